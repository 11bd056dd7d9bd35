import { type Break, breakOf, type EntryProgram } from './breaks.ts'
import type { Task } from '../thread/run-task.ts'
import { compileBoth, type Modules, type Sides } from './compile-both.ts'
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

/** Compiles files one after the other, in one program, up to one whose types are too deep for the stack. */
export function compileJobs(
  { jobs, sides, options }: CompileInput,
  onResult: (part: { index: number; result: JobResult }) => void,
): void {
  let index = 0
  for (const both of compileBoth(jobs, sides, options)) {
    const program = jobs[index]?.program
    const result: JobResult = program
      ? { breaks: breakOf(program, both) }
      : { relation: relationOf(both.before, both.after) }
    onResult({ index: index++, result })
  }
}

/** Compiles files in a thread. */
export const compileTask: Task<CompileInput, { index: number; result: JobResult }> = {
  module: import.meta.url,
  name: 'compileJobs',
  run: compileJobs,
}
