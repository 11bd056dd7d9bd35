import { checkFunction } from '../value-options.ts'
import { Observable } from '../observable.ts'
import type { Operator } from '../operator.ts'
import { relay } from '../relay.ts'

/**
 * Skips values equal to the previous one. Only the previous value is stored.
 *
 * @typeParam T - The type of the values.
 * @param equals - Compares the last delivered value with the next one. Defaults to `Object.is`. An error that it throws
 *   becomes the error of the result.
 * @returns An operator.
 *
 * @example
 * ```ts
 * import { Observable, operators } from '@signpost/observable'
 *
 * Observable.of(1, 1, 2, 1)
 *   .pipe(operators.distinct())
 *   .subscribe((value) => console.log(value))
 * ```
 *
 * @searchAlias distinctuntilchanged duplicates dedupe unique repeats droprepeats
 * @public
 */
export function distinct<T>(equals: (previous: T, next: T) => boolean = Object.is): Operator<T, T> {
  checkFunction('distinct', equals)
  return (source) =>
    new Observable((subscriber) => {
      let last: { value: T } | undefined
      relay(source, subscriber, {
        next(value) {
          if (last && equals(last.value, value)) return
          last = { value }
          subscriber.next(value)
        },
      })
    })
}
