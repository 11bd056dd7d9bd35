import type ts from 'typescript'
import type { PackageFolder } from '../../package/package-folder.ts'
import { moduleFile } from '../../program/symbols.ts'
import { compiler } from '../../typescript.ts'

/** Statement that exports what is declared elsewhere. */
export type ExportStatement = ts.ExportDeclaration | ts.ExportAssignment | ts.NamespaceExportDeclaration

/** Statements of modules that export what is declared elsewhere, and those of the package's modules that they export as a whole. */
export function exportStatements(
  checker: ts.TypeChecker,
  modules: readonly ts.Symbol[],
  folder: PackageFolder,
): ExportStatement[] {
  const visited = new Set<ts.SourceFile>()
  const found: ExportStatement[] = []
  const visit = (file: ts.SourceFile): void => {
    if (visited.has(file) || !folder.owns(file.fileName)) return
    visited.add(file)
    for (const statement of file.statements) {
      if (compiler.isExportAssignment(statement) && statement.isExportEquals !== true) found.push(statement)
      if (compiler.isNamespaceExportDeclaration(statement)) found.push(statement)
      if (!compiler.isExportDeclaration(statement)) continue
      found.push(statement)
      if (statement.exportClause !== undefined || statement.moduleSpecifier === undefined) continue
      const target = moduleFile(checker, statement.moduleSpecifier as ts.StringLiteral)
      if (target !== undefined) visit(target)
    }
  }
  for (const { declarations = [] } of modules) declarations.filter(compiler.isSourceFile).forEach(visit)
  return found
}

/** Statements that add to other modules and to the global scope: `declare global { ... }`. */
export function augmentingStatements(program: ts.Program, folder: PackageFolder): ts.ModuleDeclaration[] {
  return folder
    .ownFiles(program)
    .flatMap(({ statements }) =>
      statements.filter(
        (one): one is ts.ModuleDeclaration =>
          compiler.isModuleDeclaration(one) &&
          (compiler.isStringLiteral(one.name) || (one.flags & compiler.NodeFlags.GlobalAugmentation) !== 0),
      ),
    )
}
