/**
 * A reason why a setting is invalid.
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
 * @searchAlias validation problem violation
 * @public
 */
export interface ConfigIssue {
  /** The setting, such as `server.port`; empty when the issue concerns a whole layer. */
  readonly path: string
  /** The layer that the value came from; absent when no layer has a value. */
  readonly layer?: string | undefined
  /** The variable or flag that the value came from, such as `PORT` or `--server.port`, if there is one. */
  readonly source?: string | undefined
  /** The expected and the actual value. Never contains a secret. */
  readonly message: string
  /** The thrown value; absent for secrets and when nothing was thrown. */
  readonly cause?: unknown
}
