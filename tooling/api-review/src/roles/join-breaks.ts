import ts from '#typescript'
import { type Finding, smaller } from '../findings.ts'
import { dottedPrefixes, nearest, type Surface } from '../match/surface.ts'
import { type DeclaredAlike, tokensOf } from '../match/unchanged-symbols.ts'
import { ruleOf } from '../rules/all-rules.ts'
import { ruleOfUse, type Use, usesOfFew } from './consumer-program.ts'
import type { Break } from './breaks.ts'
import { findingOf, provenBy } from './finding-of-break.ts'
import { atMissing, mayShow, tells } from './missing-member.ts'
import { isRelated, raiseLoosened, raiseUnderivable, raiseUsed } from './raise-findings.ts'

/** Exports of both sides at an entry point, by path. */
export interface ExportedNames {
  base: Surface
  head: Surface
}

const order = Object.keys(ruleOfUse)

/** Those of usual consumers come first; a value that is compared as a whole shows less than the use of a part. */
function rankOf({ use, code, isWhole, isExact, isInternal }: Break): number {
  return (
    order.indexOf(code.startsWith('const value: typeof B.') ? 'receive' : use) +
    (isWhole ? order.length : 0) +
    (isExact ? 2 * order.length : 0) +
    (isInternal ? 4 * order.length : 0)
  )
}

/**
 * Joins findings of rules with breaks of compiled programs. A break proves a finding at its place; one that no finding names is a
 * finding of its own.
 *
 * @param isReceived - Whether usual consumers receive a type, and never provide it.
 */
