import type { Channel } from './channel.ts'
import type { DebugDefinition } from './debug-definition.ts'

/**
 * A function that writes messages on one channel of a logger, while that channel is on.
 *
 * @example
 * ```ts
 * import { createDebug, type DebugLog } from '@signpost/debug'
 *
 * const warn: DebugLog = createDebug('app:db').warn
 * warn('query took %d ms', 120)
 * warn(() => `pool: ${JSON.stringify({ free: 0 })}`)
 * ```
 *
 * @searchAlias printf print
 * @public
 */
export interface DebugLog {
  /**
   * Writes a message.
   *
   * @param message - Text, in which a console replaces `%s`, `%d`, `%i`, `%f`, `%o` and `%O`.
   * @param args - Values for the placeholders; further values are appended.
   * @throws Errors of the reporter.
   */
  (message: string, ...args: unknown[]): void
  /**
   * Writes the result of a function. The function is not called while the logger is off.
   *
   * @param lazy - Returns the message: a text, or any value to show.
   * @throws Errors of the function or the reporter.
   */
  (lazy: () => unknown): void
  /** Whether a message would currently be written. */
  readonly enabled: boolean
}

/**
 * A logger: a function that writes on the default channel, with one function per channel.
 *
 * @example
 * ```ts
 * import { createDebug, type Debugger } from '@signpost/debug'
 *
 * function connect(debug: Debugger): void {
 *   debug('connecting')
 *   debug.error('no answer after %d tries', 3)
 *   debug.extend('pool').info(() => ({ free: 10 }))
 * }
 *
 * connect(createDebug('app:db'))
 * ```
 *
 * @searchAlias logging instance console
 * @public
 */
export interface Debugger extends DebugLog, Readonly<Record<Channel, DebugLog>> {
  /** The name of the logger, in its parts. */
  readonly definition: DebugDefinition & { readonly channel: Channel }
  /**
   * Creates a logger for a part: `pool` of `app:db` is `app:db:pool`. Channel and options are inherited.
   *
   * @param path - One or more names separated by `:`.
   * @returns The logger.
   * @throws {@link DebugSyntaxError} when the path is invalid.
   */
  extend(path: string): Debugger
  /**
   * Measures a duration.
   *
   * @param label - The name of what is measured.
   * @returns A function that writes the label and the time since the call on the default channel. It returns that time
   *   in milliseconds, even while the logger is off.
   */
  time(label: string): () => number
}
