import type { Diagnostic } from '@signpost/diagnostics'

/** Kind of a symbol. One symbol may have several (its facets). */
export type Kind = 'class' | 'function' | 'enum' | 'variable' | 'interface' | 'type' | 'namespace'

/** Kind of a member of a class, an interface, an enum or a type literal. */
export type MemberKind =
  | 'constructor'
  | 'property'
  | 'accessor'
  | 'method'
  | 'call'
  | 'construct'
  | 'index'
  | 'enumMember'

/** Maturity of an API, by its TSDoc release tag; untagged is public. */
export type Release = 'public' | 'beta' | 'alpha' | 'internal'

/** Modifiers, in source order. */
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
 * Id of a symbol or a member: `core!Box`, `core!ns.Foo`, `core/testing!Mock`, member `core!Box#open`, static
 * `core!Box.make`, unexported `core!~Hidden`, outside the graph `ext:rxjs!Observable`.
 */
export type SymbolId = string

/** Key of a page, not a URL: the site turns it into a path. */
export interface PageKey {
  /** Slug of the package. */
  slug: string
  /** Primary facet. */
  kind: Kind
  /** Name with its namespaces: `ns.Foo`. */
  name: string
  /** Further page of a large symbol: `2`, `relations`, `relations-2`. Absent for the symbol's first page. */
  part?: string
}

/** Types that a callable takes and returns, each as text: `string, Options?` and `Promise<T>`; `()` when it takes nothing. */
export type Route = readonly [takes: string, returns: string]

/** Link target with the data to print the link without opening the target's page. */
export interface Ref {
  id: SymbolId
  /** Link text when the link has none. */
  text: string
  /** Page of the target; absent for a target outside the graph or without a page. */
  page?: PageKey
  /** Anchor on that page, without `#`. */
  anchor?: string
  /** URL of a target outside the graph, when known. */
  href?: string
  /** Slug of a package, for a link to the package's own page or to an augmentation on it; `page` is then absent. */
  package?: string
  /** First sentence as plain text; empty without a summary. */
  summary: string
  /** Types that a callable takes and returns; absent for other targets and in long lists. */
  route?: Route
  /** Declaration of a symbol or a member without a route on one line, at most 120 characters; absent for other targets and in long lists. */
  signature?: string
  deprecated: boolean
}

/**
 * Compact, sanitised hast: a text, or an element with its properties (0 for none) and children.
 *
 * Properties are those of hast (`className`, `href`, `id`). Instead of `href`, an `a` may have `dataRef` (index into
 * the page's `refs`). A relative link or image of a README has `dataRepo` (path from the repository's root). Code
 * blocks are `pre.code[dataLanguage][dataTitle?] > code > span.line > span.tok-*`.
 */
export type HastNode = string | readonly [tagName: string, properties: HastProperties | 0, ...children: HastNode[]]

/** Properties of a hast element. */
export type HastProperties = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** Colour of a piece of a signature: keyword, type, string, number, parameter name, declared name, comment. */
export type TokenStyle = 'k' | 't' | 's' | 'n' | 'p' | 'd' | 'c'

/**
 * Piece of a signature.
 *
 * A string is plain text. A tuple is text with a target and a style; the target is an index into the page's `refs`,
 * `#anchor` for an anchor on the same page, or null. A number is a break point: 1 opens an indented group and breaks, 0
 * breaks at the same depth (a space when not broken), -1 breaks and closes the group. The break points of the outermost
 * group break all together or not at all.
 */
export type Token = string | readonly [text: string, target: number | string | null, style?: TokenStyle] | 1 | 0 | -1

/** Printed signature: its tokens and its length in characters on one line. */
export interface TokenLine {
  tokens: readonly Token[]
  width: number
}

/** Source range of a declaration: path from the repository's root, lines counted from 1. */
export interface SourcePosition {
  file: string
  line: number
  endLine: number
}

/** Row of a table of type parameters. */
export interface TypeParameter {
  name: string
  constraint?: readonly Token[]
  default?: readonly Token[]
  doc: readonly HastNode[]
  /** Parts of its own doc comment besides the summary, which is in `doc`; absent when there are none. */
  docs?: Docs
  /** Documented parts of its constraint and its default; absent when there are none. */
  parts?: readonly TypePart[]
}

