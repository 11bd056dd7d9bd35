import ts from 'typescript'

/** Type parameters of the signatures of one side, by the path of their declaration; one list per overload. */
export type TypeParameterIndex = ReadonlyMap<string, readonly (readonly ts.TypeParameterDeclaration[])[]>

/** Path segment of a node, or undefined when it adds none. Anonymous functions and signatures are `()`. */
export function segmentOf(node: ts.Node): string | undefined {
  if (ts.isFunctionTypeNode(node) || ts.isConstructorTypeNode(node)) return '()'
  if (ts.isCallSignatureDeclaration(node)) return '()'
  if (ts.isConstructSignatureDeclaration(node) || ts.isConstructorDeclaration(node)) return 'new'
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isModuleDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isParameter(node)
  return isNamed ? (node.name?.getText() ?? 'default') : undefined
}

/** Whether a node is a signature, whose type parameters its callers choose or have inferred. */
export function isSignature(node: ts.Node): node is ts.SignatureDeclaration {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isCallSignatureDeclaration(node) ||
    ts.isConstructSignatureDeclaration(node) ||
    ts.isFunctionTypeNode(node) ||
    ts.isConstructorTypeNode(node)
  )
}

/** Collects the type parameters of all signatures of some files. */
export function indexTypeParameters(files: readonly ts.SourceFile[]): TypeParameterIndex {
  const index = new Map<string, (readonly ts.TypeParameterDeclaration[])[]>()
  const visit = (node: ts.Node, path: string): void => {
    const segment = segmentOf(node)
    const inner = segment === undefined ? path : `${path}.${segment}`
    if (isSignature(node)) index.set(inner, [...(index.get(inner) ?? []), node.typeParameters ?? []])
    ts.forEachChild(node, (child) => visit(child, inner))
  }
  for (const file of files) visit(file, '')
  return index
}
