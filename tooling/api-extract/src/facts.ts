import type { Diagnostic as AnyDiagnostic } from '@signpost/diagnostics'

/**
 * Exports of one package, read from the same program that API Extractor analysed.
 *
 * The facts have what a doc model lacks: re-exports, aliases, `default`, `export =` and positions. The file is
 * `.api/<slug>.facts.json`, beside the doc models. All paths are relative to the package folder, with `/`.
 */
export interface PackageFacts {
  formatVersion: 1
  /** From the package's manifest; `slug` is its name in URLs, see `packageSlug`. */
  package: {
    name: string
    version: string
    slug: string
    description: string
    /** `@types/luxon`, when the declarations are those of that package. */
    typesPackage?: string
    /** Folder of the declarations, relative to the package folder, when they are those of another package. */
    declarations?: string
  }
  /** One per documented key of `exports`, `.` first, the others by code unit. */
  entryPoints: EntryPointFacts[]
  /** By code unit of the name; absent when there are none. */
  unexported?: UnexportedFacts[]
  /** In source order; absent when there are none. */
  augmentations?: AugmentationFacts[]
  /** By code unit of the file; absent for a single entry point without namespace imports (`import * as core`). */
  moduleNames?: ModuleNamesFacts[]
  /** Names in links of doc comments; by code unit of the file. */
  commentNames?: CommentNamesFacts[]
  diagnostics: Diagnostic[]
}

/** One key of the manifest's `exports` that leads to declarations. */
export interface EntryPointFacts {
  /** `.` or `./testing`. */
  key: string
  /** Module specifier for consumers: `@acme/core/testing`. */
  specifier: string
  /** The declaration file, for example `dist/index.d.ts`. For `declare module "well"` in a script it is that script. */
  types: string
  /** File name of the doc model in `.api/`, absent when API Extractor could not make one. */
  docModel?: string
  /** File name of the API report in `.api/`, absent when API Extractor could not make one. */
  report?: string
  /** The module's own `@packageDocumentation` comment as written, delimiters included; absent when there is none. */
  moduleComment?: string
  /** File of that comment, for example `src/index.ts`; absent when it is in `types`. */
  moduleSource?: string
  /** Every name that the entry point exports, by code unit. */
  exports: ExportFacts[]
}

/** A declaration that public signatures refer to and no entry point exports: a forgotten export. */
export interface UnexportedFacts {
  /** Name in its module, qualified by namespaces. */
  name: string
  identity: string
  facets: FacetKind[]
  declarations: DeclarationFacts[]
  /** True for a declaration of the global scope, which doc models refer to without a package. */
  isGlobal?: true
}

/** Names that a file imports from other files of the package, and their targets. */
export interface ModuleNamesFacts {
  /** The declaration file. */
  file: string
  /** The source file; absent without a declaration map, and for a bundle of several sources. */
  source?: string
  /** `Box`, or `core.Box` of `import * as core`, as written, with a reference to its declaration; by code unit. */
  names: { text: string; target: string }[]
}

/** Names in the links of a file's doc comments, and their targets. */
export interface CommentNamesFacts {
  /** The declaration file. */
  file: string
  /**
   * As written, with a reference to the declaration; by code unit. With `identity`, for comments of that declaration and of its
   * members only: the name means another one elsewhere in the file. Without a target, it means none there.
   */
  names: { text: string; target: string; identity?: string }[]
}

/** Meanings of a name; one symbol may have several facets (class and interface, variable and type). */
export type FacetKind = 'class' | 'function' | 'enum' | 'variable' | 'interface' | 'type' | 'namespace'

/** One exported name of an entry point or of a namespace. */
export interface ExportFacts {
  /** The exported name; `default` and `export=` are names too. */
  name: string
  /** The name in the declaration, when it differs: `Widget` of `export default class Widget`. */
  localName?: string
  /** Meanings of the name, in the order class, function, enum, variable, interface, type, namespace. */
  facets: FacetKind[]
  /** True for `export type { X }`. */
  typeOnly?: true
  /** True for a name that only the declarations for `require` export. */
  requireOnly?: true
  /**
   * Identity of the symbol, equal for all its names: `<file>:<offset>` of the first declaration. The file is relative to
   * the package folder or, outside it, `<package>!<file>`.
   */
  identity: string
  /**
   * The declaring package, absent when it is this one. `exportName` and `specifier` are those of the import: `Options` and
   * `ext-lib/sub` of `export { Options as Renamed } from 'ext-lib/sub'`; `*` is a whole module.
   */
  from?: { package: string; exportName?: string; specifier?: string }
  /**
   * In source order; empty only for a namespace made by `export * as`. For a name of a package that is not installed it is
   * the `export` statement.
   */
  declarations: DeclarationFacts[]
  /** The module of `export * as ns`: its file and its comment. */
  module?: { file: string; comment?: string }
  /** Exports of the namespace facet, by code unit; absent for a namespace that another package declares. */
  exports?: ExportFacts[]
  /** Number of exports of a namespace that is nested too deeply to be documented. */
  omitted?: number
}