/** Return value of a callable. */
export interface Returns {
  type: readonly Token[]
  doc: readonly HastNode[]
  /** Parts of the comment before the return type besides the summary, which is in `doc`; absent when there are none. */
  docs?: Docs
  /** Documented parts of its type; absent when there are none. */
  parts?: readonly TypePart[]
}

/** Row of a table of parameters. */
export interface Parameter {
  name: string
  type: readonly Token[]
  optional: boolean
  rest: boolean
  /** Default as written in the source, when known. */
  default?: string
  doc: readonly HastNode[]
  /** Parts of its own doc comment besides the summary, which is in `doc`; absent when there are none. */
  docs?: Docs
  /** Documented parts of its type; absent when there are none. */
  parts?: readonly TypePart[]
}

/** Row of a documented part of a type: a member of an object type, a parameter of a function type, ... */
export interface TypePart extends Parameter {
  kind: 'typeParameter' | 'parameter' | 'returns' | 'member' | 'element' | 'variant'
  /** Anchor on the page, without `#`. */
  anchor: string
}

/** Parts of a doc comment; lists are empty without content. */
export interface Docs {
  summary: readonly HastNode[]
  /** Summary as plain text, a line for each paragraph or list. */
  summaryText: string
  remarks: readonly HastNode[]
  /** Message of `@deprecated`, possibly empty; absent without the tag. */
  deprecated?: readonly HastNode[]
  examples: readonly { title: string; content: readonly HastNode[] }[]
  throws: readonly (readonly HastNode[])[]
  see: readonly (readonly HastNode[])[]
  defaultValue?: readonly HastNode[]
  /** Other blocks such as `@since`; the tag is without `@`. */
  blocks: readonly { tag: string; content: readonly HastNode[] }[]
  /** Source of inherited text; index into `refs`. */
  inheritedFrom?: number
}

/** One declaration of a symbol or one overload of a member. */
export interface Signature {
  /** Anchor on the page, without `#`. */
  anchor: string
  /** Second anchor of an overload, its number from 1: `on-1`. It changes when overloads are added. */
  alias?: string
  line: TokenLine
  release: Release
  flags: readonly Flag[]
  typeParameters: readonly TypeParameter[]
  parameters: readonly Parameter[]
  /** Present for callables with a documented or typed return value. */
  returns?: Returns
  /** Documented parts of the type of a property, variable or alias, or of a base; absent when there are none. */
  parts?: readonly TypePart[]
  docs: Docs
  /** Resolved type of an alias, or call signature of a constant; absent when the line shows it. */
  resolved?: readonly Token[]
  /** Present for an alias of a discriminated union of objects. */
  variants?: Variants
  /** Absent for most members, which have `sourceLine`. */
  source?: SourcePosition
  /** Line of a member, from 1, in the file of the first source among its facet's signatures. */
  sourceLine?: number
}

/** Variants of a discriminated union. */
export interface Variants {
  /** Discriminant property. */
  by: string
  of: readonly Variant[]
}

/** Row of a variant. */
export interface Variant extends Partial<Pick<Parameter, 'doc' | 'docs' | 'parts'>> {
  /** The discriminant's literals. */
  value: string
  /** Type as written. */
  type: readonly Token[]
}

/** Member with its overloads. */
export interface Member {
  name: string
  kind: MemberKind
  /** Anchor of the member; each overload's signature has its own. */
  anchor: string
  /** At least one. */
  signatures: readonly Signature[]
  /** Value of an enum member, as written or computed. */
  value?: string
  /** Type of a property, accessor or enum member, for tables. */
  type?: readonly Token[]
  /** Overridden members of bases, nearest first; indices into `refs`. */
  overrides: readonly number[]
  /** Implemented members of interfaces; indices into `refs`. */
  implements: readonly number[]
  /** Name of the author's `@category` or `@group`, under which the page lists the member. */
  category?: string
}

/** Members inherited from a base and documented on its page. */
export interface InheritedMembers {
  /** Base; index into `refs`. */
  from: number
  /** All members, or the first ones of a very long list; may be empty. */
  members: readonly InheritedMember[]
  /** Number of all members. */
  total: number
}

