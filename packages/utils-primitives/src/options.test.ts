import { testOptions, testRefusals } from '@signpost/test-kit/options'
import {
  assertNever,
  camelCase,
  checkOptions,
  debounce,
  deepMerge,
  deepMergeWith,
  escapeHtml,
  fromBase64Url,
  invariant,
  kebabCase,
  mapValues,
  memoize,
  noop,
  omit,
  once,
  parseBoolean,
  pick,
  throttle,
  toBase64Url,
  truncate,
} from './index.ts'
import { expect, test } from 'vitest'

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
  'a time that is a symbol': () => debounce(noop, Symbol('ms') as never),
  'a length without a prototype': () => truncate('text', Object.create(null) as never),
  'a number as the text of a boolean': () => parseBoolean(1 as never),
  'no text to escape': () => escapeHtml(5 as never),
  'no text to write in kebab-case': () => kebabCase(null as never),
  'a number to write in camelCase': () => camelCase(5 as never),
  'no object to map': () => mapValues(null as never, noop),
  'no function to map with': () => mapValues({ a: 1 }, 5 as never),
  'a list to merge': () => deepMerge({}, [] as never),
  'text that is no base64url': () => fromBase64Url('a b'),
  'base64url that is cut': () => fromBase64Url('a'),
  'base64url that is no text': () => fromBase64Url(null as never),
  'data that is a number': () => toBase64Url(5 as never),
  'a number to truncate': () => truncate(12_345 as never, 2),
  'an ellipsis that is a number': () => truncate('text', 2, 5 as never),
  'no object to pick from': () => pick(null as never, []),
  'a text of keys to pick': () => pick({ a: 1 }, 'a' as never),
  'a text of keys to omit': () => omit({ a: 1, ab: 2 }, 'ab' as never),
  'a value of no case': () => assertNever(Symbol('x') as never),
  'a map of options': () => throttle(noop, 1, new Map() as never),
  'a promise of options': () => throttle(noop, 1, Promise.resolve({}) as never),
  'inherited options of another type': () => throttle(noop, 1, Object.create({ leading: 1 }) as never),
  'an option where there are none': () => checkOptions('f', { a: 1 }, {}),
})

test('an invariant has a code', () => {
  expect(() => invariant(false, 'Expected a port')).toThrow(
    expect.objectContaining({ code: 'INVARIANT', message: 'Expected a port' }),
  )
})

test.each([Symbol('message'), 5, Object.create(null), () => Symbol('made'), [Symbol('in a list')]])(
  'a failed check says so without a message: %#',
  (message) => {
    const error = expect.objectContaining({ message: expect.stringMatching(/^Expected .+, found .+: /) })
    expect(() => invariant(false, message as never)).toThrow(error)
    if (typeof message !== 'function') expect(() => assertNever(1 as never, message as never)).toThrow(error)
  },
)

test('options are of any object with properties', () => {
  class Options {
    leading = true
  }
  for (const options of [new Options(), Object.create(null), Object.create({ leading: true }), new Proxy({}, {})])
    checkOptions('f', options as object, { leading: 'boolean' })
})
