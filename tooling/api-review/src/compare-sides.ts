import type { Finding } from './findings.ts'
import { foldFindings } from './fold/fold-findings.ts'
import { limitByRelease, limitExact } from './limit-findings.ts'
import { limitInternal } from './limit-internal.ts'
import { packageOfPath, writtenSide } from './fold/written-side.ts'
import { assignedPath, nearest, type Surface, type Surfaces, type SurfaceSymbol, surfaceOf } from './match/surface.ts'
import { type Counterparts, createCounterparts } from './match/nominal-types.ts'
import { onlyReaching } from './match/reached-names.ts'
import { type DeclaredAlike, findUnchanged } from './match/unchanged-symbols.ts'
import { compareWrittenOut } from './match/written-out.ts'
import { augmentRegistries } from './parse/augment-registries.ts'
import { liftAmbient } from './parse/lift-ambient.ts'
import { shareFiles } from './parse/share-files.ts'
import type { Side } from './parse/side.ts'
import { type ReleaseTag, releaseTagOf } from './rules/compare-documentation.ts'
import { type UnitsInput, type UnitsPart, unitsTask } from './types/compare-all-units.ts'
import { pairsOf } from './types/pairs.ts'
import type { Unit } from './types/positions.ts'
import { type Completed, declareUndeclared } from './parse/undeclared-names.ts'
import { findRoleBreaks } from './roles/role-breaks.ts'
import { consumersOf } from './roles/scene.ts'
import { type Comparison, conclude } from './roles/conclude.ts'
import { type PublishedSides, withPlainProofs } from './roles/plain-proofs.ts'
import { erasePrivate } from './roles/erase-hidden.ts'
import { type Budget, createBudget } from './roles/run-jobs.ts'
import { joinBreaks } from './roles/join-breaks.ts'
import { findSeparateTypes } from './roles/separate-types.ts'
import { createStage, type Declarations, type Stage } from './compiler/stage.ts'
import { runTask } from './thread/run-task.ts'
import { compareEntry, type EntryComparison } from './compare-entry.ts'

/** Compares two sides: every change with its verdicts, and a proof of each break. Findings are sorted by entry and symbol. */
export function compareSides(
  base: Side,
  written: Side,
  options: Record<string, unknown>,
  stubs: ReadonlyMap<string, string> = new Map(),
): Finding[] {
  return compareAll(base, written, options, stubs).findings
}

/** Compares two sides, and says how much of them was compared; also as they are for consumers who add to their empty interfaces. */
export function compareAll(
  before: Side,
  after: Side,
  options: Record<string, unknown>,
  stubs: ReadonlyMap<string, string> = new Map(),
): Comparison {
  const budget = createBudget()
  const plain = compareOnce(before, after, options, stubs, budget)
  const added = augmentRegistries(before, after)
  return added
    ? joinAugmented(plain, compareOnce(added.base, added.head, options, stubs, budget, added.interfaces))
    : plain
}

/** Adds the breaks of consumers who add to interfaces, where the sides as written have none. */
function joinAugmented(plain: Comparison, augmented: Comparison): Comparison {
  const placeOf = ({ entry, symbol }: Finding) => `${entry} ${symbol}`
  const isBreak = ({ strict, proof }: Finding) => strict === 'major' && proof === 'proven'
  const known = new Set(plain.findings.filter(isBreak).map(placeOf))
  const more = augmented.findings.filter((finding) => isBreak(finding) && !known.has(placeOf(finding)))
  const places = new Set(more.map(placeOf))
  const isReplaced = (finding: Finding) => finding.possible !== undefined && places.has(placeOf(finding))
  const equal = more.length === 0 ? plain.coverage.equal : Math.min(plain.coverage.equal, augmented.coverage.equal)
  const changed = plain.coverage.changed + plain.coverage.equal - equal
  const added = (augmented.coverage.leftOut ?? []).map(({ programs, reason }) => ({
    programs,
    reason: `of consumers who add to an interface: ${reason}`,
  }))
  const leftOut = [...(plain.coverage.leftOut ?? []), ...added]
  return {
    findings: [...plain.findings.filter((finding) => !isReplaced(finding)), ...more],
    coverage: { ...plain.coverage, equal, changed, ...(leftOut.length > 0 && { leftOut }) },
  }
}

