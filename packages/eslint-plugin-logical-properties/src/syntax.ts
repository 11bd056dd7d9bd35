import type { Expression, Node, ObjectExpression, Property } from 'estree'

const wrappers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'JSXExpressionContainer',
  'ChainExpression',
])

/** A node without the types around it: `x as T`, `x satisfies T`, `x!`, `<T>x`. */
export function withoutTypes(node: Node): Node {
  const { type, expression } = node as { type: string; expression?: Expression }
  return expression && wrappers.has(type) ? withoutTypes(expression) : node
}

/** The dotted name of a callee or tag; a call in it counts as what it calls: `styled(Button)` is `styled`. */
export function pathOf(node: Node): string[] | undefined {
  const bare = withoutTypes(node)
  if (bare.type === 'Identifier') return [bare.name]
  if (bare.type === 'CallExpression') return pathOf(bare.callee)
  if (bare.type !== 'MemberExpression' || bare.computed || bare.property.type !== 'Identifier') return undefined
  const object = pathOf(bare.object)
  return object && [...object, bare.property.name]
}

/** The key of a property as it stands, or `undefined` when it is computed or private. */
export function keyOf({ key, computed }: Property): string | undefined {
  if (key.type === 'Literal') return typeof key.value === 'string' ? key.value : undefined
  return key.type === 'Identifier' && !computed ? key.name : undefined
}

/**
 * The values that an expression may have: the branches of conditions, the elements of arrays, what functions return.
 * Types around them are taken off; what is spread is looked into.
 */
export function* outcomes(node: Node | null | undefined): Generator<Node> {
  if (!node) return
  const bare = withoutTypes(node)
  switch (bare.type) {
    case 'ArrayExpression':
      for (const element of bare.elements) yield* outcomes(element)
      break
    case 'ConditionalExpression':
      yield* outcomes(bare.consequent)
      yield* outcomes(bare.alternate)
      break
    case 'LogicalExpression':
      if (bare.operator !== '&&') yield* outcomes(bare.left)
      yield* outcomes(bare.right)
      break
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      if (bare.body.type !== 'BlockStatement') yield* outcomes(bare.body)
      else
        for (const statement of bare.body.body)
          if (statement.type === 'ReturnStatement') yield* outcomes(statement.argument)
      break
    case 'SpreadElement':
      yield* outcomes(bare.argument)
      break
    default:
      yield bare
  }
}

/** The objects among the {@link outcomes}. */
export function* objectsIn(node: Node | null | undefined): Generator<ObjectExpression> {
  for (const outcome of outcomes(node)) if (outcome.type === 'ObjectExpression') yield outcome
}

/** Where a node begins and ends in the source. */
export function rangeOf(node: Node): [start: number, end: number] {
  if (!node.range) throw new TypeError(`A ${node.type} has no range: the parser must give every node one.`)
  return node.range
}
