import type ts from 'typescript'
import type { PackageFolder } from '../package/package-folder.ts'
import { compiler } from '../typescript.ts'

/**
 * The statements by which a namespace comes to contain itself: `export * as root from './index'` in what the index
 * exports as a namespace. API Extractor follows them without end. Stars alone may lead in a circle.
 */
export function namespaceCycles(program: ts.Program, folder: PackageFolder): Set<ts.Node> {
  const checker = program.getTypeChecker()
  const closing = new Set<ts.Node>()
  const done = new Set<ts.SourceFile>()
  const path: { file: ts.SourceFile; byNamespace: boolean }[] = []

  const follow = (file: ts.SourceFile, byNamespace: boolean): void => {
    path.push({ file, byNamespace })
    for (const statement of file.statements) {
      if (!compiler.isExportDeclaration(statement) || !statement.moduleSpecifier) continue
      const target = checker.getSymbolAtLocation(statement.moduleSpecifier)?.declarations?.find(compiler.isSourceFile)
      if (!target || !folder.owns(target.fileName)) continue
      const isNamespace = statement.exportClause !== undefined && compiler.isNamespaceExport(statement.exportClause)
      const at = path.findIndex((one) => one.file === target)
      if (at < 0) {
        if (!done.has(target)) follow(target, isNamespace)
      } else if (isNamespace || path.slice(at + 1).some((one) => one.byNamespace)) {
        closing.add(statement)
      }
    }
    path.pop()
    done.add(file)
  }
  for (const name of program.getRootFileNames()) {
    const file = program.getSourceFile(name)
    if (file && !done.has(file)) follow(file, false)
  }
  return closing
}
