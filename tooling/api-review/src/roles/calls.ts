import ts from '#typescript'
import { anyUses } from './any-uses.ts'
import { argumentUses } from './argument-uses.ts'
import type { ProgramList } from './consumer-program.ts'
import { accessOf, keyOf } from '../compiler/member-names.ts'
import type { Surroundings } from './surroundings.ts'
import { methodCalls } from './method-calls.ts'
import { openParameters } from './open-parameters.ts'
import { receivedUses } from './received-uses.ts'
import { addResultWrites } from './result-writes.ts'
import { dependentArguments } from './dependent-arguments.ts'
import { distinctSample } from './distinct-samples.ts'
import { setterValues } from './setter-values.ts'
import { isForeign, isPublic, typeText } from './surroundings.ts'
import { addContextual, addGivenUses } from './given-uses.ts'
import { argumentLists } from './argument-lists.ts'
import { discriminantsOf, headText, narrowing, testsOf } from './discriminants.ts'
import { sampleTypes } from './samples.ts'
import { typeArgumentsOf } from '../compiler/type-parameters.ts'

/** A value that may be called: the same expression on the library and on the base. */
export interface Callee {
  symbol: string
  /** Expression on `L`, such as `L.open` or `(null! as L.Store)["get"]!`. */
  head: string
  /** The same on `B`. */
  base: string
  /** Whether it is the member of an object, which a consumer may take out of it. */
  isMember: boolean
  /** Type on `B` of the object that it is a member of, and its key. */
  owner?: { type: string; key: string }
}

/** Signatures of one value that programs are written for. */
const mostSignatures = 8

/** Adds programs that call and construct a value. */
export function addCalls(around: Surroundings, programs: ProgramList, type: ts.Type, callee: Callee): void {
  for (const signature of type.getCallSignatures().slice(0, mostSignatures))
    addSignature(around, programs, signature, callee, (text) => text)
  for (const signature of type.getConstructSignatures().slice(0, mostSignatures))
    addSignature(around, programs, signature, { ...callee, isMember: false }, (text) => `new (${text})`)
}

function addSignature(
  around: Surroundings,
  programs: ProgramList,
  signature: ts.Signature,
  { symbol, head, base, isMember, owner }: Callee,
  applied: (text: string) => string,
): void {
  const [own, other] = [applied(head), applied(base)]
  const lists = argumentLists(around, signature)
  const result = signature.getReturnType()
  const tests = result.isUnion() ? discriminantsOf(around, result).flatMap(testsOf) : []
  const chained = argumentUses(around, result)
  for (const list of lists) {
    const text = list.join(', ')
    programs.add(symbol, 'call', `${own}(${text})`)
    // The result must not be typed by the expected type, as the argument of an assignment would be.
    const both = `const was = ${other}(${text})\nconst now = ${own}(${text})\n`
    if (!(result.flags & (ts.TypeFlags.Void | ts.TypeFlags.Never | ts.TypeFlags.Any)))
      programs.add(symbol, 'call', `${both}const result: typeof was = now`)
    // What a condition gives may be `never`, which is assignable to every type, and has no members.
    if (result.flags & ts.TypeFlags.Conditional) programs.add(symbol, 'call', `${own}(${text})!.toString()`)
    if (tests.length > 0) programs.add(symbol, 'narrow', both + tests.map(narrowing).join('\n'))
    if (list === lists[0]) for (const use of chained) programs.add(symbol, 'call', both + use)
    // A function that is given one with a `this` of its own may give one without.
    if (text.includes('((this: ') || text.includes('as (this: '))
      programs.add(symbol, 'call', `const now = ${own}(${text})\nnow(...(null! as Parameters<typeof now>))`)
    if (isMember) programs.add(symbol, 'detach', `const detached = ${head}\ndetached(${text})`)
  }
  // A function with a `this` of its own is called by what has one: `use(plugin)`.
  const hasThis = own === head && (signature as ts.Signature & { thisParameter?: ts.Symbol }).thisParameter
  for (const list of hasThis ? lists.slice(0, mostSignatures) : []) {
    const values = ['null! as ThisParameterType<typeof callee>', ...list].join(', ')
    programs.add(symbol, 'call', `const callee = ${head}\ncallee.call(${values})`)
    const known = hasThis && typeText(around, around.checker.getTypeOfSymbolAtLocation(hasThis, around.consumer))
    if (!known) continue
    programs.add(symbol, 'call', `const callee = ${head}\ncallee.call(${[`null! as ${known}`, ...list].join(', ')})`)
    if (owner) programs.add(symbol, 'call', `(null! as ${headText(known)})[${owner.key}](${list.join(', ')})`)
  }
  const first = (lists[0] ?? []).join(', ')
  // Members of a map of `unknown` exist, and have none themselves.
  if (result.flags & ts.TypeFlags.Any)
    for (const use of ['anything', 'anything.else']) programs.add(symbol, 'call', `${own}(${first}).${use}`)
  // The last list has what a rest parameter takes: with less, another overload may be called.
  for (const text of new Set([first, (lists.at(-1) ?? []).join(', ')]))
    for (const uses of [anyUses, receivedUses, methodCalls])
      for (const use of uses(around, result, `${own}(${text})`)) programs.add(symbol, 'call', use)
  addGivenUses(around, programs, symbol, signature, own, lists)
  // `never` is assignable to every type, and has no members.
  programs.add(symbol, 'call', `${own}(${first}).toString()`)
  const named = /^(?:L\.[\w$.]+|\(null! as (L\.[\w$.]+)\))$/.exec(own)
  if (named) {
    const type = named[1] ?? `typeof ${head}`
    const query = (text: string) => `ReturnType<${text}>`
    programs.add(symbol, 'query', `const value: ${query(type.replace('L.', 'B.'))} = null! as ${query(type)}`)
  }
  // A setter may take more than the type of the result shows.
  for (const member of isForeign(around, result) ? [] : around.checker.getPropertiesOfType(result)) {
    const key = isPublic(member) ? keyOf(member) : undefined
    for (const accepted of key ? setterValues(around, member) : [])
      programs.add(symbol, 'write', `${own}(${first})[${key?.value}] = ${accepted}`)
  }
  addUntypedCallbacks(around, programs, symbol, result, `${own}(${first})`)
  addResultWrites(around, programs, symbol, signature, [`${own}(${first})`, `${other}(${first})`])
  addContextual(around, programs, symbol, signature, [own, other], lists)
  addPredicate(around, programs, signature, { symbol, head, base, ...(owner && { owner }) }, lists[0] ?? [])
  if (owner) addThisPredicate(around, programs, signature, symbol, owner, first)
  addTypeArguments(around, programs, signature, { symbol, head, base }, own === head, chained)
}

