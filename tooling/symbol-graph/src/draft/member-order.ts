import type { ModelItem } from '../read/model-item.ts'
import { indexOutsideBrackets, splitOutsideBrackets } from './split-outside-brackets.ts'

/**
 * Restores the source order of members. A doc model sorts them by name; the declaration's text has them as written.
 *
 * @param texts - The declarations, without comments, in source order.
 * @returns Members in source order. Those that no text has come last, in the doc model's order.
 */
export function inSourceOrder(members: readonly ModelItem[], texts: readonly string[]): ModelItem[] {
  const positions = new Map<string, number>()
  for (const text of texts) {
    for (const part of bodyParts(text)) if (!positions.has(part)) positions.set(part, positions.size)
  }
  const position = (item: ModelItem): number => {
    const text = item.excerpt.map((piece) => piece.text).join('')
    const whole = positions.get(essence(text))
    if (whole !== undefined) return whole
    // A getter and its setter are two parts of the declaration and one item.
    const [first = ''] = partsOf(text).map(essence)
    return positions.get(first) ?? Number.MAX_SAFE_INTEGER
  }
  return members
    .map((item, index) => ({ item, index, at: position(item) }))
    .sort((a, b) => a.at - b.at || a.index - b.index)
    .map(({ item }) => item)
}

function bodyParts(text: string): string[] {
  const open = indexOutsideBrackets(text, '{')
  return open === -1 ? [] : partsOf(text.slice(open + 1, text.lastIndexOf('}'))).map(essence)
}

function partsOf(body: string): string[] {
  return splitOutsideBrackets(body, ';,\n')
}

function essence(text: string): string {
  return withoutComments(text)
    .replace(/\s+/gu, '')
    .replace(/(?<![;,])[;,]+$/u, '')
}

/** Looks for each end once: a `/*` in a literal may have none. */
function withoutComments(text: string): string {
  const kept: string[] = []
  let at = 0
  for (let start = text.indexOf('/*'); start !== -1; start = text.indexOf('/*', at)) {
    const end = text.indexOf('*/', start + 2)
    if (end === -1) break
    kept.push(text.slice(at, start))
    at = end + 2
  }
  return [...kept, text.slice(at)].join('')
}
