let depth = 0
const jobs = new Set<() => void>()

/** Runs `job` when the outermost {@link batch} ends; once, however often it was asked for. It must not throw. */
export function enqueue(job: () => void): void {
  jobs.add(job)
}

/** Takes back what {@link enqueue} was asked for. */
export function dequeue(job: () => void): void {
  jobs.delete(job)
}

/**
 * Makes several changes look like one: observers of {@link ValueSubject} and {@link Computed} are told once, at the
 * end, and only if their value differs from the one they know.
 *
 * Values read inside are up to date. A plain {@link Subject} delivers at once as always. Batches nest; the outermost
 * one tells. Only the synchronous part of `change` belongs to it.
 *
 * @typeParam R - What `change` returns.
 * @param change - Makes the changes.
 * @returns What `change` returned.
 * @throws What `change` threw, after observers were told what had changed until then.
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
    if (depth === 1) {
      // A job may ask for others; a set visits what is added while it is walked.
      for (const job of jobs) {
        jobs.delete(job)
        job()
      }
    }
    depth--
  }
}
