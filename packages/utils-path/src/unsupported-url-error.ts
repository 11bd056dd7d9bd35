import type { PathInput } from './path-input.ts'

/**
 * A URL that stands for no file of the system: its scheme is not `file:`, or its path cannot be one.
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
 * @public
 */
export class UnsupportedUrlError extends TypeError {
  /** Always `'UnsupportedUrlError'`. */
  override readonly name: string = 'UnsupportedUrlError'

  /** What was given, as it was given. */
  readonly input: PathInput

  /**
   * Describes a URL that was refused.
   *
   * @param input - What was given.
   * @param expected - What would have been right, with an example.
   * @param cause - The error of Node.js that says what is wrong with the URL. Absent when it is the scheme.
   */
  constructor(input: PathInput, expected: string, cause?: Error) {
    super(`Expected ${expected}, found "${input}"${cause ? ': ' + cause.message : ''}`, { cause })
    this.input = input
  }
}
