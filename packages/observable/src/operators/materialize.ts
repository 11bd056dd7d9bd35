import { NotificationKind, type Notification } from '../notification.ts'
import { Observable } from '../observable.ts'
import type { Operator } from '../operator.ts'
import { relay } from '../relay.ts'

/**
 * Delivers the notifications of the source as data. The result completes after the last {@link Notification} and never
 * fails.
 *
 * @typeParam T - The values of the source.
 * @returns An operator.
 *
 * @example
 * ```ts
 * import { Observable, operators } from '@signpost/observable'
 *
 * const log = await Observable.of(1, 2).pipe(operators.materialize()).toArray()
 * console.log(log.length)
 * ```
 *
 * @searchAlias wrap reify events
 * @public
 */
export function materialize<T>(): Operator<T, Notification<T>> {
  return (source) =>
    new Observable<Notification<T>>((subscriber) => {
      relay(source, subscriber, {
        next: (value) => subscriber.next({ kind: NotificationKind.Next, value }),
        error(error) {
          subscriber.next({ kind: NotificationKind.Error, error })
          subscriber.complete()
        },
        complete() {
          subscriber.next({ kind: NotificationKind.Complete })
          subscriber.complete()
        },
      })
    })
}
