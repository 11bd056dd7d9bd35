import { checkFunction } from '../value-options.ts'
import type { Delivery } from '../delivery.ts'
import { Observable, start } from '../observable.ts'
import type { ObservableInput } from '../observable-input.ts'
import type { Operator } from '../operator.ts'
import { deliveryFor, relay } from '../relay.ts'

/**
 * Maps each value to a source, and delivers the values of the latest one. The previous source is unsubscribed from.
 *
 * Completes when the outer source and the latest inner source have. Fails when any of them fails.
 *
 * @typeParam Input - The values of the source.
 * @typeParam Output - The values of the inner sources.
 * @param project - Receives the value and its index, from 0. An error that it throws becomes the error of the result.
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
 * @searchAlias flatmap flatmaplatest cancel previous request typeahead autocomplete
 * @public
 */
export function switchMap<Input, Output>(
  project: (value: Input, index: number) => ObservableInput<Output>,
): Operator<Input, Output> {
  checkFunction('switchMap', project)
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
