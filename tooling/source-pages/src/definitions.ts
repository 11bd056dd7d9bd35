import type { Facet, Graph, PageKey, Signature } from '@signpost/graph-model'
import type { SourceTarget } from './reader/index.ts'

/** A documented declaration at a line of a file. */
export interface Definition {
  /** Name without its namespaces or its class. */
  name: string
  /** Line of the declaration, from 1. */
  line: number
  isMember: boolean
  target: SourceTarget
}

/** Declarations of a package by file; files are paths from the root of the repository. */
export type Definitions = ReadonlyMap<string, readonly Definition[]>

/** Finds the lines of a package's documented declarations. */
export function definitionsOf(graph: Graph, slug: string): Definitions {
  const found = new Map<string, Definition[]>()
  const add = (file: string, definition: Definition): void => {
    const known = found.get(file)
    if (known === undefined) found.set(file, [definition])
    else known.push(definition)
  }
  for (const { kind, name, alias } of graph.package(slug)?.symbols ?? []) {
    const key: PageKey = { slug, kind, name }
    const page = alias ? undefined : graph.symbol(key)
    if (page === undefined || 'redirect' in page) continue
    for (const facet of page.facets) addFacet(facet, page.displayName, key, add)
  }
  return found
}

function addFacet(
  facet: Facet,
  name: string,
  page: PageKey,
  add: (file: string, definition: Definition) => void,
): void {
  for (const { source } of facet.signatures) {
    if (source !== undefined) add(source.file, { name, line: source.line, isMember: false, target: { page } })
  }
  const home = facet.signatures.find(({ source }) => source !== undefined)?.source?.file
  const props = (facet.props?.groups ?? []).flatMap(({ from, members }) => (from === undefined ? members : []))
  for (const member of [...facet.members, ...props]) {
    for (const signature of member.signatures) {
      const at = positionOf(signature, home)
      if (at === undefined) continue
      add(at.file, { name: member.name, line: at.line, isMember: true, target: { page, anchor: member.anchor } })
    }
  }
}

function positionOf(
  { source, sourceLine }: Signature,
  home: string | undefined,
): { file: string; line: number } | undefined {
  return source ?? (sourceLine === undefined || home === undefined ? undefined : { file: home, line: sourceLine })
}
