import shared from '@signpost/test-kit/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'

const { include: _, ...common } = shared.test

export default mergeConfig(
  { ...shared, test: common },
  defineConfig({
    test: {
      include: ['install/*.install.ts'],
      // Programs that they start take most of the time: a file on each core.
      maxWorkers: 2,
      isolate: true,
      hookTimeout: 600_000,
      testTimeout: 600_000,
      outputFile: { json: '.test/install.json' },
    },
  }),
)
