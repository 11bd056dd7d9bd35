import type { Diagnostic as AnyDiagnostic } from '@signpost/diagnostics'

/**
 * What one package exports, read from the same program that API Extractor analysed.
 *
 * A doc model loses re-exports, second names, `default`, `export =` and positions; the facts keep them. They lie beside
 * the doc models as `.api/<slug>.facts.json`. All paths are relative to the package folder, with `/`.
 */
export interface PackageFacts {
  formatVersion: 1
  /** From the package's manifest; `slug` is its name in addresses, see `packageSlug`. */
  package: { name: string; version: string; slug: string; description: string }
  /** One per documented key of `exports`, `.` first, the others by code unit. */
  entryPoints: EntryPointFacts[]
  /** By code unit of the name; absent when there are none. */
  unexported?: UnexportedFacts[]
  /** In source order; absent when there are none. */
  augmentations?: AugmentationFacts[]
  /** By code unit of the file; absent for one entry point of files that do not import each other whole (`import * as core`). */
  moduleNames?: ModuleNamesFacts[]
  diagnostics: Diagnostic[]
}

/** One key of the manifest's `exports` that leads to declarations. */
export interface EntryPointFacts {
  /** `.` or `./testing`. */
  key: string
  /** What a consumer writes: `@acme/core/testing`. */
  specifier: string
  /** The declaration file, for example `dist/index.d.ts`. */
  types: string
  /** File name of the doc model in `.api/`, absent when API Extractor could not make one. */
  docModel?: string
  /** File name of the API report in `.api/`, absent when API Extractor could not make one. */
  report?: string
  /** The module's own `@packageDocumentation` comment as written, delimiters included; absent when there is none. */
  moduleComment?: string
  /** Every name that the entry point exports, by code unit. */
  exports: ExportFacts[]
}

/** A declaration that public signatures name and no entry point exports. */
export interface UnexportedFacts {
  /** The name in its module, qualified by namespaces. */
  name: string
  identity: string
  facets: FacetKind[]
  declarations: DeclarationFacts[]
}

/** What a file means by names that it imports from other files of the package. */
export interface ModuleNamesFacts {
  /** The declaration file. */
  file: string
  /** The file that it was made from; absent when there is no declaration map. */
  source?: string
  /** `Box`, or `core.Box` of `import * as core`, as written, by code unit; and a reference to what it means. */
  names: { text: string; target: string }[]
}

/** What a name can mean; one symbol may have several facets (class and interface, variable and type). */
export type FacetKind = 'class' | 'function' | 'enum' | 'variable' | 'interface' | 'type' | 'namespace'

/** One exported name of an entry point or of a namespace. */
export interface ExportFacts {
  /** The name a consumer uses; `default` and `export=` are names too. */
  name: string
  /** The name in the declaration, when it is another one: `Widget` of `export default class Widget`. */
  localName?: string
  /** What the name means, in the order class, function, enum, variable, interface, type, namespace. */
  facets: FacetKind[]
  /** True for `export type { X }`. */
  typeOnly?: true
  /**
   * The same for two names of one symbol, different for two symbols of one name: `<file>:<offset>` of the first
   * declaration, the file relative to the package folder or, outside it, `<package>!<file>`.
   */
  identity: string
  /**
   * The package that declares it, absent when it is this one. `exportName` and `specifier` are what the import says:
   * `Options` and `ext-lib/sub` of `export { Options as Renamed } from 'ext-lib/sub'`; `*` is a whole module.
   */
  from?: { package: string; exportName?: string; specifier?: string }
  /**
   * Source order; empty only for a namespace made by `export * as`. Of a name from a package that is not installed it is the
   * `export` that passes it on.
   */
  declarations: DeclarationFacts[]
  /** The module behind `export * as ns`, when the name is one: its comment and its file. */
  module?: { file: string; comment?: string }
  /** Exports of the namespace facet, by code unit; absent for a namespace that another package declares. */
  exports?: ExportFacts[]
}

/**
 * Text in pieces; a piece with a target names another declaration, see `References.of`. It is imported when it begins with
 * a module's name that is the file's own: `core.Box` of `import * as core`.
 */
export type ExcerptFacts = readonly { text: string; target?: string; isImported?: true }[]

/** Indices into an excerpt: from inclusive, to exclusive; equal when there is nothing. */
export type ExcerptRangeFacts = readonly [from: number, to: number]

/** Kinds of items, in the words of doc models. */
export type ItemKind =
  | 'Class'
  | 'Function'
  | 'Enum'
  | 'Variable'
  | 'Interface'
  | 'TypeAlias'
  | 'Namespace'
  | 'Constructor'
  | 'Property'
  | 'PropertySignature'
  | 'Method'
  | 'MethodSignature'
  | 'CallSignature'
  | 'ConstructSignature'
  | 'IndexSignature'
  | 'EnumMember'

