import { type Docs, type Facet, type HastNode, leadOf } from '@signpost/graph-model'
import { hastText } from '#app/prose/index.server.ts'

/** Docs of the signature whose summary the head of a page shows; undefined for a facet without signatures. */
export function leadDocs(facet: Facet): Docs | undefined {
  return facet.signatures[leadOf(facet)]?.docs
}

/** Most characters and blocks of a summary that come before the signature. */
const [longestLead, mostBlocks] = [600, 4]

/** Whether a summary leaves the signature on the first screen of a phone: a few paragraphs or lists. */
export function isLead({ summary, summaryText }: Docs): boolean {
  return (
    summary.length <= mostBlocks &&
    summaryText.length <= longestLead &&
    summary.every((node) => leadTags.has(node[0] ?? ''))
  )
}

const leadTags: ReadonlySet<string> = new Set(['p', 'ul', 'ol'])

/**
 * Facet with a summary that comes before the signature. Of a long one these are its first paragraphs, where they end as a thought
 * does; the rest begins the remarks. A summary whose first paragraph is long, or announces a list or an example, stays whole.
 */
export function withShortLead(facet: Facet): Facet {
  const docs = leadDocs(facet)
  if (!docs || isLead(docs)) return facet
  const { summary } = docs
  const lengths = Array.from({ length: mostBlocks }, (_, at) => mostBlocks - at)
  const length = lengths.find((one) => isEnd(summary, one) && isLead(shortened(docs, one)))
  if (length === undefined) return facet
  const whole = JSON.stringify(summary)
  return {
    ...facet,
    signatures: facet.signatures.map((one) => {
      // Overloads with the same comment share it.
      if (JSON.stringify(one.docs.summary) !== whole) return one
      return {
        ...one,
        docs: { ...shortened(one.docs, length), remarks: [...summary.slice(length), ...one.docs.remarks] },
      }
    }),
  }
}

function shortened(docs: Docs, length: number): Docs {
  const summary = docs.summary.slice(0, length)
  return { ...docs, summary, summaryText: summary.map(hastText).join('\n') }
}

/** Whether the first blocks of a text are complete: the last one is a list or ends a sentence, and the next one starts anew. */
function isEnd(blocks: readonly HastNode[], length: number): boolean {
  const [last, next] = [blocks[length - 1], blocks[length]]
  if (last === undefined || next === undefined || typeof last === 'string') return false
  return (last[0] !== 'p' || /[.!?…。][)"'”’]*\s*$/u.test(hastText(last))) && /^(?:p|h\d|div)$/u.test(next[0])
}
