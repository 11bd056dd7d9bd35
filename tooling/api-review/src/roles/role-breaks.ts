import ts from '#typescript'
import { assignedPath, dottedPrefixes, type SurfaceSymbol } from '../match/surface.ts'
import { compareEnums } from '../rules/compare-enums.ts'
import { undeclaredAsAny } from '../parse/undeclared-names.ts'
import { unlessFault } from '../compiler/fault.ts'
import { isOfSide } from '../compiler/stage.ts'
import { createHiddenPrograms } from './hidden-programs.ts'
import type { ConsumerProgram } from './consumer-program.ts'
import { consumerPrograms } from './consumer-programs.ts'
import type { Break, EntryProgram } from './breaks.ts'
import { findBreaks } from './find-breaks.ts'
import type { Candidate, Relation } from './relate-exports.ts'
import type { Surroundings } from './surroundings.ts'
import { limitUsers } from './limit-users.ts'
import { consumerFile, modulesOf, type Scene, sidesOf } from './scene.ts'
import { fairShares } from './fair-shares.ts'
import { haveUnrelated } from './unrelated-parts.ts'
import { createTestedIn } from './tested-in.ts'

/** Programs of all changed exports together; more take longer than a review may. */
const mostPrograms = 2000

/** Programs of one export; a type of hundreds of members has thousands. */
const mostOfOne = 500

/** Programs that are written, of which each export has a share that is compiled. */
const mostWritten = 4 * mostPrograms

/** Reason that is not the same in every run. */
const stoppedByClock = 'the compiler did not come back for minutes; another run may leave out others'

/** Export of both sides, by its entry point and path. */
export interface ExportPlace {
  entry: string
  symbol: string
}

/** Programs of consumers that were not compiled, for one reason. */
export interface LeftOut {
  programs: number
  reason: string
}

/** Breaks that programs of consumers show, exports that are proven identical, and those for which no program was tried. */
export interface RoleBreaks {
  breaks: Break[]
  identical: ExportPlace[]
  /** Exports whose types are assignable in both directions. */
  equivalent: ExportPlace[]
  changed: ExportPlace[]
  /** Changed exports whose types were related; others differ only by exports that are among these. */
  judged: ExportPlace[]
  untried: ExportPlace[]
  leftOut: LeftOut[]
}

/** Writes programs for each export whose declaration, or what it names, differs, and compiles them against both sides. */
export function findRoleBreaks(scene: Scene): RoleBreaks {
  const exports = changedExports(scene)
  const unassigned = unassignedExports(scene)
  const changed = exports.map(({ entry, base }) => ({ entry, symbol: base.path }))
  if (exports.length + unassigned.length === 0)
    return { breaks: [], identical: [], equivalent: [], changed, judged: [], untried: [], leftOut: [] }
  const sides = sidesOf(scene)
  const exported = new Set(exports.filter(({ isOwnChange }) => isOwnChange).map(({ base }) => base.symbol))
  const isTriedElsewhere = limitUsers(scene.alike, exported)
  const aroundOf = (entry: string): Surroundings => {
    const consumer = scene.stage.file(consumerFile(scene, entry))
    return { checker: scene.stage.checker, consumer, isOwn: isOfSide, isTriedElsewhere }
  }
  const testedBy = createTestedIn(scene)
  const untried: ExportPlace[] = []
  const written: { place: ExportPlace; programs: EntryProgram[] }[] = []
  let count = 0
  const write = (place: ExportPlace, writePrograms: () => ConsumerProgram[]) => {
    const modules = modulesOf(scene, place.entry)
    const programs = unlessFault(writePrograms)?.map((program) => {
      return { ...program, code: undeclaredAsAny(program.code), entry: place.entry, modules }
    })
    if (!programs) untried.push(place)
    else written.push({ place, programs })
    count += programs?.length ?? 0
  }
  for (const { entry, base } of unassigned)
    write({ entry, symbol: base.path }, () => consumerPrograms(aroundOf(entry), base.symbol, base.path))
  /** Exports whose types are related; those of others follow from what they name. */
  const related: number[] = []
  const candidates: Candidate[] = []
  const known = new Map<number, Relation>()
  const named = [...scene.surfaces.values()].flatMap((own) => [...own.base.values()])
  const hiddenPrograms = createHiddenPrograms(scene.alike, new Set(named.map(({ symbol }) => symbol)))
  for (const [index, one] of exports.entries()) {
    const { entry, base, head, isOwnChange } = one
    const isDoubted = scene.doubted.has(`${entry} ${base.path}`)
    if (scene.isWrittenAlike(base.symbol, head.symbol)) {
      known.set(index, 'identical')
      if (!isDoubted) continue
    }
    const place = { entry, symbol: base.path }
    if (count < mostWritten) write(place, () => hiddenPrograms(aroundOf(entry), base, head))
    if (!isOwnChange && !isDoubted && isTriedElsewhere(base.symbol)) continue
    related.push(index)
    const around = {
      ...aroundOf(entry),
      tested: testedBy(entry, base, head),
      redeclared: redeclaredMembers(base, head),
      isClaimed: isDoubted,
    }
    candidates.push({ base, around, modules: modulesOf(scene, entry) })
    if (count >= mostWritten) {
      untried.push(place)
      continue
    }
    const isMergedAlike = shellOf(base) === shellOf(head)
    write(place, () =>
      consumerPrograms(around, base.symbol, base.path).filter(({ use }) => use !== 'merge' || !isMergedAlike),
    )
  }
  const shares = fairShares(
    written.map(({ programs }) => programs),
    mostPrograms,
    mostOfOne,
    ({ entry, symbol }) => dottedPrefixes(symbol).some((prefix) => scene.claimed.has(`${entry} ${prefix}`)),
  )
  const programs = shares.flat()
  untried.push(...written.filter((one, at) => shares[at] !== one.programs).map(({ place }) => place))
  const usual = scene.unobtained.size > 0 ? sidesOf(scene, scene.unobtained) : undefined
  const { options, isExactDoubted, budget } = scene
  const found = findBreaks(programs, candidates, { ...sides, usual }, options, isExactDoubted, budget)
  for (const [place, index] of related.entries()) {
    if (known.has(index)) continue
    const { base, head } = exports[index] as ChangedExport
    const isHidden = haveUnrelated(scene.alike.causesOf(base.symbol, head.symbol))
    known.set(index, isHidden ? 'unproven' : (found.relations[place] as Relation))
  }
  const relations = withUsers(
    scene,
    exports,
    exports.map((_, index) => known.get(index) ?? 'unproven'),
  )
  const of = (wanted: Relation) => changed.filter((_, index) => relations[index] === wanted)
  return {
    breaks: found.breaks,
    identical: of('identical'),
    equivalent: of('equivalent'),
    changed,
    judged: related.map((index) => changed[index] as ExportPlace),
    untried: [...untried, ...changed.filter((place) => found.untried.some((one) => isOf(one, place)))],
    leftOut: [
      {
        programs: count - programs.length,
        reason: `more than ${mostPrograms} for a package, or ${mostOfOne} for an export`,
      },
      {
        programs: found.untried.length,
        reason: budget.isStopped ? stoppedByClock : 'they or others take the compiler too much work, or make it fail',
      },
    ].filter((one) => one.programs > 0),
  }
}

