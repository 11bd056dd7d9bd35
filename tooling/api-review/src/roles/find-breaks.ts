import { type Break, type EntryProgram } from './breaks.ts'
import { fileOf } from '../compiler/stage.ts'
import { comparesVersions } from './given-up.ts'
import { importText, type Modules, type Sides } from './compile-both.ts'
import type { Job, JobResult } from './jobs.ts'
import { type Candidate, type Relation, relationFile } from './relate-exports.ts'
import { type Budget, runJobs } from './run-jobs.ts'
import { opaqueType } from './samples.ts'

/** Breaks and relations of compiled programs. */
export interface FoundBreaks {
  breaks: Break[]
  /** Relation of each candidate. */
  relations: Relation[]
  /** Programs that were not compiled, because they or others take too much work, or that the compiler gave up. */
  untried: EntryProgram[]
}

/**
 * Compiles programs, and relates the types of exports, against both sides.
 *
 * @param usual - Sides without the differences of classes that the library keeps to itself.
 * @param isExactDoubted - Whether any break may be one of `exactOptionalPropertyTypes` alone, not only one that says so.
 */
export function findBreaks(
  programs: readonly EntryProgram[],
  candidates: readonly Candidate[],
  { usual, ...sides }: Sides & { usual: Sides | undefined },
  options: Record<string, unknown>,
  isExactDoubted: boolean,
  budget: Budget,
): FoundBreaks {
  const run = (programs: readonly EntryProgram[], against: Sides, settings: Record<string, unknown>) =>
    runJobs(
      programs.map((program) => programJob(program, sides)),
      against,
      settings,
      budget,
    )
  const relationJob = (candidate: Candidate): Job => {
    const { modules } = candidate
    return { text: relationFile(candidate, libraryOf(modules, sides)), modules }
  }
  // An interface that a consumer merges with has other members for all other programs.
  const merging = programs.filter(({ use }) => use === 'merge')
  const others = programs.filter(({ use }) => use !== 'merge')
  // Types that the compiler relates as a whole take longest, and come when everything else is known.
  const ordered = [...others.filter((program) => !comparesVersions(program)), ...others.filter(comparesVersions)]
  const results = run(ordered, sides, options)
  const related = smallestFirst(candidates)
  const relations = runJobs(related.map(relationJob), sides, options, budget)
  const relationBy = new Map(related.map((candidate, index) => [candidate, relations[index]?.relation]))
  const merged = run(merging, sides, options)
  const byProgram = new Map([
    ...ordered.map((program, index) => [program, results[index]] as const),
    ...merging.map((program, index) => [program, merged[index]] as const),
  ])
  const breaks = [...others, ...merging].flatMap((program) => byProgram.get(program)?.breaks ?? [])
  const inexact = { ...options, exactOptionalPropertyTypes: false }
  const marked = withoutExactness(breaks, (some) => run(some, sides, inexact), isExactDoubted)
  return {
    breaks: usual ? withoutInternal(marked, run(marked, usual, options)) : marked,
    relations: candidates.map((candidate) => relationBy.get(candidate) ?? 'unproven'),
    untried: programs.filter((program) => !byProgram.get(program)?.breaks),
  }
}

/** Candidates from the smallest to the largest: a few large ones end the call before others are related. */
function smallestFirst(candidates: readonly Candidate[]): Candidate[] {
  const sizeOf = ({ base }: Candidate) => base.declarations.reduce((sum, { pos, end }) => sum + end - pos, 0)
  return candidates.toSorted((one, other) => sizeOf(one) - sizeOf(other))
}

/** File of a program, to compile against sides. */
function programJob(program: EntryProgram, sides: Sides): Job {
  const { code, modules } = program
  return { text: programText(code, modules.base, libraryOf(modules, sides)), modules, program }
}

function libraryOf({ base }: Modules, sides: Pick<Sides, 'base'>): string {
  return sides.base.get(fileOf(base)) ?? ''
}

/** Marks the breaks that only `exactOptionalPropertyTypes` shows, an option that few consumers have. */
function withoutExactness(
  breaks: readonly Break[],
  run: (breaks: readonly Break[]) => (JobResult | undefined)[],
  isExactDoubted: boolean,
): Break[] {
  const exactOf = (some: readonly Break[]): Break[] => {
    const results = run(some)
    return some.filter((_, index) => results[index]?.breaks?.length === 0)
  }
  const isDoubtful = ({ use, error }: Break) =>
    isExactDoubted ||
    error.includes('exactOptionalPropertyTypes') ||
    (/^(?:write|provide|construct-literal|call)$/.test(use) && /\bundefined\b/.test(error))
  const exact = new Set(exactOf(breaks.filter(isDoubtful)))
  // Where one is, others of the same declaration may be that do not say so.
  const placeOf = ({ entry, symbol }: Break) => `${entry} ${symbol.split('.')[0]}`
  const places = new Set([...exact].map(placeOf))
  const others = breaks.filter((one) => !isDoubtful(one) && places.has(placeOf(one)))
  for (const one of exactOf(others)) exact.add(one)
  return breaks.map((one) => (exact.has(one) ? { ...one, isExact: true } : one))
}

/** Marks the breaks that are none when classes that the library keeps to itself are as before. */
function withoutInternal(breaks: readonly Break[], results: readonly (JobResult | undefined)[]): Break[] {
  return breaks.map((one, index) => (results[index]?.breaks?.length === 0 ? { ...one, isInternal: true } : one))
}

/**
 * File of a consumer, with the imports that its code needs.
 *
 * @param base - Module of the base, for `B`.
 * @param library - Text of that module.
 */
export function programText(code: string, base: string, library: string): string {
  return [
    importText('L', './lib', library),
    ...(/\bB\b/.test(code) ? [importText('B', `../base/${base}`, library)] : []),
    ...(code.includes('Opaque') ? [opaqueType] : []),
    code,
    'export {}\n',
  ].join('\n')
}
