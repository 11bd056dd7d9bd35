import type { Channel } from './channel.ts'

/**
 * One rule of a `DEBUG` text: which messages it is about, and whether it turns them on or off.
 *
 * @remarks
 * It is about messages that fit all of its parts. `*` in a part stands for any characters, `:` among them.
 *
 * @example
 * ```ts
 * import { formatRules, type DebugRule } from '@signpost/debug'
 *
 * const quiet: DebugRule = { enabled: false, namespace: 'app', path: 'db:*', channel: 'trace' }
 * console.log(formatRules([quiet])) // -app:db:*#trace
 * ```
 *
 * @public
 */
export interface DebugRule {
  /** Whether it turns on; off, when a `-` is in front. */
  readonly enabled: boolean
  /** Which namespaces: `app`, `@signpost/*`. */
  readonly namespace: string
  /** Which paths: `db`, `db:*`. All, and loggers without one too, when absent. */
  readonly path?: string | undefined
  /** Which channel. All when absent. */
  readonly channel?: Channel | undefined
}
