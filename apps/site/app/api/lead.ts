import { type Docs, type Facet, leadOf } from '@signpost/graph-model'

/** Docs of the signature whose summary the head of a page shows; undefined for a facet without signatures. */
export function leadDocs(facet: Facet): Docs | undefined {
  return facet.signatures[leadOf(facet)]?.docs
}

/** Longest summary that comes before the signature. A longer one follows it, whole. */
const longestLead = 600

/** Whether a summary leaves the signature on the first screen of a phone: a few paragraphs or lists. */
export function isLead({ summary, summaryText }: Docs): boolean {
  return (
    summary.length <= 4 && summaryText.length <= longestLead && summary.every((node) => leadTags.has(node[0] ?? ''))
  )
}

const leadTags: ReadonlySet<string> = new Set(['p', 'ul', 'ol'])
