/**
 * How a value becomes text in the query, and text a value again. Either direction may throw.
 *
 * The text is not escaped yet: any text will do, also an empty one. {@link codecs} has those for common values.
 *
 * @typeParam T - The value in the program.
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
 * @public
 */
export interface Codec<T> {
  /**
   * Writes a value as text. Equal values have equal texts: the text is what tells a default value.
   *
   * @param value - The value that was set.
   * @returns The text, before it is escaped for the URL.
   */
  encode(value: T): string

  /**
   * Reads a value from text. It runs once for each new text of a parameter, so the same text gives the same object.
   *
   * @param text - The text of the parameter, unescaped. Anybody may have written it.
   * @returns The value.
   */
  decode(text: string): T
}

/**
 * The value that a {@link Codec} is for.
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
