/** Constants of BM25, as its authors and Lucene set them. */
const k1 = 1.2
const b = 0.75

/** Impact of a word on a document: BM25 without the rarity of the word, in a byte. */
export const impacts = {
  /**
   * @param weight - Number of occurrences, weighted by the text in which they are.
   * @param length - Length of the document by the mean length.
   */
  encode(weight: number, length: number): number {
    const saturated = weight / (weight + k1 * (1 - b + b * length))
    return Math.max(1, Math.round(saturated * 255))
  },
  decode: (byte: number): number => byte / 255,
}

/** Rarity of a word, by BM25. */
export function rarity(documents: number, withWord: number): number {
  return Math.log(1 + (documents - withWord + 0.5) / (withWord + 0.5))
}