/** Member declared by a base. The summary is that of the ref. */
export interface InheritedMember {
  name: string
  kind: MemberKind
  /** Anchor on this page, without `#`. */
  anchor: string
  isStatic: boolean
  /** Index into `refs`. */
  ref: number
  /** Signature with its name and the inherited type arguments; absent when equal to that on the base's page. */
  line?: readonly Token[]
  /** Its overloads with their docs, when no page documents it; the first has the anchor of the member. */
  signatures?: readonly Signature[]
}

/** Symbol that a page names and no entry point exports. It has no page: each page that names it shows it. */
export interface UnexportedSymbol {
  id: SymbolId
  name: string
  /** Anchor, without `#`. */
  anchor: string
  facets: readonly Facet[]
}

/** Declaration that a package adds to another module or to the global scope. */
export interface Augmentation {
  /** Augmented module: `ext-lib`, or `global`. */
  module: string
  name: string
  /** Index into the `refs` of the package's index; absent for an unknown target. */
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
  /** Bases, as indices into `refs`, that inherit from further bases with members; absent when `inherited` has all bases. */
  inheritedElsewhere?: readonly number[]
  /** Props of a React component; absent for anything else. */
  props?: ComponentProps
}

/** Props of a React component. */
export interface ComponentProps {
  /** Own props first, then those of other types. Empty for a component without props. */
  groups: readonly PropGroup[]
}

/** Props that one type declares. */
export interface PropGroup {
  /** The declaring type; index into `refs`; absent for the component's own props. */
  from?: number
  /** In source order, with anchors on this page. */
  members: readonly Prop[]
  /** Further props by name only. */
  names: readonly string[]
}

/** A prop of a component. */
export interface Prop extends Pick<Member, 'name' | 'kind' | 'anchor' | 'signatures' | 'type'> {
  /** Default value as written in the source; absent when unknown. A default in the comment is in its docs. */
  default?: string
}

/** Import of a symbol by consumers. */
export interface ExportedAs {
  /** Name in the entry point, including `default` and `export=`. */
  name: string
  /** Module specifier: `@acme/core/testing`. */
  specifier: string
  /** Complete import statement. */
  importLine: string
  typeOnly: boolean
}

/** Relation to other symbols. */
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
  /** All targets, as indices into the page's `refs`; the symbol's first page shows the first `shownRelations`. */
  refs: readonly number[]
}

/** Version of a package that changed a symbol, as an address on the page of the package's changes. */
export interface ChangeLink {
  /** Null while the change is not released. */
  version: string | null
  /** Earlier version that it is compared with, where one between them may have made the change; absent where there is none. */
  after?: string
  change: 'added' | 'changed' | 'deprecated'
  /** Page of the changes, from 1. */
  page: number
  /** Anchor on that page, without `#`. */
  anchor: string
}

/** Versions of a package in which a symbol changed. */
export interface SymbolHistory {
  /** Version that added it; absent when it is not known, and when a doc comment has `@since`. */
  since?: ChangeLink
  /** Versions that changed it or a member of it, newest first; `added` in one that has `after`. */
  changed: readonly ChangeLink[]
}

/** Page of one symbol with its further pages: everything needed to render them. */
export interface SymbolPage {
  id: SymbolId
  page: PageKey
  /** Last part of the name: `Foo` for `ns.Foo`. */
  displayName: string
  /** Present when no entry point exports the symbol: nothing links to its page, and only its id opens it. */
  isUnexported?: true
  /** Nearest enclosing namespaces, the innermost last; indices into `refs`. */
  parents: readonly number[]
  release: Release
  deprecated: boolean
  /** Present on an alias: index into `refs` of its home. */
  aliasOf?: number
  /** Primary facet first. */
  facets: readonly Facet[]
  /** Children of the namespace facet; each has its own page. */
  children: readonly IndexEntry[]
  exportedAs: readonly ExportedAs[]
  relations: readonly Relation[]
  /** Unexported symbols that this page names. */
  unexported: readonly UnexportedSymbol[]
  /** Absent when nothing is known of earlier versions. */
  history?: SymbolHistory
  refs: readonly Ref[]
  /** Content hash, hexadecimal. */
  hash: string
}

/** Page as the link step returns it. The hash is that of the written JSON. */
export type LinkedPage = Omit<SymbolPage, 'hash'>

