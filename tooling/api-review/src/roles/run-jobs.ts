import { runTask } from '../thread/run-task.ts'
import type { Sides } from './compile-both.ts'
import { compileJobs, compileTask, type Job, type JobResult } from './jobs.ts'

/** Time of all that is given up, in milliseconds. */
const mostWasted = 30_000

/**
 * Compiles files against both sides, without those that take too long.
 *
 * @returns Results in the order of `jobs`; undefined for files that were given up.
 */
export function runJobs(
  jobs: readonly Job[],
  sides: Sides,
  options: Record<string, unknown>,
): (JobResult | undefined)[] {
  const results: (JobResult | undefined)[] = jobs.map(() => undefined)
  let [start, total] = [0, 0]
  while (start < jobs.length && total < mostWasted) {
    let count = 0
    const input = { jobs: jobs.slice(start), sides, options }
    const { wasted } = runTask(compileTask, input, ({ index, result }) => {
      results[start + index] = result
      count++
    })
    total += wasted
    // The file after the last result is the one that was given up.
    start += count + 1
  }
  return results
}

/** Compiles files in this thread, without a limit. */
export function compileHere(
  jobs: readonly Job[],
  sides: Sides,
  options: Record<string, unknown>,
): (JobResult | undefined)[] {
  const results: JobResult[] = []
  compileJobs({ jobs, sides, options }, ({ index, result }) => (results[index] = result))
  return results
}
