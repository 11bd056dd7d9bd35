import { Observable } from './observable.ts'

/** The longest delay of timers; they treat a longer one as 0. */
const longest = 2 ** 31 - 1

/**
 * Counts from 0, one step after each interval, starting with the subscription.
 *
 * @param milliseconds - The interval in milliseconds, from 0 to 2147483647.
 * @returns A source that never ends by itself. Each subscription has its own timer.
 * @throws `RangeError` when the interval is out of range or not a number.
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
