import ts from '#typescript'
import { has } from '../rules/members.ts'
import { releaseTagOf } from '../rules/compare-documentation.ts'

/**
 * Removes the private members of classes. A class with private members is assignable only to itself, so that two versions of it
 * could not be compared.
 */
export function erasePrivate(text: string): string {
  return /\bprivate\b|#\w/.test(text) ? erase(text, isPrivate, () => false) : text
}

/**
 * Removes members that no consumer relies on: private ones, and those with a release tag such as `@internal` or `@beta`.
 *
 * @param isKept - Whether a declaration of this name stays as it is, because both versions have the same one.
 */
export function eraseHidden(text: string, isKept: (name: string) => boolean): string {
  if (!/\bprivate\b|#\w|@(?:beta|alpha|internal|experimental)\b/.test(text)) return text
  return erase(text, (node) => isPrivate(node) || releaseTagOf({ declarations: [node] }) !== 'public', isKept)
}

type Member = ts.ClassElement | ts.TypeElement

function erase(text: string, isErased: (node: Member) => boolean, isKept: (name: string) => boolean): string {
  const file = ts.createSourceFile('x.d.ts', text, ts.ScriptTarget.ES2022, true)
  const edits: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isClassElement(node) || ts.isTypeElement(node)) && isErased(node)) edits.push(node)
    else if (!isKept(nameOf(node))) ts.forEachChild(node, visit)
  }
  visit(file)
  return edits
    .sort((one, other) => other.pos - one.pos)
    .reduce((whole, node) => whole.slice(0, node.getStart()) + whole.slice(node.end), text)
}

function nameOf(node: ts.Node): string {
  const isDeclaration =
    ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
  return isDeclaration ? (node.name?.text ?? 'default') : ''
}

/** Private constructors stay: without one a class would have a public constructor. */
function isPrivate(node: Member): boolean {
  if (ts.isConstructorDeclaration(node) || ts.isConstructSignatureDeclaration(node)) return false
  const isHash = node.name !== undefined && ts.isPrivateIdentifier(node.name)
  return isHash || has(node, ts.SyntaxKind.PrivateKeyword)
}
