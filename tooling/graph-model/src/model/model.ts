import type { Diagnostic } from '@signpost/diagnostics'

/** What a symbol can be; one symbol may be several of them at once (its facets). */
export type Kind = 'class' | 'function' | 'enum' | 'variable' | 'interface' | 'type' | 'namespace'

/** What stands inside a class, an interface, an enum or a type literal. */
export type MemberKind =
  | 'constructor'
  | 'property'
  | 'accessor'
  | 'method'
  | 'call'
  | 'construct'
  | 'index'
  | 'enumMember'

/** How finished an API is, by its TSDoc release tag; untagged is public. */
export type Release = 'public' | 'beta' | 'alpha' | 'internal'

/** Modifiers, in the order in which they are written. */
export type Flag =
  | 'static'
  | 'abstract'
  | 'protected'
  | 'readonly'
  | 'optional'
  | 'const'
  | 'sealed'
  | 'virtual'
  | 'override'
  | 'eventProperty'
  | 'typeOnly'

/**
 * Identifies a symbol or a member: `core!Box`, `core!ns.Foo`, `core/testing!Mock`, member `core!Box#open`, static
 * `core!Box.make`, not exported `core!~Hidden`, outside the graph `ext:rxjs!Observable`.
 */
export type SymbolId = string

/** The address of a page, without a URL: the site turns it into a path. */
export interface PageKey {
  /** The package's name in addresses. */
  slug: string
  /** The primary facet. */
  kind: Kind
  /** Qualified by namespaces: `ns.Foo`. */
  name: string
}

/** Something that a page links to: enough to print the link without opening its page. */
export interface Ref {
  id: SymbolId
  /** The name to print when the link has no words of its own. */
  text: string
  /** The page it is on; absent for a target outside the graph or without a page. */
  page?: PageKey
  /** The anchor on that page, without `#`. */
  anchor?: string
  /** The address of a target outside the graph, when one is known. */
  href?: string
  /** The slug of a package, when the link leads to a package's own page; `page` is absent then. */
  package?: string
  /** First sentence, plain text; empty when there is none. */
  summary: string
  deprecated: boolean
}

/**
 * Compact hast: a text, or an element with its properties (0 for none) and children. Sanitised.
 *
 * Properties are hast's (`className`, `href`, `id`). An `a` may carry `dataRef` (a number, index into the page's
 * `refs`) in place of `href`, or `dataRepo` (a path from the repository's root) for a relative link or image of a
 * README. Code blocks are `pre.code[dataLanguage][dataTitle?] > code > span.line > span.tok-*`.
 */
export type HastNode = string | readonly [tagName: string, properties: HastProperties | 0, ...children: HastNode[]]

/** Properties of a hast element. */
export type HastProperties = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** How a piece of a signature is coloured: keyword, type, string, number, parameter name, declared name, comment. */
export type TokenStyle = 'k' | 't' | 's' | 'n' | 'p' | 'd' | 'c'

/**
 * A piece of a signature.
 *
 * A string is plain text. A tuple is text with a target (an index into the page's `refs`, an anchor on the same page as
 * `#anchor`, or null) and a style. A number is a place where the signature may be broken over lines: 1 opens an
 * indented group and breaks, 0 breaks at the same depth (a space when not broken), -1 breaks and closes the group.
 * Either all places of the outermost group are broken or none.
 */
export type Token = string | readonly [text: string, target: number | string | null, style?: TokenStyle] | 1 | 0 | -1

/** A signature as printed: its tokens and its length in characters when it stands on one line. */
export interface TokenLine {
  tokens: readonly Token[]
  width: number
}

/** Where a declaration stands: path from the repository's root, lines counted from 1. */
export interface SourcePosition {
  file: string
  line: number
  endLine: number
}

/** A row of a table of type parameters. */
export interface TypeParameter {
  name: string
  constraint?: readonly Token[]
  default?: readonly Token[]
  doc: readonly HastNode[]
}

/** A row of a table of parameters. */
export interface Parameter {
  name: string
  type: readonly Token[]
  optional: boolean
  rest: boolean
  /** As written in the source, when known. */
  default?: string
  doc: readonly HastNode[]
}

/** What a doc comment says; every list is empty when it says nothing. */
export interface Docs {
  summary: readonly HastNode[]
  /** The summary as plain text, one line. */
  summaryText: string
  remarks: readonly HastNode[]
  /** The message of `@deprecated`; present, possibly empty, exactly when the tag is. */
  deprecated?: readonly HastNode[]
  examples: readonly { title: string; content: readonly HastNode[] }[]
  throws: readonly (readonly HastNode[])[]
  see: readonly (readonly HastNode[])[]
  defaultValue?: readonly HastNode[]
  /** Any other block, `@since` for example, with its tag without `@`. */
  blocks: readonly { tag: string; content: readonly HastNode[] }[]
  /** Where the text was inherited from, index into `refs`. */
  inheritedFrom?: number
}

