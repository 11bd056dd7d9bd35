/**
 * A text that is not one of a {@link Codec}, or a value that it cannot write. Codecs throw it; from a storage it goes to
 * {@link (queryStorage:namespace).Settings.onError | onError}.
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
 * @public
 */
export class CodecError extends Error {
  /** Always `'CodecError'`. */
  override readonly name: string = 'CodecError'

  /** The text that could not be read. `undefined` when a value could not be written. */
  readonly text: string | undefined

  /**
   * Describes a failure, for a codec of one's own.
   *
   * @param message - What was expected.
   * @param options - `text`, which the message then ends with, when it could not be read; `cause`, what was caught.
   */
  constructor(message: string, options: { text?: string | undefined; cause?: unknown } = {}) {
    const { text, cause } = options
    super(text === undefined ? message : `${message}: ${JSON.stringify(text)}`, { cause })
    this.text = text
  }
}
