/**
 * Global settings of this library.
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
   * Receives every error that no observer handles: one thrown by an observer or a teardown, one without an `error`
   * callback, and one after the end.
   *
   * When absent, errors are passed to the host: to `reportError` if it exists, else as an uncaught exception.
   */
  onUnhandledError?: ((error: unknown) => void) | undefined
}

/**
 * Global settings of this library. Assign to the properties; a change applies to later errors.
 *
 * @example
 * ```ts
 * import { config } from '@signpost/observable'
 *
 * config.onUnhandledError = (error) => console.error('observable:', error)
 * ```
 *
 * @searchAlias unhandled uncaught errors
 * @public
 */
export const config: ObservableConfig = {}
