import { checkFunction } from '../value-options.ts'
import { Observable } from '../observable.ts'
import type { Operator } from '../operator.ts'
import { relay } from '../relay.ts'

/**
 * Delivers the values that a type guard accepts, narrowed to its type.
 *
 * @typeParam Input - The values of the source.
 * @typeParam Output - The type that the guard accepts.
 * @param guard - Receives the value and its index, from 0. An error that it throws becomes the error of the result.
 * @returns An operator.
 *
 * @example
 * ```ts
 * import { Observable, operators } from '@signpost/observable'
 *
 * Observable.of<string | number>(1, 'two')
 *   .pipe(operators.filter((value): value is string => typeof value === 'string'))
 *   .subscribe((text) => console.log(text.toUpperCase()))
 * ```
 *
 * @searchAlias select condition predicate ignore reject
 * @public
 */
export function filter<Input, Output extends Input>(
  guard: (value: Input, index: number) => value is Output,
): Operator<Input, Output>
/**
 * Delivers the values that a predicate accepts.
 *
 * @typeParam Input - The values of the source.
 * @param accept - Receives the value and its index, from 0. An error that it throws becomes the error of the result.
 * @returns An operator.
 *
 * @example
 * ```ts
 * import { Observable, operators } from '@signpost/observable'
 *
 * Observable.of(1, 2, 3)
 *   .pipe(operators.filter((value) => value % 2 === 1))
 *   .subscribe((value) => console.log(value))
 * ```
 *
 * @public
 */
export function filter<Input>(accept: (value: Input, index: number) => boolean): Operator<Input, Input>
export function filter<Input>(accept: (value: Input, index: number) => boolean): Operator<Input, Input> {
  checkFunction('filter', accept)
  return (source) =>
    new Observable((subscriber) => {
      let index = 0
      relay(source, subscriber, {
        next(value) {
          if (accept(value, index++)) subscriber.next(value)
        },
      })
    })
}
