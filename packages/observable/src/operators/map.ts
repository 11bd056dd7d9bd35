import { checkFunction } from '../value-options.ts'
import { Observable } from '../observable.ts'
import type { Operator } from '../operator.ts'
import { relay } from '../relay.ts'

/**
 * Applies a function to each value.
 *
 * @typeParam Input - The values of the source.
 * @typeParam Output - The return type of the function.
 * @param project - Receives the value and its index, from 0. An error that it throws becomes the error of the result.
 * @returns An operator.
 *
 * @example
 * ```ts
 * import { Observable, operators } from '@signpost/observable'
 *
 * Observable.of(1, 2)
 *   .pipe(operators.map((value) => value * 10))
 *   .subscribe((value) => console.log(value))
 * ```
 *
 * @searchAlias transform convert project select pluck
 * @public
 */
export function map<Input, Output>(project: (value: Input, index: number) => Output): Operator<Input, Output> {
  checkFunction('map', project)
  return (source) =>
    new Observable((subscriber) => {
      let index = 0
      relay(source, subscriber, { next: (value) => subscriber.next(project(value, index++)) })
    })
}
