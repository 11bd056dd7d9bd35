import type { ChangedLine } from '@signpost/graph-model/model'
import { expect, test } from 'vitest'
import { changedLines } from './changed-lines.ts'

const marked = ({ tokens, marks }: ChangedLine): unknown[] => marks.map((at) => tokens[at])

test('marks what the other side lacks, and keeps links and breaks', () => {
  const [before, after] = changedLines(
    ['put(', 1, ['thing', null, 'p'], ': ', ['string', null, 't'], -1, '): void'],
    ['put(', 1, ['thing', null, 'p'], ': ', ['Thing', 0, 't'], -1, '): boolean'],
  )
  expect(marked(before)).toEqual([['string', null, 't'], 'void'])
  expect(marked(after)).toEqual([['Thing', 0, 't'], 'boolean'])
  expect(after.tokens.filter((token) => typeof token === 'number')).toEqual([1, -1])
  expect(after.width).toBe('put(thing: Thing): boolean'.length)
})

test('lines that are alike have no marks', () => {
  expect(changedLines(['f(): void'], ['f(): void']).map(({ marks }) => marks)).toEqual([[], []])
})
