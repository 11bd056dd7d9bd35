// @vitest-environment jsdom
import { testOptions, testOptionValues, testRefusals } from '@signpost/test-kit/options'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MotionConfig, useMotionPreference, usePrefersReducedMotion, watchMotionPreference } from './index.ts'

const window = { valid: [{}] }
const boolean = { valid: [true, false] }

/** Uses a hook in a component on a server. */
const inComponent = (useHook: (options: never) => unknown) => (options: never) => {
  function Component(): null {
    useHook(options)
    return null
  }
  renderToString(<Component />)
}

testOptions(
  'usePrefersReducedMotion',
  inComponent((options) => usePrefersReducedMotion(options)),
  {
    defaultValue: boolean,
    initial: boolean,
    window,
  },
)
testOptions(
  'useMotionPreference',
  inComponent((options) => useMotionPreference(options)),
  {
    defaultValue: boolean,
    initial: boolean,
    window,
  },
)
testOptions('watchMotionPreference', (options) => watchMotionPreference(() => {}, options)(), {
  signal: { valid: [new AbortController().signal], invalid: [{}] },
  window,
})

testRefusals('watchMotionPreference', {
  'a listener that is no function': () => watchMotionPreference(1 as never),
  'options in the place of a listener': () => watchMotionPreference({} as never),
})
// A component has no props that are no object.
testOptionValues('MotionConfig', (props) => renderToString(createElement(MotionConfig, props)), {
  preference: { valid: ['reduce', 'no-preference'], invalid: ['', 'less'] },
  initial: boolean,
  defaultValue: boolean,
  window,
})
testRefusals('MotionConfig', {
  'a misspelt preference': () => renderToString(createElement(MotionConfig, { prefernce: 'reduce' } as object)),
  'a misspelt initial value': () => renderToString(createElement(MotionConfig, { intial: true } as object)),
})
