import ts from '#typescript'
import { has } from '../rules/members.ts'
import { releaseTagOf } from '../rules/compare-documentation.ts'
import { parseText } from '../compiler/parse-text.ts'

/**
 * Removes the private members of classes. A class with private members is assignable only to itself, so that two versions of it
 * could not be compared.
 */
export function erasePrivate(text: string): string {
  return /\bprivate\b|#\w/.test(text) ? erase(text, isPrivate, () => false) : text
}

const hidden = /\bprivate\b|#\w|@(?:beta|alpha|internal|experimental)\b/

/**
 * Removes members that no consumer relies on: private ones, and those with a release tag such as `@internal` or `@beta`.
 *
 * @param isKept - Whether a declaration of this name stays as it is, because both versions have the same one.
 * @param isDemanded - Whether consumers must give a member, by its path, whatever its tag.
 */
export function eraseHidden(
  text: string,
  isKept: (name: string) => boolean,
  isDemanded: (path: string) => boolean = () => false,
): string {
  if (!hidden.test(text)) return text
  const isTagged = (node: Member) => releaseTagOf({ declarations: [node] }) !== 'public'
  const isErased = (node: Member) => isTagged(node) && !(isRequired(node) && isDemanded(pathOf(node)))
  return erase(text, (node) => isPrivate(node) || isErased(node), isKept)
}

/** Test for members, by their path, that a type had not or not always: who provides it must know them, whatever their release tag. */
export function demandedAfter(texts: readonly string[]): (path: string) => boolean {
  const [owners, required] = [new Set<string>(), new Set<string>()]
  const visit = (node: ts.Node): void => {
    if (nameOf(node) !== '') owners.add(nameOf(node))
    if ((ts.isClassElement(node) || ts.isTypeElement(node)) && isRequired(node)) required.add(pathOf(node))
    ts.forEachChild(node, visit)
  }
  let isRead = false
  return (path) => {
    // Few packages have such members.
    if (!isRead) for (const text of texts) visit(parseText(text))
    isRead = true
    return owners.has(path.split('.')[0] as string) && !required.has(path)
  }
}

/** Whether who provides a type must give a member of it. */
function isRequired(node: Member): boolean {
  const isAbstract = ts.isClassElement(node) && has(node, ts.SyntaxKind.AbstractKeyword)
  return isAbstract || (ts.isTypeElement(node) && !node.questionToken)
}

/** Dotted names from the declaration to a member: `Options.hooks.start`. */
function pathOf(node: ts.Node): string {
  const names: string[] = []
  for (let place = node; place && !ts.isSourceFile(place); place = place.parent) {
    const own = ts.isClassElement(place) || ts.isTypeElement(place) ? (place.name?.getText() ?? '') : nameOf(place)
    if (own !== '') names.unshift(own)
  }
  return names.join('.')
}

type Member = ts.ClassElement | ts.TypeElement

function erase(text: string, isErased: (node: Member) => boolean, isKept: (name: string) => boolean): string {
  const file = parseText(text)
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
