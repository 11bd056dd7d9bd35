/**
 * Callbacks that receive the values of an {@link Observable}. All are optional.
 *
 * After `error` or `complete`, no callback is called again. Errors thrown by a callback go to
 * {@link ObservableConfig.onUnhandledError}; they stop neither the source nor other observers.
 *
 * @typeParam T - The type of the values.
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
 * @searchAlias listener handler consumer sink
 * @public
 */
export interface Observer<T> {
  /** Receives a value. */
  next?: (value: T) => void
  /** Receives the error that ended the source. When absent, the error is reported as unhandled. */
  error?: (error: unknown) => void
  /** Called when the source ends successfully. */
  complete?: () => void
}
