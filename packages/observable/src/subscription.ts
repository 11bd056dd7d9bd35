/**
 * Minimal subscription, as returned by other libraries.
 *
 * @example
 * ```ts
 * import { interval, type Unsubscribable } from '@signpost/observable'
 *
 * const running: Unsubscribable[] = [interval(100).subscribe(), interval(200).subscribe()]
 * for (const subscription of running) subscription.unsubscribe()
 * ```
 *
 * @searchAlias disposable handle cancelable
 * @public
 */
export interface Unsubscribable {
  /** Stops delivery and releases the resources of the source. Further calls have no effect. */
  unsubscribe(): void
}

/**
 * Subscription of an observer to a source, returned by {@link Observable.subscribe}.
 *
 * @example
 * ```ts
 * import { interval } from '@signpost/observable'
 *
 * {
 *   using subscription = interval(1000).subscribe((count) => console.log(count))
 *   console.log(subscription.closed)
 * }
 * ```
 *
 * @searchAlias cancel handle stop listening
 * @public
 */
export interface Subscription extends Unsubscribable, Disposable {
  /** Whether the source has ended or failed, or was unsubscribed from. */
  readonly closed: boolean
  /** Same as {@link Unsubscribable.unsubscribe}. */
  dispose(): void
  /** Same as {@link Unsubscribable.unsubscribe}, for `using` declarations. */
  [Symbol.dispose](): void
}

/**
 * Options of `subscribe`.
 *
 * @example
 * ```ts
 * import { interval } from '@signpost/observable'
 *
 * const stop = new AbortController()
 * interval(1000).subscribe((count) => console.log(count), { signal: stop.signal })
 * stop.abort()
 * ```
 *
 * @public
 */
export interface SubscribeOptions {
  /**
   * Unsubscribes when it aborts. If it is already aborted, the source is not started.
   */
  signal?: AbortSignal | undefined
}
