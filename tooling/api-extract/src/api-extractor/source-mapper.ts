import { SourceMapper } from '@microsoft/api-extractor/lib/collector/SourceMapper'

/**
 * Prevents a broken declaration map from ending a run of API Extractor.
 *
 * API Extractor reads the map beside every declaration file and throws when that is not a map, has no `sources`, or when
 * the file exists only in memory. Its messages then have the position in the declaration file.
 */
export function tolerateDeclarationMaps(): void {
  const { prototype } = SourceMapper
  if (tolerant.has(prototype)) return
  tolerant.add(prototype)
  const { getSourceLocation } = prototype
  const broken = new WeakMap<SourceMapper, Set<string>>()
  prototype.getSourceLocation = function (this: SourceMapper, options) {
    const { fileName } = options.sourceFile
    const without = broken.get(this) ?? new Set()
    broken.set(this, without)
    if (!without.has(fileName)) {
      try {
        return getSourceLocation.call(this, options)
      } catch {
        without.add(fileName)
      }
    }
    return getSourceLocation.call(this, { ...options, useDtsLocation: true })
  }
}

const tolerant = new WeakSet<object>()
