import { setFlagsFromString } from 'node:v8'
import { defineConfig } from 'vitest/config'

// A function is optimised after four times the usual work: most run for less, and tests take a tenth less processor time.
setFlagsFromString('--interrupt-budget=270000')

/**
 * Settings of Vitest for every workspace, as they are or merged with its own `vitest.config.js`.
 *
 * Workspace packages are resolved to their sources (`@signpost/source`), so that a test never reads a stale build.
 * Results are written to `.test/results.json`, where `npm test` counts them, on a cache hit too.
 *
 * The files of a package share one thread and its modules: a process with fresh modules for each of them takes as much time
 * as the tests. A package whose tests leave something behind (a replaced module, a full history) uses `--isolate`.
 */
export default defineConfig({
  plugins: [
    {
      name: 'sources-as-written',
      enforce: 'post',
      // Vitest replaces it by itself, and Vite 8 then reads `process.env?.NODE_ENV` without its `?`.
      config: ({ define }) => void delete define?.['process.env.NODE_ENV'],
    },
  ],
  resolve: { conditions: ['@signpost/source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@signpost/source', 'node', 'module', 'import', 'default'] } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    reporters: ['dot', 'json'],
    outputFile: { json: '.test/results.json' },
    passWithNoTests: false,
    pool: 'threads',
    isolate: false,
    // Turborepo runs as many packages as there are cores; each gets its share of them. Nothing here is a test of speed.
    maxWorkers: '50%',
    // The builds of tests are small: a second worker would take longer to load than it works.
    env: { SIGNPOST_WORKERS: '1' },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Waits for what comes at its own time: the cores may have ten other things to do.
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    // Messages show what differs: they are all that a run of CI leaves.
    chaiConfig: { truncateThreshold: 1000 },
  },
})
