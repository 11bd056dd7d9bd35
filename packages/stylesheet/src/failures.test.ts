// @vitest-environment jsdom
import { testFailures } from '@signpost/test-kit/failures'
import { createStylesheet, MountMode } from './index.ts'

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
