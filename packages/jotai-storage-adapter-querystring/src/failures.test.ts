// @vitest-environment jsdom
import { testFailures } from '@signpost/test-kit/failures'
import { CodecError, codecs, MemoryLocationAdapter, queryStorage } from './index.ts'

/** A storage with an adapter, and the codes that it reports. */
function open(): { adapter: MemoryLocationAdapter; write: () => Promise<unknown> } {
  const adapter = new MemoryLocationAdapter()
  return {
    adapter,
    write: async () => {
      const codes: unknown[] = []
      const onError = (error: unknown): void => void codes.push(error instanceof CodecError && error.code)
      const storage = queryStorage({ codec: codecs.number, adapter, onError })
      storage.setItem('page', 2)
      await new Promise((resolve) => setTimeout(resolve))
      return { codes, value: storage.getItem('page', 1) }
    },
  }
}

const refused = open()
const history = open()

testFailures('a storage', {
  'the commit of an adapter': {
    owner: () => refused.adapter,
    method: 'commit',
    use: refused.write,
    // The value stays and is written by a later try.
    faults: {
      throws: { returns: { codes: ['INVALID_PARAMETER'], value: 2 } },
      vanishes: { code: 'INVALID_OPTION' },
    },
  },
  'a slow adapter': {
    owner: () => history.adapter,
    method: 'commit',
    use: history.write,
    faults: { 'is slow': { returns: { codes: [], value: 2 } } },
  },
})