export function joinBreaks(
  findings: readonly Finding[],
  breaks: readonly Break[],
  surfaces: ReadonlyMap<string, ExportedNames>,
  alike: DeclaredAlike,
  isReceived: (place: Pick<Finding, 'entry' | 'symbol'>) => boolean = () => false,
): Finding[] {
  const sorted = breaks.map((one) => atOwner(one, surfaces)).toSorted((one, other) => rankOf(one) - rankOf(other))
  const causes = createCauses(findings, surfaces, alike)
  const isCausedBy = (one: Break, finding: Finding) =>
    surfaces.has(one.entry) &&
    mayShow(one, finding, parametersOf(finding, surfaces)) &&
    tells(one, finding) &&
    isNamed(one, [finding], causes)
  const isSamePlace = (one: Break, finding: Finding) => {
    const [tried, other] = [one, finding].map(({ entry, symbol }) => {
      const owner = nearest(surfaces.get(entry)?.base ?? new Map(), symbol)
      return owner && { owner: owner.symbol, member: symbol.slice(owner.path.length + 1) }
    })
    return tried && other && tried.owner === other.owner && isRelated(tried.member, other.member)
  }
  const isOfClass = ({ entry, symbol }: Finding) => {
    const owner = nearest(surfaces.get(entry)?.base ?? new Map(), symbol)
    return owner !== undefined && (owner.symbol.flags & ts.SymbolFlags.Class) !== 0
  }
  const placeOf = ({ entry, symbol }: Pick<Finding, 'entry' | 'symbol'>) => `${entry} ${symbol}`
  const ofParameters = new Set(findings.filter(({ rule }) => rule.startsWith('type-parameter-')).map(placeOf))
  // Where a rule says that there are fewer type parameters, a program with too many arguments shows nothing else.
  const isOfOther = (one: Break, finding: Finding) =>
    isOfTypeArguments(one) &&
    (one.symbol !== finding.symbol ||
      (ofParameters.has(placeOf(finding)) && !finding.rule.startsWith('type-parameter-')))
  const proven = findings.map((finding): Finding => {
    if (finding.strict !== 'major' || finding.proof === 'proven' || ruleOf(finding.rule).isFact) return finding
    const parameters = parametersOf(finding, surfaces)
    const all = sorted.filter((one) => !isOfOther(one, finding) && mayShow(one, finding, parameters))
    const usual = all.filter(({ use }) => use !== 'merge')
    const inEntry = usual.filter(({ entry }) => entry === finding.entry)
    const found =
      inEntry.find(({ symbol }) => symbol === finding.symbol) ??
      inEntry.find(({ symbol }) => isRelated(symbol, finding.symbol)) ??
      inEntry.find((one) => isCausedBy(one, finding)) ??
      usual.find((one) => isSamePlace(one, finding)) ??
      all.find((one) => one.entry === finding.entry && isRelated(one.symbol, finding.symbol))
    if (!found) return finding
    const { use, isExact, isInternal } = found
    // Heirs call the constructor of their base.
    const isGiven = (one: Break) =>
      (conventional.has(one.use) && !/\bsuper\(/.test(one.code)) || (one.use === 'write' && isOfClass(finding))
    const isOnlyGiven = isGiven(found) && inEntry.filter(({ symbol }) => symbol === finding.symbol).every(isGiven)
    const isOfOverride = finding.role === 'reader' && finding.position === 'out' && use === 'override'
    const isOfProviders = isOfOverride || (finding.role === 'caller' && isOnlyGiven)
    return {
      ...provenBy(finding, found),
      // All calls are valid as before; those who provide such a function themselves lack something.
      ...(isOfProviders && { role: 'implementer', pragmatic: smaller(finding.pragmatic, 'minor') }),
      // What only merging shows breaks only those who merge; instances of some classes have only the library; few are exact.
      ...((usesOfFew.has(use) || isExact || isInternal) && { pragmatic: smaller(finding.pragmatic, 'patch') }),
    }
  })
  raiseUsed(proven, sorted, isCausedBy)
  raiseLoosened(proven, sorted)
  raiseUnderivable(proven, sorted, isReceived)
  proveCauses(proven, sorted, createCauses(proven, surfaces, alike), surfaces)
  const named = proven.filter(({ strict }) => strict === 'major')
  const added = new Map<string, Finding>()
  for (const one of sorted) {
    if (one.isWhole || !surfaces.has(one.entry) || isNamed(one, named, causes) || isDecided(one, findings, causes))
      continue
    const finding = findingOf(one, isReceived(one))
    const key = `${finding.entry} ${finding.symbol} ${finding.rule}`
    const isCovered = [...added.values()].some(
      (other) => other.entry === one.entry && isRelated(other.symbol, one.symbol) && other.rule !== finding.rule,
    )
    if (!added.has(key) && !isCovered) added.set(key, finding)
  }
  return [...withoutVague(proven), ...added.values()]
}

/** Number of type parameters of a finding's declaration before; 0 where it is not an export. */
function parametersOf(
  { entry, symbol }: Pick<Finding, 'entry' | 'symbol'>,
  surfaces: ReadonlyMap<string, ExportedNames>,
): number {
  const base: ExportedNames['base'] = surfaces.get(entry)?.base ?? new Map()
  const declarations = nearest(base, symbol)?.symbol.declarations ?? []
  const counts = declarations.map((node) => (node as ts.DeclarationWithTypeParameterChildren).typeParameters?.length)
  return Math.max(0, ...counts.map((count) => count ?? 0))
}

/** Leaves out that a type changed where a rule about the same place says how, and the same program proves both. */
function withoutVague(findings: readonly Finding[]): Finding[] {
  const isProven = ({ proof, pragmatic }: Finding) => proof === 'proven' && pragmatic === 'major'
  const keyOf = ({ entry, symbol, witness }: Finding) => `${entry} ${symbol} ${witness}`
  const said = new Set(findings.filter((one) => isProven(one) && one.rule !== 'type-changed').map(keyOf))
  return findings.filter((one) => one.rule !== 'type-changed' || one.proof !== 'proven' || !said.has(keyOf(one)))
}

/** Whether a program fails because it names a type with a wrong number of type arguments. */
function isOfTypeArguments({ error }: Break): boolean {
  return /^TS(?:2314|2315|2428|2707): /.test(error)
}

/** A break at the type that a program names with a wrong number of type arguments: it shows nothing of the member that it uses. */
function atOwner(one: Break, surfaces: ReadonlyMap<string, ExportedNames>): Break {
  const owner = nearest(surfaces.get(one.entry)?.base ?? new Map(), one.symbol)
  if (!owner) return atMissing(one)
  return isOfTypeArguments(one) && owner.path !== one.symbol ? { ...one, symbol: owner.path } : one
}

/**
 * Proves findings at declarations that are not exported, by breaks of what names them: a break that no proven finding explains
 * is that of its only cause, at each entry point that has it.
 */
function proveCauses(
  findings: Finding[],
  breaks: readonly Break[],
  causesOf: CausesOf,
  surfaces: ReadonlyMap<string, ExportedNames>,
): void {
  const tried = new Set<string>()
  for (const one of breaks) {
    const place = `${one.entry} ${one.symbol}`
    if (!surfaces.has(one.entry) || tried.has(place) || one.use === 'merge') continue
    tried.add(place)
    const open = findings.filter(({ strict, proof }) => strict === 'major' && proof !== 'proven')
    if (open.length === 0) return
    const known = findings.filter(({ strict, proof }) => strict === 'major' && proof === 'proven')
    const causes = open.filter(
      (finding) => mayShow(one, finding, parametersOf(finding, surfaces)) && isNamed(one, [finding], causesOf),
    )
    // Entry points that share a declaration have the same finding each.
    const distinct = new Set(causes.map(({ rule, symbol }) => `${rule} ${symbol}`))
    if (distinct.size !== 1 || isNamed(one, known, causesOf)) continue
    for (const cause of causes) findings[findings.indexOf(cause)] = provenBy(cause, one)
  }
}

/** Uses whose verdict a rule at the same place knows better: by convention a type that is only received may grow for those who provide it. */
const conventional: ReadonlySet<Use> = new Set([
  'provide',
  'construct-literal',
  'implement',
  'redeclare',
  'override',
  'extend',
  'merge',
  'query',
])

function isDecided(one: Break, findings: readonly Finding[], causesOf: CausesOf): boolean {
  if (isUninferred(one)) return findings.some((finding) => isLoosened(finding, one))
  if (!conventional.has(one.use)) return false
  const { local = one.symbol } = causesOf(one)
  const isHere = ({ symbol }: Finding) => isRelated(symbol, one.symbol) || isRelated(symbol, local)
  return findings.some(
    (finding) => finding.entry === one.entry && isHere(finding) && finding.rule !== 'documentation-changed',
  )
}

/** Whether a program compares what a call without arguments gives: its type parameters are their constraints. */
function isUninferred({ use, code }: Break): boolean {
  return use === 'call' && /^const was = .*\(\)\nconst now = /.test(code)
}

function isLoosened({ rule, entry, symbol }: Finding, one: Break): boolean {
  return rule === 'constraint-loosened' && entry === one.entry && isRelated(symbol, one.symbol)
}

/** Names of what may cause a break: the local name of its place, and those of the differing declarations that its place names. */
type CausesOf = (one: Break) => { local: string | undefined; names: ReadonlySet<string> }

/**
 * Finds what may cause a break, once for each place.
 *
 * @param all - All findings: a rule that knows the own change of an export, and calls it no break, leaves what it names as cause.
 */
function createCauses(
  all: readonly Finding[],
  surfaces: ReadonlyMap<string, ExportedNames>,
  alike: DeclaredAlike,
): CausesOf {
  const known = new Map<string, ReturnType<CausesOf>>()
  const pathsByEntry = new Map([...surfaces].map(([entry, { base }]) => [entry, pathsBySymbol(base)]))
  const find = ({ entry, symbol }: Break): ReturnType<CausesOf> => {
    const own = surfaces.get(entry)
    const [before, after] = [nearest(own?.base ?? new Map(), symbol), nearest(own?.head ?? new Map(), symbol)]
    if (!before || !after) return { local: undefined, names: new Set() }
    // A rule may know a declaration of a bundle by its local name.
    const local = `${before.symbol.name}${symbol.slice(before.path.length)}`
    const member = symbol.slice(before.path.length + 1).split('.')[0] as string
    const isKnown = all.some((finding) => finding.entry === entry && isRelated(finding.symbol, symbol))
    if (!isKnown && isOwnChange(before.symbol, after.symbol, member)) return { local, names: new Set() }
    const causes = alike.changedIn(before.symbol, after.symbol).filter((cause) => cause !== before.symbol)
    const paths = causes.flatMap((cause) => pathsByEntry.get(entry)?.get(cause) ?? [])
    return { local, names: new Set([...paths, ...causes.map(({ name }) => name)]) }
  }
  return (one) => {
    const key = `${one.entry} ${one.symbol}`
    const found = known.get(key) ?? find(one)
    known.set(key, found)
    return found
  }
}

function pathsBySymbol(surface: Surface): Map<ts.Symbol, string[]> {
  const paths = new Map<ts.Symbol, string[]>()
  for (const { symbol, path } of surface.values()) paths.set(symbol, [...(paths.get(symbol) ?? []), path])
  return paths
}

/** Whether a finding is at the place of a break, or at a declaration that it names and that causes it. */
function isNamed(one: Break, findings: readonly Finding[], causesOf: CausesOf): boolean {
  const inEntry = findings.filter(({ entry }) => entry === one.entry)
  if (inEntry.some(({ symbol }) => isRelated(symbol, one.symbol))) return true
  const { local, names } = causesOf(one)
  if (local !== undefined && inEntry.some(({ symbol }) => isRelated(symbol, local))) return true
  return names.size > 0 && findings.some(({ symbol }) => dottedPrefixes(symbol).some((prefix) => names.has(prefix)))
}

/** Whether the declaration of an export or of its member differs, not only what it names. */
function isOwnChange(base: ts.Symbol, head: ts.Symbol, member: string): boolean {
  const textOf = (symbol: ts.Symbol) => {
    const name = member as ts.__String
    const part = member === '' ? symbol : (symbol.members?.get(name) ?? symbol.exports?.get(name))
    return part?.declarations?.map(tokensOf).join('\n')
  }
  return textOf(base) !== textOf(head)
}
