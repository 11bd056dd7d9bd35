/**
 * How {@link (join:1) | join} joins.
 *
 * @example
 * ```ts
 * import { join, type JoinOptions } from '@signpost/utils-path'
 *
 * const safely: JoinOptions = { within: true }
 * const file = (name: string) => join('/srv/uploads', name, safely)
 * ```
 *
 * @public
 */
export interface JoinOptions {
  /**
   * Whether parts that lead out of the base are an error, as `../secret` does. `false` by default. Nothing is read from
   * the disk, so that a symbolic link may still lead anywhere.
   */
  readonly within?: boolean
}

/**
 * What {@link (join:1) | join} appends: relative paths, and options as the last of them.
 *
 * @example
 * ```ts
 * import { join, type JoinParts } from '@signpost/utils-path'
 *
 * const page = (...parts: JoinParts): URL => join(new URL('file:///srv/pages'), ...parts)
 * page('docs', 'index.md', { within: true }).href // 'file:///srv/pages/docs/index.md'
 * ```
 *
 * @public
 */
export type JoinParts = string[] | [...parts: string[], options: JoinOptions]
