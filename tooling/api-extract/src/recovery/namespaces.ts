import type ts from 'typescript'
import type { PackageFolder } from '../package/package-folder.ts'
import { moduleFile } from '../program/symbols.ts'
import { compiler } from '../typescript.ts'

/**
 * Statements that make a namespace contain itself: `export * as root from './index'` in a module that the index exports
 * as a namespace. API Extractor recurses on them without end. A circle of `export *` alone is harmless.
 */
export function namespaceCycles(program: ts.Program, folder: PackageFolder): Set<ts.Node> {
  const checker = program.getTypeChecker()
  const cycles = new Set<ts.Node>()
  const done = new Set<ts.SourceFile>()
  const path: { file: ts.SourceFile; byNamespace: boolean }[] = []

  const visit = (file: ts.SourceFile, byNamespace: boolean): void => {
    path.push({ file, byNamespace })
    for (const statement of file.statements.filter(compiler.isExportDeclaration)) {
      const target = moduleFile(checker, statement.moduleSpecifier)
      if (!target || !folder.owns(target.fileName)) continue
      const at = path.findIndex((one) => one.file === target)
      if (at < 0) {
        if (!done.has(target)) visit(target, isNamespaceExport(statement))
      } else if (isNamespaceExport(statement) || path.slice(at + 1).some((one) => one.byNamespace)) {
        cycles.add(statement)
      }
    }
    path.pop()
    done.add(file)
  }
  for (const name of program.getRootFileNames()) {
    const file = program.getSourceFile(name)
    if (file && !done.has(file)) visit(file, false)
  }
  return cycles
}

/**
 * The package's own modules whose exports are members of a namespace: targets of `export * as ns` and `import * as ns`,
 * and the targets of their `export *`.
 */
export function namespacedModules(program: ts.Program, folder: PackageFolder): Set<ts.SourceFile> {
  const checker = program.getTypeChecker()
  const found = new Set<ts.SourceFile>()
  const visit = (specifier: ts.Expression | undefined): void => {
    const file = moduleFile(checker, specifier)
    if (!file || !folder.owns(file.fileName) || found.has(file)) return
    found.add(file)
    for (const statement of file.statements) {
      if (compiler.isExportDeclaration(statement) && !statement.exportClause) visit(statement.moduleSpecifier)
    }
  }
  for (const file of folder.ownFiles(program)) {
    for (const statement of file.statements) {
      if (isNamespaceExport(statement) || isNamespaceImport(statement)) visit(statement.moduleSpecifier)
    }
  }
  return found
}

/** `export * as ns from './module'` */
export function isNamespaceExport(node: ts.Node): node is ts.ExportDeclaration {
  return compiler.isExportDeclaration(node) && !!node.exportClause && compiler.isNamespaceExport(node.exportClause)
}

/** `import * as ns from './module'` */
function isNamespaceImport(node: ts.Node): node is ts.ImportDeclaration {
  const bindings = compiler.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined
  return bindings !== undefined && compiler.isNamespaceImport(bindings)
}
