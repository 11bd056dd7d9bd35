import { Observable } from '../observable.ts'
import type { Operator } from '../operator.ts'
import { relay } from '../relay.ts'

/**
 * Delivers the given values before those of the source.
 *
 * @typeParam T - The values of the source.
 * @typeParam First - The type of the given values.
 * @param values - Delivered synchronously, in this order.
 * @returns An operator.
 *
 * @example
 * ```ts
 * import { Observable, operators } from '@signpost/observable'
 *
 * Observable.from(Promise.resolve('Ada'))
 *   .pipe(operators.startWith('loading'))
 *   .subscribe((text) => console.log(text))
 * ```
 *
 * @searchAlias initial default prepend seed
 * @public
 */
export function startWith<T, First = T>(...values: First[]): Operator<T, First | T> {
  return (source) =>
    new Observable<First | T>((subscriber) => {
      for (const value of values) {
        subscriber.next(value)
        if (!subscriber.active) return
      }
      relay(source, subscriber, { next: (value) => subscriber.next(value) })
    })
}
