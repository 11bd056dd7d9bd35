import { Observable } from '../observable.ts'
import type { ObservableInput } from '../observable-input.ts'
import type { Operator } from '../operator.ts'
import { relay } from '../relay.ts'

/**
 * Delivers values until another source delivers its first one, then completes. If that happens synchronously, the
 * source is never started. The other source may complete without a value; if it fails, so does the result.
 *
 * @typeParam T - The type of the values.
 * @param notifier - The other source, subscribed to first.
 * @returns An operator.
 *
 * @example
 * ```ts
 * import { fromEvent, interval, operators } from '@signpost/observable'
 *
 * interval(100)
 *   .pipe(operators.takeUntil(fromEvent(AbortSignal.timeout(1000), 'abort')))
 *   .subscribe((count) => console.log(count))
 * ```
 *
 * @searchAlias stop cancel destroy unsubscribe unmount
 * @public
 */
export function takeUntil<T>(notifier: ObservableInput<unknown>): Operator<T, T> {
  return (source) =>
    new Observable((subscriber) => {
      relay(notifier, subscriber, { next: () => subscriber.complete(), complete: () => {} })
      if (subscriber.active) relay(source, subscriber, { next: (value) => subscriber.next(value) })
    })
}
