import type { Channel } from './channel.ts'
import type { DebugLevel } from './debug-level.ts'

/**
 * Where messages go.
 *
 * @remarks
 * {@link reporters} has some. An object of your own with `write` is one too.
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
 * @public
 */
export interface Reporter {
  /**
   * Takes a message. Whoever logged it waits for this.
   *
   * @param record - The message and what is known about it.
   */
  write(record: DebugRecord): void
}

/**
 * A message and what is known about it.
 *
 * @example
 * ```ts
 * import { createDebug, type DebugRecord } from '@signpost/debug'
 *
 * const line = ({ name, channel, elapsed }: DebugRecord): string => `${name} ${channel} after ${elapsed} ms`
 * createDebug('app', { reporter: { write: (record) => console.log(line(record)) } })
 * ```
 *
 * @public
 */
export interface DebugRecord {
  /** Namespace and path of the logger: `app:db`. */
  readonly name: string
  /** Where it was written. */
  readonly channel: Channel
  /** The level of the channel. */
  readonly level: DebugLevel
  /** The text as it was given: placeholders such as `%d` stand in it. Empty when a lazy function returned another value. */
  readonly message: string
  /** What belongs in the placeholders, and more values. */
  readonly args: readonly unknown[]
  /** When, in milliseconds since 1970, with fractions. */
  readonly time: number
  /** Milliseconds since the message before of the same logger, 0 for the first. */
  readonly elapsed: number
  /** The colour of the logger, as a hue in degrees from 0 up to 360. */
  readonly hue: number
}
