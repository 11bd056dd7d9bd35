import { cpuTime, runTask } from '../thread/run-task.ts'
import type { Sides } from './compile-both.ts'
import { compileTask, type Job, type JobResult, type PlacedResult } from './jobs.ts'

/**
 * CPU time in milliseconds: of all files of a review, of those of one call when others took that of all, and of those that are given up
 * in one call.
 */
const limits = { all: 36_000, least: 6000, wasted: 12_000 }

/** CPU time that is left for the files of a review. */
export interface Budget {
  left: number
}

/** Budget of a review. */
export function createBudget(): Budget {
  return { left: limits.all }
}

/**
 * Compiles files against both sides, without those that take too long.
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
  const started = cpuTime()
  const end = started + Math.max(budget.left, limits.least)
  let [start, wasted] = [0, 0]
  while (start < jobs.length && wasted < limits.wasted && cpuTime() < end) {
    let count = 0
    const input = { jobs: jobs.slice(start), sides, options }
    const onResult = ({ index, result }: PlacedResult) => {
      results[start + index] = result
      count++
    }
    wasted += runTask(compileTask, input, onResult, end - cpuTime()).wasted
    // The file after the last result is the one that was given up.
    start += count + 1
  }
  budget.left -= cpuTime() - started
  return results
}
