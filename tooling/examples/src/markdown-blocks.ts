import type { FoundBlocks } from './block.ts'
import { findFences } from './fences.ts'

/** Finds the blocks of a Markdown file. All of them are one group: a page is read from its top. */
export function markdownBlocks(file: string, text: string): FoundBlocks {
  const lines = text.split(/\r\n|\r|\n/).map((line, index) => ({ text: line, place: { line: index + 1, column: 1 } }))
  return findFences(lines, { file, group: file, outer: [] })
}
