// @vitest-environment jsdom
import { testFailures, type FailureCase } from '@signpost/test-kit/failures'
import type { StorageError } from '@signpost/use-local-storage'
import { beforeEach } from 'vitest'
import { createStorageManager } from './index.ts'

beforeEach(() => localStorage.clear())

const area = { open: (): Storage => localStorage }
const handler = { call: (): void => undefined }

/** Reads, chooses dark and reads again; then the values and the reported failures. */
async function use(): Promise<unknown> {
  const codes: string[] = []
  const onError = ({ code }: StorageError): void => void codes.push(code)
  const mode = createStorageManager({ storage: () => area.open(), onError })({ key: 'failures' })
  const before = mode.get('system')
  mode.set('dark')
  const after = mode.get('system')
  await Promise.resolve()
  return { before, after, codes: [...new Set(codes)] }
}

/** The choice applies until the page is closed, and the failure is reported. */
const kept = (code: string) => ({ returns: { before: 'system', after: 'dark', codes: [code] } })
const failing = (method: string): FailureCase => ({
  owner: () => Storage.prototype,
  method,
  use,
  faults: { throws: kept('STORAGE_UNAVAILABLE'), vanishes: kept('STORAGE_UNAVAILABLE') },
})

testFailures('a storage manager', {
  'reading of the storage': failing('getItem'),
  'writing of the storage': failing('setItem'),
  'a full storage': {
    ...failing('setItem'),
    error: () => new DOMException('full', 'QuotaExceededError'),
    faults: { throws: kept('STORAGE_QUOTA') },
  },
  'a blocked storage': {
    owner: () => area,
    method: 'open',
    use,
    error: () => new DOMException('denied', 'SecurityError'),
    faults: { throws: kept('STORAGE_UNAVAILABLE'), vanishes: kept('STORAGE_UNAVAILABLE') },
  },
  'a handler that is slow': {
    owner: () => handler,
    method: 'call',
    use: async () => {
      const manager = createStorageManager()
      const seen: (string | null)[] = []
      const ends = [
        manager({ key: 'failures' }).subscribe(() => void handler.call()),
        manager({ key: 'failures' }).subscribe((text) => void seen.push(text)),
      ]
      manager({ key: 'failures' }).set('dark')
      await Promise.resolve()
      for (const end of ends) end()
      return seen
    },
    faults: { 'is slow': { returns: ['dark'] }, 'answers twice': { returns: ['dark'] } },
  },
})
