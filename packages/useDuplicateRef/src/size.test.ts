import { join } from 'node:path'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe } from 'vitest'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped, without React', () =>
  testSizes(
    folder,
    {
      useDuplicateRef: 700,
      mergeRefs: 560,
      assignRef: 150,
    },
    ['react'],
  ))