/** One declaration of a symbol or one overload of a member. */
export interface Signature {
  /** Anchor on the page, without `#`. */
  anchor: string
  /** A second anchor of an overload that counts it from 1: `on-1`. It moves when overloads are added. */
  alias?: string
  line: TokenLine
  release: Release
  flags: readonly Flag[]
  typeParameters: readonly TypeParameter[]
  parameters: readonly Parameter[]
  /** Present for callables that return something documented or typed. */
  returns?: { type: readonly Token[]; doc: readonly HastNode[] }
  docs: Docs
  /** What an alias comes to, or how a constant is called; absent when the line says it. */
  resolved?: readonly Token[]
  /** Present for an alias of a union of objects that a property tells apart. */
  variants?: Variants
  source?: SourcePosition
}

/** The parts of a discriminated union. */
export interface Variants {
  /** The property that tells them apart. */
  by: string
  /** As written: the literals that the property has in a part, and the part. */
  of: readonly { value: string; type: readonly Token[] }[]
}

/** A member and its overloads. */
export interface Member {
  name: string
  kind: MemberKind
  /** Anchor of the member; each overload has its own in its signature. */
  anchor: string
  /** At least one. */
  signatures: readonly Signature[]
  /** An enum member's value as written or computed. */
  value?: string
  /** The type of a property, accessor or enum member, for tables. */
  type?: readonly Token[]
  /** Members of bases that it overrides, nearest first; indices into `refs`. */
  overrides: readonly number[]
  /** Members of interfaces that it implements; indices into `refs`. */
  implements: readonly number[]
}

/** Members that come from a base and are read on its page. */
export interface InheritedMembers {
  /** Index into `refs`. */
  from: number
  /** All of them, or the first when there are very many. */
  members: readonly InheritedMember[]
  /** How many there are. */
  total: number
}

/** A member that a base declares. */
export interface InheritedMember {
  name: string
  isStatic: boolean
  /** Index into `refs`. */
  ref: number
  /** Its signature with the type arguments that it is inherited with; absent when it is as the base declares it. */
  line?: readonly Token[]
}

/** What a page names and no entry point exports: it has no page of its own and is shown where it is named. */
export interface UnexportedSymbol {
  id: SymbolId
  name: string
  /** Without `#`. */
  anchor: string
  facets: readonly Facet[]
}

/** What a package adds to another one, or to the global scope. */
export interface Augmentation {
  /** `ext-lib`, or `global`. */
  module: string
  name: string
  /** Index into the `refs` of the package's index; absent when nothing is known of it. */
  ref?: number
  facet: Facet
}

/** One meaning of a symbol's name. */
export interface Facet {
  kind: Kind
  /** At least one; several for overloads and for declarations that merge. */
  signatures: readonly Signature[]
  /** Source order within a kind; empty for functions, variables and plain types. */
  members: readonly Member[]
  inherited: readonly InheritedMembers[]
}

/** How a consumer gets hold of a symbol. */
export interface ExportedAs {
  /** The name in the entry point, `default` and `export=` included. */
  name: string
  /** `@acme/core/testing`. */
  specifier: string
  /** The whole import statement. */
  importLine: string
  typeOnly: boolean
}

/** A relation to other symbols; `refs` are indices into the page's `refs`. */
export interface Relation {
  kind:
    | 'extends'
    | 'implements'
    | 'extendedBy'
    | 'implementedBy'
    | 'accepts'
    | 'acceptedBy'
    | 'returns'
    | 'returnedBy'
    | 'references'
    | 'referencedBy'
    | 'throws'
    | 'thrownBy'
    | 'replacedBy'
    | 'replaces'
    | 'reexports'
    | 'reexportedBy'
    | 'inheritsDoc'
    | 'linksTo'
    | 'mentionedBy'
    | 'mixes'
    | 'mixedInto'
  refs: readonly number[]
  /** How many there are in all, when `refs` shows fewer. */
  total?: number
}

