/**
 * Settings of this library that hold for the whole program.
 *
 * @example
 * ```ts
 * import type { ObservableConfig } from '@signpost/observable'
 *
 * const quiet: ObservableConfig = { onUnhandledError: () => {} }
 * ```
 *
 * @public
 */
export interface ObservableConfig {
  /**
   * Receives every error that no observer could take: one thrown by an observer or a teardown, an `error`
   * without a handler, an `error` after the end.
   *
   * Absent, the error goes to the host: `reportError` where there is one, else an uncaught exception.
   */
  onUnhandledError?: ((error: unknown) => void) | undefined
}

/**
 * The settings in force. Assign to its properties; the change applies from the next error on.
 *
 * @example
 * ```ts
 * import { config } from '@signpost/observable'
 *
 * config.onUnhandledError = (error) => console.error('observable:', error)
 * ```
 *
 * @public
 */
export const config: ObservableConfig = {}
