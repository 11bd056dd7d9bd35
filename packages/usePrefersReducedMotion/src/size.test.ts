import { join } from 'node:path'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe } from 'vitest'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped with what it imports, without React', () => {
  testSizes(
    folder,
    {
      usePrefersReducedMotion: 700,
      useMotionPreference: 700,
      useMotionSafe: 700,
      getMotionPreference: 700,
      watchMotionPreference: 900,
    },
    ['react'],
  )
})
