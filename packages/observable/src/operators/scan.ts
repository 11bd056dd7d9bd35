import { checkFunction } from '../value-options.ts'
import { Observable } from '../observable.ts'
import type { Operator } from '../operator.ts'
import { relay } from '../relay.ts'

/**
 * Applies a function to each value and its previous result, and delivers every result.
 *
 * @typeParam Input - The values of the source.
 * @typeParam State - The type of the results.
 * @param accumulate - Receives the previous result, the value and its index, from 0. An error that it throws becomes
 *   the error of the result.
 * @param seed - The initial result. It is not delivered; see {@link operators.startWith}.
 * @returns An operator.
 *
 * @example
 * ```ts
 * import { Observable, operators } from '@signpost/observable'
 *
 * Observable.of(1, 2, 3)
 *   .pipe(operators.scan((total, value) => total + value, 0))
 *   .subscribe((total) => console.log(total))
 * ```
 *
 * @searchAlias accumulate reduce fold running total state
 * @public
 */
export function scan<Input, State>(
  accumulate: (state: State, value: Input, index: number) => State,
  seed: State,
): Operator<Input, State> {
  checkFunction('scan', accumulate)
  return (source) =>
    new Observable((subscriber) => {
      let state = seed
      let index = 0
      relay(source, subscriber, {
        next(value) {
          state = accumulate(state, value, index++)
          subscriber.next(state)
        },
      })
    })
}
