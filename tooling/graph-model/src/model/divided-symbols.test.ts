import { expect, test } from 'vitest'
import { dividedSymbols } from './divided-symbols.ts'
import type { IndexEntry } from './model.ts'

const entry = (id: string, kind: IndexEntry['kind'], alias: boolean): IndexEntry =>
  ({ id, kind, alias }) as Partial<IndexEntry> as IndexEntry

test('aliases are other names, except where their kind has nothing else', () => {
  const { own, others } = dividedSymbols([
    entry('declared', 'function', false),
    entry('renamed', 'function', true),
    entry('passedOn', 'variable', true),
  ])
  expect(own.map(({ id }) => id)).toEqual(['declared', 'passedOn'])
  expect(others.map(({ id }) => id)).toEqual(['renamed'])
})
