import { statSync } from 'node:fs'
import { join } from 'node:path'
import { declarationOf, sourcesAmong } from '../entry-points/source-entry-points.ts'
import { listFiles } from '../package/list-files.ts'
import { readManifest } from '../package/manifest.ts'
import type { SourceFiles } from '../package/source-files.ts'
import { entryPointsOf, isDeclaration } from './find-entry-points.ts'

/** Times of the last change among the files of a built package, in milliseconds. */
export interface PackageTimes {
  sources: number
  /** Of the declarations that are made from the sources. */
  declarations: number
}

/**
 * Reads when a package and its declarations were last changed.
 *
 * @param dir - Absolute, links resolved.
 * @returns Nothing for a package without declarations, and for one whose declarations are made from no source that can be found.
 */
export function packageTimes(dir: string, sources: SourceFiles): PackageTimes | undefined {
  const { manifest } = readManifest(dir, sources)
  if (manifest === undefined) return undefined
  const files = listFiles(dir)
  const built = entryPointsOf(dir, manifest, sources, files, false)
  const made = entryPointsOf(dir, manifest, sources, files, true)
  const makeable = new Set(made.entryPoints.filter(({ types }) => made.sources.has(types)).map(({ key }) => key))
  const replaced = built.entryPoints.filter(({ key, types }) => !built.sources.has(types) && makeable.has(key))
  if (replaced.length === 0) return undefined

  const { typed, scripts } = sourcesAmong(files)
  const besideSources = new Set([...typed, ...scripts].map(declarationOf))
  const firstFolder = (file: string): string => file.slice(0, file.indexOf('/') + 1)
  const sourceFolders = new Set(typed.map(firstFolder))
  const outputs = new Set(
    replaced.map(({ types }) => firstFolder(types)).filter((folder) => !sourceFolders.has(folder)),
  )
  const isOutput = (file: string): boolean =>
    outputs.has(firstFolder(file)) || besideSources.has(file) || replaced.some(({ types }) => types === file)
  const newest = (among: readonly string[]): number =>
    among.reduce((latest, file) => Math.max(latest, changedAt(join(dir, file))), 0)
  return {
    sources: newest((typed.length > 0 ? typed : scripts).filter((file) => !outputs.has(firstFolder(file)))),
    declarations: newest(files.filter((file) => isDeclaration(file) && isOutput(file))),
  }
}

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
