import { testFailures } from '@signpost/test-kit/failures'
import { memoize, once } from './index.ts'

const source = { load: async (): Promise<number> => 1, read: (): number => 1 }

testFailures('utils-primitives', {
  // A failed result is not kept.
  'a function of memoize': {
    owner: () => source,
    method: 'load',
    use: async () => {
      const load = memoize((_key: number) => source.load())
      await load(1).catch(() => undefined)
      return load.size
    },
    error: () => new Error('broken'),
    faults: { 'is slow': { returns: 1 } },
  },
  'a function of once': {
    owner: () => source,
    method: 'read',
    use: () => {
      const read = once(() => source.read())
      const tries = [1, 2].map(() => {
        try {
          return read()
        } catch (error) {
          return (error as Error).name
        }
      })
      return tries
    },
    faults: { throws: { returns: ['Error', 'Error'] }, vanishes: { returns: ['TypeError', 'TypeError'] } },
  },
})
