import { createContext, Script } from 'node:vm'
import ts from '#typescript'
import { countWork, WorkLimit } from '../compiler/count-work.ts'
import { forgetFiles } from '../compiler/program.ts'

/** Work of the compiler that a task may take, see `countWork`. */
export interface WorkLimits {
  one: number
  all: number
}

/** End of a task: whole, or stopped by a limit, by the clock or by a fault of the compiler. */
export interface TaskEnd {
  reason: 'done' | 'limit' | 'clock' | 'fault'
  work: number
}

/** Work that counts for a part beside what the compiler makes for it: parsing and binding its file. */
export const workOfPart = 200

/** Time of a task, in milliseconds, far above what its work takes on a busy machine: a last guard against loops that make nothing. */
const guard = 600_000

/** A function in {@link runGuarded} would keep the compiler of the last task in memory. */
const idle = () => {}
const holder = { run: idle }
const context = createContext(holder)
const script = new Script('run()')

/** Runs a task up to its limits, which are counts: it stops at the same part on every machine. */
export function runParts<Part>(parts: Iterable<Part>, onPart: (part: Part) => void, limits: WorkLimits): TaskEnd {
  const iterator = parts[Symbol.iterator]()
  let work = 0
  const run = (): void => {
    while (work < limits.all) {
      const next = countWork(limits.one, () => iterator.next())
      work += next.work + workOfPart
      if (next.result.done) return
      onPart(next.result.value)
    }
    throw new WorkLimit()
  }
  try {
    return { reason: runGuarded(run) ? 'done' : 'clock', work }
  } catch (error) {
    if (!(error instanceof WorkLimit)) throw error
    return { reason: 'limit', work: work < limits.all ? work + limits.one : work }
  }
}

/** @returns Whether the function ended in time. */
function runGuarded(run: () => void): boolean {
  holder.run = run
  try {
    script.runInContext(context, { timeout: guard })
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    resetCompiler()
    return false
  } finally {
    holder.run = idle
  }
}

/** Brings the compiler to a state as before what was interrupted: an interruption leaves out every `finally`. */
function resetCompiler(): void {
  forgetFiles()
  const { usingSingleLineStringWriter } = ts as unknown as {
    usingSingleLineStringWriter: (write: (writer: { clear: () => void }) => void) => string
  }
  let clear = () => {}
  usingSingleLineStringWriter((writer) => (clear = () => writer.clear()))
  // The writer restores what it had.
  clear()
}
