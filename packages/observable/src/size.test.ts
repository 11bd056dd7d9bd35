import { join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

describe('minified and gzipped', () => {
  testSizes(folder, {
    'Observable, Subject, ValueSubject': 3750,
    'Observable, Subject, ValueSubject, batch, computed, effect': 5450,
    'Observable, operators': 3499,
  })
})

test('unused exports are not shipped', async () => {
  expect(await bundle(folder, "export { Observable } from './src/index.ts'")).not.toContain('depends on itself')
  expect(await bundle(folder, "export { computed } from './src/index.ts'")).toContain('depends on itself')
})

describe('one operator, minified and gzipped, by its own entry point', () => {
  testSizes(folder, { map: 1970, debounceTime: 2100, share: 2210 }, [], './src/operators.ts')
})
