import { testOptions, testOptionValues, testRefusals } from '@signpost/test-kit/options'
import { expect, test } from 'vitest'
import { atomWithQuery, codecs, MemoryLocationAdapter, queryStorage } from './index.ts'

const settings = {
  history: { valid: ['push', 'replace'], invalid: ['', 'psh'] },
  clearOnDefault: { valid: [true, false] },
  throttleMs: { valid: [0, 0.5, 2 ** 31 - 1], invalid: [-1, NaN, Infinity, 2 ** 31] },
  adapter: { valid: [new MemoryLocationAdapter()], invalid: [{}, { read: () => '' }] },
  onError: { valid: [() => {}] },
}
const codec = { valid: [codecs.number], invalid: [{}, { encode: String }] }

testOptions('queryStorage', (options) => queryStorage(options), { ...settings, codec: { ...codec, required: true } })
testOptions('atomWithQuery', (options) => atomWithQuery('page', 1, options), {
  ...settings,
  codec,
  getOnInit: { valid: [true, false] },
})

// Codecs of others have more members.
const method = { valid: [() => '1'] }
testOptionValues('queryStorage.codec', (given) => queryStorage({ codec: given }), {
  encode: { ...method, required: true },
  decode: { ...method, required: true },
  join: method,
})

testRefusals('a location', {
  'a key that is a number': () => atomWithQuery(1 as never, 'text'),
  'an empty key': () => atomWithQuery('', 'text'),
  'entries to go that are NaN': () => new MemoryLocationAdapter().go(NaN),
  'a mode of no known name': () => new MemoryLocationAdapter().commit(new URLSearchParams(), 'psh' as never),
})

testRefusals('codecs', {
  'a list of no codec': () => codecs.list(undefined as never),
  'a list that is a text': () => codecs.list(codecs.string).encode('ab' as never),
  'base64url of no codec': () => codecs.base64url({} as never),
  'no compression': () => codecs.compressed(codecs.string, undefined as never),
  'a compression of one direction': () =>
    codecs.compressed(codecs.string, { deflate: (data: Uint8Array) => data } as never),
  'no schema': () => codecs.validated(codecs.string, undefined as never),
  'values of one text': () => codecs.enumOf([1, '1']),
  'NaN within JSON': () => codecs.json<object>().encode({ ratio: NaN }),
  'a map as JSON': () => codecs.json<object>().encode(new Map()),
  'a separator of two characters': () => codecs.list(codecs.string, '::'),
  'a separator that is no text': () => codecs.list(codecs.string, 1 as never),
  'no value of an enumeration': () => codecs.enumOf([]),
  'values that are no list': () => codecs.enumOf('ab' as never),
  'a number that is a text': () => codecs.number.encode('1' as never),
  'a number that is not finite': () => codecs.number.encode(NaN),
  'a date that is a text': () => codecs.isoDate.encode('2024-01-01' as never),
  'a boolean that is a text': () => codecs.boolean.encode('true' as never),
  'a value of no enumeration': () => codecs.enumOf(['a']).encode('b' as never),
  'a function as JSON': () => codecs.json().encode((() => 1) as never),
  'a text that is no number': () => codecs.number.decode('one'),
  'a text that is no date': () => codecs.isoDate.decode('2024-02-30'),
  'a text that is no JSON': () => codecs.json().decode('{'),
  'an initial value without a codec': () => atomWithQuery('a', {} as never),
  'a query that is no text': () => new MemoryLocationAdapter(1 as never),
})

test('a codec that answers later is reported, and changes neither query nor value', () => {
  const adapter = new MemoryLocationAdapter('?a=1&b=1')
  const keys: string[] = []
  const onError = (_: unknown, key: string): void => void keys.push(key)
  queryStorage<string>({ codec: { encode: (async () => '2') as never, decode: String }, adapter, onError }).setItem(
    'a',
    '2',
  )
  const later = queryStorage<string>({
    codec: { encode: String, decode: (async () => '2') as never },
    adapter,
    onError,
  })
  expect([later.getItem('b', 'initial'), keys, String(adapter.read())]).toEqual(['initial', ['a', 'b'], 'a=1&b=1'])
})
