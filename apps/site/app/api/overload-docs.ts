import type { Docs, Signature } from '@signpost/graph-model'
import { signatureSections, withoutRepeats } from './signature-sections.ts'

/**
 * Signatures of overloads, each with the documentation that no earlier one has. The lead comes first in this: its text stands
 * for all.
 */
export function withSharedOnce(signatures: readonly Signature[], lead: number): Signature[] {
  const said = new Set<string>()
  const own = new Map<number, Signature>()
  for (const at of [lead, ...signatures.keys()]) {
    const signature = signatures[at]
    if (signature !== undefined && !own.has(at)) own.set(at, unsaid(withoutRepeats(signature), said))
  }
  return signatures.map((signature, at) => own.get(at) ?? signature)
}

/** Whether anything of a signature's documentation is left to show below the list of overloads. */
export function hasText(signature: Signature): boolean {
  const { summary, blocks, inheritedFrom } = signature.docs
  return (
    summary.length > 0 || blocks.length > 0 || inheritedFrom !== undefined || signatureSections(signature).length > 0
  )
}

/** Number of overloads up to which the signatures of all are open. */
const openOverloads = 6

/** Whether the signatures of a list of overloads are folded. */
export function areFolded(signatures: readonly Signature[]): boolean {
  return signatures.length > openOverloads
}

/** Whether what an overload adds is one paragraph, which stands with its signature where that is folded. */
export function isInFold(signatures: readonly Signature[], told: Signature): boolean {
  const { docs } = told
  return areFolded(signatures) && docs.summary.length === 1 && !hasText({ ...told, docs: { ...docs, summary: [] } })
}

function unsaid(signature: Signature, said: Set<string>): Signature {
  /** Whether a piece is new. Pieces are equal wherever they are: types and anchors do not count. */
  const isNew = (kind: string, piece: unknown): boolean => {
    const key = kind + JSON.stringify(piece)
    if (said.has(key)) return false
    said.add(key)
    return true
  }
  /** Parts of types have anchors, which must stay on the page. */
  const rows = <R extends { name: string; doc: unknown; parts?: unknown }>(kind: string, all: readonly R[]): R[] =>
    all.filter((row) => isNew(kind, [row.name, row.doc]) || row.parts !== undefined)
  const { docs, returns, ...others } = signature
  const { inheritedFrom, defaultValue, summary, ...blocks } = docs
  const isNewReturn = returns !== undefined && (isNew('returns', returns.doc) || returns.parts !== undefined)
  const fresh: Docs = {
    ...blocks,
    summary: summary.length > 0 && isNew('summary', summary) ? summary : [],
    remarks: docs.remarks.length > 0 && isNew('remarks', docs.remarks) ? docs.remarks : [],
    examples: docs.examples.filter((one) => isNew('example', one)),
    throws: docs.throws.filter((one) => isNew('throws', one)),
    see: docs.see.filter((one) => isNew('see', one)),
    blocks: docs.blocks.filter((one) => isNew('block', one)),
    ...(defaultValue && isNew('default', defaultValue) && { defaultValue }),
    ...(inheritedFrom !== undefined && isNew('inherited', inheritedFrom) && { inheritedFrom }),
  }
  return {
    ...others,
    typeParameters: rows('type', signature.typeParameters),
    parameters: rows('parameter', signature.parameters),
    ...(isNewReturn && { returns }),
    docs: fresh,
  }
}
