import { failure, shown } from '@signpost/utils-primitives'
import { Observable } from '../observable.ts'
import type { Operator } from '../operator.ts'
import { relay } from '../relay.ts'

/**
 * Delivers the first values, then completes and unsubscribes from the source. With a count of 0, the source is never
 * started.
 *
 * @typeParam T - The type of the values.
 * @param count - The number of values: an integer from 0, or `Infinity`.
 * @returns An operator.
 * @throws `RangeError` for any other count.
 *
 * @example
 * ```ts
 * import { Observable, operators } from '@signpost/observable'
 *
 * Observable.of('a', 'b', 'c')
 *   .pipe(operators.take(2))
 *   .subscribe((letter) => console.log(letter))
 * ```
 *
 * @searchAlias limit head slice count
 * @public
 */
export function take<T>(count: number): Operator<T, T> {
  if (count !== Infinity && !(Number.isInteger(count) && count >= 0)) {
    throw failure(
      'INVALID_COUNT',
      `Expected a whole number from 0, or Infinity, for take, found ${shown(count)}: change it`,
      RangeError,
    )
  }
  return (source) =>
    new Observable((subscriber) => {
      let left = count
      if (left === 0) {
        subscriber.complete()
        return
      }
      relay(source, subscriber, {
        next(value) {
          // Decremented first: the observer may make the source deliver again before it returns.
          if (left === 0) return
          const last = --left === 0
          subscriber.next(value)
          if (last) subscriber.complete()
        },
      })
    })
}
