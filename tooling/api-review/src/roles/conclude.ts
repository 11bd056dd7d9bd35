import ts from '#typescript'
import type { Finding } from '../findings.ts'
import { smaller } from '../findings.ts'
import { assignedPath, dottedPrefixes, nearest } from '../match/surface.ts'
import type { DeclaredAlike } from '../match/unchanged-symbols.ts'
import { releaseTagAt, releaseTagOf } from '../rules/compare-documentation.ts'
import { type RuleId, ruleOf } from '../rules/all-rules.ts'
import { ruleFinding } from '../rules/rule-finding.ts'
import { signatureRules } from '../rules/signature-rules.ts'
import { typeRules } from '../rules/type-rules.ts'
import type { ExportedNames } from './join-breaks.ts'
import type { ExportPlace, LeftOut, RoleBreaks } from './role-breaks.ts'

/** How much of two sides was compared, in exports of the base. */
export interface Coverage {
  exports: number
  /** Proven equal: declared alike with everything that they name, or with identical types. */
  equal: number
  changed: number
  /** Exports of which it is not known whether they changed, with the reason. */
  notComparable: (ExportPlace & { reason: string })[]
  /** Programs of consumers that were written and not compiled; absent without any. */
  leftOut?: readonly LeftOut[]
  /** Modules of other packages that are not installed, or lack a name that is imported: compared by name. Absent without any. */
  notInstalled?: readonly string[]
  /** Number of entry points that say the same as another one, whose exports are counted once; absent without any. */
  twins?: number
}

/** Findings and what they are based on. */
export interface Comparison {
  findings: Finding[]
  coverage: Coverage
}

/**
 * Draws the conclusion from findings and proofs: a finding that nothing proves is only possible, one at an export that is proven
 * equal is none, and an export that is neither proven equal nor explained by a finding has changed in a way that no rule names.
 */
export function conclude(
  findings: readonly Finding[],
  { identical, equivalent, changed, judged, untried, leftOut }: RoleBreaks,
  surfaces: ReadonlyMap<string, ExportedNames>,
  alike: DeclaredAlike,
): Comparison {
  const keyOf = ({ entry, symbol }: ExportPlace) => `${entry} ${symbol}`
  const equal = new Set(identical.map(keyOf))
  const isEquivalent = new Set(equivalent.map(keyOf))
  const kept = findings
    .filter((finding) => isHidden(finding, surfaces.get(finding.entry)) || !isRefuted(finding, equal))
    .map((finding) => (finding.strict === 'major' && !isProven(finding) ? possible(finding) : finding))
  const explained = new Set(
    kept.filter(({ rule }) => rule !== 'documentation-changed').flatMap(({ symbol }) => dottedPrefixes(symbol)),
  )
  const paths = new Map([...surfaces].map(([entry, { base }]) => [entry, pathsIn(base)]))
  const unexplained = judged
    .filter((place) => !equal.has(keyOf(place)) && !isExplained(place, explained, { surfaces, paths, alike }))
    .map((place) => unexplainedChange(place, isEquivalent.has(keyOf(place))))
  const all = [...surfaces.values()].reduce((sum, { base }) => sum + base.size, 0)
  const open = new Set(changed.map(keyOf))
  for (const key of equal) open.delete(key)
  const unknown = new Map(untried.map((place) => [keyOf(place), place]))
  for (const key of equal) unknown.delete(key)
  const notComparable = [...unknown.values()].map((place) => ({
    ...place,
    reason:
      'not all programs of consumers could be tried, because they are too many, take the compiler too much work or make it fail',
  }))
  const gone = [...surfaces.values()].reduce(
    (sum, { base, head }) => sum + [...base.keys()].filter((path) => !head.has(path)).length,
    0,
  )
  const changes = open.size + gone - notComparable.length
  return {
    findings: [...kept, ...unexplained],
    coverage: {
      exports: all,
      equal: all - changes - notComparable.length,
      changed: changes,
      notComparable,
      ...(leftOut.length > 0 && { leftOut }),
    },
  }
}

