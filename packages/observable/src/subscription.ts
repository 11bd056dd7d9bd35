/**
 * What can be told to stop: the least that another library's subscription offers.
 *
 * @example
 * ```ts
 * import { interval, type Unsubscribable } from '@signpost/observable'
 *
 * const running: Unsubscribable[] = [interval(100).subscribe(), interval(200).subscribe()]
 * for (const subscription of running) subscription.unsubscribe()
 * ```
 *
 * @public
 */
export interface Unsubscribable {
  /** Stops delivery and frees what the source holds. Calling it again does nothing. */
  unsubscribe(): void
}

/**
 * One observer's tie to one source, returned by {@link Observable.subscribe}.
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
 * @public
 */
export interface Subscription extends Unsubscribable, Disposable {
  /** True once the source ended, failed or was unsubscribed from. */
  readonly closed: boolean
  /** The same as {@link Unsubscribable.unsubscribe}, for `using` declarations. */
  [Symbol.dispose](): void
}

/**
 * How to subscribe.
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
   * Unsubscribes when it aborts. If it is aborted already, the source is not started.
   */
  signal?: AbortSignal | undefined
}
