/** A disk operation, in a synchronous and an asynchronous form. */
export interface Step<T> {
  readonly now: () => T
  readonly later: (signal: AbortSignal | undefined) => Promise<T>
}

/**
 * A sequence of disk operations, written once for {@link runNow} and {@link run}. A failing operation ends it: it
 * cannot catch errors.
 */
export type Program<T> = Generator<Step<unknown>, T, unknown>

/** A program with a single operation. */
export function* step<T>(now: Step<T>['now'], later: Step<T>['later']): Program<T> {
  return (yield { now, later }) as T
}

/** Runs programs in sequence, or concurrently if asynchronous. */
export function all<T>(programs: readonly Program<T>[]): Program<T[]> {
  return step(
    () => programs.map(runNow),
    async (signal) => {
      const results: T[] = []
      // Limited, so that no system runs out of file descriptors.
      for (let start = 0; start < programs.length; start += 32) {
        results.push(...(await Promise.all(programs.slice(start, start + 32).map((program) => run(program, signal)))))
      }
      return results
    },
  )
}

/** Runs a program synchronously. */
export function runNow<T>(program: Program<T>): T {
  let next = program.next()
  while (!next.done) next = program.next(next.value.now())
  return next.value
}

/**
 * Runs a program asynchronously.
 *
 * @throws The reason of the signal when it aborts.
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
