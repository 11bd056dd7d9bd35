// @vitest-environment jsdom
import { type FailureCase, testFailures, uncaughtOf } from '@signpost/test-kit/failures'
import { expect } from 'vitest'
import {
  BrowserLocationAdapter,
  CodecError,
  codecs,
  type LocationAdapter,
  MemoryLocationAdapter,
  queryStorage,
} from './index.ts'

/** A storage with an adapter, and the codes that it reports. */
function open(adapter: LocationAdapter = new MemoryLocationAdapter()): {
  adapter: LocationAdapter
  write: () => Promise<unknown>
} {
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
const memory = open()
let page: BrowserLocationAdapter | undefined
const user = {
  listen: (): void => undefined,
  fail: (_name: string): void => undefined,
  encode: (value: number): string => String(value),
}

/** Runs a function; then its result with the messages of errors that the host would report as uncaught. */
async function reported(run: () => Promise<object>): Promise<object> {
  let result: object = {}
  const errors = await uncaughtOf(async () => {
    result = await run()
  })
  return { errors: errors.map((error) => (error as Error).message), ...result }
}

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
  // As Safari, which refuses more than 100 calls in 30 seconds.
  'the history of the page': {
    owner: () => window.history,
    method: 'replaceState',
    use: () => open((page = new BrowserLocationAdapter())).write(),
    error: () => new DOMException('too many calls', 'SecurityError'),
    faults: {
      throws: { returns: { codes: ['INVALID_PARAMETER'], value: 2 } },
      vanishes: { returns: { codes: ['INVALID_PARAMETER'], value: 2 } },
    },
    // A change by other code makes the pending write outdated.
    after: () => {
      history.replaceState(null, '', '/?page=9')
      page?.notify()
      history.replaceState(null, '', '/')
    },
  },
  // The other listener is called, the parameter is written, and the runtime reports the error.
  'a listener beside another': {
    owner: () => user,
    method: 'listen',
    use: () =>
      reported(async () => {
        const adapter = new MemoryLocationAdapter()
        const storage = queryStorage({ codec: codecs.number, adapter })
        let calls = 0
        storage.subscribe('page', () => user.listen(), 1)
        storage.subscribe('page', () => calls++, 1)
        storage.setItem('page', 2)
        await new Promise((resolve) => setTimeout(resolve))
        return { calls: calls > 0, query: adapter.read().toString() }
      }),
    faults: {
      throws: { returns: { errors: ['broken'], calls: true, query: 'page=2' } },
      vanishes: { returns: { errors: [expect.stringContaining('not a function')], calls: true, query: 'page=2' } },
      'is slow': { returns: { errors: [], calls: true, query: 'page=2' } },
    },
  },
  'a handler of errors': {
    owner: () => user,
    method: 'fail',
    use: () =>
      reported(async () => {
        const adapter = new MemoryLocationAdapter()
        adapter.commit = () => {
          throw new Error('refused')
        }
        for (const name of ['page', 'size'])
          queryStorage({ codec: codecs.number, adapter, onError: () => user.fail(name) }).setItem(name, 2)
        await new Promise((resolve) => setTimeout(resolve))
        return {}
      }),
    faults: { throws: { returns: { errors: ['broken', 'broken'] } }, 'is slow': { returns: { errors: [] } } },
  },
  'the text of a value': {
    owner: () => user,
    method: 'encode',
    use: () => {
      const adapter = new MemoryLocationAdapter()
      const codec = { encode: (value: number) => user.encode(value), decode: Number }
      const codes: unknown[] = []
      const storage = queryStorage({ codec, adapter, onError: ({ code }) => codes.push(code) })
      try {
        storage.setItem('page', 2)
      } catch (error) {
        codes.push((error as Error).name)
      }
      return { codes, query: adapter.read().toString() }
    },
    faults: { throws: { returns: { query: '' } } },
  },
  'a slow adapter': {
    owner: () => memory.adapter,
    method: 'commit',
    use: memory.write,
    faults: { 'is slow': { returns: { codes: [], value: 2 } } },
  },
  ...Object.fromEntries(
    (['read', 'path', 'subscribe'] as const).map((method) => {
      const adapter = new MemoryLocationAdapter()
      const codes: unknown[] = []
      const onError = ({ code }: CodecError): void => void codes.push(code)
      let storage: ReturnType<typeof queryStorage<number>> | undefined
      const one: FailureCase = {
        owner: () => adapter,
        method,
        use: async () => {
          storage = queryStorage({ codec: codecs.number, adapter, onError })
          const end = storage.subscribe?.('page', () => {}, 1)
          storage.setItem('page', 2)
          await new Promise((resolve) => setTimeout(resolve))
          end?.()
          return { value: storage.getItem('page', 1), isReported: codes.includes('INVALID_PARAMETER') }
        },
        faults: {
          // A subscription can fail while values are read and written.
          throws: { returns: { value: method === 'subscribe' ? 2 : 1, isReported: true } },
          vanishes: method === 'path' ? { returns: { value: 1, isReported: true } } : { code: 'INVALID_OPTION' },
        },
        after: () => {
          storage?.setItem('page', 3)
          expect(storage?.getItem('page', 1)).toBe(3)
        },
      }
      return [`the ${method} of an adapter`, one]
    }),
  ),
})
