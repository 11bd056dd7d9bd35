import ts from '#typescript'

/** How much a declaration tells two things apart: `callable` is a function without parameters of a named type. */
export type Weight = 'telling' | 'callable' | 'trivial'

/** Weighs declarations apart from their names: `close(): void` could be anything, `close(reason: Reason): Promise<void>` not. */
export function weightOf(declarations: readonly ts.Node[]): Weight {
  if (declarations.some(isTelling)) return 'telling'
  return declarations.some((node) => signatureOf(node) !== undefined) ? 'callable' : 'trivial'
}

function isTelling(node: ts.Node): boolean {
  if (ts.isClassLike(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node))
    return node.members.length > 1
  return (signatureOf(node)?.parameters.length ?? 0) > 1 || hasStructure(node)
}

function signatureOf(node: ts.Node): ts.SignatureDeclaration | undefined {
  if (ts.isFunctionLike(node)) return node
  const { type } = node as { type?: ts.TypeNode }
  return type && ts.isFunctionTypeNode(type) ? type : undefined
}

/** Whether a declaration names a type or has an object type. */
function hasStructure(node: ts.Node): boolean {
  const isStructure = (child: ts.Node): boolean =>
    ts.isTypeReferenceNode(child) ||
    ts.isTypeLiteralNode(child) ||
    ts.isTypeQueryNode(child) ||
    (ts.forEachChild(child, isStructure) ?? false)
  return ts.forEachChild(node, isStructure) ?? false
}
