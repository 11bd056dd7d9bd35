/**
 * A rule, or the definition of a logger, that cannot be read.
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
 * @public
 */
export class DebugSyntaxError extends SyntaxError {
  /** Always `'DebugSyntaxError'`. */
  override readonly name: string = 'DebugSyntaxError'

  /** The whole text. */
  readonly input: string

  /** Where the part that is wrong begins in the text, in UTF-16 code units from 0. */
  readonly index: number

  /**
   * Describes a text that was refused.
   *
   * @param expected - What would have been right, with an example.
   * @param input - The whole text.
   * @param found - The part of it that is wrong.
   * @param index - Where that part begins.
   */
  constructor(expected: string, input: string, found: string, index: number) {
    super(`Expected ${expected}, found "${found}" at index ${index}`)
    this.input = input
    this.index = index
  }
}
