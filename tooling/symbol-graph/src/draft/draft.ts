import type { Comment } from '../docs/comment.ts'
import type { ExportedAs, Flag, Kind, MemberKind, Release, SourcePosition } from '../reader/model.ts'
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
  parameters: readonly { name: string; type: Span; optional: boolean; rest: boolean }[]
  /** What is returned, or the type of a property, variable or alias. */
  type?: Span
  isCallable: boolean
  comment: Comment
  source?: SourcePosition
  references: readonly DraftReference[]
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
}
