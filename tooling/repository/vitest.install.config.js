import { defineConfig } from 'vitest/config'
import repository from './vitest.config.js'

// Not merged, because that would add to the files of the other configuration.
export default defineConfig({
  ...repository,
  test: {
    ...repository.test,
    include: ['install/*.install.ts'],
    hookTimeout: 600_000,
    testTimeout: 600_000,
    outputFile: { json: '.test/install.json' },
  },
})
