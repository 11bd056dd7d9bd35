import type { Kind, MemberKind, PageKey, Release } from '@signpost/graph-model/model'
import type { TreeParameter, TypeTree } from './type-tree.ts'

/** Callables of one package. Type parameters in trees are `?0`, `?1`, ... */
export interface SignaturePackage {
  slug: string
  name: string
  symbols: readonly SignatureSymbol[]
}

/** Symbol with its callables, and with what it is as a type. */
export interface SignatureSymbol {
  /** Head of the symbol in trees. */
  id: string
  name: string
  /** Enclosing namespaces, joined by dots; empty at the top level. */
  container: string
  page: PageKey
  kind: Kind
  release: Release
  deprecated: boolean
  /** True when the package's main entry point exports it. */
  isMain: boolean
  /** Number of other declarations that name it. */
  references: number
  /** Type of an alias, and of an interface that is only callable. */
  alias?: GenericTree
  /** Types that it extends and implements. */
  bases?: GenericTrees
  callables: readonly Callable[]
}

/** Type with its number of type parameters. */
export interface GenericTree {
  parameters: number
  type: TypeTree
}

/** Types over the same type parameters. */
export interface GenericTrees {
  parameters: number
  types: readonly TypeTree[]
}

/** One overload of a function, a method, a constructor or another callable. */
export interface Callable {
  /** Absent for a function or a variable itself. */
  member?: { name: string; kind: MemberKind; isStatic: boolean }
  /** Anchor on the page of its symbol, without `#`; absent for the page itself. */
  anchor?: string
  /** Number of the symbol's page with the anchor, from 2. */
  part?: number
  release: Release
  deprecated: boolean
  /** Constraints by type parameter; those of the receiver come first. */
  constraints: readonly (TypeTree | undefined)[]
  /** Type on which a method is called. */
  receiver?: TypeTree
  parameters: readonly TreeParameter[]
  result: TypeTree
}
