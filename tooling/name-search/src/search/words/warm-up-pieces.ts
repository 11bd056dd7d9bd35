import type { Pieces, WordRow } from './word-pieces.ts'

/** Documents of each word: as many as a frequent word has. */
const mostDocuments = 1000

/**
 * Pieces that are not loaded, for running the code of a search before a reader asks: each word is in documents spread over all, and each
 * document has the same card.
 *
 * @param documents - Number of all.
 */
export function warmUpPieces(documents: number): Pieces {
  const listed = Math.min(documents, mostDocuments)
  const row: WordRow = {
    count: listed,
    documents: Uint32Array.from({ length: listed }, (_, at) => Math.floor((at * documents) / listed)),
    impacts: Uint8Array.from({ length: listed }, (_, at) => 1 + ((at * 31) % 255)),
  }
  const piece = { words: ['valuable', 'values'], get: (word: string) => (word.length % 4 === 0 ? undefined : row) }
  const card = [
    'Returns the value of a map, or of another one.',
    'function getValue(map: Map): string',
    '',
    'Map\tstring',
  ]
  return { words: () => Promise.resolve(piece), card: () => Promise.resolve(card) }
}
