import { entryPoints } from '../entry-points/entry-points.ts'
import { sourceEntryPoints } from '../entry-points/source-entry-points.ts'
import type { SourceEntryPoints } from '../entry-points/source-entry-points.ts'
import { listFiles } from '../package/list-files.ts'
import type { Manifest } from '../package/manifest.ts'
import type { SourceFiles } from '../package/source-files.ts'
import { compiler } from '../typescript.ts'
import { readSourceConfig } from './compiler-options.ts'

/** Finds the entry points of a package folder, including those whose declarations have to be made from sources. */
export function findEntryPoints(dir: string, manifest: Manifest, sources: SourceFiles): SourceEntryPoints {
  const files = listFiles(dir, sources.log)
  const find = (all: readonly string[]) => entryPoints(manifest, () => all, compiler.version)
  return sourceEntryPoints(find, files, manifest, () => readSourceConfig(dir, manifest, sources))
}
