import { describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../test/storages.ts'
import { createStorageStore, StorageFailure } from './index.ts'

describe('where there is no window', () => {
  test('a store can be created, and its initial value read, without touching a storage', () => {
    const onError = vi.fn()
    expect(createStorageStore('k', 'initial', { onError }).initial).toBe('initial')
    expect(onError).not.toHaveBeenCalled()
  })

  test('reading reports that there is no storage', () => {
    const reasons: StorageFailure[] = []
    const store = createStorageStore('k', 'initial', {
      storage: () => (globalThis as { window?: Window }).window!.localStorage,
      onError: ({ reason }) => reasons.push(reason),
    })
    expect([store.get(), reasons]).toEqual(['initial', [StorageFailure.Unavailable]])
  })

  test('stores of a custom storage follow each other', () => {
    const storage = memoryStorage()
    const open = () => createStorageStore('k', 0, { storage: () => storage })
    const [a, b] = [open(), open()]
    const told: number[] = []
    const end = b.subscribe(() => told.push(b.get()))
    a.set(1)
    end()
    a.set(2)
    expect([told, b.get()]).toEqual([[1], 2])
  })
})
