import ts from '#typescript'
import { accessOf, keyOf } from '../compiler/member-names.ts'
import { isPublic, type Surroundings } from './surroundings.ts'
import { typeArgumentsOf } from '../compiler/type-parameters.ts'
import { valuesOf, withoutEmpty } from './values.ts'

/** Members of `this` that are read. */
const mostMembers = 6

/** Property that stands for what a consumer brings, and that a type parameter is inferred from: each has one of its own. */
export const ownName = 'ownMember'

/** Object literals of a consumer for a type with `ThisType`, with a method that reads a member of its `this`. */
export function thisLiterals(around: Surroundings, type: ts.Type): string[] {
  const { checker, consumer } = around
  const members = checker.getPropertiesOfType(type).flatMap((symbol) => {
    const key = keyOf(symbol)
    const declared = checker.getTypeOfSymbolAtLocation(symbol, consumer)
    const held = withoutEmpty(checker, checker.getNonNullableType(declared))
    return key && isPublic(symbol) ? [{ key: key.value, symbol, held }] : []
  })
  const names: string[] = []
  const given = members.flatMap(({ key, symbol, held }) => {
    const value = brought(around, held, names)
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0
    const text = value ?? (isOptional ? undefined : valuesOf(around, held, 1)[0])
    return text === undefined ? [] : [{ key, text }]
  })
  /** Literal with a member in place of the one of its name. */
  const literal = (key: string, text: string): string => {
    const others = given.filter((one) => one.key !== key).map((one) => `${shortKey(one.key)}: ${one.text}`)
    return `{ ${[...others, `${shortKey(key)}${text}`].join(', ')} }`
  }
  const whole = thisOf(around, type)
  return [
    ...(whole ? methodsOf(around, type, whole, names).map(({ key, text }) => literal(key, text)) : []),
    // Where the type has no place for a method, what a consumer brings has one.
    ...(whole ? given.filter(({ text }) => text.startsWith(`{ ${ownName}`)) : []).flatMap(({ key, text }) =>
      names.map((name) => literal(key, `: ${text.slice(0, -2)}, ownMethod() { this.${name}.toFixed() } }`)),
    ),
    ...members.flatMap(({ key, held }) => {
      const inner = thisOf(around, held)
      return inner
        ? methodsOf(around, held, inner, names).map((method) =>
            literal(key, `: { ${shortKey(method.key)}${method.text} }`),
          )
        : []
    }),
  ]
}

/** Value of a consumer from which the library infers a type parameter, with a name that is added to others. */
function brought({ checker }: Surroundings, type: ts.Type, names: string[]): string | undefined {
  const isOpen = (part: ts.Type) => (part.flags & ts.TypeFlags.TypeParameter) !== 0
  const [signature] = type.getCallSignatures()
  const isResult = signature !== undefined && isOpen(checker.getReturnTypeOfSignature(signature))
  if (!isOpen(type) && !isResult) return undefined
  const name = `${ownName}${names.length || ''}`
  names.push(name)
  return isResult ? `() => ({ ${name}: 1 })` : `{ ${name}: 1 }`
}

/** Type argument of the `ThisType` in an intersection. */
function thisOf({ checker }: Surroundings, type: ts.Type): ts.Type | undefined {
  const parts = type.isIntersection() ? type.types : [type]
  const found = parts.find((part) => part.symbol?.name === 'ThisType')
  return found && typeArgumentsOf(checker, found)[0]
}

/** Methods that read a member of `this`, or write one, by the first name that the type has for one, and by a name of the consumer's own. */
function methodsOf(
  { checker, consumer }: Surroundings,
  type: ts.Type,
  self: ts.Type,
  brought: readonly string[],
): { key: string; text: string }[] {
  const names = brought.length > 0 ? brought : [ownName]
  const own = names.flatMap((name) => [`.${name}.toFixed()`, `.${name} = 1`])
  const known = checker
    .getPropertiesOfType(type)
    .find(
      (symbol) =>
        checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, consumer)).getCallSignatures().length > 0,
    )
  const keys = [...(known ? [keyOf(known)?.value] : []), '"ownMethod"'].flatMap((name) => name ?? [])
  const parts = self.isIntersection() ? self.types : [self]
  const read = parts
    .flatMap((part) => checker.getPropertiesOfType(checker.getApparentType(part)))
    .flatMap((symbol) => keyOf(symbol)?.value ?? [])
    .slice(0, mostMembers)
  return keys.flatMap((key) =>
    [...read.map(accessOf), ...own].map((access) => ({ key, text: `() { this${access}; return null! }` })),
  )
}

/** Key of a property, without quotes where it needs none. */
function shortKey(key: string): string {
  return /^"[A-Za-z_$][\w$]*"$/.test(key) ? key.slice(1, -1) : `[${key}]`
}
