import ts from '#typescript'
import { keyOf } from '../compiler/member-names.ts'
import { isForeign, type Surroundings, typeText } from './surroundings.ts'
import { sampleTypes, withSamples } from './samples.ts'

/** Levels of objects in each other that have samples of their own. */
const mostLevels = 3

/** Tested types that are tried within a constraint. */
const mostWithin = 6

/** Texts of a type within a constraint: the {@link distinctSample}, and what conditions test in place of what is open in it. */
export function samplesWithin(around: Surroundings, type: ts.Type): string[] {
  const first = distinctSample(around, type)
  const tested = first === undefined ? [] : (around.tested ?? []).slice(0, mostWithin)
  const texts = [first, ...tested.map((text) => distinctSample(around, type, text)), ...heirSamples(around, type)]
  return [...new Set(texts.filter((text) => text !== undefined))]
}

/** Heirs with members of their own that are tried within a constraint. */
const mostHeirs = 2

/** Heirs of an exported interface with members of `unknown`, of which one is made of the others: see {@link heirsIn}. */
function heirSamples(around: Surroundings, type: ts.Type): string[] {
  const [, name] = /^B\.(\w+)$/.exec(typeText(around, type) ?? '') ?? []
  if (name === undefined || !type.isClassOrInterface() || type.isClass()) return []
  const isOpen = (member: ts.Symbol) =>
    around.checker.getTypeOfSymbolAtLocation(member, around.consumer).flags & ts.TypeFlags.Unknown
  const open = around.checker
    .getPropertiesOfType(type)
    .filter(isOpen)
    .map((member) => member.name)
  return [...new Set(['type', ...open.toReversed()])].slice(0, mostHeirs).flatMap((own) => {
    const others = open.filter((other) => other !== own)
    return others.length > 0 ? [['Heir', name, own, ...others].join('$')] : []
  })
}

/**
 * Text of a type within a constraint of which no two parts are alike: `{ a: 'p0'; b: 'p1' }` for `{ a: string; b: string }`. It
 * shows which part an indexed access takes.
 *
 * @param unknown - Type in place of each `any` and `unknown`; without it each has a sample of its own.
 * @returns Nothing for a type without parts, or of parts without text.
 */
export function distinctSample(around: Surroundings, type: ts.Type, unknown?: string): string | undefined {
  const { checker, consumer } = around
  let count = 0
  const partOf = (part: ts.Type, level: number): string | undefined => {
    if (part.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))
      return unknown ?? sampleTypes[count++ % sampleTypes.length]
    if (part.flags & ts.TypeFlags.String) return `'p${count++}'`
    if (part.flags & ts.TypeFlags.Number) return String(count++)
    if (part.flags & ts.TypeFlags.NonPrimitive) return `{ p${count++}: 1 }`
    if (checker.isArrayType(part)) {
      const element = partOf(checker.getTypeArguments(part as ts.TypeReference)[0] as ts.Type, level)
      return element === undefined ? undefined : `(${element})[]`
    }
    if (checker.isTupleType(part)) {
      const elements = checker.getTypeArguments(part as ts.TypeReference).map((element) => partOf(element, level))
      return elements.includes(undefined) ? undefined : `[${elements.join(', ')}]`
    }
    if (part.isUnion()) return partOf(part.types[count++ % part.types.length] as ts.Type, level)
    return objectOf(part, level + 1) ?? sampledText(part)
  }
  /** Functions and types of other packages, with samples for what is open in them. */
  const sampledText = (part: ts.Type) => {
    const text = typeText(around, part)
    return text === undefined ? undefined : withSamples(text, count++, unknown)
  }
  const objectOf = (object: ts.Type, level: number): string | undefined => {
    const isOther = isForeign(around, object) && checker.getPropertiesOfType(object).length > 0
    const isOfClass = (object.symbol?.flags ?? 0) & ts.SymbolFlags.Class
    const isPlain = object.flags & ts.TypeFlags.Object && !isOfClass && !isOther
    if (!isPlain || level > mostLevels || object.getCallSignatures().length > 0) return undefined
    if (object.getConstructSignatures().length > 0) return undefined
    const members = checker.getPropertiesOfType(object).map((member) => {
      const key = keyOf(member)
      const text = key && partOf(checker.getTypeOfSymbolAtLocation(member, consumer), level)
      return text === undefined ? undefined : `${key?.value}: ${text}`
    })
    const [indexed] = checker.getIndexInfosOfType(object)
    if (indexed && members.length === 0) {
      const text = partOf(indexed.type, level)
      members.push(text === undefined ? undefined : `own: ${text}`)
    }
    return members.length === 0 || members.includes(undefined) ? undefined : `{ ${members.join('; ')} }`
  }
  if (checker.isTupleType(type)) return partOf(type, 0)
  const whole = objectOf(type, 0)
  if (whole !== undefined) return whole
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference) as [ts.Type]
    const elements = [partOf(element, 0), partOf(element, 0)]
    return elements.includes(undefined) ? undefined : `[${elements.join(', ')}]`
  }
  const text = typeText(around, type)
  return text === undefined || !/\b(?:any|unknown)\b/.test(text) ? undefined : withSamples(text)
}
