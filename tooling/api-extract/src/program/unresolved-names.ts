import type ts from 'typescript'
import { compiler } from '../typescript.ts'
import { firstNameOf } from './names.ts'

/** A name in a declaration file that cannot be resolved. */
export interface UnresolvedName {
  /** An imported module, or the name of a type, namespace or value. */
  kind: 'module' | 'name'
  /** `react`, or the first part of `NodeJS.Timeout`. */
  name: string
  /** The whole construct: the import or export declaration, or the type that begins with the name. */
  node: ts.Node
}

/** Finds the names of a file that cannot be resolved, in source order. */
export function unresolvedNames(checker: ts.TypeChecker, sourceFile: ts.SourceFile): UnresolvedName[] {
  const found: UnresolvedName[] = []
  /** Uses of names that are resolved in the whole file. */
  const known = new Set<string>()
  const visit = (node: ts.Node): void => {
    const missing = missingModule(checker, node) ?? missingName(checker, node, known)
    if (missing) found.push(missing)
    compiler.forEachChild(node, visit)
  }
  visit(sourceFile)
  return found
}

function missingModule(checker: ts.TypeChecker, node: ts.Node): UnresolvedName | undefined {
  let specifier: ts.Node | undefined
  if (compiler.isExportDeclaration(node)) specifier = node.moduleSpecifier
  // A side-effect import adds no name, and declarations keep imports of stylesheets.
  else if (compiler.isImportDeclaration(node) && node.importClause) specifier = node.moduleSpecifier
  else if (compiler.isImportTypeNode(node) && compiler.isLiteralTypeNode(node.argument))
    specifier = node.argument.literal
  else if (compiler.isImportEqualsDeclaration(node) && compiler.isExternalModuleReference(node.moduleReference)) {
    specifier = node.moduleReference.expression
  }
  if (!specifier || !compiler.isStringLiteral(specifier) || checker.getSymbolAtLocation(specifier)) return undefined
  return { kind: 'module', name: specifier.text, node }
}

function missingName(checker: ts.TypeChecker, node: ts.Node, known: Set<string>): UnresolvedName | undefined {
  const first = firstIdentifier(node)
  if (!first || first.text === '' || first.text === 'globalThis' || first.text === 'undefined') return undefined
  const use = `${node.kind} ${first.parent === node} ${first.text}`
  if (known.has(use)) return undefined
  // The compiler creates a symbol without declarations for a type that does not exist.
  const declarations = checker.getSymbolAtLocation(first)?.declarations ?? []
  if (declarations.length === 0) return { kind: 'name', name: first.text, node }
  if (declarations.some((one) => isOfWholeFile(one, first.getSourceFile()))) known.add(use)
  return undefined
}

/** Imported or declared at the top level of the file; a declaration of an inner scope that hides it resolves too. */
function isOfWholeFile(declaration: ts.Declaration, sourceFile: ts.SourceFile): boolean {
  if (compiler.isImportSpecifier(declaration)) return declaration.getSourceFile() === sourceFile
  return declaration.parent === sourceFile
}

/** The first identifier of a type, a `typeof`, a heritage clause or a computed name. */
export function firstIdentifier(node: ts.Node): ts.Identifier | undefined {
  let first: ts.Node | undefined
  if (compiler.isTypeReferenceNode(node)) first = node.typeName
  else if (compiler.isTypeQueryNode(node)) first = node.exprName
  else if (compiler.isExpressionWithTypeArguments(node) || compiler.isComputedPropertyName(node))
    first = node.expression
  return first && firstNameOf(first)
}
