import { type Break, breakOf, type EntryProgram } from './breaks.ts'
import type { Task } from '../thread/run-task.ts'
import { type CompiledBoth, compileBoth, type Modules, type Sides } from './compile-both.ts'
import { type Relation, relationOf } from './relate-exports.ts'

/** A file to compile against both sides. */
export interface Job {
  text: string
  modules: Modules
  /** Program that the file is; absent from one that relates the types of an export. */
  program?: EntryProgram
}

/** Breaks of a program, or the relation of an export. */
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
  return resultsOf(jobs, compileBoth(jobs.slice(from), sides, options), from)
}

function* resultsOf(
  jobs: readonly Job[],
  compiled: Iterable<CompiledBoth>,
  from: number,
): Generator<PlacedResult, void, undefined> {
  let index = from
  for (const both of compiled) {
    const program = jobs[index]?.program
    const result: JobResult = program
      ? { breaks: breakOf(program, both) }
      : { relation: relationOf(both.before, both.after) }
    yield { index: index++, result }
  }
}

/** Compiles files, in a thread where one takes long. */
export const compileTask: Task<CompileInput, PlacedResult> = {
  module: import.meta.url,
  name: 'compileJobs',
  start: compileJobs,
}
