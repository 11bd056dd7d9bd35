/**
 * Options of {@link (join:1) | join}.
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
   * Whether parts that leave the base, such as `../secret`, are an error. Defaults to `false`. The disk is not
   * accessed, so a symbolic link may still lead outside.
   */
  readonly within?: boolean
}

/**
 * Arguments of {@link (join:1) | join} after the base: relative paths, optionally followed by options.
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