/** Redirect from the key of a facet or a former name to another page. */
export interface PageRedirect {
  redirect: PageKey
  anchor?: string
}

/** Row of a list of symbols. */
export interface IndexEntry {
  id: SymbolId
  kind: Kind
  /** Name with its namespaces. */
  name: string
  /** All facets, primary first. */
  facets: readonly Kind[]
  release: Release
  deprecated: boolean
  /** Present when a member is deprecated. */
  hasDeprecated?: true
  /** First sentence as plain text; empty without a summary. */
  summary: string
  /** Types that a function takes and returns; absent for anything else. */
  route?: Route
  /** More than 1 for an overloaded function. */
  overloads: number
  alias: boolean
  /** Names of the author's `@category` and `@group` tags; absent when there are none. */
  categories?: readonly string[]
  /** Further pages of a large symbol, as in {@link PageKey}; only in {@link PackageLists}. */
  parts?: readonly string[]
}

/** Package without its pages, small enough to be read for every page of the package. */
export interface PackageIndex extends PackageSummary, PackageLists {}

/** Lists of a package. */
export interface PackageLists {
  /** Sorted by kind in the order of {@link Kind}'s members on the page, then by name in code units. */
  symbols: readonly IndexEntry[]
  /** Doc comments of the entry points that have one, in the order of {@link PackageSummary.entryPoints}. */
  modules: readonly ModuleDocs[]
  augments: readonly Augmentation[]
  /** Indices of the documented packages that the manifest depends on, by name; absent without any. */
  dependencies?: readonly number[]
  /** Indices of the documented packages whose manifests depend on this one, by name; absent without any. */
  dependents?: readonly number[]
  refs: readonly Ref[]
  /** Redirects of secondary facets. */
  redirects: readonly { from: PageKey; to: PageKey; anchor?: string }[]
}

/** Doc comment of an entry point: the one with `@packageDocumentation` or `@module`. */
export interface ModuleDocs {
  /** Module specifier that consumers import. */
  specifier: string
  docs: Docs
}

/** Package in the list of packages. */
export interface PackageSummary {
  slug: string
  name: string
  /** `@types/luxon`, the package with the declarations, when `name` is the package that it describes. */
  typesPackage?: string
  version: string
  description: string
  license: string
  /** Path from the repository's root. */
  folder: string
  /** `degraded`: a diagnostic says that something is not documented; `failed`: the graph has only this entry. */
  status: 'ok' | 'degraded' | 'failed'
  /** Their files are relative to the repository's root. */
  diagnostics: readonly Diagnostic[]
  /** Module specifiers that consumers import. */
  entryPoints: readonly string[]
  /** Numbers of its own symbols, see {@link dividedSymbols}. */
  counts: Readonly<Record<Kind, number>>
  /** Number of public symbols, and of those with a summary. */
  coverage: { documented: number; total: number }
}

/** README of a package: content and headings without the h1. */
export interface Readme {
  /** Text of the README's h1; empty without one. */
  title: string
  content: readonly HastNode[]
  headings: readonly Heading[]
  refs: readonly Ref[]
}

/** Changes of a package's API by version. */
export interface PackageChanges {
  /** Newest first; changes that are not released yet come before all. */
  versions: readonly VersionChanges[]
  refs: readonly Ref[]
}

/** Changes of one version. */
export interface VersionChanges {
  /** Null while the changes are not released. */
  version: string | null
  /** When it was released, or recorded as released: `2026-11-29T20:30:00Z`; absent where that is not known. */
  date?: string
  /** Anchor on the page, without `#`. */
  anchor: string
  /** True for the first version with a known API: it has no changes, and earlier ones are not known. */
  isBaseline?: true
  /** Earlier version that it is compared with, where others are between them; absent where there is none. */
  after?: string
  /** Worst first. */
  changes: readonly ApiChange[]
}

/** Size of a change in the terms of semantic versioning. */
export type ChangeLevel = 'none' | 'patch' | 'minor' | 'major'

