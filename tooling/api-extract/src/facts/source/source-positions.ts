import { dirname, posix } from 'node:path'
import type ts from 'typescript'
import { mappingAt, parseDeclarationMap } from './declaration-map.ts'
import type { DeclarationMap } from './declaration-map.ts'
import type { DeclarationFacts } from '../../facts.ts'
import type { PackageFolder } from '../../package/package-folder.ts'

/** Maps declarations to positions in the source. */
export interface SourcePositions {
  /** Absent when the file has no declaration map, or one that leads out of the package. */
  source(node: ts.Node): DeclarationFacts['source']
}

/** Creates a reader of declaration maps. Each map is read once, and only inside the package; sources are not read. */
export function sourcePositions(folder: PackageFolder): SourcePositions {
  const maps = new Map<string, { map: DeclarationMap; dir: string } | undefined>()

  return {
    source(node) {
      const sourceFile = node.getSourceFile()
      const found = mapOf(sourceFile)
      if (!found) return undefined
      const at = (position: number) => {
        const { line, character } = sourceFile.getLineAndCharacterOfPosition(position)
        return mappingAt(found.map, { line, column: character })
      }
      const start = at(node.getStart(sourceFile))
      const end = at(node.getEnd())
      const source = start && found.map.sources[start.source]
      if (!start || source === undefined || source.includes(':') || source.startsWith('/')) return undefined
      const file = posix.normalize(posix.join(found.dir, source))
      if (!folder.owns(file)) return undefined
      const line = start.original.line + 1
      const endLine = end?.source === start.source ? Math.max(end.original.line + 1, line) : line
      return { file: folder.relative(file), line, endLine }
    },
  }

  function mapOf(sourceFile: ts.SourceFile): { map: DeclarationMap; dir: string } | undefined {
    const { fileName } = sourceFile
    if (!maps.has(fileName)) maps.set(fileName, readMap(sourceFile))
    return maps.get(fileName)
  }

  function readMap({ fileName, text }: ts.SourceFile): { map: DeclarationMap; dir: string } | undefined {
    const url = /\/\/[#@] sourceMappingURL=(?<url>\S+)\s*$/.exec(text.slice(-2000))?.groups?.['url']
    if (url === undefined || url.includes(':') || !folder.owns(fileName)) return undefined
    const file = posix.join(dirname(fileName), url)
    if (!folder.owns(file)) return undefined
    const json = folder.sources.readText(file)
    const map = json === undefined ? undefined : parseDeclarationMap(json)
    return map && { map, dir: dirname(file) }
  }
}
