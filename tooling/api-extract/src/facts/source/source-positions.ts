import { dirname, posix } from 'node:path'
import type ts from 'typescript'
import { lastMappingBefore, mappingOfName, parseDeclarationMap } from './declaration-map.ts'
import type { DeclarationMap, Mapping, Position } from './declaration-map.ts'
import type { DeclarationFacts } from '../../facts.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import { lineOf } from '../../program/lines.ts'
import { compiler } from '../../typescript.ts'

/** Maps declarations to positions in the source. */
export interface SourcePositions {
  /**
   * Position of a declaration, from its name to its end. Absent without a declaration map, when the map leads out of the
   * package or lacks the name, and when the mapped line is in a readable source and lacks it: no position is better than
   * another declaration's.
   */
  source(node: ts.Node): DeclarationFacts['source']
  /** Position of the name of a declaration in the source; absent as with `source`. */
  name(node: ts.Node): SourcePosition | undefined
  /** Lines of the source from the one above a declaration to its end; absent as with `source`, and for a source that cannot be read. */
  text(node: ts.Node): string | undefined
  /** The source of a whole declaration file; absent without a map, and for a bundle of several. */
  sourceOfFile(file: ts.SourceFile): string | undefined
  /**
   * Line of a member in the file of its declaration: the source, or the declaration file when it has no position in the
   * source. Absent for a member of another file, and for one that the map lacks.
   */
  memberLine(member: ts.Node): number | undefined
}

/** Position in a source; line and column count from 0. */
export interface SourcePosition extends Position {
  /** Relative to the package folder. */
  file: string
}

/** A declaration map and the folder of its paths. */
interface FoundMap {
  map: DeclarationMap
  dir: string
}

/** Creates a reader of declaration maps. Each map is read once, and only inside the package. */
export function sourcePositions(folder: PackageFolder): SourcePositions {
  const maps = new Map<string, FoundMap | undefined>()
  const texts = new Map<string, readonly string[] | undefined>()

  return { source, name, text, sourceOfFile, memberLine }

  function source(node: ts.Node): DeclarationFacts['source'] {
    const found = mapOf(node.getSourceFile())
    const start = found && named(found, node)
    if (!found || !start) return undefined
    const last = lastMappingBefore(found.map, positionAt(node, node.getEnd()))
    const line = start.mapping.original.line + 1
    const isSame = last?.source === start.mapping.source && !isBeforeNode(last, node)
    return { file: folder.relative(start.file), line, endLine: isSame ? Math.max(last.original.line + 1, line) : line }
  }

  function name(node: ts.Node): SourcePosition | undefined {
    const found = mapOf(node.getSourceFile())
    const start = found && named(found, node)
    return start && { file: folder.relative(start.file), ...start.mapping.original }
  }

  function text(node: ts.Node): string | undefined {
    const at = source(node)
    const lines = at && linesOf(posix.join(folder.dir, at.file))
    return lines?.slice(Math.max(0, at!.line - 2), at!.endLine).join('\n')
  }

  function sourceOfFile(file: ts.SourceFile): string | undefined {
    const found = mapOf(file)
    const path = found?.map.sources.length === 1 ? fileOf(found, 0) : undefined
    return path === undefined ? undefined : folder.relative(path)
  }

  function memberLine(member: ts.Node): number | undefined {
    const sourceFile = member.getSourceFile()
    if (!folder.owns(sourceFile.fileName)) return undefined
    const found = mapOf(sourceFile)
    const declaration = compiler.findAncestor(member, compiler.isStatement)
    const own = found && declaration && named(found, declaration)
    if (!found || !own) return lineOf(member)
    const start = named(found, member)
    return start?.file === own.file ? start.mapping.original.line + 1 : undefined
  }

  /** The mapping of a declaration's name, and its file. */
  function named(found: FoundMap, node: ts.Node): { mapping: Mapping; file: string } | undefined {
    const name = nameOf(node)
    const mapping = mappingOfName(found.map, positionAt(node, (name ?? node).getStart()), {
      start: positionAt(node, node.getStart()),
      end: positionAt(node, node.getEnd()),
    })
    const file = mapping && fileOf(found, mapping.source)
    if (!mapping || file === undefined) return undefined
    const line = linesOf(file)?.[mapping.original.line]
    return line === undefined || isNamedIn(line, name ?? node) ? { mapping, file } : undefined
  }

  function fileOf({ map, dir }: FoundMap, source: number): string | undefined {
    const path = map.sources[source]
    if (path === undefined || path.includes(':') || path.startsWith('/')) return undefined
    const file = posix.normalize(posix.join(dir, path))
    return folder.owns(file) ? file : undefined
  }

  function linesOf(file: string): readonly string[] | undefined {
    if (!texts.has(file)) texts.set(file, folder.sources.readText(file)?.split(/\r\n?|\n/u))
    return texts.get(file)
  }

  function mapOf(sourceFile: ts.SourceFile): FoundMap | undefined {
    const { fileName } = sourceFile
    if (!maps.has(fileName)) maps.set(fileName, readMap(sourceFile))
    return maps.get(fileName)
  }

  function readMap({ fileName, text }: ts.SourceFile): FoundMap | undefined {
    const url = /\/\/[#@] sourceMappingURL=(?<url>\S+)\s*$/.exec(text.slice(-2000))?.groups?.['url']
    if (url === undefined || url.includes(':') || !folder.owns(fileName)) return undefined
    const file = posix.join(dirname(fileName), url)
    if (!folder.owns(file)) return undefined
    const json = folder.sources.readText(file)
    const map = json === undefined ? undefined : parseDeclarationMap(json)
    return map && { map, dir: dirname(file) }
  }
}

function positionAt(node: ts.Node, offset: number): Position {
  const { line, character } = node.getSourceFile().getLineAndCharacterOfPosition(offset)
  return { line, column: character }
}

function isBeforeNode({ generated }: Mapping, node: ts.Node): boolean {
  const start = positionAt(node, node.getStart())
  return generated.line < start.line || (generated.line === start.line && generated.column < start.column)
}

/** Name of a declaration; of a statement with variables, the first one's. */
function nameOf(node: ts.Node): ts.Node | undefined {
  const declaration = compiler.isVariableStatement(node) ? node.declarationList.declarations[0] : node
  return declaration && compiler.getNameOfDeclaration(declaration as ts.Declaration)
}

/**
 * Whether a line of the source has a name, apart from the number that a bundler adds to equal names (`Box$1`). A default
 * export without a name has one in declarations only.
 */
function isNamedIn(line: string, name: ts.Node): boolean {
  if (compiler.isConstructorDeclaration(name)) return line.includes('constructor')
  if (!compiler.isIdentifier(name) && !compiler.isStringLiteral(name)) return true
  return line.includes(name.text.replace(/\$\d+$/u, '')) || (/^_default/u.test(name.text) && /\bdefault\b/u.test(line))
}
