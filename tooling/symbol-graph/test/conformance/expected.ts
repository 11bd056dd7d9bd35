/** Expectations of a conformance case. Omitted parts are not checked. */
export interface Expected {
  /** Paths of canonical pages: `/api/core/class/Box`. */
  pages?: readonly string[]
  /** True when there may be no other pages than `pages`. */
  pagesExact?: boolean
  /** Canonical path by path that leads to it. */
  redirects?: Readonly<Record<string, string>>
  /** Paths that must not exist. */
  absent?: readonly string[]
  symbols?: Readonly<Record<string, ExpectedSymbol>>
  /** `[from, kind, to]`. */
  edges?: readonly (readonly [string, string, string])[]
  noEdges?: readonly (readonly [string, string, string])[]
  /** Codes that must be reported. */
  diagnostics?: readonly string[]
  /** True when nothing may be reported. */
  noDiagnostics?: boolean
  inPublicOutput?: readonly string[]
  notInPublicOutput?: readonly string[]
}

/** Expectations for one symbol. */
export interface ExpectedSymbol {
  facets?: readonly string[]
  displayName?: string
  kind?: string
  release?: string
  /** Text of the deprecation; empty for one without words. */
  deprecated?: string
  /** Text that a summary contains. */
  doc?: string
  /** Names, in order. */
  members?: readonly string[]
  /** Count by member; the empty name is the symbol itself. */
  overloads?: Readonly<Record<string, number>>
  /** Import lines. */
  imports?: readonly string[]
  /** Specifiers. */
  availableFrom?: readonly string[]
  aliasOf?: string
  typeOnly?: boolean
  /** A link is written `[text](id)`. */
  signature?: readonly string[]
  /** Text that the docs of the member contain, by anchor. */
  memberDocs?: Readonly<Record<string, string>>
  anchors?: readonly string[]
  inherited?: Readonly<Record<string, { from?: string; type?: string }>>
  /** Rows as tables show them. */
  typeParameters?: readonly Readonly<Record<string, unknown>>[]
  parameters?: readonly Readonly<Record<string, unknown>>[]
  /** Type, empty where none is shown, and text of the return value. */
  returns?: Readonly<Record<string, unknown>>
  /** Value by enum member. */
  values?: Readonly<Record<string, string | number>>
}
