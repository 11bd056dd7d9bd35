/**
 * Converts a value to text for the query, and back. Both directions may throw.
 *
 * The text is not escaped for the URL; any text is valid, including the empty one. {@link codecs} has codecs for common
 * values.
 *
 * @typeParam T - The type of the value.
 *
 * @example
 * ```ts
 * import { atomWithQuery, CodecError, type Codec } from '@signpost/jotai-storage-adapter-querystring'
 *
 * interface Point {
 *   x: number
 *   y: number
 * }
 *
 * const point: Codec<Point> = {
 *   encode: ({ x, y }) => `${x}x${y}`,
 *   decode: (text) => {
 *     const [, x, y] = /^(-?\d+)x(-?\d+)$/.exec(text) ?? []
 *     if (!x || !y) throw new CodecError('Expected a point such as "3x4"', { text })
 *     return { x: Number(x), y: Number(y) }
 *   },
 * }
 *
 * export const centreAtom = atomWithQuery('centre', { x: 0, y: 0 }, point)
 * ```
 * @searchAlias parser serializer stringify deserialize
 * @public
 */
export interface Codec<T> {
  /**
   * Encodes a value as text. Equal values must have equal texts, because default values are detected by their text.
   *
   * @param value - The value to encode.
   * @returns The text, before it is escaped for the URL.
   */
  encode(value: T): string

  /**
   * Decodes a value from text. Called once for each new text of a parameter, so the same text gives the same object.
   *
   * @param text - The unescaped text of the parameter. Treat it as untrusted input.
   * @returns The value.
   */
  decode(text: string): T

  /**
   * Joins the texts of a parameter that is repeated, as in `?tag=red&tag=blue`, to one text for
   * {@link Codec.decode | decode}. Without it, the first is decoded and the others are reported.
   *
   * @param texts - The texts, at least two.
   * @returns The text. The next write replaces all of them by one.
   */
  join?(texts: readonly string[]): string
}

/**
 * Value type of a {@link Codec}.
 *
 * @typeParam C - The type of a codec.
 *
 * @example
 * ```ts
 * import { codecs, type InferCodec } from '@signpost/jotai-storage-adapter-querystring'
 *
 * const sizes = codecs.list(codecs.enumOf(['s', 'm', 'l']))
 * const chosen: InferCodec<typeof sizes> = ['s', 'l']
 * ```
 * @public
 */
export type InferCodec<C> = C extends Codec<infer T> ? T : never
