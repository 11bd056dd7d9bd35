import { checkOptions } from '@signpost/utils-primitives'
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

/** Checks the options of a conversion. */
export function checkConversion(taker: string, options: ConversionOptions): void {
  checkOptions(taker, options, {
    base: [
      'a path or a file URL',
      (value) => typeof value === 'string' || (typeof value === 'object' && value !== null && 'href' in value),
    ],
    windows: 'boolean',
  })
}
