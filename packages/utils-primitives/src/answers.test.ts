import { answered, testAnswers } from '@signpost/test-kit/answers'
import { debounce, Deferred, memoize } from './index.ts'

let end = new AbortController()
const promise = { then: (_done: unknown, fail?: (error: Error) => void) => void fail?.(new Error('failed')) }

testAnswers('utils-primitives', {
  setTimeout: {
    owner: () => globalThis,
    use: async () => {
      const calls: number[] = []
      const slow = debounce((value: number) => calls.push(value), 1)
      slow(1)
      slow(2)
      await answered()
      slow(3)
      slow.cancel()
      await answered()
      return calls
    },
    late: [2],
    twice: [2],
  },
  addEventListener: {
    owner: () => (end = new AbortController()).signal,
    use: async () => {
      const calls: number[] = []
      const slow = debounce((value: number) => calls.push(value), 15, { signal: end.signal })
      slow(1)
      end.abort()
      slow(2)
      await answered()
      return { calls, pending: slow.pending }
    },
    late: { calls: [], pending: false },
    twice: { calls: [], pending: false },
  },
  // A failed result is not kept, and a newer one is.
  then: {
    owner: () => promise,
    use: async () => {
      const load = memoize((_key: number) => promise as unknown as Promise<number>)
      void load(1)
      const deferred = new Deferred<number>()
      deferred.promise.catch(() => undefined)
      deferred.resolve(promise as never)
      await answered()
      return { kept: load.size, settled: deferred.settled }
    },
    late: { kept: 0, settled: true },
    twice: { kept: 0, settled: true },
  },
})
