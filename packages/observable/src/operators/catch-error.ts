import { checkFunction } from '../value-options.ts'
import { Observable } from '../observable.ts'
import type { ObservableInput } from '../observable-input.ts'
import type { Operator } from '../operator.ts'
import { relay } from '../relay.ts'

/**
 * Continues with another source when this one fails. Errors of that other source are passed on.
 *
 * @typeParam Input - The values of the source.
 * @typeParam Output - The values of the other source.
 * @param handle - Receives the error and the failed source, which it may return to retry. An error that it throws
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
 * @searchAlias retry fallback recover handle exception rescue
 * @public
 */
export function catchError<Input, Output = Input>(
  handle: (error: unknown, source: Observable<Input>) => ObservableInput<Output>,
): Operator<Input, Input | Output> {
  checkFunction('catchError', handle)
  return (source) =>
    new Observable<Input | Output>((subscriber) => {
      relay(source, subscriber, {
        next: (value) => subscriber.next(value),
        error: (error) => relay(handle(error, source), subscriber, { next: (value) => subscriber.next(value) }),
      })
    })
}
