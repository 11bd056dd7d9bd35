import type { Comment } from '../docs/comment.ts'
import type { ExportedAs, Flag, Kind, MemberKind, Release, SourcePosition, TypePart } from '@signpost/graph-model/model'
import type { PackageSource } from '../read/package-source.ts'
import type { Line, Span } from '../signature/line.ts'
import type { DraftReadme } from './readme.ts'

/** Role of a reference in the declaration that contains it. */
export type ReferenceRole = 'extends' | 'implements' | 'accepts' | 'returns' | 'references'

/** Name in a declaration, resolved by the doc model. */
export interface DraftReference {
  /** Canonical reference. */
  target: string
  role: ReferenceRole
}

/** Signature before linking. Spans are character offsets in `line`. */
export interface DraftSignature {
  line: Line
  /** Release tag of the signature; absent when it has none. */
  release?: Release
  flags: readonly Flag[]
  typeParameters: readonly { name: string; constraint: Span; default: Span }[]
  parameters: readonly DraftParameter[]
  /** Return type, or the type of a property, variable or alias. */
  type?: Span
  isCallable: boolean
  comment: Comment
  /** Comment of a member that no page documents; only of a member whose comment has no text or no tags. */
  overridden?: DraftOverridden
  /** Names in the parameters of the implementation that this overload lacks; absent without one in its comment. */
  implementation?: readonly string[]
  source?: SourcePosition
  references: readonly DraftReference[]
  /** Resolved type of an alias, or call signatures of a constant; absent when the line already shows it. */
  resolved?: Line
  /** Members of a discriminated union. */
  variants?: DraftVariants
  /** Documented parts of its types; absent when there are none. */
  parts?: readonly DraftPart[]
}

/** Comment of an overridden member that no page documents, before linking. */
export interface DraftOverridden {
  comment: Comment
  /** Reference to the declaring type; absent for one without a name. */
  from?: string
  /** Names of the member's parameters. */
  parameters: readonly string[]
}

/** Documented part of a type before linking. */
export interface DraftPart {
  kind: TypePart['kind']
  /** Empty for a return type or without a name. */
  name: string
  /** Index of a declaration's own parameter or type parameter, or of a variant in its union. */
  position?: number
  type: Line
  optional: boolean
  rest: boolean
  default?: string
  comment?: Comment
  parts: readonly DraftPart[]
}

/** Discriminated union before linking. */
export interface DraftVariants {
  by: string
  of: readonly { value: string; type: Line }[]
}

/** Parameter before linking. */
export interface DraftParameter {
  name: string
  type: Span
  optional: boolean
  rest: boolean
  /** As written in the source, when known. */
  default?: string
  /** Names in a destructuring pattern; absent for a plain parameter. */
  bound?: readonly string[]
}

/** Base before linking. */
export interface DraftHeritage {
  role: 'extends' | 'implements'
  /** As written, without type arguments. */
  base: Line
  /** Canonical reference; absent for an expression. */
  target?: string
  /** Type arguments, by type parameter of the base. */
  args: readonly { name: string; value: Line }[]
  /** Types in the intersection that an expression returns. */
  parts: readonly { target: string; args: readonly { name: string; value: Line }[] }[]
  /** Members from an expression or an external base, grouped by the type that declares them. */
  members: readonly {
    from?: string
    members: readonly DraftInherited[]
  }[]
}

/** Inherited member before linking. */
export interface DraftInherited {
  name: string
  kind: MemberKind
  isStatic: boolean
  type?: string
  /** Canonical reference to the function or constant that the member is. */
  target?: string
  /** Its overloads, when no page shows their declarations. */
  signatures?: readonly DraftSignature[]
}

/** Member before linking. */
export interface DraftMember {
  name: string
  kind: MemberKind
  isStatic: boolean
  signatures: readonly DraftSignature[]
  value?: string
  /** Name of the author's category. */
  category?: string
}

/** Props of a React component before linking. */
export interface DraftPropGroup {
  /** Canonical reference of the declaring type; absent for the component's own props. */
  from?: string
  members: readonly DraftProp[]
  /** Further props by name only. */
  names: readonly string[]
}

/** Prop before linking. */
export interface DraftProp extends DraftMember {
  default?: string
}

/** One meaning of a name, such as class or namespace, before linking. */
export interface DraftFacet {
  kind: Kind
  signatures: readonly DraftSignature[]
  members: readonly DraftMember[]
  /** Heritage of classes and interfaces; empty for other kinds and when only a doc model is known. */
  heritage: readonly DraftHeritage[]
  /** Number of properties and methods, inherited ones included, of the class or interface; see `DeclarationFacts.memberCount`. */
  memberCount?: number
  /** Present for a React component. */
  props?: readonly DraftPropGroup[]
}

/** Augmentation of another package or of the global scope, before linking. */
export interface DraftAugmentation {
  /** `ext-lib`, or `global`. */
  module: string
  name: string
  /** Canonical reference of the augmented declaration. */
  target?: string
  facet: DraftFacet
}

/** Target of an alias or of a re-export. */
export type AliasTarget = { id: string } | { package: string; exportName: string; identity: string }

/** Hashes of what other packages can see of a symbol. */
export interface VisibleHashes {
  declarations: string
  /** Of the first sentences of its comments. */
  summaries: string
}

/** Symbol of one package before linking. */
export interface DraftSymbol {
  id: string
  /** Qualified name as shown: `ns.Foo`. A default export uses its declared name. */
  name: string
  displayName: string
  entry: string
  /** Name in the declaration, qualified by namespaces. Used for links in doc comments of the same package. */
  localName: string
  /** By kind, primary first. */
  facets: readonly DraftFacet[]
  parent?: string
  children: readonly string[]
  exportedAs: readonly ExportedAs[]
  aliasOf?: AliasTarget
  /** Other names whose addresses redirect to this page, such as `default`. */
  formerNames: readonly string[]
  /** `identity` of the facts, for re-exports by other packages. */
  identity: string
  /** Names in the doc models, by entry point: `. Request_2`. */
  modelNames: readonly { entry: string; path: string }[]
  /** True when no entry point exports the symbol. It has no page; the pages that name it show it. */
  isUnexported?: true
  /** True for an unexported symbol of the global scope, which doc models refer to without a package. */
  isGlobal?: true
  /** True for an augmentation, which only the page of the package shows. */
  isAugmentation?: true
}

/** Package before linking. */
export interface PackageDraft {
  source: PackageSource
  symbols: readonly DraftSymbol[]
  /** By id of the symbol. */
  visible: ReadonlyMap<string, VisibleHashes>
  augmentations: readonly DraftAugmentation[]
  /** Doc comments of entry points. */
  modules: readonly { specifier: string; file: string; comment: Comment }[]
  /** Rendered README; absent when the package has no README. A link into the repository has its path in `dataRepo`. */
  readme?: DraftReadme
}
