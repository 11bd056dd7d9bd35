import type { Delivery } from '../delivery.ts'
import { Observable, start } from '../observable.ts'
import type { ObservableInput } from '../observable-input.ts'
import type { Operator } from '../operator.ts'
import { deliveryFor, relay } from '../relay.ts'

/**
 * Makes a source of each value and delivers from the newest one only; the one before it is unsubscribed from.
 *
 * Completes when the outer source and the newest inner one have. Fails with whichever fails.
 *
 * @typeParam Input - What the source delivers.
 * @typeParam Output - What the inner sources deliver.
 * @param project - Receives the value and its index, from 0. What it throws becomes the error of the result.
 * @returns An operator.
 *
 * @example
 * ```ts
 * import { Subject, operators } from '@signpost/observable'
 *
 * const query = new Subject<string>()
 * query
 *   .pipe(operators.switchMap((text) => fetch(`/search?q=${encodeURIComponent(text)}`)))
 *   .subscribe((response) => console.log(response.status))
 * query.next('first')
 * query.next('only this one is answered')
 * ```
 *
 * @public
 */
export function switchMap<Input, Output>(
  project: (value: Input, index: number) => ObservableInput<Output>,
): Operator<Input, Output> {
  return (source) =>
    new Observable((subscriber) => {
      let index = 0
      let outerOpen = true
      let inner: Delivery<Output> | undefined
      subscriber.addTeardown(() => inner?.unsubscribe())

      relay(source, subscriber, {
        next(value) {
          inner?.unsubscribe()
          const input = Observable.from(project(value, index++))
          inner = deliveryFor<Output, Output>(subscriber, {
            next: (result) => subscriber.next(result),
            complete() {
              if (!outerOpen) subscriber.complete()
            },
          })
          start(input, inner)
        },
        complete() {
          outerOpen = false
          if (inner?.closed ?? true) subscriber.complete()
        },
      })
    })
}
