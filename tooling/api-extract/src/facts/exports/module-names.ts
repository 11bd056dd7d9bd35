import type ts from 'typescript'
import type { ModuleNamesFacts } from '../../facts.ts'
import type { PackageFolder } from '../../package/package-folder.ts'
import type { Meaning, References } from '../names/reference.ts'
import type { SourcePositions } from '../source/source-positions.ts'
import { firstNameOf } from '../../program/names.ts'
import { compiler } from '../../typescript.ts'

/**
 * Reads the names that the files of a package import from each other, with their targets: `Box`, `core.Box` of
 * `import * as core from './core'`, and `import("./core").Box`.
 *
 * API Extractor places a declaration of a namespace-imported module in that module. It names the module as one of the
 * importing files does, and numbers equal names (`core_2`), separately for each entry point. An export of another entry
 * point is numbered like an unexported declaration.
 *
 * @param hasOneModel - Whether there is one entry point.
 * @returns An empty list for one entry point without namespace imports and import types, whose doc model has no such names.
 */
export function moduleNames(
  program: ts.Program,
  folder: PackageFolder,
  references: References,
  positions: SourcePositions,
  hasOneModel: boolean,
): ModuleNamesFacts[] {
  const checker = program.getTypeChecker()
  const files = folder.ownFiles(program)
  const needsNames = (file: ts.SourceFile): boolean =>
    hasImportTypes(file) || file.statements.some((one) => moduleImportedBy(one) !== undefined)
  if (hasOneModel && !files.some(needsNames)) return []
  return files
    .flatMap((sourceFile) => {
      const names = namesIn(sourceFile)
      if (names.size === 0) return []
      const source = positions.sourceOfFile(sourceFile)
      return {
        file: folder.name(sourceFile.fileName),
        ...(source === undefined ? {} : { source }),
        names: [...names].map(([text, target]) => ({ text, target })).sort((a, b) => (a.text < b.text ? -1 : 1)),
      }
    })
    .sort((a, b) => (a.file < b.file ? -1 : 1))

  /** Targets by name as written. */
  function namesIn(sourceFile: ts.SourceFile): Map<string, string> {
    const found = new Map<string, string>()
    const add = (text: string, name: ts.Node, meaning: Meaning = 'type'): void => {
      if (found.has(text)) return
      const symbol = checker.getSymbolAtLocation(name)
      const declared = symbol && references.resolve(symbol).declarations?.[0]
      const isOwn = declared !== undefined && folder.owns(declared.getSourceFile().fileName)
      if (symbol === undefined || !isOwn) return
      if (compiler.isSourceFile(declared)) modules.add(text)
      const target = references.of(symbol, meaning)
      if (target !== undefined) found.set(text, target)
    }
    const modules = new Set(sourceFile.statements.flatMap((one) => moduleImportedBy(one) ?? []))
    // An imported name may be a namespace that the other file exports.
    for (const name of sourceFile.statements.flatMap(namesImportedBy)) add(name.text, name)
    if (modules.size === 0 && !hasImportTypes(sourceFile)) return found
    const visit = (node: ts.Node): void => {
      if (compiler.isImportTypeNode(node) && node.qualifier !== undefined)
        add(importTypeText(node, sourceFile), node.qualifier, node.isTypeOf ? 'value' : 'type')
      else if (compiler.isQualifiedName(node) && modules.has(firstNameOf(node)?.text ?? ''))
        add(node.getText(sourceFile), node.right)
      else if (compiler.isPropertyAccessExpression(node) && modules.has(firstNameOf(node)?.text ?? ''))
        add(node.getText(sourceFile), node.name)
      compiler.forEachChild(node, visit)
    }
    compiler.forEachChild(sourceFile, visit)
    return found
  }
}

function hasImportTypes({ text }: ts.SourceFile): boolean {
  return /\bimport\s*\(/u.test(text)
}

/** Import type without type arguments, in double quotes: `import("./core").Box`, `typeof import("./core").Box`. */
function importTypeText({ argument, qualifier, isTypeOf }: ts.ImportTypeNode, sourceFile: ts.SourceFile): string {
  return `${isTypeOf ? 'typeof ' : ''}import(${argument.getText(sourceFile)}).${qualifier!.getText(sourceFile)}`.replaceAll(
    "'",
    '"',
  )
}

function moduleImportedBy(statement: ts.Statement): string | undefined {
  if (!compiler.isImportDeclaration(statement)) return undefined
  const bindings = statement.importClause?.namedBindings
  return bindings && compiler.isNamespaceImport(bindings) ? bindings.name.text : undefined
}

function namesImportedBy(statement: ts.Statement): ts.Identifier[] {
  if (!compiler.isImportDeclaration(statement) || statement.importClause === undefined) return []
  const { name, namedBindings } = statement.importClause
  const named =
    namedBindings && compiler.isNamedImports(namedBindings) ? namedBindings.elements.map((one) => one.name) : []
  return name === undefined ? named : [name, ...named]
}
