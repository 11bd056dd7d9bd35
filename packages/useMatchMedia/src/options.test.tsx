// @vitest-environment jsdom
import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { renderToString } from 'react-dom/server'
import {
  buildMediaQuery,
  media,
  readMedia,
  subscribeMedia,
  useMatchMedia,
  useMediaQuery,
  usePrefersColorScheme,
} from './index.ts'

const window = { valid: [{}, { matchMedia: undefined }] }
const boolean = { valid: [true, false] }
const print = media.all('print')

/** Uses a hook in a component on a server. */
const inComponent = (useHook: (options: never) => unknown) => (options: never) => {
  function Component(): null {
    useHook(options)
    return null
  }
  renderToString(<Component />)
}

testOptions(
  'useMatchMedia',
  inComponent((options) => useMatchMedia('print', options)),
  {
    defaultValue: { valid: [true, false, { print: true }] },
    initial: { valid: [true, false, { print: true }] },
    window,
  },
)
testOptions(
  'useMediaQuery',
  inComponent((options) => useMediaQuery(print, options)),
  { defaultValue: boolean, initial: boolean, window },
)
testOptions(
  'usePrefersColorScheme',
  inComponent((options) => usePrefersColorScheme(options)),
  {
    defaultValue: { valid: ['light', 'dark'], invalid: ['', 'drk'] },
    initial: { valid: ['light', 'dark'], invalid: ['', 'drk'] },
    window,
  },
)
testOptions('readMedia', (options) => readMedia(print, options), { defaultValue: boolean, initial: boolean, window })

testRefusals('media', {
  'a query that is a number': () => buildMediaQuery(1 as never),
  'no query': () => subscribeMedia(undefined as never, () => {}),
  'no listener': () => subscribeMedia('print', undefined as never),
  'a width below 0': () => media.minWidth(-1),
  'a width that is not finite': () => media.maxWidth(NaN),
  'a width without a unit': () => media.maxWidth('600'),
  'widths in the wrong order': () => media.between(900, 600),
  'an unknown orientation': () => media.orientation('upright' as never),
  'an unknown preference': () => media.prefers('color' as never, 'dark' as never),
  'an unknown value of a preference': () => media.prefers('color-scheme', 'drk' as never),
  'a feature that is not finite': () => buildMediaQuery(['width', Infinity]),
})
