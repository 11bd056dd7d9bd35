import { readFileSync } from 'node:fs'
import { SourceMapper } from '@microsoft/api-extractor/lib/collector/SourceMapper'
import type ts from 'typescript'
import { parseDeclarationMap } from '../facts/source/declaration-map.ts'

/**
 * Prevents a broken declaration map from ending a run of API Extractor, and wrong files for bundles. Runs of one program share
 * the maps that they have read: a package of 200 entry points would read most of them 200 times.
 *
 * API Extractor reads the map beside every declaration file and throws when that is not a map, has no `sources`, or when
 * the file exists only in memory. It takes the last mapping before a position, which in a bundle of several sources may be of
 * another one. Its messages then have the position in the declaration file.
 */
export function tolerateDeclarationMaps(program: ts.Program): void {
  const { prototype } = SourceMapper
  current = mappers.get(program) ?? new SourceMapper()
  mappers.set(program, current)
  if (tolerant.has(prototype)) return
  tolerant.add(prototype)
  const { getSourceLocation } = prototype
  prototype.getSourceLocation = (options) => {
    const { fileName } = options.sourceFile
    const known = used.get(current) ?? new Map<string, boolean>()
    used.set(current, known)
    if (known.get(fileName) !== false) {
      try {
        const location = getSourceLocation.call(current, options)
        if (location.sourceFilePath === fileName || known.has(fileName)) return location
        known.set(fileName, isOfOneSource(`${fileName}.map`))
        if (known.get(fileName) === true) return location
      } catch {
        known.set(fileName, false)
      }
    }
    return getSourceLocation.call(current, { ...options, useDtsLocation: true })
  }
}

/** Maps that runs of a program have read. */
const mappers = new WeakMap<ts.Program, SourceMapper>()

/** Of the program whose run is under way. */
let current = new SourceMapper()

/** Whether the map of a declaration file is used. */
const used = new WeakMap<SourceMapper, Map<string, boolean>>()

const tolerant = new WeakSet<object>()

/** Whether a map that API Extractor has read is of one source. */
function isOfOneSource(file: string): boolean {
  return parseDeclarationMap(readFileSync(file, 'utf8'))?.sources.length === 1
}
