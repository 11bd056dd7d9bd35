/** Saturation of BM25, as its authors and Lucene set it. */
const k1 = 1.2

/** Impact of a word on a document: BM25 without the rarity of the word, in a byte. */
export const impacts = {
  /** @param weight - Number of occurrences, weighted by the texts in which they are and by the lengths of these. */
  encode: (weight: number): number => Math.max(1, Math.round((255 * weight) / (weight + k1))),
  decode: (byte: number): number => byte / 255,
}

/** Rarity of a word, by BM25. */
export function rarity(documents: number, withWord: number): number {
  return Math.log(1 + (documents - withWord + 0.5) / (withWord + 0.5))
}
