import type { Channel } from './channel.ts'
import type { DebugLevel } from './debug-level.ts'

/**
 * Destination of messages.
 *
 * @remarks
 * {@link reporters} has the common ones. Any object with `write` is a reporter.
 *
 * @example
 * ```ts
 * import { createDebug, reporters, type Reporter } from '@signpost/debug'
 *
 * const console = reporters.console()
 * const serious: Reporter = {
 *   write(record) {
 *     console.write(record)
 *     if (record.channel === 'error') navigator.sendBeacon('/errors', record.message)
 *   },
 * }
 * createDebug('app', { reporter: serious })
 * ```
 *
 * @searchAlias transport sink appender handler output writer
 * @public
 */
export interface Reporter {
  /**
   * Writes a message. The call that logs the message waits for it.
   *
   * @param record - The message and its context.
   */
  write(record: DebugRecord): void
}

/**
 * A message and its context.
 *
 * @example
 * ```ts
 * import { createDebug, type DebugRecord } from '@signpost/debug'
 *
 * const line = ({ name, channel, elapsed }: DebugRecord): string => `${name} ${channel} after ${elapsed} ms`
 * createDebug('app', { reporter: { write: (record) => console.log(line(record)) } })
 * ```
 *
 * @searchAlias log entry event metadata
 * @public
 */
export interface DebugRecord {
  /** Namespace and path of the logger: `app:db`. */
  readonly name: string
  /** Channel of the message. */
  readonly channel: Channel
  /** Level of the channel. */
  readonly level: DebugLevel
  /** The text before placeholders such as `%d` are replaced. Empty when a lazy function returned another value. */
  readonly message: string
  /** Values for the placeholders, and further values. */
  readonly args: readonly unknown[]
  /** Time of the message in milliseconds since 1970, with fractions. */
  readonly time: number
  /** Milliseconds since the previous message of the same logger; 0 for the first. */
  readonly elapsed: number
  /** The colour of the logger, as a hue in degrees from 0 up to 360. */
  readonly hue: number
}
