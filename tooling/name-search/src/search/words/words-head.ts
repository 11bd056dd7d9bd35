import type { ByteReader } from '../byte-reader.ts'

/**
 * Head of the index of words, a column of the names file. The index is cut into pieces, which are loaded when a query
 * needs them: pieces of words, sorted, with the documents of each word; then pieces of cards, `cardsPerPiece` each.
 * Documents are numbered like the entries of the names file; texts of packages follow.
 */
export interface WordsHead {
  /** Content hash of all pieces, hexadecimal: the first part of their names. */
  hash: string
  /** Number of documents. */
  documents: number
  /** First word of each piece of words. */
  firstWords: readonly string[]
}

/** Number of cards in a piece. */
export const cardsPerPiece = 32

/** Version of the pieces. A head of another version is ignored, so that names are still found. */
export const wordsVersion = 1

/** Number of bytes of the content hash. */
const hashBytes = 6

/** Reads the head; undefined without one, or for another version. */
export function readWordsHead(column: ByteReader, entries: number): WordsHead | undefined {
  if (column.isAtEnd || column.varint() !== wordsVersion) return undefined
  const hash = [...column.take(hashBytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const documents = column.varint()
  if (documents < entries) throw new RangeError('fewer documents than names')
  const firstWords: string[] = []
  while (!column.isAtEnd) firstWords.push(column.text())
  return { hash, documents, firstWords }
}

/** Number of all pieces. */
export function pieceCount({ documents, firstWords }: WordsHead): number {
  return firstWords.length + Math.ceil(documents / cardsPerPiece)
}