/** All that one symbol's page shows. Nothing else has to be read to render it. */
export interface SymbolPage {
  id: SymbolId
  page: PageKey
  /** The last part of the name: `Foo` of `ns.Foo`. */
  displayName: string
  /** Present when no entry point exports the symbol: nothing links to its page, which is read by id only. */
  isUnexported?: true
  /** Enclosing namespaces, outermost first; indices into `refs`. */
  parents: readonly number[]
  release: Release
  deprecated: boolean
  /** Set on a second name of a symbol: index into `refs` of its home. */
  aliasOf?: number
  /** Primary facet first. */
  facets: readonly Facet[]
  /** Children of the namespace facet, each with a page of its own. */
  children: readonly IndexEntry[]
  exportedAs: readonly ExportedAs[]
  relations: readonly Relation[]
  /** What this page names and nothing exports. */
  unexported: readonly UnexportedSymbol[]
  refs: readonly Ref[]
  /** Content hash, hexadecimal. */
  hash: string
}

/** A page as the link step makes it: its hash is of what is written. */
export type LinkedPage = Omit<SymbolPage, 'hash'>

/** A facet's or a former name's address that leads to another page. */
export interface PageRedirect {
  redirect: PageKey
  anchor?: string
}

/** One row of a list of symbols. */
export interface IndexEntry {
  id: SymbolId
  kind: Kind
  /** Qualified by namespaces. */
  name: string
  /** All facets, primary first. */
  facets: readonly Kind[]
  release: Release
  deprecated: boolean
  /** First sentence, plain text; empty when there is none. */
  summary: string
  /** More than 1 for an overloaded function. */
  overloads: number
  alias: boolean
}

/** A package without its pages: small enough to be read for every page of the package. */
export interface PackageIndex extends PackageSummary, PackageLists {}

/** Lists of a package. */
export interface PackageLists {
  /** By kind in the order of {@link Kind}'s members on the page, then by name in code units. */
  symbols: readonly IndexEntry[]
  /** What the entry point's `@packageDocumentation` says. */
  docs: Docs
  augments: readonly Augmentation[]
  refs: readonly Ref[]
  /** Addresses of secondary facets and where they lead. */
  redirects: readonly { from: PageKey; to: PageKey; anchor?: string }[]
}

/** A package in the list of packages. */
export interface PackageSummary {
  slug: string
  name: string
  version: string
  description: string
  license: string
  /** Path from the repository's root. */
  folder: string
  /** `degraded`: pages come from the facts alone; `failed`: there is nothing but this entry. */
  status: 'ok' | 'degraded' | 'failed'
  diagnostics: readonly GraphDiagnostic[]
  /** What consumers write after `from`. */
  entryPoints: readonly string[]
  counts: Readonly<Record<Kind, number>>
  /** How many public symbols there are and how many have a summary. */
  coverage: { documented: number; total: number }
}

/** A package's README: content and headings, h1 left out. */
export interface Readme {
  /** The text of the README's h1; empty when it has none. */
  title: string
  content: readonly HastNode[]
  headings: readonly Heading[]
  refs: readonly Ref[]
}

/** A heading for a table of contents. */
export interface Heading {
  id: string
  depth: number
  text: string
}

/** A diagnostic of a build; its file is relative to the repository's root. */
export type GraphDiagnostic = Diagnostic

/** The graph's table of contents, written last. */
export interface Manifest {
  /** `major.minor`; a reader accepts its own major. */
  formatVersion: string
  /** By slug in code units. */
  packages: readonly ManifestPackage[]
  /** The names file, which the search opens; path relative to the manifest. Absent from graphs of format 1.0. */
  names?: string
}

/** Where a package's files lie; paths are relative to the manifest. */
export interface ManifestPackage extends PackageSummary {
  files: { index: string; readme: string | null; slices: string; offsets: string }
  hash: string
}

/** The file of all names of a graph. */
export interface NamesFile {
  bytes: Uint8Array
  /** Content hash, hexadecimal; equal names have equal ones. */
  hash: string
}

/** An open graph. Files are read on demand and kept; one slice is read and parsed per page, with what it shares with others. */
export interface Graph {
  readonly manifest: Manifest
  /** Absent when the graph has no such package. */
  package(slug: string): PackageIndex | undefined
  /** Absent when the package has no README. */
  readme(slug: string): Readme | undefined
  /** The page at an address, where the address leads, or nothing. */
  symbol(key: PageKey): SymbolPage | PageRedirect | undefined
  /** A text that changes whenever the page at an address does, read without decoding the page; nothing without a page. */
  symbolVersion(key: PageKey): string | undefined
  /** The page of a symbol by id, aliases included. */
  byId(id: SymbolId): SymbolPage | undefined
  /** What `openNames` of `@signpost/name-search` opens; absent when the graph was built without it. */
  namesFile(): NamesFile | undefined
  /** Reads the manifest again; true when the graph on disk is another one than before. */
  refresh(): boolean
}
