import ts from '#typescript'

/**
 * Conditional types that another declaration of the same symbol does not have: `A extends B ? C : D`, without a further
 * condition in `D`. When only their order differs, all of them.
 */
export function changedConditions(
  before: readonly ts.Node[],
  after: readonly ts.Node[],
): [base: ts.ConditionalTypeNode[], head: ts.ConditionalTypeNode[]] {
  const [base, head] = [conditionsOf(before), conditionsOf(after)]
  const [changed, others] = [without(base, head), without(head, base)]
  if (changed.length + others.length > 0) return [changed, others]
  const isSameOrder = base.every((node, index) => spell(node) === spell(head[index] as ts.ConditionalTypeNode))
  return isSameOrder ? [[], []] : [base, head]
}

function without(list: readonly ts.ConditionalTypeNode[], others: readonly ts.ConditionalTypeNode[]) {
  const known = new Set(others.map(spell))
  return list.filter((node) => !known.has(spell(node)))
}

function conditionsOf(roots: readonly ts.Node[]): ts.ConditionalTypeNode[] {
  const found: ts.ConditionalTypeNode[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalTypeNode(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  roots.forEach(visit)
  return found
}

/**
 * Text of a condition without its further ones. Unions have one order, type parameters their number, and patterns that match
 * everything one name.
 */
function spell(condition: ts.ConditionalTypeNode): string {
  const numbers = numbersOf(condition)
  const visit = (node: ts.Node): string => {
    if (ts.isUnionTypeNode(node)) return node.types.map(visit).sort().join(' | ')
    if (node.kind === ts.SyntaxKind.AnyKeyword && node.parent === condition) return 'unknown'
    if (ts.isIdentifier(node)) return numbers.get(node.text) ?? node.text
    const children = node.getChildren()
    return children.length === 0 ? node.getText() : children.map(visit).join(' ')
  }
  const { checkType, extendsType, trueType, falseType } = condition
  const last = ts.isConditionalTypeNode(falseType) ? [] : [falseType]
  return [checkType, extendsType, trueType, ...last].map(visit).join(' ? ')
}

/** Type parameters in scope, outermost first, and those a condition infers. */
function numbersOf(condition: ts.ConditionalTypeNode): Map<string, string> {
  const names: string[] = []
  for (let node: ts.Node = condition; node && !ts.isSourceFile(node); node = node.parent) {
    const list = 'typeParameters' in node ? (node.typeParameters as ts.NodeArray<ts.TypeParameterDeclaration>) : []
    names.unshift(...(list ?? []).map(({ name }) => name.text))
  }
  const visit = (node: ts.Node): void => {
    if (ts.isInferTypeNode(node)) names.push(node.typeParameter.name.text)
    ts.forEachChild(node, visit)
  }
  visit(condition)
  return new Map(names.map((name, index) => [name, `#${index}`]))
}
