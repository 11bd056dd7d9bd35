import type { PathInput } from './path-input.ts'

/**
 * Thrown for a URL without a file path: its scheme is not `file:`, or its path is invalid on the system.
 *
 * @example
 * ```ts
 * import { toPath, UnsupportedUrlError } from '@signpost/utils-path'
 *
 * try {
 *   toPath('https://example.com/a.md')
 * } catch (error) {
 *   if (!(error instanceof UnsupportedUrlError)) throw error
 *   console.error(error.input) // https://example.com/a.md
 * }
 * ```
 *
 * @searchAlias protocol http remote
 * @public
 */
export class UnsupportedUrlError extends TypeError {
  /** Always `'UnsupportedUrlError'`. */
  override readonly name: string = 'UnsupportedUrlError'

  /** For programs that decide by it. */
  readonly code = 'UNSUPPORTED_URL' as const

  /** The input, unchanged. */
  readonly input: PathInput

  /**
   * Creates an error for an unsupported URL.
   *
   * @param input - The input.
   * @param expected - The expected form, with an example.
   * @param cause - The error of Node.js for the URL. Absent when the scheme is the problem.
   */
  constructor(input: PathInput, expected: string, cause?: Error) {
    super(`Expected ${expected}, found "${input}": ${cause ? cause.message : 'convert it first'}`, { cause })
    this.input = input
  }
}
