import type { Channel } from './channel.ts'

/**
 * One rule of a `DEBUG` text: a pattern for messages, and whether it turns them on or off.
 *
 * @remarks
 * A rule matches messages that match its name and its channel. `*` matches any characters, including `:`, in the name
 * as a whole: `*:pool` matches `app:db:pool`.
 *
 * @example
 * ```ts
 * import { formatRules, type DebugRule } from '@signpost/debug'
 *
 * const quiet: DebugRule = { enabled: false, namespace: 'app', path: 'db:*', channel: 'trace' }
 * console.log(formatRules([quiet])) // -app:db:*#trace
 * ```
 *
 * @searchAlias filter wildcard glob
 * @public
 */
export interface DebugRule {
  /** Whether the rule turns messages on. A leading `-` turns them off. */
  readonly enabled: boolean
  /** Pattern for namespaces: `app`, `@signpost/*`. */
  readonly namespace: string
  /**
   * Pattern for paths: `db`, `db:*`. When absent, matches every path, and loggers without one. When empty, as in `app:`,
   * the namespace is the whole name.
   */
  readonly path?: string | undefined
  /** The channel to match. When absent, matches all. */
  readonly channel?: Channel | undefined
}
