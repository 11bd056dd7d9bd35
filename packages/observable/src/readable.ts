import type { Observer } from './observer.ts'
import type { SubscribeOptions, Subscription } from './subscription.ts'

/**
 * A value that can be read and observed: a {@link ValueSubject}, a {@link Computed}, or your own object.
 *
 * @typeParam T - The type of the value.
 *
 * @example
 * ```ts
 * import { ValueSubject, type Readable } from '@signpost/observable'
 *
 * function title(name: Readable<string>): string {
 *   return `Hello, ${name.value}`
 * }
 * console.log(title(new ValueSubject('Ada')))
 * ```
 *
 * @searchAlias signal store state getter
 * @public
 */
export interface Readable<T> {
  /** The current value. Reading it throws the error of the source, if it has failed. */
  readonly value: T
  /**
   * Delivers the current value, then each new one.
   *
   * @param observer - Receives the values. A function is used as its `next`.
   * @param options - A signal that unsubscribes.
   * @returns The subscription, for unsubscribing.
   */
  subscribe(observer?: Observer<T> | ((value: T) => void), options?: SubscribeOptions): Subscription
}

/**
 * Options of {@link ValueSubject} and {@link Computed}.
 *
 * @typeParam T - The type of the value.
 *
 * @example
 * ```ts
 * import { ValueSubject, type ValueOptions } from '@signpost/observable'
 *
 * const byId: ValueOptions<{ id: number }> = { equals: (previous, next) => previous.id === next.id }
 * const user = new ValueSubject({ id: 1 }, byId)
 * user.set({ id: 1 })
 * ```
 *
 * @public
 */
export interface ValueOptions<T> {
  /**
   * Compares a new value with the current one. An equal value is not stored, and observers are not notified. At the end
   * of a {@link batch} the value is compared with the last one delivered, too. Defaults to `Object.is`; with
   * `() => false` every value is delivered, also the same object after it was mutated.
   */
  equals?: ((previous: T, next: T) => boolean) | undefined
  /** Name in error messages, such as those of cycles. */
  name?: string | undefined
}

/**
 * A function that reads a value inside {@link computed} or {@link effect} and records it as a dependency of the function
 * that is running. Outside of them it only reads.
 *
 * @example
 * ```ts
 * import { ValueSubject, computed, type ReadValue } from '@signpost/observable'
 *
 * const width = new ValueSubject(3)
 * const area = (read: ReadValue): number => read(width) ** 2
 * console.log(computed(area).value)
 * ```
 *
 * @searchAlias getter tracker accessor
 * @public
 */
export interface ReadValue {
  /**
   * Returns the current value of a source.
   *
   * @typeParam T - The type of the value.
   * @param source - The source to read.
   * @returns Its current value.
   * @throws The error of the source, if it has failed; an `Error` for the computed value that is being computed.
   */
  <T>(source: Readable<T>): T
}