/** Callbacks for the methods of a result, whose parameters are implicitly `any` when the result is `any`. */
function addUntypedCallbacks(
  { checker, consumer }: Surroundings,
  programs: ProgramList,
  symbol: string,
  result: ts.Type,
  expression: string,
): void {
  if (checker.isArrayType(result)) programs.add(symbol, 'call', `${expression}.map((item) => item)`)
  const element = result.symbol?.name === 'Promise' ? typeArgumentsOf(checker, result)[0] : undefined
  const use = element && element.flags & ts.TypeFlags.Any ? 'value.anything' : 'value'
  if (element) programs.add(symbol, 'call', `${expression}.then((value) => ${use})`)
  for (const part of result.getCallSignatures()) {
    const index = part.parameters.findIndex(
      (parameter) => checker.getTypeOfSymbolAtLocation(parameter, consumer).getCallSignatures()[0]?.parameters.length,
    )
    if (index === -1) continue
    const list = part.parameters.slice(0, index + 1).map((_, at) => (at === index ? '(value) => null!' : 'null!'))
    programs.add(symbol, 'call', `${expression}(${list.join(', ')})`)
  }
}

/** Narrowing by a guard or an assertion, in both branches. */
function addPredicate(
  around: Surroundings,
  programs: ProgramList,
  signature: ts.Signature,
  { symbol, head, base, owner }: Pick<Callee, 'symbol' | 'head' | 'base' | 'owner'>,
  least: readonly string[],
): void {
  const { checker, consumer } = around
  const predicate = checker.getTypePredicateOfSignature(signature)
  const place = predicate?.parameterIndex
  if (!predicate || place === undefined || place < 0) return
  const parameter = signature.parameters[place]
  const declared = parameter && typeText(around, checker.getTypeOfSymbolAtLocation(parameter, consumer))
  if (declared === undefined) return
  const list = (name: string) =>
    signature.parameters
      .slice(0, Math.max(least.length, place + 1))
      .map((_, index) => (index === place ? name : (least[index] ?? 'null!')))
      .join(', ')
  const open = openParameters(around, signature.typeParameters)
  const narrowed = (test: string, body: string, more = '') =>
    `function narrow${open}(x: ${declared}, y: ${declared}${more}) { ${test} ${body} }`
  const known = predicate.type ? anyUses(around, predicate.type, 'x') : []
  if (predicate.kind === ts.TypePredicateKind.AssertsIdentifier) {
    // TypeScript wants names in the call of an assertion, with types that are written.
    const [was, now] = owner ? ['was', 'now'].map((name) => `${name}${accessOf(owner.key)}`) : [base, head]
    const more = owner ? `, was: ${owner.type}, now: ${headText(owner.type)}` : ''
    programs.add(
      symbol,
      'narrow',
      narrowed(`${was}(${list('x')}); ${now}(${list('y')});`, 'const result: typeof x = y', more),
    )
    // Without a type it is a condition that holds: `assert(typeof value === 'string')`.
    if (!predicate.type)
      programs.add(
        symbol,
        'narrow',
        narrowed(
          `${now}(${list("typeof z === 'string'")});`,
          'const result: string = z',
          `${more}, z?: string | number`,
        ),
      )
    for (const use of known) programs.add(symbol, 'narrow', narrowed(`${now}(${list('x')});`, use, more))
    return
  }
  for (const use of known) programs.add(symbol, 'narrow', narrowed(`if (${head}(${list('x')}))`, `{ ${use} }`))
  // A value that a guard refuses is of the other variants.
  const own = predicate.type && typeText(around, predicate.type)
  if (own !== undefined)
    programs.add(
      symbol,
      'narrow',
      `function narrow${open}(z: (${headText(own)}) | { other: 1 }) { if (!${head}(${list('z')})) { const result: 1 = z.other } }`,
    )
  for (const not of ['', '!']) {
    const test = `if (${not}${base}(${list('x')}) && ${not}${head}(${list('y')}))`
    programs.add(symbol, 'narrow', narrowed(test, '{ const result: typeof x = y }'))
  }
}

