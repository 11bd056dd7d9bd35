/**
 * Why one setting cannot be used.
 *
 * @example
 * ```ts
 * import type { ConfigIssue } from '@signpost/config'
 *
 * const issue: ConfigIssue = {
 *   path: 'server.port',
 *   layer: 'environment',
 *   source: 'PORT',
 *   message: 'expected a number, found "http"',
 * }
 * ```
 *
 * @see {@link ConfigError.issues}
 * @public
 */
export interface ConfigIssue {
  /** The setting, such as `server.port`; empty when it is about a layer as a whole. */
  readonly path: string
  /** The layer whose value it is; absent when no layer has one. */
  readonly layer?: string | undefined
  /** Where the layer has the value from, when that has a name: `PORT`, `--server.port`. */
  readonly source?: string | undefined
  /** What was expected and what was found. It never holds a secret. */
  readonly message: string
  /** What was thrown; absent for secrets, and when nothing was. */
  readonly cause?: unknown
}
