import type { PathInput } from './path-input.ts'

/**
 * How {@link toPath} and {@link toUrl} convert.
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
  /** The folder that a relative path starts from, with or without a `/` at its end. */
  readonly base?: PathInput
  /** Whether paths are those of Windows. By default they are those of the system that the program runs on. */
  readonly windows?: boolean
}
