import { dirname, posix } from 'node:path'
import type ts from 'typescript'
import { frameworkOf } from '../entry-points/components.ts'
import type { Diagnostic } from '../facts.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import { compiler } from '../typescript.ts'
import { moduleFile } from './symbols.ts'

/** One diagnostic for all relative imports without an extension, which Node rejects in an ECMAScript module. */
export function importsWithoutExtension(program: ts.Program, folder: PackageFolder): Diagnostic[] {
  const { NodeNext } = compiler.ModuleKind
  const options = {
    ...program.getCompilerOptions(),
    module: NodeNext,
    moduleResolution: compiler.ModuleResolutionKind.NodeNext,
  }
  const checker = program.getTypeChecker()
  const places = folder.ownFiles(program).flatMap((sourceFile) => {
    const { fileName } = sourceFile
    const specifiers = sourceFile.statements.flatMap((statement) => {
      if (!compiler.isImportDeclaration(statement) && !compiler.isExportDeclaration(statement)) return []
      const { moduleSpecifier } = statement
      return moduleSpecifier &&
        compiler.isStringLiteral(moduleSpecifier) &&
        /^\.{1,2}(?:\/|$)/.test(moduleSpecifier.text)
        ? moduleSpecifier
        : []
    })
    if (specifiers.length === 0) return []
    const format = compiler.getImpliedNodeFormatForFile(fileName, undefined, folder.sources.sys, options)
    if (format !== compiler.ModuleKind.ESNext) return []
    return specifiers.filter((specifier) => {
      if (frameworkOf(specifier.text) !== undefined) return false
      const file = moduleFile(checker, specifier)?.fileName.replace(/\.(?:d\.)?[cm]?tsx?$/, '')
      const path = posix.join(dirname(fileName), specifier.text)
      return file === path || file === posix.join(path, 'index')
    })
  })
  const [first] = places
  if (first === undefined) return []
  const sourceFile = first.getSourceFile()
  return [
    {
      code: 'AX-NO-EXTENSION',
      severity: 'warning',
      file: folder.relative(sourceFile.fileName),
      line: sourceFile.getLineAndCharacterOfPosition(first.getStart(sourceFile)).line + 1,
      found: `${places.length} relative ${places.length === 1 ? 'import' : 'imports'} without a file extension, here ${JSON.stringify(first.text)}, in ECMAScript modules`,
      expected: 'the name of a file, such as "./x.js", as Node and "moduleResolution": "nodenext" require',
      nextStep: 'Add the extension. The page has what a bundler resolves.',
    },
  ]
}
