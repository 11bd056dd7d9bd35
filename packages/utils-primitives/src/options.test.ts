import { testOptions } from '@signpost/test-kit/options'
import { debounce, memoize, noop, throttle } from './index.ts'

const { signal } = new AbortController()
const times = { valid: [0, 0.5, 1000, Infinity], invalid: [-1, NaN, -Infinity] }
const calls = {
  signal: { valid: [signal], invalid: [{}, []] },
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
