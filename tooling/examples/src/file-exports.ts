import ts from 'typescript'
import type { Block } from './block.ts'
import { moduleNames } from './syntax.ts'

/** Reads the names that the file of a doc comment exports, which an example of an internal symbol may use. */
export function fileExportsReader(sys: ts.System): (block: Block) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  return ({ file }) => {
    if (!/\.[cm]?tsx?$/.test(file)) return new Set()
    const found = known.get(file) ?? new Set(exportedIn(sys.readFile(file) ?? '', file.endsWith('.d.ts')))
    known.set(file, found)
    return found
  }
}

function exportedIn(text: string, isDeclaration: boolean): string[] {
  const { declared } = moduleNames(ts.createSourceFile('a.ts', text, ts.ScriptTarget.ESNext, true))
  // Without a list of exports, a declaration file exports all that it declares.
  const isOpen = isDeclaration && !/^export\s*\{/m.test(text)
  return [...declared].filter(([, { isExported }]) => isExported || isOpen).map(([name]) => name)
}