function isProven({ rule, proof }: Finding): boolean {
  return proof === 'proven' || ruleOf(rule).isFact === true
}

/** Rules about what the identity of types decides; it compares neither names of elements, nor a `this` that only one side has, nor `exactOptionalPropertyTypes`. */
const identityRules = new Set<string>([...Object.keys(typeRules), ...Object.keys(signatureRules)])
for (const rule of [
  'label-renamed',
  'undefined-made-explicit',
  'constant-changed',
  'this-added',
  'this-removed',
] satisfies RuleId[])
  identityRules.delete(rule)

/** Whether a finding is about a member that programs leave out, see `eraseHidden`. */
function isHidden({ symbol }: Finding, surfaces: ExportedNames | undefined): boolean {
  const owner = surfaces && (nearest(surfaces.base, symbol) ?? nearest(surfaces.head, symbol))
  if (!owner || owner.path === symbol) return false
  return releaseTagAt(owner, symbol.slice(owner.path.length + 1)) !== releaseTagOf(owner)
}

/** Whether a finding that nothing proves is about an export whose types are identical. */
function isRefuted(finding: Finding, equal: ReadonlySet<string>): boolean {
  if (isProven(finding) || !(finding.strict === 'major' || identityRules.has(finding.rule))) return false
  for (let path = finding.symbol; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('.'))))
    if (equal.has(`${finding.entry} ${path}`)) return true
  return false
}

function possible(finding: Finding): Finding {
  const { strict, pragmatic } = finding
  return { ...finding, strict: smaller(strict, 'minor'), pragmatic: smaller(pragmatic, 'minor'), possible: pragmatic }
}

/** Exports of both sides, and how their declarations differ. */
interface Known {
  surfaces: ReadonlyMap<string, ExportedNames>
  /** Paths of exports by entry point and symbol. */
  paths: ReadonlyMap<string, ReadonlyMap<ts.Symbol, string>>
  alike: DeclaredAlike
}

function pathsIn(surface: ExportedNames['base']): Map<ts.Symbol, string> {
  return new Map([...surface.values()].map(({ symbol, path }) => [symbol, path]))
}

/**
 * Whether a finding is about an export, or about a declaration that it names and that differs.
 *
 * @param explained - Names and paths that findings are about or below.
 */
function isExplained(
  { entry, symbol }: ExportPlace,
  explained: ReadonlySet<string>,
  { surfaces, paths, alike }: Known,
): boolean {
  const isNamed = (name: string) => explained.has(name)
  const own = surfaces.get(entry)
  const [base, head] = [own?.base.get(symbol), own?.head.get(symbol)]
  if (!own || !base || !head || isNamed(symbol) || isNamed(base.symbol.name)) return true
  // Members of a namespace that a module is assigned are exports with findings of their own.
  const beside = (ts.SymbolFlags.Value & ~ts.SymbolFlags.ValueModule) | ts.SymbolFlags.Type
  if (symbol === assignedPath && [base, head].every((one) => (one.symbol.flags & beside) === 0)) return true
  const changed = alike.changedIn(base.symbol, head.symbol).filter((one) => one !== base.symbol)
  const isOwnChange = alike.causesOf(base.symbol, head.symbol).some(([cause]) => cause === base.symbol)
  if (isOwnChange) return false
  return changed.some((one) => isNamed(paths.get(entry)?.get(one) ?? one.name))
}

/** @param isEquivalent - Whether values of both types are assignable to each other, so that nothing is known to break. */
function unexplainedChange({ entry, symbol }: ExportPlace, isEquivalent: boolean): Finding {
  const finding = ruleFinding(isEquivalent ? 'rewritten' : 'unexplained-change', entry, undefined, symbol)
  return isEquivalent ? finding : { ...finding, possible: 'major' }
}
