import type { Channel } from './channel.ts'
import type { DebugDefinition } from './debug-definition.ts'

/**
 * A function that writes messages on one channel of a logger, while that is on.
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
 * @public
 */
export interface DebugLog {
  /**
   * Writes a message.
   *
   * @param message - Text, in which a console replaces `%s`, `%d`, `%i`, `%f`, `%o` and `%O`.
   * @param args - What goes in there; the rest is shown behind.
   * @throws What the reporter throws.
   */
  (message: string, ...args: unknown[]): void
  /**
   * Writes what a function returns. It is not called while the logger is off.
   *
   * @param lazy - Makes the message: a text, or any value to show.
   * @throws What the function or the reporter throws.
   */
  (lazy: () => unknown): void
  /** Whether a message would be written now. */
  readonly enabled: boolean
}

/**
 * A logger: a function that writes on its own channel, with one for each channel besides.
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
 * @public
 */
export interface Debugger extends DebugLog, Readonly<Record<Channel, DebugLog>> {
  /** What it is called. */
  readonly definition: DebugDefinition & { readonly channel: Channel }
  /**
   * Makes a logger for a part: `pool` of `app:db` is `app:db:pool`. Channel and options are the same.
   *
   * @param path - One name, or several with `:` between them.
   * @returns The logger.
   * @throws {@link DebugSyntaxError} when the path is not one.
   */
  extend(path: string): Debugger
  /**
   * Measures how long something takes.
   *
   * @param label - What it is.
   * @returns A function that writes the label with the time since the call on the logger's own channel, and returns that
   *   time in milliseconds, also while the logger is off.
   */
  time(label: string): () => number
}
