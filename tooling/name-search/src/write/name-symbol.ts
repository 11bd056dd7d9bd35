import type { Kind, MemberKind, PageKey, Release } from '@signpost/graph-model/model'

/** Names of one package. */
export interface NamePackage {
  slug: string
  name: string
  symbols: readonly NameSymbol[]
  /** Texts of the package: its description, and its README by section; absent when there are none. */
  texts?: readonly PackageText[]
}

/** Text of a package that the search finds. */
export interface PackageText {
  /** Anchor on the package's page, without `#`; empty for its top. */
  anchor: string
  /** Heading; empty for the description and the text before the first heading. */
  heading: string
  text: string
}

/** Searchable text of a symbol or a member, and what its row shows. */
export interface EntryText {
  /** First sentence. */
  summary: string
  /** Types that a callable takes and returns, separated by a tab, for its row. */
  route?: string
  /** Signature on one line, possibly cut. */
  signature: string
  /** Other text of its doc comment. */
  more: string
  /** Words of `@searchAlias`, separated by spaces. */
  aliases: string
}

/** Symbol in the search index, with its members. */
export interface NameSymbol {
  name: string
  /** Enclosing namespaces, joined by dots; empty at the top level. */
  container: string
  /** Page to open; for an alias, that of the original. */
  page: PageKey
  /** Primary facet first. */
  facets: readonly Kind[]
  release: Release
  deprecated: boolean
  alias: boolean
  /** True when the doc comment has an example. */
  example: boolean
  /** True when the doc comment has a summary. */
  docs: boolean
  /** Number of other declarations that name it. */
  references: number
  /** Module specifier that consumers import; absent for one that no entry point exports by itself. */
  specifier?: string
  /** Entry point, see `standings`; the package's own when absent. */
  standing?: number
  text?: EntryText
  bases: readonly NameBase[]
  members: readonly NameMember[]
}

/** Base of a symbol: a page of the graph, or a name outside it. */
export interface NameBase {
  role: 'extends' | 'implements'
  to: PageKey | string
}

/** Member in the search index. */
export interface NameMember {
  name: string
  kind: MemberKind
  /** Anchor on the page of its symbol, without `#`. */
  anchor: string
  /** Number of the symbol's page with the anchor, from 2; absent for the first page. */
  part?: number
  isStatic: boolean
  release: Release
  deprecated: boolean
  example: boolean
  docs: boolean
  text?: EntryText
}
