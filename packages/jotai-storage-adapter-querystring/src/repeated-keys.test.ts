import { createStore } from 'jotai/vanilla'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { atomWithQuery, codecs, HistoryMode, MemoryLocationAdapter } from './index.ts'
import { repeatedKeys } from './repeated-keys.ts'

const written = () => new Promise<void>((done) => queueMicrotask(done))

test('repeated parameters are one list, and a write keeps all of them and everything else', async () => {
  const location = new MemoryLocationAdapter('t=a&x=1&x=2&t=b%2Cc')
  const adapter = repeatedKeys(location, ['t'])
  const atom = atomWithQuery<string[]>('t', [], { codec: codecs.list(codecs.string), adapter })
  const store = createStore()
  const end = store.sub(atom, () => {})
  expect(store.get(atom)).toEqual(['a', 'b,c'])

  store.set(atom, (before) => [...before, ''])
  expect(store.get(atom)).toEqual(['a', 'b,c', ''])
  await written()
  expect(location.read().getAll('t')).toEqual(['a', 'b,c', ''])
  expect(location.read().getAll('x')).toEqual(['1', '2'])

  store.set(atom, [])
  await written()
  expect(`${location.read()}`).toBe('x=1&x=2')
  expect(store.get(atom)).toEqual([])
  end()
})

test.each([
  ['t=a&t=b', ['a', 'b']],
  ['t=a,b&x=1&t=c', ['a', 'b', 'c']],
  ['t=~&t=a~,b', ['', 'a,b']],
  ['t=&t=a', ['a']],
])('without the adapter, %s is one list too, and a write loses nothing', async (query, expected) => {
  for (const codec of [codecs.list(codecs.string), codecs.validated(codecs.list(codecs.string), z.array(z.string()))]) {
    const adapter = new MemoryLocationAdapter(query)
    const atom = atomWithQuery<string[]>('t', [], { codec, adapter })
    const store = createStore()
    const end = store.sub(atom, () => {})
    expect(store.get(atom)).toEqual(expected)

    store.set(atom, (before) => [...before, 'new'])
    await written()
    expect(store.get(atom)).toEqual([...expected, 'new'])
    expect(codec.decode(adapter.read().get('t')!)).toEqual([...expected, 'new'])
    expect(adapter.read().getAll('t').length).toBe(1)
    end()
  }
})

test('a change of the second of repeated parameters is a change', async () => {
  const adapter = new MemoryLocationAdapter('t=a&t=b')
  const atom = atomWithQuery<string[]>('t', [], { codec: codecs.list(codecs.string), adapter })
  const store = createStore()
  const end = store.sub(atom, () => {})
  store.set(atom, ['x'])
  adapter.commit(new URLSearchParams('t=a&t=c'), HistoryMode.Push)
  expect(store.get(atom)).toEqual(['a', 'c'])
  end()
})

test('a parameter of one value that is repeated is reported, once', () => {
  const adapter = new MemoryLocationAdapter('page=2&page=3')
  const errors: string[] = []
  const atom = atomWithQuery('page', 1, { adapter, getOnInit: true, onError: ({ message }) => errors.push(message) })
  const store = createStore()
  expect([store.get(atom), store.get(atom)]).toEqual([2, 2])
  expect(errors).toEqual(['Expected one parameter, not several, found "2": correct it'])
})
