import { hasDocComments, undocumentedScripts } from '../entry-points/without-api.ts'
import type { Manifest } from '../package/manifest.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import { readSourceConfig, type SourceConfig } from '../program/compiler-options.ts'
import { type GeneratedDeclarations, generateDeclarations } from '../program/generate-declarations.ts'
import type { WarmState } from '../program/source-file-cache.ts'

/** Declarations of entry points that have none, as they are made from the sources. */
interface GeneratedEntryPoints extends Pick<GeneratedDeclarations, 'files' | 'diagnostics'> {
  config: SourceConfig
  /** Why the sources are no API. */
  reason?: string
}

/**
 * Makes declarations of the entry points that have none.
 *
 * @param sources - Path of the source of each entry point.
 * @returns undefined when there are none.
 */
export function generateEntryPoints(
  folder: PackageFolder,
  manifest: Manifest,
  sources: ReadonlyMap<string, string>,
  warm: WarmState,
): GeneratedEntryPoints | undefined {
  if (sources.size === 0) return undefined
  const config = readSourceConfig(folder.dir, manifest, folder.sources)
  warm.sources ??= { cache: warm.cache }
  const made = generateDeclarations({ folder, entries: [...sources.values()], config, warm: warm.sources })
  const isScript = !config.allowsScripts && [...sources.values()].every((source) => /\.[cm]?jsx?$/.test(source))
  return {
    files: made.files,
    diagnostics: made.diagnostics,
    config,
    ...(isScript && !made.scripts.some(({ text }) => hasDocComments(text)) && { reason: undocumentedScripts }),
  }
}
