import type { Observer } from './observer.ts'
import type { Unsubscribable } from './subscription.ts'

/**
 * Anything with a `subscribe` method: an {@link Observable}, an observable of another library, a {@link Readable}.
 *
 * @typeParam T - The type of the values.
 *
 * @example
 * ```ts
 * import { Observable, type Subscribable } from '@signpost/observable'
 *
 * function log(source: Subscribable<unknown>): void {
 *   source.subscribe((value) => console.log(value))
 * }
 * log(Observable.of(1, 2, 3))
 * ```
 *
 * @searchAlias observablelike store
 * @public
 */
export interface Subscribable<T> {
  /**
   * Subscribes an observer.
   *
   * @param observer - Receives the values. A function is used as its `next`.
   * @returns The subscription; absent when the source cannot be stopped.
   */
  subscribe(observer: Observer<T> | ((value: T) => void)): Unsubscribable | undefined
}

/**
 * An object that returns an observable of itself under the interop key of observable libraries.
 *
 * If `Symbol.observable` exists, that key takes precedence.
 *
 * @typeParam T - The type of the values.
 *
 * @example
 * ```ts
 * import { Observable, type InteropObservable } from '@signpost/observable'
 *
 * const store: InteropObservable<string> = { '@@observable': () => Observable.of('ready') }
 * Observable.from(store).subscribe((state) => console.log(state))
 * ```
 *
 * @searchAlias compatible rxjs symbol
 * @public
 */
export interface InteropObservable<T> {
  /**
   * Returns the observable.
   *
   * @returns A source of the same values.
   */
  '@@observable'(): Subscribable<T>
}

/**
 * Input of {@link Observable.from}: observables of any library, async and sync iterables, promises.
 *
 * @typeParam T - The type of the values.
 *
 * @example
 * ```ts
 * import { Observable, type ObservableInput } from '@signpost/observable'
 *
 * const inputs: ObservableInput<number>[] = [Observable.of(1), [2, 3], Promise.resolve(4)]
 * for (const input of inputs) Observable.from(input).subscribe((value) => console.log(value))
 * ```
 *
 * @public
 */
export type ObservableInput<T> =
  | Subscribable<T>
  | InteropObservable<T>
  | AsyncIterable<T>
  | Iterable<T>
  | PromiseLike<T>

/**
 * Value type of an {@link ObservableInput}; `never` for any other type. Distributes over unions.
 *
 * @typeParam Input - The type of the input.
 *
 * @example
 * ```ts
 * import type { Observable, ValueOf } from '@signpost/observable'
 *
 * const count: ValueOf<Observable<number>> = 1
 * const name: ValueOf<Promise<string>> = 'signpost'
 * ```
 *
 * @searchAlias observedvalueof unwrap infer element
 * @public
 */
export type ValueOf<Input> =
  Input extends Subscribable<infer T>
    ? T
    : Input extends InteropObservable<infer T>
      ? T
      : Input extends AsyncIterable<infer T>
        ? T
        : Input extends Iterable<infer T>
          ? T
          : Input extends PromiseLike<infer T>
            ? T
            : never
