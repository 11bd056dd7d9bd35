import { stemsOfQuery } from '@signpost/name-search'

/** Start and end of a range in a text. */
export type Mark = readonly [start: number, end: number]

/** Maximum length of a snippet in characters. */
const longest = 160
/** Characters before the first match. */
const before = 40

const word = /[\p{L}\p{N}\p{M}]+/gu

/** Romanian endings that are written with a hyphen after foreign words: `site-ul`. */
const hyphenedEnding = /(?<=\p{L})-(?:ul|ului|uri|urile|urilor)(?![\p{L}\p{N}])/giu

/** Words of a text: letters and digits. */
export function wordsOf(text: string): string[] {
  return text.replace(hyphenedEnding, '').match(word) ?? []
}

/** Ranges of a text whose words have one of these stems. */
export function marksOf(text: string, words: readonly string[]): Mark[] {
  if (words.length === 0) return []
  const wanted = new Set(words)
  return [...text.matchAll(word)]
    .filter(([found]) => stemsOfQuery(found).some((stem) => wanted.has(stem)))
    .map(({ 0: found, index }): Mark => [index, index + found.length])
}

/** Snippet of a text around its first match, with an ellipsis where it is cut. */
export function snippetOf(text: string, words: readonly string[]): { snippet: string; snippetMarks: readonly Mark[] } {
  const first = marksOf(text, words)[0]?.[0] ?? 0
  const start = first <= before ? 0 : wordStart(text, first - before, first)
  const end = text.length <= start + longest ? text.length : wordEnd(text, start + longest, first)
  const snippet = (start > 0 ? '… ' : '') + text.slice(start, end).trim() + (end < text.length ? ' …' : '')
  return { snippet, snippetMarks: marksOf(snippet, words) }
}

function wordStart(text: string, from: number, until: number): number {
  const space = text.indexOf(' ', from)
  return space === -1 || space >= until ? from : space + 1
}

function wordEnd(text: string, until: number, from: number): number {
  const space = text.lastIndexOf(' ', until)
  return space <= from ? until : space
}
