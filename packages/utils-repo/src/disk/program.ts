/** One thing to do on the disk, which can be done with and without a promise. */
export interface Step<T> {
  readonly now: () => T
  readonly later: (signal: AbortSignal | undefined) => Promise<T>
}

/**
 * What to do on the disk, step by step. Written once, it runs with {@link runNow} and with {@link run}. A step that fails
 * ends it: it cannot catch.
 */
export type Program<T> = Generator<Step<unknown>, T, unknown>

/** A program of one step. */
export function* step<T>(now: Step<T>['now'], later: Step<T>['later']): Program<T> {
  return (yield { now, later }) as T
}

/** Runs programs one after the other, or some of them at the same time where there are promises. */
export function all<T>(programs: readonly Program<T>[]): Program<T[]> {
  return step(
    () => programs.map(runNow),
    async (signal) => {
      const results: T[] = []
      // Few enough that no system runs out of open files.
      for (let start = 0; start < programs.length; start += 32) {
        results.push(...(await Promise.all(programs.slice(start, start + 32).map((program) => run(program, signal)))))
      }
      return results
    },
  )
}

/** Runs a program without a promise. */
export function runNow<T>(program: Program<T>): T {
  let next = program.next()
  while (!next.done) next = program.next(next.value.now())
  return next.value
}

/**
 * Runs a program with promises.
 *
 * @throws The reason of the signal when it is aborted before a step, or in one.
 */
export async function run<T>(program: Program<T>, signal?: AbortSignal): Promise<T> {
  signal?.throwIfAborted()
  let next = program.next()
  while (!next.done) {
    const result = await next.value.later(signal)
    signal?.throwIfAborted()
    next = program.next(result)
  }
  return next.value
}
