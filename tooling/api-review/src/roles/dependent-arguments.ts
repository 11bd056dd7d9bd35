import ts from '#typescript'
import { distinctSample } from './distinct-samples.ts'
import { type Surroundings, typeText } from './surroundings.ts'

/**
 * Type arguments for type parameters whose constraints name each other: `<{ a: 1 }, { a: 1 } & { p1: 1 }>` for `<A, B extends A>`, and `<{ a: 1 }, 'a'>`
 * for `<T, K extends keyof T>`. Each has a type of its own, so that their order shows.
 *
 * @returns Nothing where no constraint is another parameter or its keys.
 */
export function dependentArguments(around: Surroundings, parameters: readonly ts.Type[]): string[] | undefined {
  const { checker } = around
  const constraints = parameters.map(constraintOf)
  const known = new Map<ts.Type, string>()
  const textOf = (type: ts.Type): string => {
    const place = parameters.indexOf(type)
    const text = known.get(type)
    if (text !== undefined) return text
    // A constraint that leads back to its parameter is an error.
    known.set(type, '{ a: 1 }')
    const own = argumentFor(constraints[place], place)
    known.set(type, own)
    return own
  }
  const argumentFor = (constraint: ts.Type | undefined, place: number): string => {
    if (!constraint) return `{ a: 1; p${place}: 1 }`
    if (parameters.includes(constraint)) return `${textOf(constraint)} & { p${place}: 1 }`
    if (keyedBy(constraint, parameters)) return "'a'"
    if (constraint.flags & ts.TypeFlags.NonPrimitive) return `{ a: 1; p${place}: 1 }`
    return distinctSample(around, constraint) ?? typeText(around, constraint) ?? 'any'
  }
  const isDependent = constraints.some((one) => one && (parameters.includes(one) || keyedBy(one, parameters)))
  return isDependent ? parameters.map(textOf) : undefined

  function constraintOf({ symbol }: ts.Type): ts.Type | undefined {
    const node = symbol.declarations?.find(ts.isTypeParameterDeclaration)?.constraint
    return node && checker.getTypeFromTypeNode(node)
  }
}

/** Whether a constraint is the keys of a type parameter, or some of them. */
function keyedBy(constraint: ts.Type, parameters: readonly ts.Type[]): boolean {
  if (constraint.isIntersection()) return constraint.types.some((part) => keyedBy(part, parameters))
  return (constraint.flags & ts.TypeFlags.Index) !== 0 && parameters.includes((constraint as ts.IndexType).type)
}
