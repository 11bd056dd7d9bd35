import ts from '#typescript'
import type { SurfaceSymbol } from '../match/surface.ts'
import { genericName } from '../types/generic-functions.ts'
import { argumentOf, typeParametersOf } from '../types/pairs.ts'
import { typeKey } from '../types/positions.ts'
import { moduleOf, type TypePair } from '../types/stage.ts'
import { changedConditions } from './changed-conditions.ts'
import { type Reach, reachOf } from './reach.ts'
import { samplesOf } from './sample-types.ts'

type Surface = ReadonlyMap<string, SurfaceSymbol>

/** A symbol with changed conditions. */
export interface Condition {
  symbol: string
  /** Samples meet each of them. Without a difference of a pair this proves nothing: a sample stands for many types. */
  isSampled: boolean
}

/** Symbols with changed conditions, and pairs that may show what they decide. */
export interface ConditionChanges {
  pairs: TypePair[]
  changed: Condition[]
}

/** Samples of a type parameter; generated types can have thousands of conditions. */
const mostSamples = 20

/**
 * Compares conditional types. TypeScript resolves them for the opaque types that stand for type parameters, always to the same
 * branch; the others are compared with samples, which the conditions themselves give.
 *
 * @param isUnchanged - Whether two symbols need no comparison, see `findUnchanged`.
 */
export function compareConditions(
  checker: ts.TypeChecker,
  base: Surface,
  head: Surface,
  isUnchanged: (base: ts.Symbol, head: ts.Symbol) => boolean,
): ConditionChanges {
  const changes: ConditionChanges = { pairs: [], changed: [] }
  const exported = { base: pathsOf(base), head: pathsOf(head) }
  for (const symbol of base.values()) {
    const other = head.get(symbol.path)
    if (!other || symbol.symbol === other.symbol || isUnchanged(symbol.symbol, other.symbol)) continue
    const before = reachOf(checker, symbol, exported.base)
    const after = reachOf(checker, other, exported.head)
    const [changed, others] = changedConditions(before.declarations, after.declarations)
    if (changed.length + others.length === 0) continue
    const decided = new Set<ts.ConditionalTypeNode>()
    const samples = (reach: Reach, conditions: readonly ts.ConditionalTypeNode[], own: ts.TypeParameterDeclaration) => {
      const parameter = checker.getSymbolAtLocation(own.name)
      const pathOf = (name: ts.Symbol) => exported.base.get(name) ?? sharedPath(exported.head.get(name), base)
      return parameter && samplesOf(checker, parameter, conditions, reach.passedTo, pathOf)
    }
    const owners = ownersOf(symbol, other)
    owners?.parameters.forEach(([one, counterpart], index) => {
      const found = [samples(before, changed, one), samples(after, others, counterpart)]
      for (const each of found) for (const condition of each?.decided ?? []) decided.add(condition)
      const types = new Set(found.flatMap((each) => each?.types ?? []))
      for (const type of [...types].slice(0, mostSamples))
        changes.pairs.push(samplePair(symbol, owners, index, type, changes.pairs.length))
    })
    const isSampled = [...changed, ...others].every((condition) => decided.has(condition))
    changes.changed.push({ symbol: symbol.path, isSampled })
  }
  return changes
}

function pathsOf(surface: Surface): Map<ts.Symbol, string> {
  return new Map([...surface.values()].map(({ symbol, path }) => [symbol, path]))
}

function sharedPath(path: string | undefined, surface: Surface): string | undefined {
  return path !== undefined && surface.has(path) ? path : undefined
}

/** Declarations of both sides whose type parameters consumers can give. */
interface Owners {
  parameters: [ts.TypeParameterDeclaration, ts.TypeParameterDeclaration][]
  /** Set for functions, which are compared as they are written. */
  functions?: [ts.FunctionDeclaration, ts.FunctionDeclaration]
}

function ownersOf(base: SurfaceSymbol, head: SurfaceSymbol): Owners | undefined {
  const zip = (before: readonly ts.TypeParameterDeclaration[], after: readonly ts.TypeParameterDeclaration[]) =>
    before.length === after.length
      ? before.map((own, index): [typeof own, typeof own] => [own, after[index] as typeof own])
      : []
  const [one, other] = [functionOf(base), functionOf(head)]
  if (one && other)
    return { parameters: zip(one.typeParameters ?? [], other.typeParameters ?? []), functions: [one, other] }
  return base.meanings.type && head.meanings.type
    ? { parameters: zip(typeParametersOf(base), typeParametersOf(head)) }
    : undefined
}

/** The only declaration of a function of a module. */
function functionOf({ declarations }: SurfaceSymbol): ts.FunctionDeclaration | undefined {
  const [only, ...others] = declarations
  const isOwn = only && others.length === 0 && ts.isFunctionDeclaration(only) && ts.isSourceFile(only.parent)
  return isOwn && only.name ? only : undefined
}

function samplePair(symbol: SurfaceSymbol, owners: Owners, index: number, sample: string, count: number): TypePair {
  const list = owners.parameters.map(([own], place) => (place === index ? sample : argumentOf(own, place))).join(', ')
  const { functions } = owners
  const of = functions ? symbol.path : typeKey(symbol.path)
  const key = `${of} (sample ${count})`
  if (!functions) return { key, of, base: `L.${symbol.path}<${list}>`, head: `R.${symbol.path}<${list}>` }
  const [base, head] = functions.map((node) => {
    const path = moduleOf(node.getSourceFile().fileName).replace('/review/', './')
    return `typeof import('${path}').${genericName(node.name?.text ?? '')}<${list}>`
  }) as [string, string]
  return { key, of, base, head, access: `typeof L.${symbol.path}<${list}>` }
}
