import { join } from 'node:path'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe } from 'vitest'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped with what it imports, without React', () => {
  testSizes(
    folder,
    {
      usePrefersReducedMotion: 1260,
      useMotionPreference: 1280,
      useMotionSafe: 1300,
      getMotionPreference: 920,
      watchMotionPreference: 1420,
    },
    ['react'],
  )
})
