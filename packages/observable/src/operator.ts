import type { Observable } from './observable.ts'

/**
 * Makes one observable from another; what {@link Observable.(pipe:1)} takes. It must not subscribe by itself.
 *
 * @typeParam Input - What the source delivers.
 * @typeParam Output - What the result delivers.
 *
 * @example
 * ```ts
 * import { Observable, operators, type Operator } from '@signpost/observable'
 *
 * const double: Operator<number, number> = (source) => source.pipe(operators.map((value) => value * 2))
 * Observable.of(1, 2).pipe(double).subscribe((value) => console.log(value))
 * ```
 *
 * @public
 */
export type Operator<Input, Output> = (source: Observable<Input>) => Observable<Output>