/**
 * Text in pieces. A piece with a target refers to a declaration, see `References.of`. `isImported` is set when it begins
 * with the name of a namespace import: `core.Box` of `import * as core`.
 */
export type ExcerptFacts = readonly { text: string; target?: string; isImported?: true }[]

/** Indices into an excerpt: from inclusive, to exclusive; equal when there is nothing. */
export type ExcerptRangeFacts = readonly [from: number, to: number]

/** Kinds of items, named as in doc models. */
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

/** A declaration in the shape of a doc model's item, for declarations that doc models lack. */
export interface ItemFacts {
  kind: ItemKind
  /** Empty for constructors and call, construct and index signatures. */
  name: string
  excerpt: ExcerptFacts
  /** The doc comment as written; absent when there is none. */
  comment?: string
  /** That of the setter of an accessor in a type literal, also where the compiler declares a property. */
  setterComment?: string
  /** Line of a type literal's member, in the file of its declaration; absent when another file has it. */
  sourceLine?: number
  /** Absent when there are none. */
  flags?: readonly ('static' | 'abstract' | 'protected' | 'readonly' | 'optional')[]
  /** Absent when it has none. */
  parameters?: readonly { name: string; type: ExcerptRangeFacts; optional?: true }[]
  /** Absent when it has none. */
  typeParameters?: readonly { name: string; constraint: ExcerptRangeFacts; default: ExcerptRangeFacts }[]
  /** Default values of parameters as written in the source, by position; null for those without. */
  defaults?: readonly (string | null)[]
  /** Return type of a callable, type of a property or variable, or aliased type. */
  type?: ExcerptRangeFacts
  initializer?: ExcerptRangeFacts
  extends?: readonly ExcerptRangeFacts[]
  implements?: readonly ExcerptRangeFacts[]
  /** From 1; absent when there are no overloads. */
  overload?: number
  /** Public and protected members, in source order; absent when there are none. */
  members?: readonly ItemFacts[]
  /** Documented parts of a member's types; absent when there are none. */
  parts?: readonly PartFacts[]
}

/** A base of a class or interface, instantiated. */
export interface HeritageFacts {
  role: 'extends' | 'implements'
  /** The base as the author wrote it, without type arguments: `Base`, `Named(Base)`. */
  base: ExcerptFacts
  /** Reference to the base; absent for an expression. */
  target?: string
  /** Its type arguments by the name of the parameter, defaults included; absent when it has no parameters. */
  args?: readonly { name: string; value: ExcerptFacts }[]
  /** Documented types in the intersection that an expression returns; absent when there are none. */
  parts?: readonly HeritagePart[]
  /** Inherited members, when the base is not documented: an expression, or a type of another package. */
  members?: readonly InheritedFacts[]
}

/** One type of the intersection that a base expression returns. */
export interface HeritagePart {
  target: string
  args?: readonly { name: string; value: ExcerptFacts }[]
}

/** Members inherited from an undocumented base or an expression, grouped by the declaring type. */
export interface InheritedFacts {
  /** Reference to the declaring type; absent for a type without a name or without a page. */
  from?: string
  members: readonly InheritedMemberFacts[]
}

/** An inherited member. */
export interface InheritedMemberFacts {
  /** `call`, `new`, `index` and `constructor` for a member without a name. */
  name: string
  kind: 'property' | 'method' | 'accessor' | 'call' | 'construct' | 'index' | 'constructor'
  isStatic?: true
  /** Absent when another page shows it, or when it is too long. */
  type?: string
  /** Reference to the function or constant that the member is: a member of `typeof verbs` that is exported itself. */
  target?: string
  /** The member with its overloads, when no other page shows its declaration. */
  items?: readonly ItemFacts[]
}

/** A discriminated union. */
export interface VariantFacts {
  /** The discriminant property. */
  by: string
  /** Members of the union in source order: the literals of the discriminant, and the type as written. */
  of: readonly { value: string; type: ExcerptFacts }[]
}

/** Props of a React component, as the checker reads them from its type. */
export interface ComponentFacts {
  /** Own props first, then groups by declaring type. Empty for a component without props. */
  groups: readonly PropGroupFacts[]
  /** Default values as written in the source, by prop; absent when there are none. */
  defaults?: Readonly<Record<string, string>>
}

/** Props that one type declares. */
export interface PropGroupFacts {
  /** Reference to the declaring type; absent for the component's own props. */
  from?: string
  /** Absent when there are none. */
  items?: readonly ItemFacts[]
  /** Further props by name only: those of elements, and of a very long list. Absent when there are none. */
  names?: readonly string[]
}

