import type { FoundBlocks } from './block.ts'
import { findFences } from './fences.ts'

/** Finds the blocks of a Markdown file. All of them are one group: a page is read from its top. */
export function markdownBlocks(file: string, text: string): FoundBlocks {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const start = linesOfFrontMatter(lines)
  const shown = lines.slice(start).map((line, index) => ({ text: line, place: { line: start + index + 1, column: 1 } }))
  return findFences(shown, { file, group: file, outer: [] }, file.endsWith('.mdx') ? 'mdx' : 'markdown')
}

/** Number of lines of the YAML or TOML before the text. */
function linesOfFrontMatter([first, ...others]: readonly string[]): number {
  const fence = first?.trimEnd()
  if (fence !== '---' && fence !== '+++') return 0
  const end = others.findIndex((line) => line.trimEnd() === fence)
  return end < 0 ? 0 : end + 2
}
