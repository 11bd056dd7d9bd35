/* eslint-disable @typescript-eslint/no-invalid-void-type -- a producer may return a teardown or nothing at all */

/**
 * Frees what a {@link Producer} holds: a timer, a listener, a connection. Runs once, when the subscription ends for
 * whatever reason. What it throws is reported as unhandled.
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
 * @public
 */
export type Teardown = () => void

/**
 * What makes the values of an {@link Observable}: called once for every subscription, with the place to put them.
 *
 * It may return a {@link Teardown}. What it throws becomes the error of that subscription.
 *
 * @typeParam T - What is delivered.
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
 * @public
 */
export type Producer<T> = (subscriber: Subscriber<T>) => Teardown | void

/**
 * Where a {@link Producer} puts values for one observer.
 *
 * The contract is that of the {@link https://wicg.github.io/observable/#subscriber-api | WICG Subscriber}.
 *
 * @typeParam T - What is delivered.
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
 * @public
 */
export interface Subscriber<T> {
  /** True until the source ends, fails or is unsubscribed from. */
  readonly active: boolean
  /** Aborts when the subscription ends, before its teardowns run. For `fetch` and other cancellable work. */
  readonly signal: AbortSignal
  /**
   * Delivers one value. Does nothing once inactive.
   *
   * @param value - What the observer receives.
   */
  next(value: T): void
  /**
   * Ends the subscription with a failure: teardowns run, then the observer is told. Once inactive, the failure is
   * reported as unhandled, because nobody else can see it.
   *
   * @param error - What went wrong, of any type.
   */
  error(error: unknown): void
  /** Ends the subscription well: teardowns run, then the observer is told. Does nothing once inactive. */
  complete(): void
  /**
   * Registers work for the end of the subscription. The last one registered runs first. Once inactive, it runs
   * at once.
   *
   * @param teardown - Called once, with no arguments.
   */
  addTeardown(teardown: Teardown): void
}
