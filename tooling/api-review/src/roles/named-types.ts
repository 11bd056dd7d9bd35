import ts from '#typescript'
import { anyList, typeParametersOf } from '../compiler/type-parameters.ts'
import { anyUses } from './any-uses.ts'
import { callbacksOf } from './callbacks.ts'
import { addCalls } from './calls.ts'
import type { ProgramList } from './consumer-program.ts'
import { distinctSample, samplesWithin } from './distinct-samples.ts'
import { addMembers } from './members.ts'
import { discriminantsOf, headText, narrowing, testsOf } from './discriminants.ts'
import { givenLiterals } from './given-literals.ts'
import { addHeirs, mentionsThis } from './heirs.ts'
import { declaredName, keyOf, shownName } from '../compiler/member-names.ts'
import { openParameters } from './open-parameters.ts'
import { platformKind } from '../parse/merged-globals.ts'
import { isOfClass, isPublic, type Surroundings, typeText } from './surroundings.ts'
import { thisLiterals } from './this-literals.ts'
import { nestedSamples, sampleTypes, testedTexts } from './samples.ts'
import { literalsOf, valuesOf } from './values.ts'

/** Pairs of type arguments, the first assignable to the second in one direction only: they show the variance of a parameter. */
const variancePairs = [
  ["'a'", 'string'],
  ['{ a: 1; b: 1 }', '{ a: 1 }'],
  ["'a'", "'a' | 'b'"],
  ['Opaque', 'Opaque | undefined'],
  ['{ a: 1 }', '{ readonly a: 1 }'],
] as const

/** Members of a union that programs are written for. */
const mostVariants = 20

/** Adds programs that name a class, interface, alias or enum, provide and receive it, implement, extend and merge with it. */
export function addNamedType(around: Surroundings, programs: ProgramList, symbol: ts.Symbol, path: string): void {
  const { checker } = around
  if (symbol.flags & ts.SymbolFlags.Enum) return
  const parameters = typeParametersOf(symbol)
  const lists = typeArgumentLists(around, symbol)
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  // Instances of a class come from its constructor: only stand-ins for it are provided, and none of one with hidden members.
  const provided = symbol.flags & ts.SymbolFlags.Class ? 'override' : 'provide'
  const isProvided = provided === 'provide' || checker.getPropertiesOfType(type).every(isPublic)
  // Nobody has two versions of an interface of the platform, to which the package adds.
  for (const list of platformKind(checker, type) ? [] : lists) {
    programs.add(path, 'receive', `declare const value: L.${path}${list}\nconst result: B.${path}${list} = value`)
    if (isProvided) programs.add(path, provided, `const value: L.${path}${list} = null! as B.${path}${list}`)
  }
  for (const list of lists.slice(0, 4)) {
    programs.add(path, 'name', `declare const value: L.${path}${list}\nexport const other = value`)
    programs.add(path, 'extend', `interface Heir extends L.${path}${list} { ownMember: 1 }`)
    if (isProvided)
      programs.add(path, 'implement', `class Implementation implements L.${path}${list} { [key: string]: any }`)
  }
  const declared = parameters.map((parameter) => checker.getTypeAtLocation(parameter))
  const names = parameters.map((parameter) => parameter.name.text).join(', ')
  if (names !== '')
    programs.add(
      path,
      'extend',
      `interface Heir${openParameters(around, declared)} extends L.${path}<${names}> { ownMember: 1 }`,
    )
  addVariance(programs, path, parameters.length)
  const list = anyList(parameters.length)
  if (type.flags & ts.TypeFlags.Object || type.isIntersection()) addObject(around, programs, type, symbol, path, list)
  for (const own of sampleLists(around, parameters)) {
    const [head, base] = [`(null! as L.${path}${own})`, `(null! as B.${path}${own})`]
    const owner = { symbol: path, head, base, type: `B.${path}${own}` }
    addMembers({ ...around, mostLists: mostSampleLists }, programs, type, owner, 1, new Set([symbol]))
  }
  if (type.isUnion()) addUnion(around, programs, type, path, list)
  if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class) && /^[\w$.]+$/.test(path)) {
    const names = path.split('.')
    const own = parameters.length > 0 ? `<${parameters.map((parameter) => parameter.getText()).join(', ')}>` : ''
    const inner = `interface ${names.at(-1)}${own} { ownMember: 1 }`
    const inside = names.slice(0, -1).reduceRight((text, name) => `namespace ${name} { ${text} }`, inner)
    const declared = `declare module './lib' { ${inside} }`
    programs.add(path, 'merge', `${declared}\n(null! as L.${path}${list}).ownMember`)
  }
}

/** Type of which some values are another type, and whose members may be left out: guards and modifiers show, which `any` hides. */
const partedSample = '{ a: 1; b: 2 } | null'

/** Lists of arguments of one signature for each of these: `any` has all. */
const mostSampleLists = 12

/** Lists with a type that conditions test. */
const mostTestedLists = 2