/** Narrowing of the object itself: `isOpen(): this is Open`. */
function addThisPredicate(
  { checker }: Surroundings,
  programs: ProgramList,
  signature: ts.Signature,
  symbol: string,
  { type, key }: { type: string; key: string },
  list: string,
): void {
  const predicate = checker.getTypePredicateOfSignature(signature)
  if (predicate?.parameterIndex !== undefined || !predicate?.type) return
  const test = ['x', 'y'].map((name) => `${name}${accessOf(key)}(${list})`)
  const body = 'const result: typeof x = y'
  const text =
    predicate.kind === ts.TypePredicateKind.AssertsThis
      ? `${test.join('; ')}; ${body}`
      : `if (${test.join(' && ')}) { ${body} }`
  programs.add(symbol, 'narrow', `function narrow(x: ${type}, y: ${headText(type)}) { ${text} }`)
}

function addTypeArguments(
  around: Surroundings,
  programs: ProgramList,
  { typeParameters, parameters }: ts.Signature,
  { symbol, head, base }: Pick<Callee, 'symbol' | 'head' | 'base'>,
  isCall: boolean,
  uses: readonly string[],
): void {
  if (!typeParameters) return
  const { tested = [] } = around
  const lists = [...tested, ...sampleTypes].map((sample) => typeParameters.map(() => sample))
  const distinct = typeParameters.map((parameter) => {
    const constraint = around.checker.getBaseConstraintOfType(parameter)
    return constraint && distinctSample(around, constraint)
  })
  if (distinct.some((text) => text !== undefined))
    lists.push(distinct.map((text, index) => text ?? (sampleTypes[index % sampleTypes.length] as string)))
  // Of different types, so that each has its place.
  const different = typeParameters.map((_, index) => sampleTypes[(index + 1) % sampleTypes.length] as string)
  lists.push(different)
  const dependent = dependentArguments(around, typeParameters)
  if (dependent) lists.push(dependent)
  for (const own of lists) {
    const list = `<${own.join(', ')}>`
    programs.add(symbol, 'instantiate', `const was = ${base}${list}\nconst now: typeof was = ${head}${list}`)
    if (!isCall) continue
    const values = parameters.map((_, index) => `null! as Parameters<typeof typed>[${index}]`).join(', ')
    const called = `const was = typed(${values})\nconst now = (${head}${list})(${values})`
    for (const use of ['const result: typeof was = now', ...(own === different ? uses : [])])
      programs.add(symbol, 'instantiate', `const typed = ${base}${list}\n${called}\n${use}`)
  }
}
