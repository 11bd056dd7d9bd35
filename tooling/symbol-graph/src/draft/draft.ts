import type { Comment } from '../docs/comment.ts'
import type { ExportedAs, Flag, Kind, MemberKind, Release, SourcePosition } from '@signpost/graph-model/model'
import type { Line, Span } from '../signature/line.ts'

/** How a declaration names another one. */
export type ReferenceRole = 'extends' | 'implements' | 'accepts' | 'returns' | 'references'

/** A name in a declaration that the doc model resolved. */
export interface DraftReference {
  /** Canonical reference. */
  target: string
  role: ReferenceRole
}

/** A signature before anything is linked. Spans are characters of `line`. */
export interface DraftSignature {
  line: Line
  /** The signature's own tag; absent when it has none. */
  release?: Release
  flags: readonly Flag[]
  typeParameters: readonly { name: string; constraint: Span; default: Span }[]
  parameters: readonly DraftParameter[]
  /** What is returned, or the type of a property, variable or alias. */
  type?: Span
  isCallable: boolean
  comment: Comment
  source?: SourcePosition
  references: readonly DraftReference[]
  /** What an alias comes to, or what a constant can be called with; absent when the line says it. */
  resolved?: Line
  /** The parts of a union that a property tells apart. */
  variants?: DraftVariants
}

/** A discriminated union before anything is linked. */
export interface DraftVariants {
  by: string
  of: readonly { value: string; type: Line }[]
}

/** A parameter before anything is linked. */
export interface DraftParameter {
  name: string
  /** In the signature's line, or a text of its own for a property of a destructured parameter. */
  type: Span | string
  optional: boolean
  rest: boolean
  /** As written in the source, when known. */
  default?: string
}

/** A base before anything is linked. */
export interface DraftHeritage {
  role: 'extends' | 'implements'
  /** As written, without type arguments. */
  base: Line
  /** Canonical reference; absent for an expression. */
  target?: string
  /** What each type parameter of the base stands for. */
  args: readonly { name: string; value: Line }[]
  /** The types that an expression's result is made of. */
  parts: readonly { target: string; args: readonly { name: string; value: Line }[] }[]
  /** What an expression or a base from outside gives, by what declares it. */
  members: readonly {
    from?: string
    members: readonly { name: string; kind: MemberKind; isStatic: boolean; type?: string }[]
  }[]
}

/** A member before anything is linked. */
export interface DraftMember {
  name: string
  kind: MemberKind
  isStatic: boolean
  signatures: readonly DraftSignature[]
  value?: string
}

/** One meaning of a name before anything is linked. */
export interface DraftFacet {
  kind: Kind
  signatures: readonly DraftSignature[]
  members: readonly DraftMember[]
  /** Empty for anything but classes and interfaces, and when only a doc model is known. */
  heritage: readonly DraftHeritage[]
}

/** What a package adds to another one or to the global scope, before anything is linked. */
export interface DraftAugmentation {
  /** `ext-lib`, or `global`. */
  module: string
  name: string
  /** Canonical reference of what is augmented. */
  target?: string
  facet: DraftFacet
}

/** Where a second name or a re-export leads. */
export type AliasTarget = { id: string } | { package: string; exportName: string; identity: string }

/** A symbol of one package before anything is linked. */
export interface DraftSymbol {
  id: string
  /** Qualified, as it is shown: `ns.Foo`; a default export goes by its declared name. */
  name: string
  displayName: string
  entry: string
  /** The name in the declaration, qualified by namespaces; for links in doc comments of the same package. */
  localName: string
  /** By kind, primary first. */
  facets: readonly DraftFacet[]
  parent?: string
  children: readonly string[]
  exportedAs: readonly ExportedAs[]
  aliasOf?: AliasTarget
  /** Names of addresses that lead to this page beside its own, such as `default`. */
  formerNames: readonly string[]
  /** `identity` of the facts, for re-exports by other packages. */
  identity: string
  /** Names that the doc models give it, by entry point: `. Request_2`. */
  modelNames: readonly { entry: string; path: string }[]
  /** True for what no entry point exports; it is shown where it is named and has no page. */
  isUnexported?: true
}
