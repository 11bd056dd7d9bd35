/**
 * Thrown when a {@link Codec} cannot decode a text or encode a value. A storage passes it to
 * {@link (queryStorage:namespace).Settings.onError | onError}, also when the location refused a write: `cause` is its
 * error.
 *
 * @example
 * ```ts
 * import { CodecError, codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * try {
 *   codecs.number.decode('ten')
 * } catch (error) {
 *   if (error instanceof CodecError) console.log(error.message, error.text) // Expected a number: "ten", ten
 * }
 * ```
 * @searchAlias invalid malformed parse
 * @public
 */
export class CodecError extends Error {
  /** Always `'CodecError'`. */
  override readonly name: string = 'CodecError'

  /** For programs that decide by it. */
  readonly code = 'INVALID_PARAMETER' as const

  /** The text that could not be decoded. `undefined` when a value could not be encoded. */
  readonly text: string | undefined

  /**
   * Creates an error, for custom codecs.
   *
   * @param message - The expected form.
   * @param options - `text`, the text that could not be decoded, which is appended to the message; `cause`, the caught
   *   error.
   */
  constructor(message: string, options: { text?: string | undefined; cause?: unknown } = {}) {
    const { text, cause } = options
    super(text === undefined ? message : `${message}, found ${JSON.stringify(text)}: correct it`, {
      cause,
    })
    this.text = text
  }
}
