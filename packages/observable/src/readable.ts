import type { Observer } from './observer.ts'
import type { SubscribeOptions, Subscription } from './subscription.ts'

/**
 * Something that has a value now and tells when it gets another: a {@link ValueSubject}, a {@link Computed}, or an
 * object of your own.
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
 * @public
 */
export interface Readable<T> {
  /** The value now. Reading it throws what the source failed with, if it failed. */
  readonly value: T
  /**
   * Delivers the value now, then each new one.
   *
   * @param observer - Who receives them; a function is the `next` of one.
   * @param options - A signal that unsubscribes.
   * @returns What stops it.
   */
  subscribe(observer?: Observer<T> | ((value: T) => void), options?: SubscribeOptions): Subscription
}

/**
 * How a {@link ValueSubject} or a {@link Computed} tells values apart.
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
   * Decides whether a new value is the same as the one before. The same value is not stored and nobody is told.
   * `Object.is` when absent.
   */
  equals?: ((previous: T, next: T) => boolean) | undefined
}

/**
 * Reads a value inside {@link computed} and remembers it as a dependency. After the function has returned it only
 * reads.
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
 * @public
 */
export interface ReadValue {
  /**
   * Gives the value of a source.
   *
   * @typeParam T - The type of the value.
   * @param source - What to read.
   * @returns Its value now.
   * @throws What the source failed with; an `Error` when it is the computed value that is just being worked out.
   */
  <T>(source: Readable<T>): T
}
