import ts from '#typescript'
import { keyOf } from '../compiler/member-names.ts'
import { isForeign, isPublic, type Surroundings, typeText } from './surroundings.ts'
import { literalWith } from './values.ts'

/** Levels of objects in each other whose functions are written. */
const mostLevels = 2

/** Objects of one union in which functions are written. */
const mostVariants = 4

/** Functions of one object that are written. */
const mostFunctions = 8

/** Code with a place for the body of a function that a consumer gives, and the names of its parameters. */
export interface Given {
  names: readonly string[]
  textOf: (body: string) => string
}

/** Function that a consumer writes for a type with one signature, whose parameters get their types from it; none without parameters. */
export function givenFunction(type: ts.Type): Given | undefined {
  const [signature, other] = type.getCallSignatures()
  if (!signature || other || signature.parameters.length === 0) return undefined
  const names = signature.parameters.map((_, place) => `p${place}`)
  return { names, textOf: (body) => `(${names.join(', ')}) => { ${body}; return null! }` }
}

/** Object literals with a function in them, of a type that consumers cannot name: those of others are tried at the type. */
export function givenLiterals(around: Surroundings, type: ts.Type, level = 0): Given[] {
  const { checker, consumer } = around
  if (type.isUnion() && level === 0)
    return type.types
      .slice(0, mostVariants)
      .flatMap((part) => givenLiterals(around, part, 1))
      .slice(0, mostFunctions)
  const isPlain = type.flags & ts.TypeFlags.Object && !type.isClass() && !isForeign(around, type)
  if (!isPlain || level >= mostLevels || typeText(around, type)?.startsWith('B.')) return []
  return checker
    .getPropertiesOfType(type)
    .filter((member) => keyOf(member) && isPublic(member) && !member.name.startsWith('__@'))
    .flatMap((member) => {
      const held = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(member, consumer))
      const own = givenFunction(held)
      const inner = own ? [own] : givenLiterals(around, held, level + 1)
      return inner.map(({ names, textOf }) => ({
        names,
        textOf: (body: string) => literalWith(around, type, member, textOf(body)),
      }))
    })
    .slice(0, mostFunctions)
}
