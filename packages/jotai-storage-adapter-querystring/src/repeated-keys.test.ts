import { createStore } from 'jotai/vanilla'
import { expect, test } from 'vitest'
import { atomWithQuery, codecs, MemoryLocationAdapter } from './index.ts'
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
