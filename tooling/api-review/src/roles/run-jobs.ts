import { runTask } from '../thread/run-task.ts'
import type { Sides } from './compile-both.ts'
import { compileTask, type Job, type JobResult, type PlacedResult } from './jobs.ts'

/**
 * Work of the compiler, see `countWork`: of all files of a review, of those of one call when others took that of all, and of one file. So
 * many files of a call may be given up: each needs another program.
 */
const limits = { all: 2_000_000, least: 300_000, one: 200_000, lost: 3 }

/** Work that is left for the files of a review. */
export interface Budget {
  left: number
  /** Whether the clock stopped the compiler, which a busier machine may do at another file. */
  isStopped: boolean
}

/** Budget of a review. */
export function createBudget(): Budget {
  return { left: limits.all, isStopped: false }
}

/**
 * Compiles files against both sides, without those that take too much work.
 *
 * @returns Results in the order of `jobs`; undefined for files that were given up, or come after the limits.
 */
export function runJobs(
  jobs: readonly Job[],
  sides: Sides,
  options: Record<string, unknown>,
  budget: Budget,
): (JobResult | undefined)[] {
  const results: (JobResult | undefined)[] = jobs.map(() => undefined)
  const most = Math.max(budget.left, limits.least)
  let [start, lost, work] = [0, 0, 0]
  while (start < jobs.length && lost < limits.lost && work < most && !budget.isStopped) {
    let count = 0
    const input = { jobs: jobs.slice(start), sides, options }
    const onResult = ({ index, result }: PlacedResult) => {
      results[start + index] = result
      count++
    }
    const end = runTask(compileTask, input, onResult, { one: limits.one, all: most - work })
    // The file after the last result is the one that was given up.
    start += count + 1
    lost++
    work += end.work
    budget.isStopped ||= end.reason === 'clock'
  }
  budget.left -= work
  return results
}
