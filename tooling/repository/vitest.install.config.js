import { defineConfig, mergeConfig } from 'vitest/config'
import repository from './vitest.config.js'

export default mergeConfig(
  repository,
  defineConfig({
    test: {
      include: ['install/*.install.ts'],
      hookTimeout: 600_000,
      testTimeout: 600_000,
      outputFile: { json: '.test/install.json' },
    },
  }),
)
