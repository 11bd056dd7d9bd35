// @vitest-environment jsdom
import { testFailures } from '@signpost/test-kit/failures'
import { createTheme } from './index.ts'

/** Applies a theme to an element, and ends; then the error, and the attributes and styles that are left. */
function use(): unknown {
  const element = document.body.appendChild(document.createElement('p'))
  let error: string | undefined
  try {
    using applied = createTheme({ gap: '8px' }).apply(element)
    applied.setScheme('dark')
  } catch (thrown) {
    error = (thrown as Error).message
  }
  const { length } = element.attributes
  document.body.replaceChildren()
  return { error, attributes: length }
}

testFailures('a theme on an element', {
  'mounting of its styles': {
    owner: () => Element.prototype,
    method: 'append',
    use,
    faults: { throws: { returns: { error: 'broken', attributes: 0 } } },
  },
  'removal of its styles': {
    owner: () => Element.prototype,
    method: 'remove',
    use,
    after: () => document.head.replaceChildren(),
    faults: { throws: { returns: { error: 'broken', attributes: 0 } } },
  },
})
