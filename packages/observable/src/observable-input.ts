import type { Observer } from './observer.ts'
import type { Unsubscribable } from './subscription.ts'

/**
 * Anything with a `subscribe` method: an {@link Observable}, one of another library, a {@link Readable}.
 *
 * @typeParam T - What is delivered.
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
 * @public
 */
export interface Subscribable<T> {
  /**
   * Starts delivery.
   *
   * @param observer - Who receives the values; a function is the `next` of one.
   * @returns What stops it; absent when the source cannot be stopped.
   */
  subscribe(observer: Observer<T> | ((value: T) => void)): Unsubscribable | undefined
}

/**
 * An object that can give an observable of itself, under the key that libraries agreed on.
 *
 * Where `Symbol.observable` exists, that key is read too and wins.
 *
 * @typeParam T - What is delivered.
 *
 * @example
 * ```ts
 * import { Observable, type InteropObservable } from '@signpost/observable'
 *
 * const store: InteropObservable<string> = { '@@observable': () => Observable.of('ready') }
 * Observable.from(store).subscribe((state) => console.log(state))
 * ```
 *
 * @public
 */
export interface InteropObservable<T> {
  /**
   * Gives the observable.
   *
   * @returns A source of the same values.
   */
  '@@observable'(): Subscribable<T>
}

/**
 * What {@link Observable.from} takes: observables of any library, async and sync iterables, promises.
 *
 * @typeParam T - What is delivered.
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
 * What an {@link ObservableInput} delivers; `never` for anything else. Distributes over unions.
 *
 * @typeParam Input - The type to look into.
 *
 * @example
 * ```ts
 * import type { Observable, ValueOf } from '@signpost/observable'
 *
 * const count: ValueOf<Observable<number>> = 1
 * const name: ValueOf<Promise<string>> = 'signpost'
 * ```
 *
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
