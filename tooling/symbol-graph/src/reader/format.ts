import type { Flag, HastProperties, Kind, Manifest, ManifestPackage, MemberKind, Relation } from './model.ts'
import type { PackedDiagnostics } from './packed/diagnostics.ts'
import type { PackedEntry, PackedFacet, PackedId, PackedRef } from './packed/format.ts'

/*
 * How the graph lies on disk: short keys, defaults left out, signatures as text with one string of token lengths,
 * styles and links. `decode-slice.ts` turns it into the types of `model.ts`, which are what readers of the graph work
 * with.
 */

/** What this package writes; a reader accepts any minor of its major. */
export const formatVersion = '3.0'

/** Kinds by number. */
export const kindOrder: readonly Kind[] = ['class', 'function', 'enum', 'variable', 'interface', 'type', 'namespace']

/** Member kinds by number. */
export const memberKindOrder: readonly MemberKind[] = [
  'constructor',
  'property',
  'accessor',
  'method',
  'call',
  'construct',
  'index',
  'enumMember',
]

/** Flags by bit, in the order in which they are listed. */
export const flagOrder: readonly Flag[] = [
  'static',
  'abstract',
  'protected',
  'readonly',
  'optional',
  'const',
  'sealed',
  'virtual',
  'override',
  'eventProperty',
  'typeOnly',
]

/** Kinds of relations by number. */
export const relationOrder: readonly Relation['kind'][] = [
  'extends',
  'implements',
  'extendedBy',
  'implementedBy',
  'accepts',
  'acceptedBy',
  'returns',
  'returnedBy',
  'references',
  'referencedBy',
  'throws',
  'thrownBy',
  'replacedBy',
  'replaces',
  'reexports',
  'reexportedBy',
  'inheritsDoc',
  'linksTo',
  'mentionedBy',
  'mixes',
  'mixedInto',
]

/** From and to, in characters of a signature's text. */
export type CompactSpan = readonly [from: number, to: number]

/**
 * A hast node: text in which code stands between backticks and a link to a ref as `` `@2 words` ``; text as it is; code;
 * a link to a ref; a code block: its language or all of its properties, its text, and its runs (a length and the letter of
 * a class each); or an element, with properties when it has some.
 */
export type CompactNode =
  | string
  | readonly ['', string]
  | readonly ['`', string]
  | readonly ['@', number, ...CompactNode[]]
  | readonly ['#', about: HastProperties | string, text: string, runs?: string]
  | readonly [tagName: string, first?: HastProperties | CompactNode, ...children: CompactNode[]]

/** Content: one paragraph as a text, one paragraph (0), or any blocks (1), of which texts are paragraphs. */
export type CompactContent = string | readonly [0 | 1, ...CompactNode[]]

/**
 * A ref: id, kind of its page or -1, summary, deprecated, page name, text, anchor, href, package slug; 0 for a default.
 */
export type CompactRef = readonly (string | number)[]

/** {@link Docs}. */
export interface CompactDocs {
  /** Summary. */
  s?: CompactContent
  /** Remarks. */
  r?: CompactContent
  /** Deprecation. */
  x?: CompactContent
  /** Examples. */
  e?: readonly (readonly [title: string, content: CompactContent])[]
  /** Throws. */
  t?: readonly CompactContent[]
  /** See. */
  l?: readonly CompactContent[]
  /** Default value. */
  v?: CompactContent
  /** Other blocks. */
  b?: readonly (readonly [tag: string, content: CompactContent])[]
  /** Inherited from: index into refs. */
  i?: number
}

/** {@link Signature}. */
export interface CompactSignature {
  /** Anchor; absent when it is the member's, or the facet's kind. */
  a?: string
  /** Text on one line. */
  t: string
  /** Tokens: `<length><style or .>`, then `@ref;` or `#anchor;` for a target; `(` `,` `)` are places to break. */
  c?: string
  /** Release, when it is not public. */
  r?: string
  /** Flags, a bit each. */
  f?: number
  /** Type parameters: name, constraint, default, doc. */
  y?: readonly (readonly [name: string, constraint: CompactSpan | 0, fallback: CompactSpan | 0, doc?: CompactContent])[]
  /** Parameters: name, type (in the text, or a text of its own), 1 for optional + 2 for rest, doc, default. */
  p?: readonly (readonly [
    name: string,
    type: CompactSpan | string | 0,
    flags?: number,
    doc?: CompactContent | 0,
    fallback?: string,
  ])[]
  /** What is returned: type, doc. */
  v?: readonly [type: CompactSpan | 0, doc?: CompactContent]
  d?: CompactDocs
  /** What an alias comes to. */
  z?: CompactLine
  /** {@link Variants}. */
  u?: readonly [by: string, of: readonly (readonly [value: string, ...type: CompactLine])[]]
  /** Source: file, line, number of further lines. */
  o?: readonly [file: string, line: number, more: number]
}

