let depth = 0
/** Jobs to run when the outermost batch ends. */
export const jobs: Set<() => void> = new Set()

/**
 * Groups several changes into one: observers of {@link ValueSubject} and {@link Computed} are notified once, at the
 * end, and only if the value differs from the last one delivered.
 *
 * Values read inside are up to date. A plain {@link Subject} still delivers at once. Batches nest; notifications are
 * sent at the end of the outermost one. Only the synchronous part of `change` is batched.
 *
 * @typeParam R - The return type of `change`.
 * @param change - Makes the changes.
 * @returns The result of `change`.
 * @throws The error of `change`, after observers are notified of the changes made before it.
 *
 * @example
 * ```ts
 * import { ValueSubject, batch, computed } from '@signpost/observable'
 *
 * const first = new ValueSubject('Ada')
 * const last = new ValueSubject('Byron')
 * computed((get) => `${get(first)} ${get(last)}`).subscribe((name) => console.log(name))
 * batch(() => {
 *   first.set('Grace')
 *   last.set('Hopper')
 * })
 * ```
 *
 * @public
 */
export function batch<R>(change: () => R): R {
  depth++
  try {
    return change()
  } finally {
    try {
      if (depth === 1) runJobs()
    } finally {
      depth--
    }
  }
}

/** Number of jobs of one batch from which on repeated ones are counted. */
const MANY = 10_000

/** Runs of one job in a batch, after {@link MANY} jobs, above which it is taken to be endless. */
const MAX_RUNS = 1000

/**
 * Runs the jobs, and those that they schedule.
 *
 * @throws RangeError when a job keeps scheduling itself. Jobs outside of the loop have run.
 */
function runJobs(): void {
  let count = 0
  let endless = false
  const runs = new Map<() => void, number>()
  // Iteration over a set includes values added during it.
  for (const job of jobs) {
    jobs.delete(job)
    if (++count > MANY) {
      const times = (runs.get(job) ?? 0) + 1
      runs.set(job, times)
      endless ||= times > MAX_RUNS
      if (times > MAX_RUNS) continue
    }
    job()
  }
  if (endless) {
    throw new RangeError(
      'Expected a change to end, found a subscriber that keeps changing its own value: stop at a final one',
    )
  }
}
