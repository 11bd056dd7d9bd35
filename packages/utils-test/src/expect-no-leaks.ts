import { watchListeners, type Listener } from './listeners.ts'

/**
 * Listeners that were added and not removed, found by {@link expectNoLeaks}.
 *
 * @example
 * ```ts
 * import { expectNoLeaks, ListenerLeakError } from '@signpost/utils-test'
 *
 * const target = new EventTarget()
 * await expectNoLeaks(target, () => target.addEventListener('resize', () => {})).catch((error: unknown) => {
 *   if (error instanceof ListenerLeakError) console.log(error.leaks.length) // 1
 * })
 * ```
 *
 * @public
 */
export class ListenerLeakError extends Error {
  /** `'ListenerLeakError'`. */
  override readonly name = 'ListenerLeakError'

  /** The listeners, in the order in which they were added. */
  readonly leaks: readonly Listener[]

  /**
   * Makes the error.
   *
   * @param leaks - The listeners that were not removed.
   */
  constructor(leaks: readonly Listener[]) {
    const names = leaks.map(({ type, capture }) => (capture ? `${type} (capture)` : type))
    super(`${leaks.length} ${leaks.length === 1 ? 'listener was' : 'listeners were'} not removed: ${names.join(', ')}`)
    this.leaks = leaks
  }
}

/**
 * Checks that what is run removes every listener that it adds to a target: by `removeEventListener`, a signal that
 * aborts, or `once` and its event.
 *
 * @remarks
 * `addEventListener` and `removeEventListener` of this one object are watched while it runs. Listeners that were there
 * before do not count, and neither do properties such as `onchange`.
 *
 * @param target - Whose listeners are counted, such as `window`.
 * @param run - What to run, from setting up to cleaning up. May return a promise.
 * @returns A promise that is fulfilled when nothing is left.
 * @throws {@link ListenerLeakError} when a listener is left; what `run` throws, when it does.
 *
 * @example
 * ```ts
 * import { expectNoLeaks } from '@signpost/utils-test'
 *
 * await expectNoLeaks(window, () => {
 *   const stop = new AbortController()
 *   window.addEventListener('resize', () => {}, { signal: stop.signal })
 *   stop.abort()
 * })
 * ```
 *
 * @public
 */
export async function expectNoLeaks(target: EventTarget, run: () => unknown): Promise<void> {
  const listeners = watchListeners(target)
  try {
    await run()
  } finally {
    listeners.stop()
  }
  const leaks = [...listeners.present]
  if (leaks.length > 0) throw new ListenerLeakError(leaks)
}
