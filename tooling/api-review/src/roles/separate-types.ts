import ts from '#typescript'
import type { Finding } from '../findings.ts'
import { isAmbientEntry } from '../match/ambient-names.ts'
import { createReach } from '../match/reached-names.ts'
import type { SurfaceSymbol, Surfaces } from '../match/surface.ts'
import { isDotted } from '../compiler/member-names.ts'
import { anyList, typeParametersOf } from '../compiler/type-parameters.ts'
import { isOfSide, type Stage } from '../compiler/stage.ts'
import { ruleFinding } from '../rules/rule-finding.ts'
import { findHidden } from './hidden-types.ts'
import { type Attempt, findBroken, type PublishedSides } from './plain-proofs.ts'
import { consumerFile } from './scene.ts'
import type { Surroundings } from './surroundings.ts'

type SurfacesByEntry = ReadonlyMap<string, Surfaces>

/** A type that consumers name at an entry point: `Parameters<typeof L.open>[0]`. */
interface Route {
  entry: string
  symbol: string
  text: string
}

/** Types that are looked at. */
const mostTypes = 50

/** Exports through which one type is looked for. */
const mostExports = 200

/**
 * Finds types that are no longer one, by programs of consumers who pass a value of one for the other.
 *
 * @param separated - See `Counterparts`.
 * @param surfaces - Of all entry points, those included that did not change.
 */
export function findSeparateTypes(
  separated: ReadonlyMap<ts.Symbol, ReadonlySet<ts.Symbol>>,
  surfaces: SurfacesByEntry,
  stage: Stage,
  { base, head, modules }: PublishedSides,
  options: Record<string, unknown>,
): Finding[] {
  const aroundOf = (entry: string): Surroundings => ({
    checker: stage.checker,
    consumer: stage.file(consumerFile({ base }, entry)),
    isOwn: isOfSide,
    isTriedElsewhere: () => false,
  })
  const attempts = separateTypes(separated, surfaces, stage.checker, aroundOf)
  const found = new Map<Finding, Finding>()
  for (const { finding, plain, error } of findBroken(attempts, { base, head, modules }, options))
    if (!found.has(finding)) found.set(finding, { ...finding, witness: plain, error, proof: 'proven' })
  return [...found.values()]
}

/**
 * Writes programs that show that two types are no longer one: a class with members that are not public, an enum or a unique symbol
 * that the base declares once, and the head twice. Nothing else shows it, because each export is compared with itself.
 */
function separateTypes(
  separated: ReadonlyMap<ts.Symbol, ReadonlySet<ts.Symbol>>,
  surfaces: SurfacesByEntry,
  checker: ts.TypeChecker,
  aroundOf: (entry: string) => Surroundings,
): Attempt[] {
  return [...separated].slice(0, mostTypes).flatMap(([base, heads]) => {
    const routes = [...heads].flatMap((head) => {
      const direct = directRoutes(base, head, surfaces)
      return [direct.length > 0 ? direct : hiddenRoutes(base, head, surfaces, checker, aroundOf)].filter(
        (list) => list.length > 0,
      )
    })
    return routes.flatMap((own, at) => routes.slice(0, at).flatMap((others) => programsOf(others, own)))
  })
}

/** Programs of the first two routes whose consumers resolve modules alike. */
function programsOf(others: readonly Route[], routes: readonly Route[]): Attempt[] {
  for (const route of routes) {
    const other = others.find(({ entry }) => conditionsOf(entry) === conditionsOf(route.entry))
    if (!other) continue
    const name = `${other.entry === route.entry ? '' : `${other.entry} `}${other.symbol}`
    const finding = ruleFinding('identity-lost', route.entry, name, route.symbol)
    const imports = `import * as own from './lib'\nimport * as other from './lib#${other.entry}'`
    const [one, two] = [route.text.replaceAll(/\bL\b/g, 'own'), other.text.replaceAll(/\bL\b/g, 'other')]
    return [
      [one, two],
      [two, one],
    ].map(([to, from]) => ({ finding, plain: `${imports}\nexport const value: ${to} = null! as ${from}` }))
  }
  return []
}

/** Conditions of an entry point: `require` of `./core (require)`. */
function conditionsOf(entry: string): string {
  return /\((.*)\)$/.exec(entry)?.[1] ?? ''
}

/** Names by which consumers import a type, or a member of a class. */
function directRoutes(base: ts.Symbol, head: ts.Symbol, surfaces: SurfacesByEntry): Route[] {
  const owners = [base, head].map((symbol) => (symbol as ts.Symbol & { parent?: ts.Symbol }).parent)
  return pairsOf(surfaces).flatMap(({ entry, base: one, head: other }) => {
    const route = (text: string): Route[] => [{ entry, symbol: one.path, text }]
    const isValue = (base.flags & ts.SymbolFlags.Variable) !== 0
    if (one.symbol === base && other.symbol === head) return route(textOf(one, isValue))
    const isStatic = (base.flags & ts.SymbolFlags.Property) !== 0
    const isOwner = isStatic && one.symbol === owners[0] && other.symbol === owners[1]
    return isOwner ? route(`(typeof L.${one.path})[${JSON.stringify(base.name)}]`) : []
  })
}

function textOf({ path, symbol }: SurfaceSymbol, isValue: boolean): string {
  return isValue ? `typeof L.${path}` : `L.${path}${anyList(typeParametersOf(symbol).length)}`
}

/** Ways from exports to a type that they name, equal on both sides. */
function hiddenRoutes(
  base: ts.Symbol,
  head: ts.Symbol,
  surfaces: SurfacesByEntry,
  checker: ts.TypeChecker,
  aroundOf: (entry: string) => Surroundings,
): Route[] {
  const reaches = createReach(checker, (symbol) => symbol === base)
  const naming = pairsOf(surfaces).filter((pair) => reaches(pair.base.symbol))
  return naming.slice(0, mostExports).flatMap(({ entry, base: one, head: other }) => {
    const around = aroundOf(entry)
    const find = (own: SurfaceSymbol, wanted: ts.Symbol): string[] => {
      const isValue = own.meanings.value
      const type = isValue ? checker.getTypeOfSymbol(own.symbol) : checker.getDeclaredTypeOfSymbol(own.symbol)
      return findHidden(around, type, textOf(own, isValue), new Set([wanted]), true).map(({ text }) => text)
    }
    const texts = new Set(find(other, head))
    return find(one, base).flatMap((text) => (texts.has(text) ? [{ entry, symbol: one.path, text }] : []))
  })
}

interface Pair {
  entry: string
  base: SurfaceSymbol
  head: SurfaceSymbol
}

/** Exports of both sides that consumers import. */
function pairsOf(surfaces: SurfacesByEntry): Pair[] {
  return [...surfaces].flatMap(([entry, { base, head }]) =>
    [...base.values()].flatMap((one): Pair[] => {
      const other = head.get(one.path)
      return other && isDotted(one.path) && !isAmbientEntry(entry) ? [{ entry, base: one, head: other }] : []
    }),
  )
}
