import { checkArgument } from '@signpost/utils-primitives'
import { watchListeners, type Listener } from './listeners.ts'

/**
 * Thrown by {@link expectNoLeaks} for listeners that were not removed.
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
 * @searchAlias memory leftover cleanup
 * @public
 */
export class ListenerLeakError extends Error {
  /** Always `'ListenerLeakError'`. */
  override readonly name = 'ListenerLeakError'

  /** For programs that decide by it. */
  readonly code = 'LISTENER_LEAK' as const

  /** The listeners, in the order in which they were added. */
  readonly leaks: readonly Listener[]

  /**
   * Creates the error.
   *
   * @param leaks - The listeners that were not removed.
   */
  constructor(leaks: readonly Listener[]) {
    const names = leaks.map(({ type, capture }) => (capture ? `${type} (capture)` : type))
    super(`Expected every listener to be removed, found ${leaks.length} left: ${names.join(', ')}`)
    this.leaks = leaks
  }
}

/**
 * Checks that a function removes every listener that it adds to a target: with `removeEventListener`, an aborted
 * signal, or `once` and its event.
 *
 * @remarks
 * Only `addEventListener` and `removeEventListener` of this object are watched while the function runs. Earlier
 * listeners and properties such as `onchange` are ignored.
 *
 * @param target - The event target, such as `window`.
 * @param run - The function, including setup and cleanup. May be asynchronous.
 * @returns A promise that resolves when no listener is left.
 * @throws {@link ListenerLeakError} when a listener is left; errors of `run`.
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
 * @searchAlias memory cleanup teardown addeventlistener detector
 * @public
 */
export async function expectNoLeaks(target: EventTarget, run: () => unknown): Promise<void> {
  checkArgument(
    'INVALID_TARGET',
    target,
    'an event target',
    () => typeof (Object(target) as Partial<EventTarget>).addEventListener === 'function',
    'pass a window or an element',
  )
  checkArgument('INVALID_FUNCTION', run, 'a function to watch', () => typeof run === 'function', 'pass () => ...')
  const listeners = watchListeners(target)
  try {
    await run()
  } finally {
    listeners.stop()
  }
  const leaks = [...listeners.present]
  if (leaks.length > 0) throw new ListenerLeakError(leaks)
}