/** @param interfaces - Names of the only interfaces whose users are compared; by default, all is compared. */
function compareOnce(
  before: Side,
  after: Side,
  options: Record<string, unknown>,
  stubs: ReadonlyMap<string, string>,
  budget: Budget,
  interfaces?: ReadonlySet<string>,
): Comparison {
  const { base, head: written } = liftAmbient(before, after, options, stubs)
  const { head, shared: files } = shareFiles(base, written)
  const shared = [...base.entries].flatMap(([entry, path]) => {
    const other = head.entries.get(entry)
    return other === undefined || (other === path && files.has(path)) ? [] : [entry]
  })
  const surfacesStage = createStage(base, head, options, stubs, consumersOf(base))
  const sameEntries = [...base.entries.keys()].filter((entry) => head.entries.has(entry) && !shared.includes(entry))
  const equal = sameEntries.reduce((sum, entry) => sum + surfacesOf(surfacesStage, base, head, entry).base.size, 0)
  if (shared.length === 0) return { findings: [], coverage: { exports: equal, equal, changed: 0, notComparable: [] } }
  const known = knownOf(surfacesStage, { base, head }, shared, files, interfaces)
  const { surfaces: whole, alike, counterparts } = known
  const surfaces = new Map([...whole].map(([entry, own]) => [entry, withoutAssigned(own)]))
  const isAlike = compareWrittenOut(surfacesStage.checker, alike.isUnchanged, counterparts.isCounterpart, true)
  const pairs = new Map([...whole].map(([entry, own]) => [entry, pairsOf(own.base, own.head, isAlike)]))
  const completed = declareUndeclared(surfacesStage, { base, head }, stubs)
  const erased = { base: withoutPrivate(completed.base), head: withoutPrivate(completed.head) }
  const releases = new Map([...surfaces].map(([entry, own]) => [entry, releasesOf(own)]))
  const units = unitsOf({ ...erased, options, stubs: completed.stubs, pairs, releases }, budget)
  const compared = shared.map((entry) =>
    compareEntry(
      units.get(entry) ?? new Map(),
      entry,
      surfaces.get(entry) as Surfaces,
      whole.get(entry) as Surfaces,
      completed.undeclared,
      surfacesStage.checker,
    ),
  )
  const isExact = options['exactOptionalPropertyTypes'] === true
  const findings = compared.flatMap((one) => one.findings).map((finding) => (isExact ? finding : limitExact(finding)))
  const programs = compared.flatMap((one) => one.programs)
  // A class that one entry point keeps to itself may be an export of another.
  const obtained = new Set(compared.flatMap((one) => one.obtained))
  const unobtained = new Set(compared.flatMap((one) => one.unobtained).filter((name) => !obtained.has(name)))
  const received = new Set(compared.flatMap((one) => one.received))
  // The program as written is kept when every name in it resolves.
  const stage =
    completed.stubs === stubs
      ? surfacesStage
      : createStage(completed.base, completed.head, options, completed.stubs, consumersOf(completed.base))
  const knownThere = stage === surfacesStage ? known : knownOf(stage, completed, shared, files, interfaces)
  const claimed = { findings, programs, unobtained, received }
  const settings = { options, files, budget, interfaces }
  const comparison = withRoleBreaks(claimed, stage, knownThere, completed, settings)
  const folded = foldFindings(comparison.findings.map(limitInternal), {
    base: writtenSide(surfacesStage, 'base', surfaces),
    head: writtenSide(surfacesStage, 'head', surfaces),
    alike,
    packageOf: (entry) => packageOfPath(head.entries.get(entry) ?? ''),
  })
  const { coverage } = comparison
  return {
    findings: folded,
    coverage: {
      ...coverage,
      exports: coverage.exports + equal,
      equal: coverage.equal + equal,
    },
  }
}

/** Exports of both sides of a program, and those of them that are declared alike. */
interface Known {
  surfaces: ReadonlyMap<string, Surfaces>
  counterparts: Counterparts
  alike: DeclaredAlike
}

function knownOf(
  stage: Stage,
  { base, head }: Pick<Completed, 'base' | 'head'>,
  entries: readonly string[],
  files: ReadonlySet<string>,
  interfaces: ReadonlySet<string> | undefined,
): Known {
  const surfaces = new Map(entries.map((entry) => [entry, surfacesOf(stage, base, head, entry)]))
  const counterparts = createCounterparts(stage, surfaces.values(), files)
  const alike = findUnchanged(stage.checker, counterparts.isCounterpart)
  return { surfaces, counterparts, alike: interfaces ? onlyReaching(alike, stage.checker, interfaces) : alike }
}

/** Surfaces without what a module is assigned by `export =`. */
function withoutAssigned({ base, head }: Surfaces): Surfaces {
  const [before, after] = [base, head].map((side) => new Map([...side].filter(([path]) => path !== assignedPath)))
  return { base: before as Surface, head: after as Surface }
}

/** A class with private members is assignable only to itself, so that two versions of it could not be compared. */
function withoutPrivate({ files, entries }: Side): Declarations {
  return { entries, files: new Map([...files].map(([path, text]) => [path, erasePrivate(text)])) }
}