/** Lists of type arguments of which none is `any`: those that are needed, and all where constraints have parts that can differ. */
export function sampleLists(around: Surroundings, parameters: readonly ts.TypeParameterDeclaration[]): string[] {
  const constraints = parameters.map(({ constraint }) =>
    constraint ? around.checker.getTypeFromTypeNode(constraint) : undefined,
  )
  const distinct = constraints.map((type) => type && distinctSample(around, type))
  const needed = parameters.filter((parameter) => !parameter.default).length
  const least = constraints.slice(0, needed).map((type, index) => {
    if (!type) return partedSample
    return distinct[index] ?? typeText(around, type) ?? 'any'
  })
  const all = distinct.map((text, index) => text ?? (sampleTypes[index % sampleTypes.length] as string))
  // Objects whose members a condition tests.
  const tested = (around.tested ?? []).filter((text) => text.startsWith('{ ')).slice(0, mostTestedLists)
  const lists = [
    ...(distinct.some((text) => text !== undefined) ? [all] : []),
    ...(parameters.length > 0 ? [least] : []),
    ...tested.map((text) => least.map((other, place) => (constraints[place] ? other : text))),
  ]
  return [...new Set(lists.map((list) => (list.length > 0 ? `<${list.join(', ')}>` : '')))]
}

function addVariance(programs: ProgramList, path: string, count: number): void {
  for (const [narrow, wide] of variancePairs) {
    for (let index = 0; index < count; index++) {
      const list = (text: string) =>
        `<${Array.from({ length: count }, (_, at) => (at === index ? text : 'any')).join(', ')}>`
      for (const [to, from] of [
        [narrow, wide],
        [wide, narrow],
      ] as const)
        programs.add(path, 'instantiate', `const value: L.${path}${list(to)} = null! as L.${path}${list(from)}`)
    }
  }
}

function addObject(
  around: Surroundings,
  programs: ProgramList,
  type: ts.Type,
  symbol: ts.Symbol,
  path: string,
  list: string,
): void {
  const { checker } = around
  const [head, base] = [`(null! as L.${path}${list})`, `(null! as B.${path}${list})`]
  const isNominal =
    platformKind(checker, type) === 'made' || (type.isClass() && !checker.getPropertiesOfType(type).every(isPublic))
  for (const literal of isNominal ? [] : [...literalsOf(around, type), ...thisLiterals(around, type)])
    programs.add(path, 'construct-literal', `const value: L.${path}${list} = ${literal}`)
  programs.add(path, 'provide', `const value: L.${path}${list} = null! as { unrelated: 1 }`)
  const hasDefaults = list !== '' && typeParametersOf(symbol).every((parameter) => parameter.default)
  for (const own of hasDefaults ? [list, ''] : [list]) {
    for (const use of anyUses(around, type, `(null! as L.${path}${own})`)) programs.add(path, 'read', use)
    for (const signature of type.getCallSignatures().slice(0, 1))
      for (const text of callbacksOf(around, signature))
        programs.add(path, 'construct-literal', `const value: L.${path}${own} = ${text}`)
  }
  programs.add(path, 'receive', `const record: Record<string, unknown> = null! as L.${path}${list}`)
  addMembers(around, programs, type, { symbol: path, head, base, type: `B.${path}${list}` }, 1, new Set([symbol]))
  addCalls(around, programs, type, { symbol: path, head, base, isMember: false })
  for (const member of checker.getPropertiesOfType(type)) {
    const key = keyOf(member)
    // A default that has `any` in it lets consumers read anything.
    if (hasDefaults && key && isPublic(member))
      for (const use of ['anything', 'anything.else'])
        programs.add(path, 'read', `(null! as L.${path})[${key.value}].${use}`)
    const isInherited = member.declarations !== undefined && !member.declarations.some(around.isOwn)
    if (!key || isInherited || !isPublic(member) || around.isTriedElsewhere(member)) continue
    const place = `${path}.${shownName(member)}`
    const expected = `B.${path}${list}[${key.type}]`
    if (!member.name.startsWith('__@')) {
      const mark = member.flags & ts.SymbolFlags.Optional ? '?' : ''
      const name = declaredName(member.name)
      // A result that the head narrows is for its heirs to narrow as well.
      if (!(member.flags & ts.SymbolFlags.Method))
        programs.add(place, 'redeclare', `interface Heir extends L.${path}${list} { ${name}${mark}: ${expected} }`)
      const picked = `Pick<L.${path}${list}, ${key.type}>`
      const narrow = narrowMethod(around, member, `L.${path}${list}[${headText(key.type)}]`)
      if (narrow !== undefined) programs.add(place, 'implement', narrow)
      if (!isOfClass(member))
        programs.add(place, 'implement', `class Implementation implements ${picked} { ${name}: ${expected} = null! }`)
    }
    if (mentionsThis(member)) addHeirs(around, programs, symbol, { member, owner: `${path}${list}`, symbol: place })
  }
}

