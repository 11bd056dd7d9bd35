import { Observable } from './observable.ts'

/**
 * Checks whether a value is an {@link Observable} of this library, including {@link Subject}, {@link ValueSubject} and
 * {@link Computed}. To accept observables of other libraries, use {@link Observable.from}.
 *
 * @param value - Any value.
 * @returns Whether it is an instance of `Observable`.
 *
 * @example
 * ```ts
 * import { Observable, isObservable } from '@signpost/observable'
 *
 * console.log(isObservable(Observable.of(1)), isObservable([1]))
 * ```
 *
 * @searchAlias instanceof guard typeof stream
 * @public
 */
export function isObservable(value: unknown): value is Observable<unknown> {
  return value instanceof Observable
}
