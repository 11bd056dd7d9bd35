import { Observable } from './observable.ts'

/** The longest delay that timers keep; they take a longer one for none. */
const longest = 2 ** 31 - 1

/**
 * Counts from 0, one step at a time, from the moment of subscribing.
 *
 * @param milliseconds - The time before each step, from 0 to 2147483647.
 * @returns A source that never ends by itself; each subscription has a timer of its own.
 * @throws `RangeError` when the time is outside of these limits or not a number.
 *
 * @example
 * ```ts
 * import { interval, operators } from '@signpost/observable'
 *
 * interval(1000)
 *   .pipe(operators.take(3))
 *   .subscribe((count) => console.log(count))
 * ```
 *
 * @public
 */
export function interval(milliseconds: number): Observable<number> {
  if (!(milliseconds >= 0 && milliseconds <= longest)) {
    throw new RangeError(`interval got ${milliseconds}; it takes milliseconds from 0 to ${longest}.`)
  }
  return new Observable((subscriber) => {
    let count = 0
    const timer = setInterval(() => subscriber.next(count++), milliseconds)
    return () => clearInterval(timer)
  })
}
