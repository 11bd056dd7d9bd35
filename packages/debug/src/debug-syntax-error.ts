/**
 * Thrown for an invalid rule or logger name.
 *
 * @example
 * ```ts
 * import { DebugSyntaxError, parseRules } from '@signpost/debug'
 *
 * try {
 *   parseRules('app, db#wran', { strict: true })
 * } catch (error) {
 *   if (!(error instanceof DebugSyntaxError)) throw error
 *   console.log(error.input.slice(error.index)) // db#wran
 * }
 * ```
 *
 * @searchAlias malformed parse
 * @public
 */
export class DebugSyntaxError extends SyntaxError {
  /** Always `'DebugSyntaxError'`. */
  override readonly name: string = 'DebugSyntaxError'

  /** For programs that decide by it. */
  readonly code = 'INVALID_DEBUG_NAME' as const

  /** The whole text. */
  readonly input: string

  /** Index of the invalid part in the text, in UTF-16 code units from 0. */
  readonly index: number

  /**
   * Creates an error for an invalid text.
   *
   * @param expected - The expected form, with an example.
   * @param input - The whole text.
   * @param found - The invalid part of it.
   * @param index - The index of that part.
   */
  constructor(expected: string, input: string, found: string, index: number) {
    super(`Expected ${expected}, found "${found}" at index ${index}: correct it there`)
    this.input = input
    this.index = index
  }
}
