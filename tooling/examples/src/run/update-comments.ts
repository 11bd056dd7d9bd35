import type { Block } from '../block.ts'
import type { Comparison } from './compare-run.ts'

/** Replacement of a part of a line, which is replaced only where it still is. */
export interface Replacement {
  /** From 1. */
  line: number
  column: number
  before: string
  after: string
}

/** Replacements that write actual texts into the comments of a block. One of several lines has no place in a comment. */
export function replacementsFor(block: Block, comparisons: readonly Comparison[]): Replacement[] {
  return comparisons.flatMap(({ expectation: { start, text }, kind, actual }) => {
    if (kind !== 'other' || actual === undefined || actual === '' || actual.includes('\n')) return []
    // It would end the comment that the example is in.
    if (/\*\//.test(actual)) return []
    const before = block.code.slice(0, start).split('\n')
    const place = block.lines[before.length - 1]
    if (place === undefined) return []
    return [{ line: place.line, column: place.column + before.at(-1)!.length, before: text, after: actual }]
  })
}

/** Applies replacements to a text, whose line ends stay. Returns the text and how many had their place. */
export function replaceIn(text: string, replacements: readonly Replacement[]): { text: string; count: number } {
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/)
  let count = 0
  for (const { line, column, before, after } of [...replacements].sort((a, b) => b.column - a.column)) {
    const old = lines[line - 1]
    if (old?.slice(column - 1, column - 1 + before.length) !== before) continue
    lines[line - 1] = old.slice(0, column - 1) + after + old.slice(column - 1 + before.length)
    count++
  }
  return { text: lines.join(''), count }
}