/** One declaration of an exported symbol. */
export interface DeclarationFacts {
  facet: FacetKind
  /** Position in the declaration file. Lines count from 1. */
  at: { file: string; line: number; endLine: number }
  /** Position in the source, from the declaration map; absent without a map, or when it lacks the name. */
  source?: { file: string; line: number; endLine: number }
  /** The declaration as written, without comments and bodies of namespaces. */
  text: string
  /** The doc comment as written, delimiters included; absent when there is none. */
  comment?: string
  /** The declaration as an item, when no doc model has it. */
  item?: ItemFacts
  /** Members that a doc model lacks: those of a type literal, and `@alpha` methods. In source order. */
  members?: readonly ItemFacts[]
  /** Members of a class, interface or enum that a doc model has, in source order: facts that it lacks. */
  memberFacts?: readonly MemberFacts[]
  /**
   * Number of properties and methods of a class or interface, inherited ones and statics included, or of members of an enum,
   * without those that are private or left out by their comment; on the first of the declarations that merge. The pages
   * show as many.
   */
  memberCount?: number
  /** Values of enum members without an initializer. */
  values?: readonly { name: string; value: number }[]
  /** The bases of a class or interface; absent when it has none. */
  heritage?: readonly HeritageFacts[]
  /** The type of an alias written out, when it differs from the text. */
  resolved?: ExcerptFacts
  /** Members of a discriminated union; only of aliases. */
  variants?: VariantFacts
  /** Props, on the first declaration of a React component. */
  component?: ComponentFacts
  /** Default values of parameters as written in the source, by position; null for those without. */
  defaults?: readonly (string | null)[]
  /** Destructured parameters on one line, by position; null for those with a name. Absent without one. */
  patterns?: readonly (string | null)[]
  /** Parameters of the implementation that this overload lacks, as written; absent when its comment names only its own. */
  implementation?: readonly string[]
  /** Documented parts of its types; absent when there are none. */
  parts?: readonly PartFacts[]
}

/** A member or overload of a doc model, by its kind, name and number, with facts that the doc model lacks. */
export interface MemberFacts {
  kind: ItemKind
  /** As in doc models: empty for constructors and unnamed signatures. */
  name: string
  isStatic?: true
  /** Absent for the first; declarations that merge share the numbers. */
  overload?: number
  /** Line in the file of `source`, or of `at` without a declaration map; absent for an unknown line. */
  line?: number
  /**
   * Comment that a doc model lacks or changes: one with tags, braces or brackets (which API Extractor prints as TSDoc reads
   * them), on a line with code (which it ignores), or of an accessor.
   */
  comment?: string
  /** That of the setter of an accessor. */
  setterComment?: string
  /** Comment of the member of an undocumented base; only for a member whose comment has no text or no tags. */
  overridden?: OverriddenFacts
  /** Default values of its parameters by position; null for those without. */
  defaults?: readonly (string | null)[]
  /** As in `DeclarationFacts`. */
  patterns?: readonly (string | null)[]
  /** As in `DeclarationFacts`. */
  implementation?: readonly string[]
  /** Documented parts of its types; absent when there are none. */
  parts?: readonly PartFacts[]
}

/** Comment of a member that no page documents: of a built-in type, an installed package, or a hidden base. */
export interface OverriddenFacts {
  /** As written. */
  comment: string
  /** Reference to the declaring type; absent for one without a name. */
  from?: string
  /** Names of its parameters; absent when it has none. */
  parameters?: readonly string[]
}

/**
 * Part of a type with a doc comment, or with a name that a comment around it documents (`@param options.depth`), and the
 * parts that contain such parts.
 */
export interface PartFacts {
  kind: 'typeParameter' | 'parameter' | 'returns' | 'member' | 'element' | 'variant'
  /** As written; the discriminant of a variant (`kind: 'circle'`). Empty for a return type or without a name. */
  name: string
  /** Index of a declaration's own parameter or type parameter, or of a variant in its union. */
  position?: number
  /** The type, or the text after the name of a method; empty for a declaration's own parameter or return type. */
  type: ExcerptFacts
  optional?: true
  rest?: true
  /** Default value in a destructured parameter, as written in the source. */
  default?: string
  /** The doc comment as written; absent when there is none. */
  comment?: string
  /** Absent when there are none. */
  parts?: readonly PartFacts[]
}

/**
 * A declaration that a package adds to a module of another package, or to the global scope: by `declare global`, or in a file
 * without imports and exports that an entry point references.
 */
export interface AugmentationFacts {
  /** The module as written, `ext-lib`, or `global`. */
  module: string
  /** The augmented name: `ExtOptions`, `NodeJS.ProcessEnv`. */
  name: string
  target?: string
  declaration: DeclarationFacts
}

/** A diagnostic of an extraction; its file is relative to the package folder. */
export interface Diagnostic extends AnyDiagnostic {
  /** Key of the entry point; absent when the diagnostic is about the package. */
  entryPoint?: string
}
