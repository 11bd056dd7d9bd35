import shared from '@signpost/test-kit/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'

/** The cache test deletes and restores what the other tests may read: it ends before they start. */
const cache = 'test/cache.test.ts'

/** Changes the folder of its process, which a thread cannot. */
const calls = 'test/hostile-calls.test.ts'

/** Tests of their own group, which runs after those with a lower number. */
const group = (name, groupOrder, files) => ({
  ...shared,
  test: {
    ...shared.test,
    // Programs that they start take most of the time: a file on each core.
    maxWorkers: 2,
    isolate: true,
    testTimeout: 300_000,
    ...files,
    name,
    sequence: { groupOrder },
  },
})

export default mergeConfig(
  shared,
  defineConfig({
    test: {
      outputFile: { json: '.test/repository.json' },
      projects: [
        group('cache', 0, { include: [cache] }),
        group('others', 1, { exclude: [cache, calls] }),
        group('calls', 1, { include: [calls], pool: 'forks' }),
      ],
    },
  }),
)
