import { memberId, type MemberKind } from '@signpost/graph-model'
import { type NameHit, type NameIndex, type NameMatch, openNames } from '@signpost/name-search'
import { type GraphSource, NoAnswer } from './graph-source.ts'

/** A name that matches a query. */
export interface FoundName {
  id: string
  kind: string
  match: NameMatch
  alias: boolean
  deprecated: boolean
}

/** Indexes by the bytes that they were opened from. */
const opened = new WeakMap<Uint8Array, NameIndex>()

/** Names of a graph that match a query, the best first. */
export async function searchNames(
  source: GraphSource,
  query: string,
  { limit, package: slug }: { limit: number; package?: string },
): Promise<{ hits: FoundName[]; total: number }> {
  const file = await source.names()
  if (file === undefined) throw new NoAnswer('The graph has no names to search.')
  let index = opened.get(file.bytes)
  if (index === undefined) opened.set(file.bytes, (index = openNames(file.bytes)))
  const { hits, total } = index.search(query, { limit, ...(slug !== undefined && { package: slug }) })
  const found = await Promise.all(
    hits.map(async (hit): Promise<FoundName> => {
      const { kind, match, alias, deprecated } = hit
      return { id: await idOfHit(source, hit), kind, match, alias, deprecated }
    }),
  )
  return { hits: found, total }
}

/** Id of a name: that of the symbol whose page has it, or of its member. */
export async function idOfHit(source: GraphSource, { page, anchor, name, kind }: NameHit): Promise<string> {
  const symbols = (await source.package(page.slug))?.index.symbols
  const owner = symbols?.find((one) => one.kind === page.kind && one.name === page.name)
  const id = owner?.id ?? `${page.slug}!${page.name}`
  const isStatic = anchor?.startsWith('static.') ?? false
  return anchor === undefined ? id : memberId(id, name, kind as MemberKind, isStatic)
}
