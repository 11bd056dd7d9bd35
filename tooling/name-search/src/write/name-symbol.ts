import type { Kind, MemberKind, PageKey, Release } from '@signpost/graph-model/model'

/** What is to be found of one package. */
export interface NamePackage {
  slug: string
  name: string
  symbols: readonly NameSymbol[]
}

/** A symbol that is to be found, with its members. */
export interface NameSymbol {
  name: string
  /** Enclosing namespaces, joined by dots; empty at the top level. */
  container: string
  /** The page to open: its own, or that of what it is a second name of. */
  page: PageKey
  /** Primary facet first. */
  facets: readonly Kind[]
  release: Release
  deprecated: boolean
  alias: boolean
  /** True when its comment has an example. */
  example: boolean
  /** True when its comment has a summary. */
  docs: boolean
  /** How many other declarations name it. */
  references: number
  bases: readonly NameBase[]
  members: readonly NameMember[]
}

/** What a symbol extends or implements: a page of the graph, or a name outside it. */
export interface NameBase {
  role: 'extends' | 'implements'
  to: PageKey | string
}

/** A member that is to be found. */
export interface NameMember {
  name: string
  kind: MemberKind
  /** On the page of its symbol, without `#`. */
  anchor: string
  isStatic: boolean
  release: Release
  deprecated: boolean
  example: boolean
  docs: boolean
}
