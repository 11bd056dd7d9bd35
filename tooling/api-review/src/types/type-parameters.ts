import ts from '#typescript'

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

/** Type parameters of the signatures of a file by the path of their declaration, one list per overload. */
function indexTypeParameters(file: ts.SourceFile): Map<string, (readonly ts.TypeParameterDeclaration[])[]> {
  const index: ReturnType<typeof indexTypeParameters> = new Map()
  const visit = (node: ts.Node, path: string): void => {
    const segment = segmentOf(node)
    const inner = segment === undefined ? path : `${path}.${segment}`
    if (isSignature(node)) index.set(inner, [...(index.get(inner) ?? []), node.typeParameters ?? []])
    ts.forEachChild(node, (child) => visit(child, inner))
  }
  visit(file, '')
  return index
}

/**
 * Finds type parameters by the path of their signature: in the file of that name, or in any file when it has no such
 * signature there, because files of a package move.
 */
export function findTypeParameters(
  files: ReadonlyMap<string, ts.SourceFile>,
): (file: string, path: string) => readonly (readonly ts.TypeParameterDeclaration[])[] {
  const byFile = new Map([...files].map(([path, file]) => [path, indexTypeParameters(file)]))
  const all: ReturnType<typeof indexTypeParameters> = new Map()
  for (const index of byFile.values())
    for (const [path, lists] of index) all.set(path, [...(all.get(path) ?? []), ...lists])
  return (file, path) => byFile.get(file)?.get(path) ?? all.get(path) ?? []
}
