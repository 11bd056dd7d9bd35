/**
 * API Extractor for one package: every entry point of `exports`, crash-isolated, with facts from the same program.
 *
 * @packageDocumentation
 */
export { entryPoints } from './entry-points/entry-points.ts'
export type { EntryPoint, EntryPointManifest, EntryPoints } from './entry-points/entry-points.ts'
export { extractPackage } from './extraction/extract-package.ts'
export type { ExtractInput, Extraction } from './extraction/extract-package.ts'
export { answerWith } from './command/serve.ts'
export { createExtractor } from './extraction/extractor.ts'
export type { Extractor, ExtractRequest, ExtractResult } from './extraction/extractor.ts'
export type {
  AugmentationFacts,
  ComponentFacts,
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
  MemberFacts,
  OverriddenFacts,
  CommentNamesFacts,
  ModuleNamesFacts,
  PackageFacts,
  PartFacts,
  PropGroupFacts,
  UnexportedFacts,
  VariantFacts,
} from './facts.ts'
export { formatDiagnostic } from './command/format-diagnostic.ts'
export { sourceFileCache } from './program/source-file-cache.ts'
export { packageSlug } from './package/package-slug.ts'
export type { PackageSlugInput } from './package/package-slug.ts'
