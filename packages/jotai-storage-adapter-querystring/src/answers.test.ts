// @vitest-environment jsdom
import { answered, testAnswers } from '@signpost/test-kit/answers'
import { BrowserLocationAdapter, codecs, HistoryMode, MemoryLocationAdapter, queryStorage } from './index.ts'

/** Writes, is told of a change, ends, and writes again: the values that a listener saw, and the query. */
async function write(adapter: MemoryLocationAdapter): Promise<unknown> {
  const storage = queryStorage({ codec: codecs.number, adapter })
  const seen: number[] = []
  const end = storage.subscribe('page', (value) => seen.push(value), 1)
  storage.setItem('page', 2)
  await answered()
  storage.setItem('page', 3)
  await answered()
  end()
  adapter.commit(new URLSearchParams('page=4'), HistoryMode.Replace)
  await answered()
  return { seen, query: adapter.read().toString() }
}
const whole = { seen: [2, 3], query: 'page=4' }

let adapter = new MemoryLocationAdapter()
const promise = { then: (_: unknown, fail: (error: Error) => void) => fail(new Error('failed')) }
const schema = { '~standard': { version: 1, vendor: 'own', validate: () => promise } } as never

testAnswers('a query', {
  subscribe: {
    owner: () => (adapter = new MemoryLocationAdapter()),
    use: () => write(adapter),
    late: whole,
    twice: whole,
  },
  addEventListener: {
    owner: () => window,
    use: async () => {
      history.replaceState(null, '', '?page=1')
      const browser = new BrowserLocationAdapter()
      const storage = queryStorage({ codec: codecs.number, adapter: browser })
      const seen: number[] = []
      const end = storage.subscribe('page', (value) => seen.push(value), 1)
      history.replaceState(null, '', '?page=2')
      browser.notify()
      await answered()
      end()
      history.replaceState(null, '', '?page=3')
      browser.notify()
      await answered()
      return seen
    },
    late: [2],
    twice: [2],
  },
  setTimeout: {
    owner: () => globalThis,
    use: async () => {
      const memory = new MemoryLocationAdapter()
      const storage = queryStorage({ codec: codecs.number, adapter: memory, throttleMs: 15 })
      storage.setItem('page', 2)
      await Promise.resolve()
      storage.setItem('page', 3)
      await answered()
      await answered()
      return memory.read().toString()
    },
    late: 'page=3',
    twice: 'page=3',
  },
  queueMicrotask: { owner: () => globalThis, use: () => write(new MemoryLocationAdapter()), late: whole, twice: whole },
  then: {
    owner: () => promise,
    use: () => {
      try {
        return codecs.validated(codecs.number, schema).decode('1')
      } catch (error) {
        return (error as Error).name
      }
    },
    late: 'CodecError',
    twice: 'CodecError',
  },
})
