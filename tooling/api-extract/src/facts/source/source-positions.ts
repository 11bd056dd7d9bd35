import { dirname, posix } from 'node:path'
import type ts from 'typescript'
import { mappingAt, parseDeclarationMap } from './declaration-map.ts'
import type { DeclarationMap, Mapping } from './declaration-map.ts'
import type { DeclarationFacts } from '../../facts.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import { lineOf } from '../../program/lines.ts'
import { compiler } from '../../typescript.ts'

/** Maps declarations to positions in the source. */
export interface SourcePositions {
  /** Absent when the file has no declaration map, or one that leads out of the package. */
  source(node: ts.Node): DeclarationFacts['source']
  /**
   * Line of a member in the file of its declaration: the source, or the declaration file when it has no map. Absent for a
   * member of another file, and for one that the map lacks.
   */
  memberLine(member: ts.Node): number | undefined
}

/** Creates a reader of declaration maps. Each map is read once, and only inside the package; sources are not read. */
export function sourcePositions(folder: PackageFolder): SourcePositions {
  const maps = new Map<string, { map: DeclarationMap; dir: string } | undefined>()

  return { source, memberLine }

  function source(node: ts.Node): DeclarationFacts['source'] {
    const found = mapOf(node.getSourceFile())
    const start = found && mapped(found.map, node, node.getStart())
    const path = start && found?.map.sources[start.source]
    if (!found || !start || path === undefined || path.includes(':') || path.startsWith('/')) return undefined
    const file = posix.normalize(posix.join(found.dir, path))
    if (!folder.owns(file)) return undefined
    const end = mapped(found.map, node, node.getEnd())
    const line = start.original.line + 1
    const endLine = end?.source === start.source ? Math.max(end.original.line + 1, line) : line
    return { file: folder.relative(file), line, endLine }
  }

  function memberLine(member: ts.Node): number | undefined {
    const sourceFile = member.getSourceFile()
    if (!folder.owns(sourceFile.fileName)) return undefined
    const declaration = compiler.findAncestor(member, compiler.isStatement)
    const found = mapOf(sourceFile)
    if (!declaration || !found || !source(declaration)) return lineOf(member)
    const name = compiler.getNameOfDeclaration(member as ts.Declaration) ?? member
    const start = mapped(found.map, member, name.getStart())
    const isHere =
      start?.generated.line === sourceFile.getLineAndCharacterOfPosition(name.getStart()).line &&
      start.source === mapped(found.map, declaration, declaration.getStart())?.source
    return isHere ? start.original.line + 1 : undefined
  }

  function mapped(map: DeclarationMap, node: ts.Node, position: number): Mapping | undefined {
    const { line, character } = node.getSourceFile().getLineAndCharacterOfPosition(position)
    return mappingAt(map, { line, column: character })
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
