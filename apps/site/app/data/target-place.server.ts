import type { Target } from '@signpost/examples/reader'
import { memberAnchor, type PageKey } from '@signpost/graph-model'
import { graph } from './graph.server.ts'
import { perGraph } from './per-graph.server.ts'

/** The page of a symbol that an example names, with the anchor of its member. */
export interface TargetPlace {
  page: PageKey
  anchor?: string
}

/** Place of a symbol that an example names; `undefined` for one without a page. */
export const targetPlace: (target: Target) => TargetPlace | undefined = perGraph(findPlace, (target) => target)

function findPlace({ package: name, name: symbol, member }: Target): TargetPlace | undefined {
  const found = graph().manifest.packages.find((one) => one.name === name || one.typesPackage === name)
  const entry =
    found &&
    graph()
      .package(found.slug)
      ?.symbols.find((one) => one.name === symbol)
  if (found === undefined || entry === undefined) return undefined
  const page: PageKey = { slug: found.slug, kind: entry.kind, name: entry.name }
  if (member === undefined) return { page }
  const anchor = memberAnchor(member.name, member.isConstructor ? 'constructor' : 'property', member.isStatic)
  const shown = graph().symbol(page)
  const isThere =
    shown !== undefined &&
    'facets' in shown &&
    shown.facets.some(({ members, props }) =>
      [...members, ...(props?.groups ?? []).flatMap((group) => group.members)].some((one) => one.anchor === anchor),
    )
  return isThere ? { page, anchor } : { page }
}
