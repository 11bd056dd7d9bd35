import { readFileSync } from 'node:fs'
import { SourceMapper } from '@microsoft/api-extractor/lib/collector/SourceMapper'
import { parseDeclarationMap } from '../facts/source/declaration-map.ts'

/**
 * Prevents a broken declaration map from ending a run of API Extractor, and wrong files for bundles.
 *
 * API Extractor reads the map beside every declaration file and throws when that is not a map, has no `sources`, or when
 * the file exists only in memory. It takes the last mapping before a position, which in a bundle of several sources may be of
 * another one. Its messages then have the position in the declaration file.
 */
export function tolerateDeclarationMaps(): void {
  const { prototype } = SourceMapper
  if (tolerant.has(prototype)) return
  tolerant.add(prototype)
  const { getSourceLocation } = prototype
  /** Whether the map of a declaration file is used. */
  const used = new WeakMap<SourceMapper, Map<string, boolean>>()
  prototype.getSourceLocation = function (this: SourceMapper, options) {
    const { fileName } = options.sourceFile
    const known = used.get(this) ?? new Map<string, boolean>()
    used.set(this, known)
    if (known.get(fileName) !== false) {
      try {
        const location = getSourceLocation.call(this, options)
        if (location.sourceFilePath === fileName || known.has(fileName)) return location
        known.set(fileName, isOfOneSource(`${fileName}.map`))
        if (known.get(fileName) === true) return location
      } catch {
        known.set(fileName, false)
      }
    }
    return getSourceLocation.call(this, { ...options, useDtsLocation: true })
  }
}

const tolerant = new WeakSet<object>()

/** Whether a map that API Extractor has read is of one source. */
function isOfOneSource(file: string): boolean {
  return parseDeclarationMap(readFileSync(file, 'utf8'))?.sources.length === 1
}
