import { entryPoints } from '../entry-points/entry-points.ts'
import { preferSources, sourceEntryPoints } from '../entry-points/source-entry-points.ts'
import type { SourceEntryPoints } from '../entry-points/source-entry-points.ts'
import { listFiles } from '../package/list-files.ts'
import type { Manifest } from '../package/manifest.ts'
import type { SourceFiles } from '../package/source-files.ts'
import { compiler } from '../typescript.ts'
import { readSourceConfig } from './compiler-options.ts'
import type { SourceConfig } from './compiler-options.ts'

/**
 * Finds the entry points of a package folder, including those whose declarations have to be made from sources: those without
 * declarations, and all of a package that `sources` calls stale.
 */
export function findEntryPoints(dir: string, manifest: Manifest, sources: SourceFiles): SourceEntryPoints {
  return entryPointsOf(dir, manifest, sources, listFiles(dir, sources.log), sources.isStale?.(dir) === true)
}

/**
 * Finds the entry points of a package among its files.
 *
 * @param files - Relative to the package.
 * @param isStale - Whether sources are preferred to the declarations on disk.
 */
export function entryPointsOf(
  dir: string,
  manifest: Manifest,
  sources: SourceFiles,
  files: readonly string[],
  isStale: boolean,
): SourceEntryPoints {
  let config: SourceConfig | undefined
  const readConfig = (): SourceConfig => (config ??= readSourceConfig(dir, manifest, sources))
  const among = (known: readonly string[]): SourceEntryPoints =>
    sourceEntryPoints((all) => entryPoints(manifest, () => all, compiler.version), known, manifest, readConfig)
  const built = among(files)
  if (!isStale) return built
  const unbuilt = among(files.filter((file) => !isDeclaration(file)))
  return preferSources(built, unbuilt, unbuilt.sources.size > 0 && readConfig().declaresScripts)
}

/** Whether a file has declarations only. */
export function isDeclaration(file: string): boolean {
  return /\.d\.[cm]?ts$/.test(file)
}
