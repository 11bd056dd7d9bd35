import ts from '#typescript'
import type { Block } from './block.ts'
import { declaredNames } from './syntax.ts'

/**
 * Reads the names that the file of a doc comment exports, which an example of an internal symbol may use.
 *
 * @param sources - Parsed files.
 */
export function fileExportsReader(
  sys: ts.System,
  sources: ReadonlyMap<string, ts.SourceFile>,
): (block: Block) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  return ({ file }) => {
    if (!/\.[cm]?tsx?$/.test(file)) return new Set()
    const parse = (): ts.SourceFile =>
      sources.get(file) ?? ts.createSourceFile(file, sys.readFile(file) ?? '', ts.ScriptTarget.ESNext, false)
    const found = known.get(file) ?? new Set(exportedIn(parse()))
    known.set(file, found)
    return found
  }
}

function exportedIn(source: ts.SourceFile): string[] {
  const { declared, imported } = declaredNames(source)
  // Without a list of exports, a declaration file exports all that it declares.
  const isOpen = source.isDeclarationFile && !/^export\s*\{/m.test(source.text)
  return [...declared]
    .filter(([name, { isExported }]) => isExported || (isOpen && !imported.has(name)))
    .map(([name]) => name)
}
