import { contentOf } from '../docs/comment-content.ts'
import { firstSentence } from '../docs/first-sentence.ts'
import { plainText } from '../reader/plain-text.ts'
import { type CompactEntry, kindOrder } from '../reader/format.ts'
import type { GraphIndex, IndexedSymbol } from './graph-index.ts'
import { isDeprecated, pageName } from './refs.ts'
import { releaseOf } from './releases.ts'

/** The row of a symbol in lists. A symbol whose comment only says why it is deprecated is summed up by that. */
export function entryOf(symbol: IndexedSymbol, index: GraphIndex): CompactEntry {
  const { draft, page } = symbol
  const comments = draft.facets.map(({ signatures }) => signatures[0]!.comment)
  const described = comments.find(({ summaryText }) => summaryText !== '')
  const deprecated = comments.find(({ isDeprecated }) => isDeprecated)
  const summary =
    described?.summaryText ?? (deprecated === undefined ? '' : plainText(contentOf(deprecated).docs.deprecated ?? []))
  const callable = draft.facets.find(({ kind }) => kind === 'function')
  const overloads = callable?.signatures.length ?? 1
  const flags = (isDeprecated(symbol) ? 1 : 0) + (draft.aliasOf === undefined ? 0 : 2)
  const release = releaseOf(symbol, index)
  const entry = [
    draft.id,
    pageName(draft.id, page),
    draft.facets.map(({ kind }) => kindOrder.indexOf(kind)),
    firstSentence(summary),
    flags,
    overloads,
    release,
  ] as const
  let end: number = entry.length
  const defaults = [undefined, undefined, undefined, '', 0, 1, 'public']
  while (end > 3 && entry[end - 1] === defaults[end - 1]) end -= 1
  return entry.slice(0, end) as unknown as CompactEntry
}
