import { cpuTime, runTask } from '../thread/run-task.ts'
import type { Sides } from './compile-both.ts'
import { compileJobs, compileTask, type Job, type JobResult } from './jobs.ts'

/** CPU time of all files, and of those that are given up, in milliseconds. */
const limits = { all: 48_000, wasted: 24_000 }

/**
 * Compiles files against both sides, without those that take too long.
 *
 * @returns Results in the order of `jobs`; undefined for files that were given up, or come after the limits.
 */
export function runJobs(
  jobs: readonly Job[],
  sides: Sides,
  options: Record<string, unknown>,
): (JobResult | undefined)[] {
  const results: (JobResult | undefined)[] = jobs.map(() => undefined)
  const end = cpuTime() + limits.all
  let [start, wasted] = [0, 0]
  while (start < jobs.length && wasted < limits.wasted && cpuTime() < end) {
    let count = 0
    const input = { jobs: jobs.slice(start), sides, options }
    const onResult = ({ index, result }: { index: number; result: JobResult }) => {
      results[start + index] = result
      count++
    }
    wasted += runTask(compileTask, input, onResult, end - cpuTime()).wasted
    // The file after the last result is the one that was given up.
    start += count + 1
  }
  return results
}

/** Compiles files in this thread, without a limit. */
export function compileHere(jobs: readonly Job[], sides: Sides, options: Record<string, unknown>): JobResult[] {
  const results: JobResult[] = []
  compileJobs({ jobs, sides, options }, ({ index, result }) => (results[index] = result))
  return results
}
