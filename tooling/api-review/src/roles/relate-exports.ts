import ts from '#typescript'
import type { SurfaceSymbol } from '../match/surface.ts'
import { type CompiledFile, importText, type Modules } from './compile-both.ts'
import { typeParametersOf } from '../compiler/type-parameters.ts'
import { heirParts, heirText } from './heirs.ts'
import { typeArgumentLists } from './named-types.ts'
import { openParameters } from './open-parameters.ts'
import type { Surroundings } from './surroundings.ts'
import { heirsIn, opaqueType } from './samples.ts'

/** An export of both sides whose types are compared. */
export interface Candidate {
  base: SurfaceSymbol
  around: Surroundings
  modules: Modules
}

/** Relation of the types of two sides: one and the same, assignable in both directions, or neither proven. */
export type Relation = 'identical' | 'equivalent' | 'unproven'

/**
 * Relations of two types. TypeScript's own identity shows in conditional types over a type parameter, which are assignable only
 * when what they extend is identical.
 */
const relations = [
  opaqueType,
  'type Both<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false',
  'type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false',
]

/**
 * File of a consumer that relates the types of an export: of the value, and of the type with every list of type arguments that
 * the base accepts.
 */
export function relationFile({ base, around, modules }: Candidate, library: string): string {
  const { path, symbol, meanings } = base
  const name = path === 'export=' ? '' : `.${path}`
  const lists = meanings.type ? typeArgumentLists(around, symbol) : []
  const pairs = [
    ...(meanings.value ? [[`typeof L${name}`, `typeof B${name}`]] : []),
    ...lists.map((list) => [`L${name}${list}`, `B${name}${list}`]),
  ]
  const narrowing = isOfThis(symbol)
    ? [
        ...lists.map((list) => ({ list, part: undefined })),
        ...heirParts(around).map((part) => ({ list: lists[0] ?? '', part })),
      ]
    : []
  const heirs = narrowing.map((one, place) => heirsOf(around, symbol, `${name}${one.list}`, place, one))
  const line = (relations: string, place: number) => `type P${place} = [${relations}]`
  const lines = pairs.map(([one, other], place) => line(`Same<${one}, ${other}>, Both<${one}, ${other}>`, place))
  // Bivariance makes heirs assignable whose methods take others.
  for (const { names } of heirs) lines.push(line(`Same<${names.join(', ')}>, false`, lines.length))
  if (meanings.type && around.tested) lines.push(...openPair(around, symbol, name, lines.length))
  const imports = [importText('L', './lib', library), importText('B', `../base/${modules.base}`, library)]
  const samples = [...relations, ...heirsIn(lines.join('\n'))]
  return [...imports, ...samples, ...heirs.map(({ code }) => code), ...lines, 'export {}\n'].join('\n')
}

/** Whether a class or an interface names `this`, which is another type in each heir. */
function isOfThis({ flags, declarations = [] }: ts.Symbol): boolean {
  const isObject = (flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface)) !== 0
  return isObject && declarations.some((node) => /\bthis\b/.test(node.getText()))
}

/** Interfaces of consumers that extend the type of each side. */
function heirsOf(
  around: Surroundings,
  symbol: ts.Symbol,
  owner: string,
  place: number,
  { part }: { part?: string | undefined },
): { names: [string, string]; code: string } {
  const names: [string, string] = [`Heir${place}`, `Was${place}`]
  const [one, other] = ['L', 'B'].map((side, index) =>
    heirText(around, names[index] as string, side + owner, symbol, part),
  )
  return { names, code: `${one}\n${other}` }
}

/** Relation at every type argument at once: no list of samples takes every branch of a condition. */
function openPair(around: Surroundings, symbol: ts.Symbol, name: string, place: number): string[] {
  const parameters = typeParametersOf(symbol)
  if (parameters.length === 0) return []
  const declared = parameters.map((parameter) => around.checker.getTypeAtLocation(parameter))
  const [one, other] = ['L', 'B'].map((side) => `${side}${name}<${parameters.map((own) => own.name.text).join(', ')}>`)
  return [`type P${place}${openParameters(around, declared)} = [Same<${one}, ${other}>, Both<${one}, ${other}>]`]
}

/** Relation that holds for every pair of a {@link relationFile}. */
export function relationOf(before: CompiledFile, after: CompiledFile): Relation {
  const [own, others] = [relationsOf(before), relationsOf(after)]
  const usable = own.flatMap((relation, place) => (relation === undefined ? [] : [place]))
  const holds = (isMet: (relation: Relation | undefined) => boolean) =>
    // A relation that does not hold between two copies of the base shows nothing.
    usable.length > 0 && usable.every((place) => isMet(own[place]) && isMet(others[place]))
  if (holds((relation) => relation === 'identical')) return 'identical'
  return holds((relation) => relation === 'identical' || relation === 'equivalent') ? 'equivalent' : 'unproven'
}

/** Relation of each pair; undefined where the side refuses the type arguments. */
function relationsOf({ checker, file, errors }: CompiledFile): (Relation | undefined)[] {
  return file.statements.filter(ts.isTypeAliasDeclaration).flatMap((alias) => {
    if (!/^P\d+$/.test(alias.name.text)) return []
    if (errors.some(({ start = 0 }) => start >= alias.pos && start < alias.end)) return [undefined]
    const pair = checker.getTypeFromTypeNode(alias.type) as ts.TypeReference
    const [isSame, isBoth] = checker.getTypeArguments(pair).map((type) => checker.typeToString(type))
    return [isSame === 'true' ? 'identical' : isBoth === 'true' ? 'equivalent' : 'unproven']
  })
}
