/**
 * API Extractor for one package: every entry point of `exports`, crash-isolated, with facts from the same program.
 *
 * @packageDocumentation
 */
export { entryPoints } from './entry-points.ts'
export type { EntryPoint, EntryPointManifest, EntryPoints } from './entry-points.ts'
export { extractPackage } from './extract-package.ts'
export type { ExtractInput, Extraction } from './extract-package.ts'
export { createExtractor } from './extractor.ts'
export type { Extractor, ExtractRequest, ExtractResult } from './extractor.ts'
export type {
  AugmentationFacts,
  DeclarationFacts,
  Diagnostic,
  EntryPointFacts,
  ExcerptFacts,
  ExcerptRangeFacts,
  ExportFacts,
  FacetKind,
  HeritageFacts,
  HeritagePart,
  InheritedFacts,
  ItemFacts,
  ItemKind,
  ModuleNamesFacts,
  PackageFacts,
  UnexportedFacts,
  VariantFacts,
} from './facts.ts'
export { formatDiagnostic } from './format-diagnostic.ts'
export { packageSlug } from './package-slug.ts'
export type { PackageSlugInput } from './package-slug.ts'
export type { ServeResponse } from './serve.ts'
