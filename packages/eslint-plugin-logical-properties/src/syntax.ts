import { failure } from '@signpost/utils-primitives'
import type { Expression, Node, ObjectExpression, Property } from 'estree'

const wrappers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'JSXExpressionContainer',
  'ChainExpression',
])

/** Unwraps a node from type syntax: `x as T`, `x satisfies T`, `x!`, `<T>x`. */
export function withoutTypes(node: Node): Node {
  const { type, expression } = node as { type: string; expression?: Expression }
  return expression && wrappers.has(type) ? withoutTypes(expression) : node
}

/** Dotted name of a callee or tag. Calls are resolved to their callee: `styled(Button)` is `styled`. */
export function pathOf(node: Node): string[] | undefined {
  const bare = withoutTypes(node)
  if (bare.type === 'Identifier') return [bare.name]
  if (bare.type === 'CallExpression') return pathOf(bare.callee)
  if (bare.type !== 'MemberExpression' || bare.computed || bare.property.type !== 'Identifier') return undefined
  const object = pathOf(bare.object)
  return object && [...object, bare.property.name]
}

/** The static key of a property, or `undefined` when it is computed or private. */
export function keyOf({ key, computed }: Property): string | undefined {
  if (key.type === 'Literal') return typeof key.value === 'string' ? key.value : undefined
  return key.type === 'Identifier' && !computed ? key.name : undefined
}

/**
 * Yields the possible values of an expression: branches of conditions, elements of arrays, results of functions, and
 * spread values. Type syntax is unwrapped.
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

/** Yields the objects among the {@link outcomes}. */
export function* objectsIn(node: Node | null | undefined): Generator<ObjectExpression> {
  for (const outcome of outcomes(node)) if (outcome.type === 'ObjectExpression') yield outcome
}

/** Start and end of a node in the source. */
export function rangeOf(node: Node): [start: number, end: number] {
  if (!node.range)
    throw failure(
      'NO_RANGE',
      `Expected a range on every node, found a ${node.type} without one: use a parser for ESLint`,
    )
  return node.range
}
