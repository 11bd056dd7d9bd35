import type ts from 'typescript'
import type { PackageFolder } from '../package/package-folder.ts'
import { compiler } from '../typescript.ts'

/**
 * The package's own modules whose exports are members of some namespace: what `export * as ns` and `import * as ns`
 * lead to, and what that stars in turn.
 */
export function namespacedModules(program: ts.Program, folder: PackageFolder): Set<ts.SourceFile> {
  const checker = program.getTypeChecker()
  const found = new Set<ts.SourceFile>()
  const follow = (specifier: ts.Expression | undefined): void => {
    const file = specifier && checker.getSymbolAtLocation(specifier)?.declarations?.find(compiler.isSourceFile)
    if (!file || !folder.owns(file.fileName) || found.has(file)) return
    found.add(file)
    for (const statement of file.statements) {
      if (compiler.isExportDeclaration(statement) && !statement.exportClause) follow(statement.moduleSpecifier)
    }
  }
  for (const file of program.getSourceFiles()) {
    if (!folder.owns(file.fileName)) continue
    for (const statement of file.statements) {
      if (isNamespace(statement)) follow(statement.moduleSpecifier)
    }
  }
  return found
}

function isNamespace(statement: ts.Statement): statement is ts.ExportDeclaration | ts.ImportDeclaration {
  if (compiler.isExportDeclaration(statement)) {
    return statement.exportClause !== undefined && compiler.isNamespaceExport(statement.exportClause)
  }
  const bindings = compiler.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined
  return bindings !== undefined && compiler.isNamespaceImport(bindings)
}
