// @vitest-environment jsdom
import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import {
  createStorageStore,
  type StorageError,
  type StorageOptions,
  StorageStore,
  textCodec,
  useLocalStorage,
  useSessionStorage,
} from './index.ts'

const options = {
  codec: { valid: [textCodec], invalid: [{}, { encode: String }] },
  validate: { valid: [() => true] },
  onError: { valid: [() => {}] },
  storage: { valid: [() => localStorage] },
  sync: { valid: [true, false] },
}

/** Renders a component on a server. */
function render(Component: () => null): void {
  renderToString(<Component />)
}

testOptions('StorageStore', (given) => new StorageStore('key', 'light', given), options)
testOptions('createStorageStore', (given) => createStorageStore('key', 'light', given), options)
testOptions(
  'useLocalStorage',
  (given) =>
    render(() => {
      useLocalStorage('key', 'light', given)
      return null
    }),
  options,
)
testOptions(
  'useSessionStorage',
  (given) =>
    render(() => {
      useSessionStorage('key', 'light', given)
      return null
    }),
  options,
)

testRefusals('a store', {
  'a key that is a number': () => new StorageStore(1 as never, 'light'),
  'no key': () => createStorageStore(undefined as never, 'light'),
  'a listener that is no function': () => createStorageStore('key', 'light').subscribe(1 as never),
})

test.each<[string, unknown]>([
  ['NaN', { ratio: NaN }],
  ['a map', new Map([[1, 2]])],
  ['undefined in a list', [undefined]],
  ['a symbol', Symbol('a')],
  ['a function within', { f: () => 1 }],
  ['an invalid date', new Date(NaN)],
])('%s is not stored as something else', (_, value) => {
  const codes: string[] = []
  const store = createStorageStore<unknown>('lossless', 1, { onError: ({ code }) => codes.push(code) })
  store.set(value)
  expect({ codes, text: localStorage.getItem('lossless'), value: store.get() }).toEqual({
    codes: ['STORAGE_INVALID'],
    text: null,
    value,
  })
})

test('a text codec stores no other value as a text', () => {
  const codes: string[] = []
  const store = createStorageStore('text', '', { codec: textCodec, onError: ({ code }) => codes.push(code) })
  for (const value of [null, 5]) store.set(value as never)
  expect({ codes, text: localStorage.getItem('text') }).toEqual({
    codes: ['STORAGE_INVALID', 'STORAGE_INVALID'],
    text: null,
  })
})

test.each<[string, StorageOptions<string>, string]>([
  ['validate', { validate: (async () => false) as never }, 'STORAGE_INVALID'],
  ['the text of a codec', { codec: { encode: (async () => '"b"') as never, decode: String } }, 'STORAGE_INVALID'],
  ['the value of a codec', { codec: { encode: String, decode: (async () => 'b') as never } }, 'STORAGE_PARSE'],
])('%s that comes later is reported, and neither stored nor used', (_, given, code) => {
  localStorage.setItem('later', '"a"')
  const codes: string[] = []
  const onError = (error: StorageError): void => void codes.push(error.code)
  const store = createStorageStore('later', 'initial', { ...given, onError })
  const value = store.get()
  if (code === 'STORAGE_INVALID') store.set('b')
  expect({ value: typeof value, reports: codes.includes(code), text: localStorage.getItem('later') }).toEqual({
    value: 'string',
    reports: true,
    text: '"a"',
  })
})