/**
 * Code that provides a method with narrower parameters, which TypeScript allows for methods and not for properties; undefined for other members.
 *
 * @param type - Type of the member.
 */
function narrowMethod({ checker, consumer }: Surroundings, member: ts.Symbol, type: string): string | undefined {
  const held = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(member, consumer))
  const [signature, other] = held.getCallSignatures()
  if (!(member.flags & ts.SymbolFlags.Method) || isOfClass(member) || !signature?.parameters.length || other)
    return undefined
  const given = `Parameters<NonNullable<${type}>>`
  const parameters = signature.parameters.map((_, at) => `p${at}: ${given}[${at}] & { own: 1 }`)
  return `const value: ${type} = (${parameters.join(', ')}) => null!`
}

function addUnion(around: Surroundings, programs: ProgramList, type: ts.UnionType, path: string, list: string): void {
  for (const part of type.types.slice(0, mostVariants)) {
    for (const value of valuesOf(around, part).slice(0, 3))
      programs.add(path, 'construct-literal', `const value: L.${path}${list} = ${value}`)
  }
  for (const { names, textOf } of givenLiterals(around, type))
    for (const name of names) {
      const now = `const now: L.${path}${list} = ${textOf(`const given: typeof was = ${name}`)}`
      programs.add(path, 'contextual', `const value: B.${path}${list} = ${textOf(`const was = ${name}; ${now}`)}`)
    }
  const texts = type.types.map((part) => typeText(around, part))
  if (texts.every((text) => text !== undefined))
    programs.add(
      path,
      'match',
      `declare const value: L.${path}${list}\nconst known: ${texts.map((text) => `(${text})`).join(' | ')} = value`,
    )
  if (type.types.every(({ flags }) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) {
    const [head, base] = [`(null! as L.${path}${list})`, `(null! as B.${path}${list})`]
    // Those that all variants have; each variant by itself is told by what narrows to it.
    addMembers(around, programs, type, { symbol: path, head, base, type: `B.${path}${list}` }, 2)
  }
  if (!type.types.every(({ flags }) => flags & ts.TypeFlags.Object)) return
  const discriminants = discriminantsOf(around, type)
  for (const test of discriminants.flatMap(testsOf))
    programs.add(
      path,
      'narrow',
      `declare const now: L.${path}${list}\ndeclare let was: B.${path}${list}\n${narrowing(test)}`,
    )
  for (const { key, cases } of discriminants.filter(({ isComplete }) => isComplete)) {
    const branches = cases.map((value) => `case ${headText(value)}: break`).join('; ')
    programs.add(
      path,
      'match',
      `declare const value: L.${path}${list}\nswitch (value[${key}]) { ${branches}; default: { const rest: never = value } }`,
    )
  }
}

/**
 * Lists of type arguments of a class, interface or alias, with which its types are compared: `<string>`, or empty. They are its defaults, each
 * sample for all and for each parameter, and what each constraint names.
 */
export function typeArgumentLists(around: Surroundings, symbol: ts.Symbol): string[] {
  const parameters = typeParametersOf(symbol)
  if (parameters.length === 0) return ['']
  const { checker } = around
  const constraints = parameters.map(({ constraint }) => constraint && checker.getTypeFromTypeNode(constraint))
  const samples = [...(around.tested ?? []), ...sampleTypes]
  const first = constraints.map((type) => (type && typeText(around, type)) ?? sampleTypes[0]) as string[]
  const needed = parameters.filter((parameter) => !parameter.default).length
  const listOf = (texts: readonly string[]) => `<${texts.join(', ')}>`
  const at = (place: number, text: string) => listOf(first.map((other, index) => (index === place ? text : other)))
  // Others of different types, so that each shows its place.
  const others = first.map((text, place) => (constraints[place] ? text : sampleTypes[place % sampleTypes.length]))
  const within = (place: number, text: string) => listOf(others.with(place, text) as string[])
  return [
    ...new Set([
      ...(needed === 0 ? [''] : []),
      ...(needed > 0 && needed < parameters.length
        ? samples.map((sample) => listOf(Array.from({ length: needed }, () => sample)))
        : []),
      listOf(first),
      ...samples.map((sample) => listOf(parameters.map(() => sample))),
      ...(parameters.length > 1 ? testedTexts(around) : []).flatMap((text) =>
        nestedSamples.map((sample) => listOf(constraints.map((type) => (type ? text : sample)))),
      ),
      ...parameters.flatMap((_, place) => samples.map((sample) => at(place, sample))),
      ...constraints.flatMap((type, place) =>
        (type?.isUnion() ? type.types.slice(0, 8) : type ? [type] : []).flatMap((part) => {
          const texts = [typeText(around, part), ...samplesWithin(around, part)]
          return texts.flatMap((text) => (text === undefined ? [] : [within(place, text)]))
        }),
      ),
    ]),
  ]
}
