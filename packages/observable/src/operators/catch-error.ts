import { Observable } from '../observable.ts'
import type { ObservableInput } from '../observable-input.ts'
import type { Operator } from '../operator.ts'
import { relay } from '../relay.ts'

/**
 * Continues with another source when this one fails. An error of that other source passes through.
 *
 * @typeParam Input - What the source delivers.
 * @typeParam Output - What the other source delivers.
 * @param handle - Receives the error and the source that failed, which it may return to try again. What it throws
 *   becomes the error of the result.
 * @returns An operator.
 *
 * @example
 * ```ts
 * import { Observable, operators } from '@signpost/observable'
 *
 * const broken = new Observable<number>((subscriber) => subscriber.error(new Error('no network')))
 * broken.pipe(operators.catchError(() => [0])).subscribe((value) => console.log(value))
 * ```
 *
 * @public
 */
export function catchError<Input, Output = Input>(
  handle: (error: unknown, source: Observable<Input>) => ObservableInput<Output>,
): Operator<Input, Input | Output> {
  return (source) =>
    new Observable<Input | Output>((subscriber) => {
      relay(source, subscriber, {
        next: (value) => subscriber.next(value),
        error: (error) => relay(handle(error, source), subscriber, { next: (value) => subscriber.next(value) }),
      })
    })
}
