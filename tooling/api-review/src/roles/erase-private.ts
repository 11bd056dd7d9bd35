import ts from '#typescript'

/**
 * Removes the private members of classes. A class with private members is assignable only to itself, so that two versions
 * of it could not be compared.
 */
export function erasePrivate(text: string): string {
  if (!/\bprivate\b|#\w/.test(text)) return text
  const file = ts.createSourceFile('x.d.ts', text, ts.ScriptTarget.ES2022, true)
  const edits: ts.ClassElement[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node)) edits.push(...node.members.filter(isPrivate))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return edits
    .sort((one, other) => other.pos - one.pos)
    .reduce((whole, node) => whole.slice(0, node.getStart()) + whole.slice(node.end), text)
}

/** Private constructors stay: without one a class would have a public constructor. */
function isPrivate(node: ts.ClassElement): boolean {
  if (ts.isConstructorDeclaration(node)) return false
  const isHash = node.name !== undefined && ts.isPrivateIdentifier(node.name)
  return isHash || (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private) !== 0
}