/** Change of a symbol or of one of its members. */
export interface ApiChange {
  /** Dotted path: `Box.open`. */
  name: string
  /** Module specifier of its entry point; absent for the package's main one. */
  specifier?: string
  /** Anchor on the page, without `#`. */
  anchor: string
  change: 'added' | 'changed' | 'deprecated' | 'removed'
  /** Verdict over the roles that occur; absent in the first version of a package, where all is added. */
  level?: ChangeLevel
  /** Verdict over all roles that consumers could have, where it is larger. */
  strict?: ChangeLevel
  /** Consumer whom it affects first: `caller`, `implementer`, ... */
  role?: string
  /** Rules of the API review, worst first: `parameter-added`. */
  rules: readonly string[]
  /** Index into `refs`; absent when the API no longer has it. */
  ref?: number
  /** Declarations before and after, one per overload; empty where there are none or both are the same. */
  before: readonly ChangedLine[]
  after: readonly ChangedLine[]
  /** Consumer code that compiled before and does not now, with its import. */
  witness?: string
}

/** Printed declaration in a comparison. */
export interface ChangedLine extends TokenLine {
  /** Positions of the tokens that the other side lacks. */
  marks: readonly number[]
}

/** Heading for a table of contents. */
export interface Heading {
  id: string
  depth: number
  text: string
}

/** Table of contents of the graph, written last. */
export interface Manifest {
  /** `major.minor`; a reader accepts its own major. */
  formatVersion: string
  /** Sorted by slug in code units. */
  packages: readonly ManifestPackage[]
  /** Path of the names file for the search, relative to the manifest. Absent from graphs of format 1.0. */
  names?: string
  /** Path of the words file for the search, relative to the manifest. Absent from graphs of format 5.3 and earlier. */
  words?: string
  /** Paths of the files of the search by signatures: the root file, then its pieces. Absent from graphs of format 5.3 and before. */
  signatures?: readonly string[]
}

/** Files of a package; paths are relative to the manifest. */
export interface ManifestPackage extends PackageSummary {
  files: {
    index: string
    readme: string | null
    /** Absent for a package without recorded changes. */
    changes?: string
    slices: string
    offsets: string
  }
  hash: string
}

/** File of the search: all names of a graph, or the words of its texts. */
export interface NamesFile {
  bytes: Uint8Array
  /** Content hash, hexadecimal; equal content has equal hashes. */
  hash: string
}

/** Text file of the search. */
export interface SearchText {
  text: string
  /** Content hash, hexadecimal. */
  hash: string
}

/** Published release of a package. */
export interface GraphRelease {
  /** Slug of its pages: `core@1.2.0`. */
  slug: string
  /** Slug of the current package. */
  of: string
  version: string
}

/** Open graph. Files are read on demand and cached. Each page is one slice, read and parsed on request. */
export interface Graph {
  readonly manifest: Manifest
  /** Published releases, the newest first within a package; absent where none is documented. */
  readonly releases?: readonly GraphRelease[]
  /** Undefined for an unknown package. */
  package(slug: string): PackageIndex | undefined
  /** Undefined for a package without a README. */
  readme(slug: string): Readme | undefined
  /** Undefined for a package without recorded changes. */
  changes(slug: string): PackageChanges | undefined
  /** Page or redirect of a key, whatever its part; undefined without either. */
  symbol(key: PageKey): SymbolPage | PageRedirect | undefined
  /** Hash that changes whenever the page does, returned without decoding the page; undefined without a page. */
  symbolVersion(key: PageKey): string | undefined
  /** Bytes of a page's texts, returned without decoding the page; undefined without a page. Its Markdown has at most about as many. */
  symbolSize(key: PageKey): number | undefined
  /** Page of a symbol by id, aliases included. */
  byId(id: SymbolId): SymbolPage | undefined
  /** Names file for `openNames` of `@signpost/name-search`; undefined for a graph without one. */
  namesFile(): NamesFile | undefined
  /** Words file for `openWords` of `@signpost/name-search`; undefined for a graph without one. */
  wordsFile(): NamesFile | undefined
  /**
   * File of the search by signatures, for `openSignatures` of `@signpost/name-search/signatures`: the root file for 0,
   * then its pieces; undefined for a graph without it.
   */
  signaturesFile(at: number): SearchText | undefined
  /** Graph of a published release by its slug, with a search of its own; absent or undefined without one. */
  release?(slug: string): Graph | undefined
  /** Reads the manifest again; true when it changed. */
  refresh(): boolean
}
