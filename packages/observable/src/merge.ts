import { Observable } from './observable.ts'
import type { ObservableInput, ValueOf } from './observable-input.ts'
import { relay } from './relay.ts'

/**
 * Delivers the values of several sources as they arrive.
 *
 * @typeParam Inputs - The types of the sources, in order.
 * @param inputs - The sources, subscribed to in this order.
 * @returns A source that completes when all sources have, or at once when there are none. It fails with the first
 *   source that fails.
 *
 * @example
 * ```ts
 * import { Observable, merge } from '@signpost/observable'
 *
 * merge(Observable.of(1, 2), Promise.resolve('later')).subscribe((value) => console.log(value))
 * ```
 *
 * @searchAlias combine union interleave streams
 * @public
 */
export function merge<Inputs extends readonly ObservableInput<unknown>[]>(
  ...inputs: Inputs
): Observable<ValueOf<Inputs[number]>> {
  return new Observable((subscriber) => {
    let open = inputs.length
    if (open === 0) subscriber.complete()
    for (const input of inputs as readonly ObservableInput<ValueOf<Inputs[number]>>[]) {
      if (!subscriber.active) return
      relay(input, subscriber, {
        next: (value) => subscriber.next(value),
        complete() {
          if (--open === 0) subscriber.complete()
        },
      })
    }
  })
}