function releasesOf({ base, head }: Surfaces): Map<string, ReleaseTag> {
  return new Map([...head, ...base].map(([path, symbol]) => [path, releaseTagOf(symbol)]))
}

/** Work in which types are compared part by part, see `countWork`. Differences that it leaves out have names by what consumers do. */
const workOfUnits = 600_000

/** Units of each entry point by key. */
function unitsOf(input: UnitsInput, budget: Budget): Map<string, Map<string, Unit>> {
  const found = new Map<string, Map<string, Unit>>()
  if ([...input.pairs.values()].every((pairs) => pairs.length === 0)) return found
  const onPart = (part: UnitsPart) => {
    const known = 'units' in part ? new Map<string, Unit>() : (found.get(part.entry) ?? new Map<string, Unit>())
    for (const unit of 'units' in part ? part.units : [part.unit]) known.set(unit.key, unit)
    found.set(part.entry, known)
  }
  const { reason } = runTask(unitsTask, input, onPart, { one: workOfUnits, all: workOfUnits })
  budget.isStopped ||= reason === 'clock'
  return found
}

/** Findings of rules, and what is known of the types that they are about. */
interface Claimed extends Pick<EntryComparison, 'findings' | 'programs'> {
  unobtained: ReadonlySet<string>
  received: ReadonlySet<string>
}

interface Settings {
  options: Record<string, unknown>
  /** Paths of files of the head that only re-export those of the base. */
  files: ReadonlySet<string>
  budget: Budget
  interfaces: ReadonlySet<string> | undefined
}

/** Adds the breaks that compiled programs of consumers show, and what is known of exports without a finding. */
function withRoleBreaks(
  { findings, programs, unobtained, received }: Claimed,
  stage: Stage,
  { surfaces, alike, counterparts }: Known,
  { base, head, stubs, found: modules }: Completed,
  { options, files, budget, interfaces }: Settings,
): Comparison {
  const { isCounterpart, separated } = counterparts
  const claims = findings.filter(({ strict }) => strict === 'major')
  const claimed = new Set(claims.map(({ entry, symbol }) => `${entry} ${symbol}`))
  const doubted = new Set(
    claims.map(({ entry, symbol }) => `${entry} ${nearest((surfaces.get(entry) as Surfaces).base, symbol)?.path}`),
  )
  const both = { base, head, stage, surfaces, alike, stubs, shared: files, budget }
  const found = findRoleBreaks({
    ...both,
    doubted,
    claimed,
    unobtained,
    isWrittenAlike: compareWrittenOut(stage.checker, alike.isUnchanged, isCounterpart),
    isExactDoubted: findings.some(({ rule }) => rule === 'undefined-made-explicit'),
    options: { ...options, exactOptionalPropertyTypes: true },
  })
  const isReceived = ({ entry, symbol }: Pick<Finding, 'entry' | 'symbol'>) => received.has(`${entry} ${symbol}`)
  const joined = joinBreaks(findings, found.breaks, surfaces, alike, isReceived).map((finding) =>
    limitByRelease(finding, surfaces.get(finding.entry) as Surfaces),
  )
  const proven = withPlainProofs(
    joined,
    { breaks: found.breaks, named: programs },
    { base, head, modules, stubs },
    options,
  )
  const separate = interfaces ? [] : separateTypes(separated(), stage, { base, head, modules: stubs }, options)
  const changed = [...found.changed, ...separate]
  const identical = found.identical.filter(
    ({ entry, symbol }) => !separate.some((one) => one.entry === entry && one.symbol === symbol),
  )
  return conclude([...proven, ...separate], { ...found, changed, identical }, surfaces, alike)
}

function separateTypes(
  separated: ReturnType<Counterparts['separated']>,
  stage: Stage,
  sides: PublishedSides,
  options: Record<string, unknown>,
): Finding[] {
  if (separated.size === 0) return []
  const { base, head } = sides
  const entries = [...base.entries.keys()].filter((entry) => head.entries.has(entry))
  const surfaces = new Map(entries.map((entry) => [entry, withoutAssigned(surfacesOf(stage, base, head, entry))]))
  return findSeparateTypes(separated, surfaces, stage, sides, options).map((finding) =>
    limitByRelease(finding, surfaces.get(finding.entry) as Surfaces),
  )
}

function surfacesOf({ checker, file }: Stage, base: Side, head: Side, entry: string): Surfaces {
  const surface = (side: 'base' | 'head', path: string) => {
    const module = checker.getSymbolAtLocation(file(`/review/${side}/${path}`))
    return module ? surfaceOf(checker, module) : new Map<string, SurfaceSymbol>()
  }
  return {
    base: surface('base', base.entries.get(entry) as string),
    head: surface('head', head.entries.get(entry) as string),
  }
}
