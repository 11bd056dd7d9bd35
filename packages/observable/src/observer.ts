/**
 * Who receives what an {@link Observable} delivers. Each callback may be left out.
 *
 * After `error` or `complete` none of them is called again. What a callback throws goes to
 * {@link ObservableConfig.onUnhandledError}; it stops neither the source nor other observers.
 *
 * @typeParam T - What is delivered.
 *
 * @example
 * ```ts
 * import { Observable, type Observer } from '@signpost/observable'
 *
 * const log: Observer<number> = {
 *   next: (value) => console.log(value),
 *   complete: () => console.log('done'),
 * }
 * Observable.of(1, 2).subscribe(log)
 * ```
 *
 * @public
 */
export interface Observer<T> {
  /** Takes one value. */
  next?: (value: T) => void
  /** Takes the failure that ended the source. Absent, the failure is reported as unhandled. */
  error?: (error: unknown) => void
  /** Is told that the source ended well. */
  complete?: () => void
}
