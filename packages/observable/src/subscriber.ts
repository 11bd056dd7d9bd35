/* eslint-disable @typescript-eslint/no-invalid-void-type -- a producer may return a teardown or nothing at all */

/**
 * Releases resources of a {@link Producer}: a timer, a listener, a connection. Runs once when the subscription ends,
 * for any reason. An error that it throws is reported as unhandled.
 *
 * @example
 * ```ts
 * import { Observable, type Teardown } from '@signpost/observable'
 *
 * const ticks = new Observable<string>((subscriber): Teardown => {
 *   const timer = setInterval(() => subscriber.next('tick'), 1000)
 *   return () => clearInterval(timer)
 * })
 * ```
 *
 * @searchAlias cleanup dispose unsubscribe destructor
 * @public
 */
export type Teardown = () => void

/**
 * Function that produces the values of an {@link Observable}. Called once per subscription.
 *
 * It may return a {@link Teardown}. An error that it throws becomes the error of that subscription.
 *
 * @typeParam T - The type of the values.
 *
 * @example
 * ```ts
 * import { Observable, type Producer } from '@signpost/observable'
 *
 * const dice: Producer<number> = (subscriber) => {
 *   subscriber.next(4)
 *   subscriber.complete()
 * }
 * new Observable(dice).subscribe((value) => console.log(value))
 * ```
 *
 * @searchAlias executor setup subscribe generator
 * @public
 */
export type Producer<T> = (subscriber: Subscriber<T>) => Teardown | void

/**
 * Receives the values of a {@link Producer} for one observer.
 *
 * It follows the contract of the {@link https://wicg.github.io/observable/#subscriber-api | WICG Subscriber}.
 *
 * @typeParam T - The type of the values.
 *
 * @example
 * ```ts
 * import { Observable, type Subscriber } from '@signpost/observable'
 *
 * function countdown(subscriber: Subscriber<number>): void {
 *   for (let left = 3; left > 0 && subscriber.active; left--) subscriber.next(left)
 *   subscriber.complete()
 * }
 * new Observable(countdown).subscribe((left) => console.log(left))
 * ```
 *
 * @searchAlias emitter controller push sink
 * @public
 */
export interface Subscriber<T> {
  /** Whether the subscription is active: the source has not ended, and nobody has unsubscribed. */
  readonly active: boolean
  /** A signal that aborts when the subscription ends, before teardowns run. For `fetch` and other cancellable work. */
  readonly signal: AbortSignal
  /**
   * Delivers a value. No effect once inactive.
   *
   * @param value - The value.
   */
  next(value: T): void
  /**
   * Ends the subscription with an error: runs teardowns, then notifies the observer. Once inactive, the error is
   * reported as unhandled.
   *
   * @param error - The error, of any type.
   */
  error(error: unknown): void
  /** Ends the subscription successfully: runs teardowns, then notifies the observer. No effect once inactive. */
  complete(): void
  /**
   * Registers a teardown for the end of the subscription. Teardowns run in reverse order. Once inactive, it runs at
   * once.
   *
   * @param teardown - Called once, with no arguments.
   */
  addTeardown(teardown: Teardown): void
}
