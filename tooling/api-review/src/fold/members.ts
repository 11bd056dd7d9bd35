import ts from '#typescript'

/** Members of a class, interface, enum or object type that have a name; `static x` of a class is `x` of its constructor too. */
export function ownMembers(node: ts.Node, name: string): ts.Declaration[] {
  const members = membersOf(node)
  const exact = members.filter((member) => nameOf(member) === name)
  return exact.length > 0 ? exact : members.filter((member) => nameOf(member) === `static ${name}`)
}

/** Members of the nearest object type that is written inside a declaration: of a result, of a parameter. */
export function literalMembers(node: ts.Node, name: string): ts.Declaration[] {
  let level: ts.Node[] = [node]
  while (level.length > 0) {
    const found = level.flatMap((child) => (ts.isTypeLiteralNode(child) ? ownMembers(child, name) : []))
    if (found.length > 0) return found
    const next: ts.Node[] = []
    for (const child of level) ts.forEachChild(child, (part) => void next.push(part))
    level = next
  }
  return []
}

/** Members of a declaration that has some; those of an alias of an object type included. */
export function membersOf(node: ts.Node): readonly ts.Declaration[] {
  if (ts.isClassLike(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node)) return node.members
  if (ts.isTypeLiteralNode(node)) return node.members
  return ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type) ? node.type.members : []
}

function nameOf(member: ts.Declaration): string | undefined {
  if (ts.isConstructorDeclaration(member) || ts.isConstructSignatureDeclaration(member)) return 'constructor'
  const { name } = member as ts.NamedDeclaration
  if (!name) return undefined
  const text = ts.isStringLiteralLike(name) || ts.isIdentifier(name) ? name.text : name.getText()
  const isStatic = (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) !== 0
  return isStatic ? `static ${text}` : text
}

/** Whether a node is one of others, or a part of one. */
export function isIn(node: ts.Node, roots: ReadonlySet<ts.Node>): boolean {
  return ts.findAncestor(node, (outer) => roots.has(outer)) !== undefined
}
