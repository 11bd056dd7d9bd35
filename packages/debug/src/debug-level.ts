/**
 * Maximum level of a logger: the {@link Channel | channels} in order, the most serious first.
 *
 * @example
 * ```ts
 * import { createDebug, DebugLevel } from '@signpost/debug'
 *
 * const debug = createDebug('app', { level: DebugLevel.Warn })
 * console.log(debug.info.enabled) // false, whatever the rules say
 * ```
 *
 * @searchAlias verbosity threshold severity loglevel
 * @public
 */
export enum DebugLevel {
  /** No channel. */
  Silent = -1,
  /** Only the channel `error`. */
  Error = 0,
  /** `error` and `warn`. */
  Warn = 1,
  /** `error`, `warn` and `info`. */
  Info = 2,
  /** All but `trace`. */
  Debug = 3,
  /** Every channel. */
  Trace = 4,
}