/** A declaration in the shape of a doc model's item, for what doc models do not have. */
export interface ItemFacts {
  kind: ItemKind
  /** Empty for constructors and call, construct and index signatures. */
  name: string
  excerpt: ExcerptFacts
  /** The doc comment as written; absent when there is none. */
  comment?: string
  /** Absent when there are none. */
  flags?: readonly ('static' | 'abstract' | 'protected' | 'readonly' | 'optional')[]
  /** Absent when it has none. */
  parameters?: readonly { name: string; type: ExcerptRangeFacts; optional?: true }[]
  /** Absent when it has none. */
  typeParameters?: readonly { name: string; constraint: ExcerptRangeFacts; default: ExcerptRangeFacts }[]
  /** What a callable returns, what a property or variable holds, or what an alias stands for. */
  type?: ExcerptRangeFacts
  initializer?: ExcerptRangeFacts
  extends?: readonly ExcerptRangeFacts[]
  implements?: readonly ExcerptRangeFacts[]
  /** From 1; absent when there are no overloads. */
  overload?: number
  /** Public and protected ones, in source order; absent when there are none. */
  members?: readonly ItemFacts[]
}

/** A base of a class or interface, instantiated. */
export interface HeritageFacts {
  role: 'extends' | 'implements'
  /** The base as the author wrote it, without type arguments: `Base`, `Named(Base)`. */
  base: ExcerptFacts
  /** What the base is; absent for an expression. */
  target?: string
  /** Its type arguments by the name of the parameter, defaults included; absent when it has no parameters. */
  args?: readonly { name: string; value: ExcerptFacts }[]
  /** The types that an expression's result is made of and that can be looked up; absent when there are none. */
  parts?: readonly HeritagePart[]
  /** What it gives, when its own declaration cannot be looked up: an expression, or a type from outside. */
  members?: readonly InheritedFacts[]
}

/** One of the types that an expression makes a base of. */
export interface HeritagePart {
  target: string
  args?: readonly { name: string; value: ExcerptFacts }[]
}

/** Members that a base from outside or an expression gives, by where they are declared. */
export interface InheritedFacts {
  /** What declares them; absent for a type without a name. */
  from?: string
  members: readonly { name: string; kind: 'property' | 'method' | 'accessor'; isStatic?: true; type?: string }[]
}

/** A discriminated union. */
export interface VariantFacts {
  /** The property that tells its parts apart. */
  by: string
  /** The parts in the order in which they are written: the literals of that property, and the part as written. */
  of: readonly { value: string; type: ExcerptFacts }[]
}

/** One declaration of an exported symbol. */
export interface DeclarationFacts {
  facet: FacetKind
  /** Where it stands in the declaration file. Lines count from 1. */
  at: { file: string; line: number; endLine: number }
  /** Where it stands in the source, through the declaration map; absent when there is no map. */
  source?: { file: string; line: number; endLine: number }
  /** The declaration as written, without comments, bodies of namespaces elided. */
  text: string
  /** The doc comment as written, delimiters included; absent when there is none. */
  comment?: string
  /** The whole declaration as an item, where no doc model has it. */
  item?: ItemFacts
  /** Members that a doc model leaves out: those of a type literal, `@alpha` methods. In source order. */
  members?: readonly ItemFacts[]
  /**
   * Comments of members that a doc model does not have as written: those that take their text from elsewhere, those that
   * share a line with code (API Extractor passes over them), those of accessors.
   */
  memberComments?: readonly { name: string; isStatic?: true; isSetter?: true; overload: number; comment: string }[]
  /** Values of the members of an enum that are not written, a number each. */
  values?: readonly { name: string; value: number }[]
  /** The bases of a class or interface; absent when it has none. */
  heritage?: readonly HeritageFacts[]
  /** What an alias comes to, when it is not what is written. */
  resolved?: ExcerptFacts
  /** The parts of a union that a property tells apart; only of aliases. */
  variants?: VariantFacts
  /** Default values of parameters as written in the source, by position; null for those without. */
  defaults?: readonly (string | null)[]
  /** Properties of the parameters whose properties the comment documents (`@param options.depth`). */
  patterns?: readonly {
    /** Of the parameter, from 0. */
    position: number
    properties: readonly { name: string; type: string; isOptional?: true; default?: string }[]
  }[]
}

/** What a package adds to the declarations of another one, or to the global scope. */
export interface AugmentationFacts {
  /** The module as written, `ext-lib`, or `global`. */
  module: string
  /** What is augmented: `ExtOptions`. */
  name: string
  target?: string
  declaration: DeclarationFacts
}

/** A diagnostic of an extraction; its file is relative to the package folder. */
export interface Diagnostic extends AnyDiagnostic {
  /** The entry point; absent when the diagnostic is about the package. */
  entryPoint?: string
}
