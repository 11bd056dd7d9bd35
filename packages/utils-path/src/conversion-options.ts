import type { PathInput } from './path-input.ts'

/**
 * Options of {@link toPath} and {@link toUrl}.
 *
 * @example
 * ```ts
 * import { toPath, type ConversionOptions } from '@signpost/utils-path'
 *
 * const options: ConversionOptions = { base: 'C:\\site', windows: true }
 * toPath('pages/index.md', options) // 'C:\\site\\pages\\index.md'
 * ```
 *
 * @public
 */
export interface ConversionOptions {
  /** The folder to resolve relative paths from, with or without a trailing `/`. */
  readonly base?: PathInput
  /** Whether paths are Windows paths. Defaults to the current system. */
  readonly windows?: boolean
}
