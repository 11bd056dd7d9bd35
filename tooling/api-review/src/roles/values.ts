import ts from '#typescript'
import { samplesWithin } from './distinct-samples.ts'
import { plainName } from '../compiler/member-names.ts'
import { isMapped, typeArgumentsOf } from '../compiler/type-parameters.ts'
import { fullValues } from './full-values.ts'
import { constructorTexts, guardTexts } from './function-texts.ts'
import { widenedLists } from './inference-values.ts'
import { sampleTypes } from './samples.ts'
import { isForeign, type Surroundings, typeText } from './surroundings.ts'

/** Values of any type, by type and as literals, from which TypeScript infers. */
const anyValues = [
  ...sampleTypes.map((sample) => `(null! as ${sample})`),
  ...["'a'", '1', '{ a: 1 }', '[1, 2]', '(() => null!)', '((p0) => null!)'],
]

/** Levels of objects in each other that literals have. */
const depthOfLiterals = 3

/** Properties of the largest object that literals are written for. */
const mostProperties = 40

/** Expressions of a type as consumers write them, simplest first; never empty. */
export function valuesOf(around: Surroundings, type: ts.Type, depth = 0): string[] {
  const { checker } = around
  const typed = () => typedValue(around, type)
  const is = (flags: ts.TypeFlags) => (type.flags & flags) !== 0
  // `NoInfer<T>`.
  if (is(ts.TypeFlags.Substitution)) return valuesOf(around, (type as ts.SubstitutionType).baseType, depth)
  const bare = withoutEmpty(checker, type)
  if (bare !== type) return valuesOf(around, bare, depth)
  if (depth > depthOfLiterals + 1) return [typed()[0] ?? 'null!']
  if (is(ts.TypeFlags.TypeParameter)) {
    if (around.inferred !== undefined) return [`(null! as ${around.inferred})`]
    const constraint = checker.getBaseConstraintOfType(type)
    // No program has a value of `never`, although a condition may test it.
    const tested = (around.tested ?? []).filter((sample) => sample !== 'never')
    const values = [...tested.map((sample) => `(null! as ${sample})`), ...anyValues]
    const sampled = constraint ? samplesWithin(around, constraint) : []
    const whole = constraint && tested.length > 0 ? typeText(around, constraint) : undefined
    // A condition that distributes has a branch for each part of a union; its parts must fit the constraint.
    const parted = whole === undefined ? [] : tested.slice(0, 4).map((text) => `(null! as (${text}) | (${whole}))`)
    return constraint && !(constraint.flags & ts.TypeFlags.Unknown)
      ? [...valuesOf(around, constraint, depth), ...sampled.map((text) => `(null! as ${text})`), ...parted, ...values]
      : values
  }
  if (is(ts.TypeFlags.EnumLike)) return [...typed(), 'null!'].slice(0, 1)
  if (is(ts.TypeFlags.BooleanLiteral)) return [checker.typeToString(type)]
  if (type.isUnion()) {
    const nothing = type.types.filter(({ flags }) => flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null))
    const [only, ...others] = type.types.filter((part) => !nothing.includes(part))
    // An optional parameter has the values of its type.
    if (depth === 0 && nothing.length > 0 && only && others.length === 0)
      return [...valuesOf(around, only), ...nothing.map((part) => valuesOf(around, part, depth + 1)[0] as string)]
    // Inside of other values the first of each is enough.
    const parts = type.types.slice(0, depth === 0 ? 12 : 1)
    const full = depth === 0 ? fullTexts(around, type) : []
    return [...parts.flatMap((part) => valuesOf(around, part, depth + 1).slice(0, 2)), ...full, ...typed()]
  }
  if (type.isStringLiteral()) return [JSON.stringify(type.value)]
  if (type.isNumberLiteral()) return [String(type.value)]
  if (is(ts.TypeFlags.StringLike)) return ["'a'", "('a' as string)", ...typed()]
  if (is(ts.TypeFlags.NumberLike)) return ['1', '(1 as number)']
  if (is(ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return ['undefined']
  if (is(ts.TypeFlags.Null)) return ['null']
  if (is(ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return ['(null! as unknown)', ...anyValues]
  if (is(ts.TypeFlags.Index | ts.TypeFlags.IndexedAccess | ts.TypeFlags.Conditional)) {
    const constraint = is(ts.TypeFlags.IndexedAccess) ? checker.getBaseConstraintOfType(type) : undefined
    const isKnown = constraint && !(constraint.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))
    return [...(isKnown ? valuesOf(around, constraint, depth).slice(0, 4) : []), ...anyValues, ...typed()]
  }
  // `{}` takes texts, `object` does not.
  const texts = checker.isTypeAssignableTo(checker.getStringType(), type) ? ["'a'"] : []
  const isOpen = texts.length > 0 && depth > 0 && checker.getPropertiesOfType(type).length === 0
  const isPart = depth === 0 && (isMapped(type) || typeArgumentsOf(checker, type).length > 0)
  const full = isPart ? fullTexts(around, type) : []
  const values = [...(isOpen ? texts : []), ...objectValues(around, type, depth), ...full, ...typed(), ...texts]
  return values.length > 0 ? values : ['null!']
}

/** `T` of `T & {}`, the type of an optional `T` that is there. */
export function withoutEmpty(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const isEmpty = (part: ts.Type) => part.flags & ts.TypeFlags.Object && checker.typeToString(part) === '{}'
  const parts = type.isIntersection() ? type.types.filter((part) => !isEmpty(part)) : []
  return parts.length === 1 ? (parts[0] as ts.Type) : type
}

function typedValue(around: Surroundings, type: ts.Type): string[] {
  const open = typeArgumentsOf(around.checker, type).filter(({ flags }) => flags & ts.TypeFlags.TypeParameter)
  const text = open.reduce(
    // A type parameter of the library has no name in the code of a consumer.
    (known, { symbol }) => known?.replaceAll(new RegExp(`\\b${symbol.name}\\b`, 'g'), around.inferred ?? 'Opaque'),
    typeText(around, type),
  )
  if (text === undefined) return []
  // Consumers get classes and their instances from the library that they pass them to.
  const isOfClass = ((type.symbol?.flags ?? 0) & ts.SymbolFlags.Class) !== 0
  return [`(null! as ${isOfClass ? text.replaceAll(/\bB\./g, 'L.') : text})`]
}

function objectValues(around: Surroundings, type: ts.Type, depth: number): string[] {
  const { checker } = around
  const [signature] = type.getCallSignatures()
  if (signature) {
    const rest = signature.parameters.at(-1)?.valueDeclaration
    const isOpen = rest && ts.isParameter(rest) && rest.dotDotDotToken
    // Rest arguments may be a tuple: each of its elements is a parameter of the callback.
    const counts = [0, ...(isOpen ? [1, 2] : [])].map((more) => signature.parameters.length + more)
    const names = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`).join(', ')
    // A callback that returns what it is given shows what TypeScript infers from its result.
    const returning = signature.parameters.length > 0 ? ['((p0) => p0)'] : []
    const plain = [...counts.map((count) => `((${names(count)}) => null!)`), '(() => null!)', ...returning]
    const [first, ...others] = guardTexts(around, type)
    // An overload may take any function, and another one guards only.
    return [...(first === undefined ? [] : [first]), ...plain, ...others]
  }
  const constructors = constructorTexts(around, type)
  if (constructors.length > 0) return constructors
  const first = (part: ts.Type) => valuesOf(around, part, depth + 1)[0] as string
  const parts = typeArgumentsOf(checker, type)
  if (checker.isTupleType(type)) return [`[${parts.map(first).join(', ')}]`]
  if (checker.isArrayType(type)) {
    const elements = valuesOf(around, parts[0] as ts.Type, depth + 1).slice(0, 4)
    // Of different types, from which TypeScript infers a union.
    const mixed = (parts[0] as ts.Type).flags & ts.TypeFlags.TypeParameter ? ["['a', 'b']"] : []
    return [...elements.map((one) => `[${one}]`), '[]', ...mixed]
  }
  const isRecord = checker.getIndexInfosOfType(type).length > 0 && checker.getPropertiesOfType(type).length === 0
  if (isForeign(around, type) && !isRecord) {
    if (isMapped(type)) return largeLiterals(checker.getPropertiesOfType(type))
    const [one, other] = parts
    if (type.symbol.name === 'Set' && one) return [`new Set([${first(one)}])`]
    if (type.symbol.name === 'Map' && one && other) return [`new Map([[${first(one)}, ${first(other)}]])`]
    if (one && checker.getPropertyOfType(type, 'then')) return [`Promise.resolve(${first(one)})`]
    const [member, ...others] = checker.getPropertiesOfType(type)
    // `Iterable` and `ArrayLike` are lists too.
    return one && others.length === 0 && /^(?:__@iterator|length$)/.test(member?.name ?? '') ? [`[${first(one)}]`] : []
  }
  const constraint = type.isIntersection() && checker.getBaseConstraintOfType(type)
  // `{ as?: E } & Props[E]` is one of several objects.
  if (constraint && constraint.isUnion())
    return constraint.types.slice(0, 4).flatMap((part) => objectValues(around, part, depth).slice(0, 5))
  const isPlain = type.isIntersection()
    ? type.types.every(({ flags }) => flags & ts.TypeFlags.Object)
    : (type.flags & ts.TypeFlags.Object) !== 0 && ((type.symbol?.flags ?? 0) & ts.SymbolFlags.Class) === 0
  if (!isPlain || depth >= depthOfLiterals) return []
  // TypeScript refuses unknown properties of literals only: a value of the same type may match another overload.
  const text = depth === 0 ? structureOf(around, type) : undefined
  // TypeScript gives an interface no index signature.
  const [indexed] = depth === 0 ? checker.getIndexInfosOfType(type) : []
  const named = indexed ? [`{ anyKey: ${first(indexed.type)} }`, '(null! as Opaque)'] : []
  return [...literalsOf(around, type, depth), ...(text === undefined ? [] : [`(null! as ${text})`]), ...named]
}

/** Text of an object type with its properties written out, so that it needs no name; undefined when it has other parts. */
function structureOf(around: Surroundings, type: ts.Type, depth = 0): string | undefined {
  const { checker, consumer } = around
  const members = checker.getPropertiesOfType(type)
  const isOther = checker.getIndexInfosOfType(type).length > 0 || type.getConstructSignatures().length > 0
  if (isOther || members.length === 0 || members.length > mostProperties || depth >= depthOfLiterals) return undefined
  const texts = members.map((member) => {
    const own = checker.getTypeOfSymbolAtLocation(member, consumer)
    const isObject =
      (own.flags & ts.TypeFlags.Object) !== 0 && !isForeign(around, own) && !own.getCallSignatures().length
    const text = isObject ? structureOf(around, own, depth + 1) : typeText(around, own)
    if (text === undefined || member.name.startsWith('__@')) return undefined
    return `${JSON.stringify(plainName(member.name))}${member.flags & ts.SymbolFlags.Optional ? '?' : ''}: ${text}`
  })
  return texts.includes(undefined) ? undefined : `{ ${texts.join('; ')} }`
}

/** Object literals of a type: with what is required, with everything, and with each optional property. */
export function literalsOf(around: Surroundings, type: ts.Type, depth = 0): string[] {
  const { checker, consumer } = around
  const all = checker.getPropertiesOfType(type).filter(({ name }) => !name.startsWith('__@'))
  if (all.length > mostProperties) return all.length > mostNames ? [] : largeLiterals(all)
  const known = new Map<ts.Symbol, string>()
  const textOf = (member: ts.Symbol): string => {
    const text =
      known.get(member) ?? valuesOf(around, checker.getTypeOfSymbolAtLocation(member, consumer), depth + 1)[0]
    known.set(member, text as string)
    return `${JSON.stringify(plainName(member.name))}: ${text}`
  }
  const write = (list: readonly ts.Symbol[]): string => {
    const texts = list.map(textOf)
    return texts.length === 0 ? '{}' : `{ ${texts.join(', ')} }`
  }
  const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0
  const needed = all.filter((member) => !isOptional(member))
  if (depth > 0) return [write(needed)]
  const optional = all.filter(isOptional).slice(0, 12)
  // With each literal of a union, by which TypeScript tells variants apart.
  const variants = all.flatMap((member) => {
    const literals = literalTextsOf(checker.getTypeOfSymbolAtLocation(member, consumer))
    return literals.slice(1).map((literal) => {
      known.set(member, literal)
      const text = write(all)
      known.delete(member)
      return text
    })
  })
  // With what is optional inside of a member as well, each member on its own: one that nobody can write leaves the others.
  const full = all.slice(0, mostFull).flatMap((member) => {
    const others = needed.filter((one) => one !== member).map(textOf)
    return fullTexts(around, checker.getTypeOfSymbolAtLocation(member, consumer)).map(
      (text) => `{ ${[...others, `${JSON.stringify(plainName(member.name))}: ${text}`].join(', ')} }`,
    )
  })
  const each = optional.map((member) => write([...needed, member]))
  const types = all.map((member) => checker.getTypeOfSymbolAtLocation(member, consumer))
  const widened = widenedLists(
    around,
    types,
    (own, part) => valuesOf(own, checker.getNonNullableType(part), 1)[0] as string,
  )
  const inferring = widened.map((list) => {
    const texts = list.map((text, place) => `${JSON.stringify(plainName((all[place] as ts.Symbol).name))}: ${text}`)
    return `{ ${texts.join(', ')} }`
  })
  return [...new Set([write(needed), write(all), ...inferring, ...each, ...variants, ...full])]
}

/** Properties of the largest object of which a literal has the names. */
const mostNames = 500

/** Literals of an object with many properties, which have every name but no values: with what is required, and with everything. */
function largeLiterals(all: readonly ts.Symbol[]): string[] {
  const needed = all.filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0)
  return [needed, all].map(
    (list) => `{ ${list.map(({ name }) => `${JSON.stringify(plainName(name))}: null!`).join(', ')} }`,
  )
}

/** Members that are written with everything in them. */
const mostFull = 12

/** Literals of a type with everything in them, also what is optional. */
export function fullTexts(around: Surroundings, type: ts.Type): string[] {
  return fullValues(around, type, (part, depth) => valuesOf(around, part, depth)[0] as string)
}

/** Object literal of a type with what is required, and one member as it is given. */
export function literalWith(around: Surroundings, type: ts.Type, member: ts.Symbol, text: string): string {
  const { checker, consumer } = around
  const others = checker
    .getPropertiesOfType(type)
    .filter((one) => one !== member && !(one.flags & ts.SymbolFlags.Optional) && !one.name.startsWith('__@'))
    .map((one) => [one.name, valuesOf(around, checker.getTypeOfSymbolAtLocation(one, consumer), 1)[0]])
  const entries = [...others, [member.name, text]] as [string, string][]
  return `{ ${entries.map(([name, value]) => `${JSON.stringify(plainName(name))}: ${value}`).join(', ')} }`
}

/** Literals of a union of texts or numbers; none of other types. */
function literalTextsOf(type: ts.Type): string[] {
  const parts = type.isUnion() ? type.types.filter((part) => part.isStringLiteral() || part.isNumberLiteral()) : []
  return parts.slice(0, mostLiterals).map((part) => JSON.stringify((part as ts.LiteralType).value))
}

/** Literals of one union that objects are written with. */
const mostLiterals = 6
