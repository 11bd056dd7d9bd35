import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import shared from '@signpost/test-kit/vitest'
import { defineConfig, mergeConfig } from 'vitest/config'

// The libraries' own tests, with React and what stands on it taken from here.
const require = createRequire(import.meta.url)
const names = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  '@testing-library/react',
]
const libraries = [
  'moving-mesh-background',
  'observable',
  'stylesheet',
  'useDuplicateRef',
  'useLocalStorage',
  'useMatchMedia',
  'usePrefersReducedMotion',
]
const results = fileURLToPath(new URL('.test/results.json', import.meta.url))

const config = mergeConfig(
  shared,
  defineConfig({
    root: fileURLToPath(new URL('../../packages', import.meta.url)),
    cacheDir: fileURLToPath(new URL('node_modules/.vite', import.meta.url)),
    resolve: { alias: names.map((name) => ({ find: new RegExp(`^${name}$`), replacement: require.resolve(name) })) },
    test: { env: { REACT: '19' }, outputFile: { json: results } },
  }),
)

// Merging would add to the list of the shared configuration. A README is found from the folder of its own library only.
config.test.include = libraries.map((name) => `${name}/src/**/!(examples-readme).test.tsx`)

export default config
