import { NotificationKind, type Notification } from '../notification.ts'
import { Observable } from '../observable.ts'
import type { Operator } from '../operator.ts'
import { relay } from '../relay.ts'

/**
 * Converts notifications from {@link operators.materialize} back. A notification that ends the source ends the result;
 * otherwise the result ends with the source.
 *
 * @typeParam T - The values of the result.
 * @returns An operator.
 *
 * @example
 * ```ts
 * import { NotificationKind, Observable, operators, type Notification } from '@signpost/observable'
 *
 * const log: Notification<number>[] = [
 *   { kind: NotificationKind.Next, value: 1 },
 *   { kind: NotificationKind.Complete },
 * ]
 * Observable.from(log).pipe(operators.dematerialize()).subscribe((value) => console.log(value))
 * ```
 *
 * @searchAlias unwrap restore
 * @public
 */
export function dematerialize<T>(): Operator<Notification<T>, T> {
  return (source) =>
    new Observable<T>((subscriber) => {
      relay(source, subscriber, {
        next(notification) {
          if (notification.kind === NotificationKind.Next) subscriber.next(notification.value)
          else if (notification.kind === NotificationKind.Error) subscriber.error(notification.error)
          else subscriber.complete()
        },
      })
    })
}
