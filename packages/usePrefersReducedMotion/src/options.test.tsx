// @vitest-environment jsdom
import { testOptions, testRefusals } from '@signpost/test-kit/options'
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
testRefusals('MotionConfig', {
  'an unknown preference': () => renderToString(<MotionConfig preference={'less' as never} />),
  'a default that is a text': () => renderToString(<MotionConfig initial={'true' as never} />),
})
