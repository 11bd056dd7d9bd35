import { join } from 'node:path'
import { expect, test } from 'vitest'
import { managerEntries } from './preset.ts'

test('adds the manager entry to those of other addons', () => {
  const entry = join(import.meta.dirname, 'manager.ts')
  expect(managerEntries()).toEqual([entry])
  expect(managerEntries(['/other.js'])).toEqual(['/other.js', entry])
})
