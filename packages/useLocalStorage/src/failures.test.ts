// @vitest-environment jsdom
import { testFailures } from '@signpost/test-kit/failures'
import { createStorageStore, type StorageError } from './index.ts'

/** Codes of the failures that a use reports. */
function reported(use: (onError: (error: StorageError) => void) => unknown): () => unknown {
  return () => {
    const codes: string[] = []
    const value = use(({ code }) => codes.push(code))
    return { value, codes }
  }
}

const area = (): object => Storage.prototype
const unavailable = { returns: { value: 'light', codes: ['STORAGE_UNAVAILABLE'] } }

testFailures('a store', {
  'reading of the storage': {
    owner: area,
    method: 'getItem',
    use: reported((onError) => createStorageStore('read', 'light', { onError }).get()),
    faults: { throws: unavailable, vanishes: unavailable },
  },
  'writing of the storage': {
    owner: area,
    method: 'setItem',
    // The value is kept in memory.
    use: reported((onError) => {
      const store = createStorageStore('write', 'light', { onError })
      store.set('dark')
      return store.get()
    }),
    error: () => new DOMException('full', 'QuotaExceededError'),
    faults: {
      throws: { returns: { value: 'dark', codes: ['STORAGE_QUOTA'] } },
      vanishes: { returns: { value: 'dark', codes: ['STORAGE_UNAVAILABLE'] } },
    },
  },
  'removal from the storage': {
    owner: area,
    method: 'removeItem',
    use: reported((onError) => {
      const store = createStorageStore('removal', 'light', { onError })
      store.remove()
      return store.get()
    }),
    faults: { throws: unavailable, vanishes: unavailable },
  },
})
