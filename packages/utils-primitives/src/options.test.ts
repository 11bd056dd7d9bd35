import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { debounce, deepMerge, deepMergeWith, fromBase64Url, memoize, noop, once, throttle, truncate } from './index.ts'

const { signal } = new AbortController()
const times = { valid: [0, 0.5, 1000, Infinity], invalid: [-1, NaN, -Infinity] }
const calls = {
  signal: { valid: [signal], invalid: [{}] },
  leading: { valid: [true, false] },
  trailing: { valid: [true, false] },
}

testOptions('debounce', (options) => debounce(noop, 10, options), { ...calls, maxWait: times })
testOptions('throttle', (options) => throttle(noop, 10, options), calls)
testOptions('memoize', (options) => memoize(noop, options), {
  key: { valid: [() => 1] },
  max: { valid: [1, 2 ** 40, Infinity], invalid: [0, -1, 1.5, NaN, -Infinity] },
  ttl: { valid: [Number.MIN_VALUE, 1, Infinity], invalid: [0, -1, NaN] },
})
testOptions('deepMergeWith', (options) => deepMergeWith(options, {}, {}), {
  arrays: { valid: ['concat', 'replace'], invalid: ['', 'concatenate'], required: true },
})

testRefusals('arguments', {
  'no function for debounce': () => debounce('f' as never, 10),
  'no function for throttle': () => throttle(undefined as never, 10),
  'no function for memoize': () => memoize({} as never),
  'no function for once': () => once(null as never),
  'a time as text': () => debounce(noop, '10' as never),
  'a time that timers cannot hold': () => throttle(noop, 2 ** 31),
  'a length below 0': () => truncate('text', -1),
  'a length as text': () => truncate('text', '3' as never),
  'a list to merge': () => deepMerge({}, [] as never),
  'text that is no base64url': () => fromBase64Url('a b'),
  'base64url that is cut': () => fromBase64Url('a'),
})
