import { Observable } from './observable.ts'

/**
 * Tells whether a value is an {@link Observable} of this library, which includes {@link Subject},
 * {@link ValueSubject} and {@link Computed}. For those of other libraries, use {@link Observable.from}.
 *
 * @param value - Anything.
 * @returns True for an instance of `Observable`.
 *
 * @example
 * ```ts
 * import { Observable, isObservable } from '@signpost/observable'
 *
 * console.log(isObservable(Observable.of(1)), isObservable([1]))
 * ```
 *
 * @public
 */
export function isObservable(value: unknown): value is Observable<unknown> {
  return value instanceof Observable
}
