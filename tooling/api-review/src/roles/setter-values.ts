import ts from '#typescript'
import type { Surroundings } from './surroundings.ts'
import { valuesOf } from './values.ts'

/** Values of one setter. */
const mostValues = 6

/** Values that a setter accepts, of which there may be more than its getter returns: `() => T` beside `T`; none without a setter. */
export function setterValues(around: Surroundings, { declarations = [] }: ts.Symbol): string[] {
  const node = declarations.find(ts.isSetAccessorDeclaration)?.parameters[0]?.type
  if (!node) return []
  const values = valuesOf(around, around.checker.getTypeFromTypeNode(node))
  const isTyped = (value: string) => value.startsWith('(null! as ')
  return [...values.filter(isTyped).slice(-1), ...values.filter((value) => !isTyped(value))].slice(0, mostValues)
}
