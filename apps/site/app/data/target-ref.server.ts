import { textOfTokens } from '@signpost/graph-markdown'
import { firstSentence, leadIndex, type Manifest, type Ref, type Signature } from '@signpost/graph-model'
import { graph } from './graph.server.ts'
import type { TargetPlace } from './target-place.server.ts'

/** Longest signature of a card, in characters. */
const longestSignature = 120

/** References by address, of one state of the graph. */
const known = new WeakMap<Manifest, Map<string, Ref | null>>()

/** Reference to a symbol or to a member of it that a page links without one of its own; `undefined` for a page that is not there. */
export function targetRef(place: TargetPlace): Ref | undefined {
  const { manifest } = graph()
  const refs = known.get(manifest) ?? new Map<string, Ref | null>()
  known.set(manifest, refs)
  const key = JSON.stringify(place)
  let ref = refs.get(key)
  if (ref === undefined) {
    ref = makeRef(place) ?? null
    refs.set(key, ref)
  }
  return ref ?? undefined
}

function makeRef({ page, anchor }: TargetPlace): Ref | undefined {
  const symbol = graph().symbol(page)
  if (symbol === undefined || 'redirect' in symbol) return undefined
  const member =
    anchor === undefined
      ? undefined
      : symbol.facets.flatMap(({ members }) => members).find((one) => one.anchor === anchor)
  const { displayName, facets } = symbol
  const lead = leadOf(member?.signatures ?? facets[0]?.signatures ?? [])
  if (lead === undefined) return undefined
  const signature = textOfTokens(lead.line.tokens)
  return {
    id: symbol.id,
    text: member === undefined ? displayName : `${displayName}.${member.name}`,
    page,
    ...(anchor !== undefined && { anchor }),
    summary: firstSentence(lead.docs.summaryText),
    signature: signature.length > longestSignature ? `${signature.slice(0, longestSignature - 1)}…` : signature,
    deprecated: lead.docs.deprecated !== undefined,
  }
}

function leadOf(signatures: readonly Signature[]): Signature | undefined {
  return signatures[
    leadIndex(
      signatures.map(({ docs }) => ({ summaryText: docs.summaryText, isDeprecated: docs.deprecated !== undefined })),
    )
  ]
}
