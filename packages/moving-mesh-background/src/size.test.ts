import { join } from 'node:path'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe } from 'vitest'

const folder = join(import.meta.dirname, '..')
const react = ['react', 'react/jsx-runtime']
const siblings = ['@signpost/use-duplicate-ref', '@signpost/use-prefers-reduced-motion']

describe('minified and gzipped, without React', () => {
  testSizes(folder, { MovingMeshBackground: 3975, MeshRenderer: 2800, MeshField: 1290 }, react)
})

describe('minified and gzipped, without React and its siblings', () => {
  testSizes(folder, { MovingMeshBackground: 3200 }, [...react, ...siblings])
})
