import ts from '#typescript'
import { keyOf } from '../compiler/member-names.ts'
import { isForeign, isPublic, type Surroundings, typeText } from './surroundings.ts'
import { typeArgumentsOf } from '../compiler/type-parameters.ts'

/** Levels of parts in each other that are looked through. */
const mostLevels = 3

/** Uses of one value that are written. */
const mostUses = 12

/** Optional members of one type of another package that are read. */
const mostOptional = 60

/** Members of one type of another package that are looked through. */
const mostForeignMembers = 12

/** Least level at which a type has no `any` in it, by checker: a class of hundreds of methods is met in the result of each. */
const withoutAny = new WeakMap<ts.TypeChecker, Map<ts.Type, number>>()

/** Expressions that read any name of what is `any` in a value: where it becomes `unknown`, none of them compiles. */
export function anyUses(around: Surroundings, type: ts.Type, expression: string, level = 0): string[] {
  const { checker } = around
  if (isAny(checker, type)) return [`${expression}.anything`]
  const known = withoutAny.get(checker) ?? new Map<ts.Type, number>()
  withoutAny.set(checker, known)
  if (level > mostLevels || (known.get(type) ?? level + 1) <= level) return []
  const uses = usesOfParts(around, type, expression, level)
  if (uses.length === 0) known.set(type, level)
  return uses
}

function usesOfParts(around: Surroundings, type: ts.Type, expression: string, level: number): string[] {
  const { checker, consumer } = around
  const own = checker.getNonNullableType(withDefault(checker, type))
  const value = checker.getNonNullableType(type) === type ? expression : `${expression}!`
  const inner = (part: ts.Type, code: string) => anyUses(around, part, code, level + 1)
  const parts = typeArgumentsOf(checker, own)
  if (checker.isTupleType(own)) return parts.flatMap((part, index) => inner(part, `${value}[${index}]!`))
  if (checker.isArrayType(own)) return parts.flatMap((part) => inner(part, `${value}[0]!`))
  if (!(own.flags & (ts.TypeFlags.Object | ts.TypeFlags.Union))) return []
  if (own.symbol?.name === 'Promise')
    return parts.flatMap((part) => inner(part, 'value').map((use) => `${value}.then((value) => ${use})`))
  const indexed = checker.getIndexInfosOfType(own).flatMap(({ keyType, type: held }) => {
    const key =
      keyType.flags & ts.TypeFlags.Number ? '0' : keyType.flags & ts.TypeFlags.String ? "'any key'" : undefined
    return key === undefined ? [] : inner(held, `${value}[${key}]!`)
  })
  const isOther = isForeign(around, own)
  const [element] = parts
  if (isOther && element) indexed.push(...usesOfElements(checker, own, value, (code) => inner(element, code)))
  if (isOther && !parts.some((part) => mentionsAny(checker, part)))
    return [...readOptional(checker, own, value), ...indexed].slice(0, mostUses)
  const members = checker.getPropertiesOfType(own).slice(0, isOther ? mostForeignMembers : undefined)
  const isCalled = isOther || parts.some((part) => mentionsAny(checker, part)) || isUnnamed(around, own)
  const read = (member: ts.Symbol): string[] => {
    const key = keyOf(member)
    if (!key || !isPublic(member)) return []
    const held = checker.getTypeOfSymbolAtLocation(member, consumer)
    const [signature] = held.getCallSignatures()
    if (!signature) return inner(held, `${value}[${key.value}]`)
    const list = signature.parameters.map(() => 'null!').join(', ')
    return isCalled ? inner(signature.getReturnType(), `${value}[${key.value}](${list})`) : []
  }
  const uses = new Set(indexed)
  for (const member of members) {
    if (uses.size >= mostUses) break
    for (const use of read(member)) uses.add(use)
  }
  return [...uses].slice(0, mostUses)
}

/** Uses of the elements that a value of another package's type gives one after the other: what its iterator returns may be `any` besides. */
function usesOfElements(
  checker: ts.TypeChecker,
  type: ts.Type,
  value: string,
  usesOf: (code: string) => string[],
): string[] {
  const has = (name: string) => checker.getPropertiesOfType(type).some((own) => own.name.startsWith(`__@${name}@`))
  if (has('iterator')) return usesOf(`[...${value}][0]!`)
  if (!has('asyncIterator')) return []
  return usesOf('item').map((use) => `void (async () => { for await (const item of ${value}) ${use} })`)
}

/** Reads the optional members of a type of another package: a value without one is still assignable. */
function readOptional(checker: ts.TypeChecker, type: ts.Type, value: string): string[] {
  const members = checker
    .getPropertiesOfType(type)
    .filter((member) => member.flags & ts.SymbolFlags.Optional && isPublic(member))
  const keys = members.slice(0, mostOptional).flatMap((member) => keyOf(member)?.value ?? [])
  return keys.length === 0 ? [] : [`void [${keys.map((key) => `${value}[${key}]`).join(', ')}]`]
}

/** Whether only an expression leads to a type: the methods of others have programs of their own. */
function isUnnamed(around: Surroundings, type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Object) !== 0 && !typeText(around, type)?.startsWith('B.')
}

/** Whether a type is `any`, or a type parameter that is `any` where nothing is given for it. */
function isAny(checker: ts.TypeChecker, type: ts.Type): boolean {
  return (withDefault(checker, type).flags & ts.TypeFlags.Any) !== 0
}

/** Default of a type parameter that has one; other types as they are. */
export function withDefault(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  return (type.flags & ts.TypeFlags.TypeParameter && checker.getDefaultFromTypeParameter(type)) || type
}

function mentionsAny(checker: ts.TypeChecker, type: ts.Type, level = 0): boolean {
  if (isAny(checker, type)) return true
  return level < mostLevels && typeArgumentsOf(checker, type).some((part) => mentionsAny(checker, part, level + 1))
}
