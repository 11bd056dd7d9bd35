import { decodeContent } from './decode-hast.ts'
import type { CompactDocs } from './format.ts'
import type { Docs } from './model.ts'
import { plainText } from './plain-text.ts'

/** What a doc comment says, its empty parts filled in. */
export function decodeDocs(docs: CompactDocs | undefined): Docs {
  const { s, r, x, e, t, l, v, b, i } = docs ?? {}
  const summary = decodeContent(s)
  return {
    summary,
    summaryText: plainText(summary),
    remarks: decodeContent(r),
    ...(x === undefined ? {} : { deprecated: decodeContent(x) }),
    examples: (e ?? []).map(([title, content]) => ({ title, content: decodeContent(content) })),
    throws: (t ?? []).map(decodeContent),
    see: (l ?? []).map(decodeContent),
    ...(v === undefined ? {} : { defaultValue: decodeContent(v) }),
    blocks: (b ?? []).map(([tag, content]) => ({ tag, content: decodeContent(content) })),
    ...(i === undefined ? {} : { inheritedFrom: i }),
  }
}