function isOf(program: EntryProgram, { entry, symbol }: ExportPlace): boolean {
  return program.entry === entry && (program.symbol === symbol || program.symbol.startsWith(`${symbol}.`))
}

/** Values that modules are assigned by `export =`, where those of the head are assigned nothing. */
function unassignedExports({ surfaces }: Scene): { entry: string; base: SurfaceSymbol }[] {
  return [...surfaces].flatMap(([entry, { base, head }]) => {
    const assigned = base.get(assignedPath)
    return assigned && !head.has(assignedPath) ? [{ entry, base: assigned }] : []
  })
}

/** Kinds and type parameters of the declarations of an export, on which merging with them depends. */
function shellOf({ declarations }: SurfaceSymbol): string {
  const shells = declarations.map((node) => {
    const { typeParameters = [] } = node as ts.DeclarationWithTypeParameterChildren
    return [node.kind, ...typeParameters.map((parameter) => parameter.getText())].join(' ')
  })
  return shells.join('\n')
}

/** Names of members and statics that only the head declares itself; the base may inherit them. */
function redeclaredMembers({ symbol: base }: SurfaceSymbol, { symbol: head }: SurfaceSymbol): ReadonlySet<string> {
  const namesOf = ({ members, exports }: ts.Symbol) => [...(members?.keys() ?? []), ...(exports?.keys() ?? [])]
  const own = new Set(namesOf(base))
  return new Set(namesOf(head).filter((name) => !own.has(name)) as string[])
}

interface ChangedExport {
  entry: string
  base: SurfaceSymbol
  head: SurfaceSymbol
  /** Whether its own declaration differs, not only what it names. */
  isOwnChange: boolean
}

/** Adds the enums that have equal members, and exports whose only causes are proven. */
function withUsers(
  { stage: { checker }, alike }: Scene,
  exports: readonly ChangedExport[],
  relations: readonly Relation[],
): Relation[] {
  const isEqual = exports.map(
    ({ base, head }, index) =>
      relations[index] === 'identical' ||
      (isEnum(base) && isEnum(head) && compareEnums(base, head, checker).length === 0),
  )
  const proven = new Set(exports.flatMap(({ base }, index) => (isEqual[index] ? [base.symbol] : [])))
  return exports.map(({ base, head, isOwnChange }, index) => {
    const isUser = !isOwnChange && alike.causesOf(base.symbol, head.symbol).every(([cause]) => proven.has(cause))
    return isEqual[index] || isUser ? 'identical' : (relations[index] as Relation)
  })
}

function isEnum({ declarations }: SurfaceSymbol): boolean {
  return declarations.length > 0 && declarations.every(ts.isEnumDeclaration)
}

/** Exports that differ, each once, those first whose own declarations differ. */
function changedExports({ surfaces, alike }: Scene): ChangedExport[] {
  const seen = new Set<ts.Symbol>()
  const own: ChangedExport[] = []
  const others: ChangedExport[] = []
  for (const [entry, { base, head }] of surfaces) {
    for (const one of base.values()) {
      const { path, symbol } = one
      const other = head.get(path)
      if (!other || other.symbol === symbol || seen.has(symbol) || alike.isUnchanged(symbol, other.symbol)) continue
      seen.add(symbol)
      const isOwnChange = alike.causesOf(symbol, other.symbol).some(([cause]) => cause === symbol)
      const list = isOwnChange ? own : others
      list.push({ entry, base: one, head: other, isOwnChange })
    }
  }
  return [...own, ...others]
}