/** {@link Member}. */
export interface CompactMember {
  n: string
  k: number
  /** Anchor, when it is not the one that the name gives. */
  a?: string
  s: readonly CompactSignature[]
  /** Value of an enum member. */
  v?: string
  /** Type, in the first signature. */
  t?: CompactSpan
  /** Refs of the members of bases that it overrides. */
  w?: readonly number[]
  /** Refs of the members of interfaces that it implements. */
  j?: readonly number[]
}

/**
 * An inherited member: its name (a static one's with a leading `.`); or its name, its anchor (0 for the one that the name
 * gives, 1 for the page as a whole) and its instantiated signature.
 */
export type CompactInherited = string | readonly [name: string, anchor: string | 0 | 1, ...line: [] | CompactLine]

/** A line beside a signature: its text and the code of its tokens. */
export type CompactLine = readonly [text: string, code: string]

/** {@link Facet}. */
export interface CompactFacet {
  k: number
  s: readonly CompactSignature[]
  m?: readonly CompactMember[]
  /** Inherited members: ref of what declares them, how many there are (0 when all are listed), and their names. */
  i?: readonly (readonly [base: number, total: number, ...members: CompactInherited[]])[]
}

/** {@link IndexEntry}: id, name, facets by number, summary, flags (1 deprecated, 2 alias), overloads, release. */
export type CompactEntry = readonly [
  id: string,
  name: string | 0,
  facets: readonly number[],
  summary?: string,
  flags?: number,
  overloads?: number,
  release?: string,
]

/** One line of a slices file: {@link SymbolPage}. */
export interface CompactSlice {
  /** Id. */
  i: string
  /** Kind of the page. */
  k: number
  /** 1: nothing exports it, so that it has no page. */
  b?: 1
  /** Name of the page, when it is not the path in the id. */
  n?: string
  /** Display name, when it is not the last part of the name. */
  d?: string
  /** Parents: refs. */
  p?: readonly number[]
  r?: string
  /** 1: deprecated. */
  x?: 1
  /** Alias of: ref. */
  a?: number
  f: readonly CompactFacet[]
  /** Children. */
  c?: readonly CompactEntry[]
  /** Exports: name, specifier, 1 for type only + 2 for a type import, import line when it is not the usual one. */
  e?: readonly (readonly [name: string, specifier: string, flags?: number, importLine?: string])[]
  /** Relations: kind, refs, total. */
  l?: readonly (readonly [kind: number, refs: readonly number[], total?: number])[]
  /** What the page names and nothing exports: id, facets. */
  u?: readonly (readonly [id: string, facets: readonly CompactFacet[]])[]
  /** Refs. */
  s?: readonly CompactRef[]
  /** Content hash. */
  h: string
}

/** One redirect: kind and name of an address, kind and name of the page, anchor. */
export type CompactRedirect = readonly [kind: number, name: string, toKind: number, toName: string, anchor?: string]

/** An index file. The summary of the package is in the manifest. */
export interface CompactIndex {
  symbols: readonly PackedEntry[]
  docs?: CompactDocs
  refs?: readonly PackedRef[]
  redirects?: readonly CompactRedirect[]
  /** Augmentations: module, name, ref of what is augmented (-1 when nothing is known of it), facet. */
  augments?: readonly (readonly [module: string, name: string, ref: number, facet: PackedFacet])[]
}

/**
 * An offsets file: for each line of the slices file, which are by id in code units, what is at its place in each list; and
 * what the lines have in common.
 */
export interface CompactOffsets {
  ids: readonly PackedId[]
  /** A digit each, `-` for what has no page. */
  kinds: string
  /** Bytes without the line end; each line begins where the one before ends. */
  lengths: readonly number[]
  /** Names of pages that are not the path in the id, by place. */
  names?: Readonly<Record<string, string>>
  /** Refs of the lines, each once. */
  refs?: readonly PackedRef[]
  /** Names of inherited members, joined, each list once. */
  inherited?: readonly string[]
  /** Bytes of the lines behind those of slices: what nothing exports, as pages show it. */
  unexported?: readonly number[]
}

/** The manifest: its diagnostics share their texts. */
export type CompactManifest = Omit<Manifest, 'packages'> & {
  packages: readonly (Omit<ManifestPackage, 'diagnostics'> & { diagnostics: PackedDiagnostics })[]
}

/** A readme file. */
export interface CompactReadme {
  title: string
  content: readonly CompactNode[]
  headings: readonly (readonly [id: string, depth: number, text: string])[]
  refs?: readonly PackedRef[]
}
