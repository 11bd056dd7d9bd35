import { type Break, breakOf, type EntryProgram } from './breaks.ts'
import type { Task } from '../thread/run-task.ts'
import { type CompiledBoth, compileBoth, type Modules, type Sides } from './compile-both.ts'
import { comparesVersions, isGivenUp } from './given-up.ts'
import { type Relation, relationOf } from './relate-exports.ts'

/** A file to compile against both sides. */
export interface Job {
  text: string
  modules: Modules
  /** Program that the file is; absent from one that relates the types of an export. */
  program?: EntryProgram
}

/** Breaks of a program, or the relation of an export; neither for a program that the compiler gave up. */
export interface JobResult {
  breaks?: readonly Break[]
  relation?: Relation
}

/** Files to compile, and both sides. */
export interface CompileInput {
  jobs: readonly Job[]
  sides: Sides
  options: Record<string, unknown>
}

/** Result of a file by its place among the jobs. */
export interface PlacedResult {
  index: number
  result: JobResult
}

/** Compiles files one after the other, in one program, up to one whose types are too deep for the stack. */
export function compileJobs({ jobs, sides, options }: CompileInput, from: number): Iterable<PlacedResult> {
  const alone = (job: Job): CompiledBoth | undefined => compileBoth([job], sides, options).next().value ?? undefined
  return resultsOf(jobs, compileBoth(jobs.slice(from), sides, options), from, alone)
}

/** Number of programs that are compiled alone, after others that the compiler gave up. */
const mostAlone = 50

/**
 * Reads the results of compiled files.
 *
 * @param alone - Compiles a file in a program of its own.
 */
export function* resultsOf(
  jobs: readonly Job[],
  compiled: Iterable<CompiledBoth>,
  from: number,
  alone: (job: Job) => CompiledBoth | undefined,
): Generator<PlacedResult, void, undefined> {
  let index = from
  const hasGivenUp = { before: false, after: false }
  let left = mostAlone
  for (const both of compiled) {
    const job = jobs[index]
    const program = job?.program
    let breaks = program && breakOf(program, both)
    if (job && program && comparesVersions(program) && both.after.errors.length > 0) {
      const isBroken = both.before.errors.length === 0
      const isKnown = !isGivenUp(program.code, isBroken ? both.after.errors : both.before.errors)
      // What the compiler gave up is kept by it as what failed, with all types that it went through, and later programs meet that.
      if (isKnown && hasGivenUp[isBroken ? 'after' : 'before']) {
        const again = left > 0 ? alone(job) : undefined
        left -= 1
        breaks = again && breakOf(program, again)
      }
      if (!isKnown) hasGivenUp[isBroken ? 'after' : 'before'] = true
    }
    const relation = program ? undefined : relationOf(both.before, both.after)
    yield { index: index++, result: { ...(breaks && { breaks }), ...(relation && { relation }) } }
  }
}

/** Compiles files, in a thread where one takes long. */
export const compileTask: Task<CompileInput, PlacedResult> = {
  module: import.meta.url,
  name: 'compileJobs',
  start: compileJobs,
}
