import { checkMilliseconds } from './check-milliseconds.ts'
import { Observable } from './observable.ts'

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
  checkMilliseconds('interval', milliseconds)
  return new Observable((subscriber) => {
    let count = 0
    const timer = setInterval(() => subscriber.next(count++), milliseconds)
    return () => clearInterval(timer)
  })
}
