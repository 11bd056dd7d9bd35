import { textOfTokens } from '@signpost/graph-markdown'
import { firstSentence, leadOf, type Ref } from '@signpost/graph-model'
import { graph } from './graph.server.ts'
import { perGraph } from './per-graph.server.ts'
import type { TargetPlace } from './target-place.server.ts'

/** Longest signature of a card, in characters. */
const longestSignature = 120

/** Reference to a symbol or to a member of it that a page links without one of its own; `undefined` for a page that is not there. */
export const targetRef: (place: TargetPlace) => Ref | undefined = perGraph(makeRef, (place) => JSON.stringify(place))

function makeRef({ page, anchor }: TargetPlace): Ref | undefined {
  const symbol = graph().symbol(page)
  if (symbol === undefined || 'redirect' in symbol) return undefined
  const member =
    anchor === undefined
      ? undefined
      : symbol.facets.flatMap(({ members }) => members).find((one) => one.anchor === anchor)
  const { displayName, facets } = symbol
  const signatures = member?.signatures ?? facets[0]?.signatures ?? []
  const lead = signatures[leadOf({ signatures })]
  if (lead === undefined) return undefined
  const route =
    member === undefined
      ? graph()
          .package(page.slug)
          ?.symbols.find(({ id }) => id === symbol.id)?.route
      : undefined
  const signature = textOfTokens(lead.line.tokens)
  return {
    id: symbol.id,
    text: member === undefined ? displayName : `${displayName}.${member.name}`,
    page,
    ...(anchor !== undefined && { anchor }),
    summary: firstSentence(lead.docs.summaryText),
    ...(route === undefined
      ? { signature: signature.length > longestSignature ? `${signature.slice(0, longestSignature - 1)}…` : signature }
      : { route }),
    deprecated: lead.docs.deprecated !== undefined,
  }
}
