import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import shared from '@signpost/test-kit/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'
import { alone } from './alone.js'

const { include: _, ...common } = shared.test
const root = fileURLToPath(new URL('../../packages', import.meta.url))
const cacheDir = fileURLToPath(new URL('node_modules/.vite', import.meta.url))

/** Libraries for React: their tests use React 18, and here React 19 too. */
const forReact = [
  'moving-mesh-background',
  'observable',
  'stylesheet',
  'useDuplicateRef',
  'useLocalStorage',
  'useMatchMedia',
  'usePrefersReducedMotion',
]

// React 19 and what stands on it, taken from here.
const require = createRequire(import.meta.url)
const alias = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  '@testing-library/react',
].map((name) => ({ find: new RegExp(`^${name}$`), replacement: require.resolve(name) }))

const project = (name, test, resolve = {}) => ({
  ...shared,
  resolve: { ...shared.resolve, ...resolve },
  root,
  cacheDir,
  test: { ...common, ...test, name },
})

/**
 * The tests of most libraries share a thread: starting a process for each, and loading TypeScript and jsdom in it, takes longer
 * than their tests. The `test` script of a library runs its tests alone, as those in `alone.js` always do.
 */
export default mergeConfig(
  shared,
  defineConfig({
    root,
    cacheDir,
    test: {
      outputFile: { json: fileURLToPath(new URL('.test/results.json', import.meta.url)) },
      projects: [
        project('libraries', {
          include: ['*/{src,test}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...alone.map((folder) => `${folder}/**`)],
        }),
        project(
          'react-19',
          { include: forReact.map((folder) => `${folder}/src/**/!(examples-readme).test.tsx`), env: { REACT: '19' } },
          { alias },
        ),
      ],
    },
  }),
)
