import ts from '#typescript'
import { keyOf, shownName } from '../compiler/member-names.ts'
import { argumentLists } from './argument-lists.ts'
import type { ProgramList } from './consumer-program.ts'
import { isOfClass, isPublic, type Surroundings } from './surroundings.ts'
import { valuesOf } from './values.ts'

/** Lists of arguments with which an heir calls one method. */
const mostLists = 8

/** A member of a class or an interface, and the type that has it. */
interface Inherited {
  member: ts.Symbol
  /** Type with its arguments, without the side: `Model<any>`. */
  owner: string
  /** Path of the member. */
  symbol: string
}

/** Whether a member names `this`, which is another type in each heir. */
export function mentionsThis({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some((node) => /\bthis\b/.test(node.getText()))
}

/** Properties of a type that an heir narrows. */
const mostNarrowed = 20

/**
 * Code of an interface that extends a type, with a property `own` of its own, and with narrower properties, which `this['data']` names.
 *
 * @param owner - Type with its side and arguments: `L.Model<any>`.
 * @param part - Type that narrows the properties.
 */
export function heirText(
  { checker }: Surroundings,
  name: string,
  owner: string,
  symbol: ts.Symbol,
  part = '{ own: 1 }',
): string {
  const properties = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter((member) => !(member.flags & ts.SymbolFlags.Method) && isPublic(member) && !mentionsThis(member))
  const narrowed = properties.slice(0, mostNarrowed).flatMap((member) => {
    const key = /^__/.test(member.name) ? undefined : keyOf(member)?.value
    return key === undefined ? [] : [`${key}: ${owner}[${key}] & (${part})`]
  })
  return `interface ${name} extends ${owner} { ${['own: 1', ...narrowed].join('; ')} }`
}

/** Types that conditions test, by which heirs narrow properties: `this['schema'] extends { type: 'string' } ? string : number`. */
export function heirParts({ tested = [] }: Surroundings): string[] {
  return tested.slice(0, mostParts)
}

/** Types by which an heir narrows its properties. */
const mostParts = 6

/** Adds programs in which `this` of a member has the members of an heir: it is read, provided and called. */
export function addHeirs(
  around: Surroundings,
  programs: ProgramList,
  type: ts.Symbol,
  { member, owner, symbol }: Inherited,
): void {
  const key = keyOf(member)
  if (!key) return
  const add = (code: string) => programs.add(symbol, 'inherit', code)
  const heir = heirText(around, 'Heir', `L.${owner}`, type)
  const headKey = key.type.replace('B.', 'L.')
  for (const part of [undefined, ...heirParts(around)]) {
    const heirs = [
      heirText(around, 'Heir', `L.${owner}`, type, part),
      heirText(around, 'Was', `B.${owner}`, type, part),
    ]
    add([...heirs, `const value: Was[${key.type}] = (null! as Heir)[${headKey}]`].join('\n'))
    if (!isOfClass(member)) add([...heirs, `const value: Heir[${headKey}] = (null! as Was)[${key.type}]`].join('\n'))
  }
  const held = around.checker.getTypeOfSymbolAtLocation(member, around.consumer)
  for (const signature of held.getCallSignatures())
    for (const list of ownLists(around, signature)) {
      const call = `(null! as Heir)[${key.value}](${list.join(', ')})`
      for (const code of [call, `const value: 1 = ${call}`, `${call}.own`]) add(`${heir}\n${code}`)
    }
}

/** Lists of arguments of an heir with a member `own: 1`; none for a signature without a parameter that names `this`. */
function ownLists(around: Surroundings, signature: ts.Signature): string[][] {
  const constraints = new Map(
    signature.typeParameters?.map(({ symbol }) => {
      const node = symbol.declarations?.find(ts.isTypeParameterDeclaration)
      return [symbol.name, node?.constraint?.getText() ?? '']
    }),
  )
  let names = false
  const choices = signature.parameters.flatMap((parameter) => {
    const node = parameter.valueDeclaration
    if (!node || !ts.isParameter(node)) return []
    const written = node.type?.getText() ?? ''
    const text = written.replaceAll(/[\w$]+/g, (name) => constraints.get(name) ?? name)
    if (/\bthis\b/.test(text)) {
      names = true
      return [ownValues(written, text)]
    }
    const type = around.checker.getTypeOfSymbolAtLocation(parameter, around.consumer)
    return node.questionToken || node.dotDotDotToken ? [] : [valuesOf(around, type).slice(0, 1)]
  })
  const lists = choices.reduce<string[][]>(
    (all, values) => all.flatMap((list) => values.map((value) => [...list, value])).slice(0, mostLists),
    [[]],
  )
  return names ? lists : []
}

/**
 * Values that name the member of an heir.
 *
 * @param text - Type of the parameter with constraints in place of type parameters.
 */
function ownValues(written: string, text: string): string[] {
  if (/\bthis\[/.test(written)) return ['1', '{ own: 1 }', '(() => 1)', '((p0) => p0.own)']
  if (/\bkeyof this\b/.test(text)) return ["'own'", "['own']", '{ own: 1 }']
  return ['(null! as Heir)', '{ own: 1 }', '((p0) => p0.own)']
}

/** Uses of an instance that a static makes: of itself, in a list, promised, and promised in a list. */
const madeUses = ['.own', '[0]!.own', '.then((value) => value!.own)', '.then((value) => value![0]!.own)']

/**
 * Adds calls of the statics of a class by an heir, of which they may make an instance: `User.create().name`.
 *
 * @param textOf - Code of the class `Heir` with more members.
 */
export function addHeirStatics(
  around: Surroundings,
  programs: ProgramList,
  symbol: ts.Symbol,
  path: string,
  textOf: (more: string) => string,
): void {
  const { checker, consumer } = around
  for (const member of checker.getPropertiesOfType(checker.getTypeOfSymbolAtLocation(symbol, consumer))) {
    const key = keyOf(member)
    if (!key || !mentionsThis(member) || around.isTriedElsewhere(member)) continue
    for (const signature of checker.getTypeOfSymbolAtLocation(member, consumer).getCallSignatures())
      for (const list of argumentLists(around, signature).slice(0, mostLists)) {
        const call = `Heir[${key.value}](${list.join(', ')})`
        const add = (code: string) => programs.add(`${path}.${shownName(member)}`, 'inherit', code)
        for (const use of madeUses) add(`${textOf('')}\n${call}!${use}`)
        add(
          `${textOf(`constructor(own: any) { super(...(null! as ConstructorParameters<typeof L.${path}>)) }`)}\n${call}`,
        )
      }
  }
}
