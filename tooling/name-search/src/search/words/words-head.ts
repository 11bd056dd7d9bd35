import type { ByteReader } from '../byte-reader.ts'

/**
 * Head of the index of words, a column of the names file. The index is cut into pieces, which are loaded when a query
 * needs them: pieces of words, sorted, with the documents of each word; then pieces of cards, `cardsPerPiece` each.
 * Documents are numbered like the entries of the names file; texts of packages follow.
 */
export interface WordsHead {
  /** Content hash of each `piecesPerHash` neighbouring pieces, hexadecimal: the first part of their names. */
  hashes: readonly string[]
  /** Number of all pieces. */
  pieces: number
  /** Number of documents. */
  documents: number
  /** First word of each piece of words. */
  firstWords: readonly string[]
}

/** Number of cards in a piece. */
export const cardsPerPiece = 32

/** Version of the pieces. A head of another version is ignored, so that names are still found. */
export const wordsVersion = 2

/** Number of neighbouring pieces that an edit of one of them renames. A hash for each takes 7 kB of 100,000 names. */
export const piecesPerHash = 16

/** Number of bytes of a content hash: names also have the number of the piece, so they differ within one index anyway. */
export const hashBytes = 4

/** Reads the content hashes of some pieces. */
export function readHashes(bytes: ByteReader, pieces: number): string[] {
  return Array.from({ length: Math.ceil(pieces / piecesPerHash) }, () =>
    [...bytes.take(hashBytes)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  )
}

/** Reads the head; undefined without one, or for another version. */
export function readWordsHead(column: ByteReader, entries: number): WordsHead | undefined {
  if (column.isAtEnd || column.varint() !== wordsVersion) return undefined
  const documents = column.varint()
  if (documents < entries) throw new RangeError('fewer documents than names')
  const words = column.varint()
  const pieces = words + Math.ceil(documents / cardsPerPiece)
  const hashes = readHashes(column, pieces)
  const firstWords = Array.from({ length: words }, () => column.text())
  return { hashes, pieces, documents, firstWords }
}
