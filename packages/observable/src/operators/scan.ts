import { Observable } from '../observable.ts'
import type { Operator } from '../operator.ts'
import { relay } from '../relay.ts'

/**
 * Delivers, for each value, what a function makes of it and of its own last result.
 *
 * @typeParam Input - What the source delivers.
 * @typeParam State - What is carried along.
 * @param accumulate - Receives the last result, the value and its index, from 0. What it throws becomes the error of
 *   the result.
 * @param seed - The result before the first value. It is not delivered; see {@link operators.startWith}.
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
 * @public
 */
export function scan<Input, State>(
  accumulate: (state: State, value: Input, index: number) => State,
  seed: State,
): Operator<Input, State> {
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
