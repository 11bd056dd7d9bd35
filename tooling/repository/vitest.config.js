import shared from '@signpost/test-kit/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'

// One file after the other: the cache test deletes and restores what the other tests may read.
export default mergeConfig(
  shared,
  defineConfig({
    test: { fileParallelism: false, testTimeout: 300_000, outputFile: { json: '.test/repository.json' } },
  }),
)
