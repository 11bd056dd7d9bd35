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
  /** Source order; empty only for a namespace made by `export * as`. */
  declarations: DeclarationFacts[]
  /** The module behind `export * as ns`, when the name is one: its comment and its file. */
  module?: { file: string; comment?: string }
  /** Exports of the namespace facet, by code unit. */
  exports?: ExportFacts[]
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
}

/** Something that went wrong or is worth knowing, as data. */
export interface Diagnostic {
  /** Stable, for example `AX-CRASH`. */
  code: string
  severity: 'error' | 'warning'
  /** The entry point it belongs to; absent when it is about the package. */
  entryPoint?: string
  /** Relative to the package folder. */
  file: string
  line?: number
  found: string
  expected: string
  nextStep: string
}
