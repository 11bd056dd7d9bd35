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
  const checker = program.getTypeChecker()
  const reached = new Set(from)
  for (const file of reached) {
    const visit = (node: ts.Node): void => {
      const specifier = specifierOf(node)
      const target = specifier && moduleFile(checker, specifier)
      if (target && folder.owns(target.fileName)) reached.add(target)
      compiler.forEachChild(node, visit)
    }
    compiler.forEachChild(file, visit)
  }
  return reached
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (compiler.isImportDeclaration(node) || compiler.isExportDeclaration(node)) return node.moduleSpecifier
  if (compiler.isExternalModuleReference(node)) return node.expression
  return compiler.isImportTypeNode(node) && compiler.isLiteralTypeNode(node.argument)
    ? node.argument.literal
    : undefined
}
