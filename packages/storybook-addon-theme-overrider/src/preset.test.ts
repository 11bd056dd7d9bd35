import { join } from 'node:path'
import { expect, test } from 'vitest'
import { managerEntries, previewAnnotations } from './preset.ts'

test('the entries are beside the preset, after those of others', () => {
  const file = (name: string): string => join(import.meta.dirname, name)
  expect(managerEntries(['/other.js'])).toEqual(['/other.js', file('manager.ts')])
  expect(previewAnnotations()).toEqual([file('preview.ts')])
})
