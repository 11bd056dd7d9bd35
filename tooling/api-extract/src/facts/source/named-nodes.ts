import type ts from 'typescript'
import { compiler } from '../../typescript.ts'

/** Nodes with a name by that name; `default` for a default export without one. */
export function namedNodes(file: ts.SourceFile | undefined): Map<string, ts.Node[]> {
  const found = new Map<string, ts.Node[]>()
  const visit = (node: ts.Node): void => {
    const name = isNamed(node) ? nameOf(node) : undefined
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), node])
    compiler.forEachChild(node, visit)
  }
  if (file !== undefined) compiler.forEachChild(file, visit)
  return found
}

/** Whether a node declares its name, as `a.name` does not. */
function isNamed(node: ts.Node): boolean {
  return (
    compiler.isFunctionLike(node) ||
    compiler.isClassLike(node) ||
    compiler.isClassElement(node) ||
    compiler.isTypeElement(node) ||
    compiler.isObjectLiteralElementLike(node) ||
    compiler.isInterfaceDeclaration(node) ||
    compiler.isTypeAliasDeclaration(node) ||
    compiler.isEnumDeclaration(node) ||
    compiler.isEnumMember(node) ||
    compiler.isModuleDeclaration(node) ||
    compiler.isVariableDeclaration(node) ||
    compiler.isBindingElement(node) ||
    compiler.isParameter(node) ||
    compiler.isTypeParameterDeclaration(node) ||
    compiler.isNamedTupleMember(node) ||
    compiler.isExportSpecifier(node) ||
    compiler.isNamespaceExport(node) ||
    compiler.isExportAssignment(node)
  )
}

/** Name of a declaration, in the source or in the declarations made from it; absent for a constructor and the like. */
export function nameOf(node: ts.Node): string | undefined {
  if (compiler.isExportAssignment(node)) return 'default'
  const { name } = node as ts.Node & { name?: ts.Node }
  if (name === undefined) return isDefault(node) ? 'default' : undefined
  if (compiler.isVariableDeclaration(node) && /^_default(?:_\d+)?$/u.test(name.getText())) return 'default'
  const written = compiler.isComputedPropertyName(name) ? name.expression : name
  return compiler.isIdentifier(name) || compiler.isStringLiteralLike(written)
    ? (written as ts.Identifier | ts.StringLiteralLike).text
    : name.getText()
}

function isDefault(node: ts.Node): boolean {
  return (
    (compiler.isFunctionDeclaration(node) || compiler.isClassDeclaration(node)) &&
    node.modifiers?.some(({ kind }) => kind === compiler.SyntaxKind.DefaultKeyword) === true
  )
}
