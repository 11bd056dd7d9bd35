import type ts from 'typescript'
import type { PackageFolder } from '../package/package-folder.ts'
import { moduleFile } from './symbols.ts'
import { compiler } from '../typescript.ts'

/** Finds the package's own files that some of its files import, at any distance, with these files. */
export function reachedFiles(
  program: ts.Program,
  folder: PackageFolder,
  from: readonly ts.SourceFile[],
): Set<ts.SourceFile> {
  const reached = new Set(from)
  for (const file of reached) for (const target of importedFiles(program, folder, file)) reached.add(target)
  return reached
}

/** Finds the package's own files that one of its files imports itself. */
export function importedFiles(program: ts.Program, folder: PackageFolder, file: ts.SourceFile): Set<ts.SourceFile> {
  const checker = program.getTypeChecker()
  const found = new Set<ts.SourceFile>()
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node)
    const target = specifier && moduleFile(checker, specifier)
    if (target && folder.owns(target.fileName)) found.add(target)
    compiler.forEachChild(node, visit)
  }
  compiler.forEachChild(file, visit)
  return found
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (compiler.isImportDeclaration(node) || compiler.isExportDeclaration(node)) return node.moduleSpecifier
  if (compiler.isExternalModuleReference(node)) return node.expression
  return compiler.isImportTypeNode(node) && compiler.isLiteralTypeNode(node.argument)
    ? node.argument.literal
    : undefined
}
