import { expect, test } from 'vitest'
import { outOfMemory } from './out-of-memory.ts'

test.each([
  [
    ['--max-old-space-size=4096'],
    { NODE_OPTIONS: '--max-old-space-size=100' },
    'ran out of memory (heap limit 4096 MB).',
  ],
  [
    [],
    { NODE_OPTIONS: '--enable-source-maps --max_old_space_size=100' },
    'ran out of memory (heap limit 100 MB). Set NODE_OPTIONS=--max-old-space-size=200 and try again.',
  ],
])('arguments %j and environment %j', (args, env, expected) => {
  expect(outOfMemory(args, env)).toBe(expected)
})

test('without a limit it is the one of this process', () => {
  expect(outOfMemory([], {})).toMatch(/^ran out of memory \(heap limit \d{3,} MB\)\. Set /)
})
