import { join } from 'node:path'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe } from 'vitest'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped, without React', () =>
  testSizes(
    folder,
    {
      useDuplicateRef: 600,
      mergeRefs: 450,
      assignRef: 150,
    },
    ['react'],
  ))
