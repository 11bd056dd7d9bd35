import type { Observable } from './observable.ts'

/**
 * A function that creates one observable from another, for {@link Observable.(pipe:1)}. It must not subscribe by
 * itself.
 *
 * @typeParam Input - The values of the source.
 * @typeParam Output - The values of the result.
 *
 * @example
 * ```ts
 * import { Observable, operators, type Operator } from '@signpost/observable'
 *
 * const double: Operator<number, number> = (source) => source.pipe(operators.map((value) => value * 2))
 * Observable.of(1, 2).pipe(double).subscribe((value) => console.log(value))
 * ```
 *
 * @searchAlias operatorfunction pipeable transform
 * @public
 */
export type Operator<Input, Output> = (source: Observable<Input>) => Observable<Output>
