// @vitest-environment jsdom
import { testFailures } from '@signpost/test-kit/failures'
import { createStylesheet, MountMode } from './index.ts'

class Adopted {
  replaceSync(): void {}
}
const listener = { call: (): void => undefined }

testFailures('a stylesheet', {
  'a head that was emptied': {
    owner: () => document.head,
    method: 'remove',
    use: () => {
      const sheet = createStylesheet({ a: { color: 'red' } }, { mode: MountMode.Element })
      using _mount = sheet.mount()
      document.head.replaceChildren()
      sheet.set('a', { color: 'blue' })
      return document.head.querySelectorAll('style').length
    },
    faults: { vanishes: { returns: 1 } },
  },
  'adding of an element': {
    owner: () => Element.prototype,
    method: 'append',
    use: () => {
      const sheet = createStylesheet({ a: { color: 'red' } }, { mode: MountMode.Element })
      let error = ''
      try {
        sheet.mount()
      } catch (thrown) {
        error = (thrown as Error).message
      }
      return { error, styles: document.querySelectorAll('style').length }
    },
    faults: { throws: { returns: { error: 'broken', styles: 0 } } },
  },
  'text of an adopted stylesheet': {
    owner: () => Adopted.prototype,
    method: 'replaceSync',
    use: () => {
      const before = Reflect.get(window, 'CSSStyleSheet') as unknown
      Object.assign(window, { CSSStyleSheet: Adopted })
      Object.assign(document, { adoptedStyleSheets: [] })
      let error = ''
      try {
        createStylesheet({ a: { color: 'red' } }).mount()
      } catch (thrown) {
        error = (thrown as Error).message
      }
      const { length } = document.adoptedStyleSheets
      Object.assign(window, { CSSStyleSheet: before })
      Reflect.deleteProperty(document, 'adoptedStyleSheets')
      return { error, length }
    },
    faults: { throws: { returns: { error: 'broken', length: 0 } } },
  },
  'a listener that is slow': {
    owner: () => listener,
    method: 'call',
    use: () => {
      const sheet = createStylesheet()
      const seen: string[] = []
      sheet.subscribe(() => void listener.call())
      sheet.subscribe(() => seen.push(sheet.toString()))
      sheet.set('a', { color: 'red' })
      return seen
    },
    faults: { 'is slow': { returns: ['a{color:red;}'] } },
  },
})
