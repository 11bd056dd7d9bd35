import { ByteReader } from '../byte-reader.ts'
import { NamesFormatError } from '../errors.ts'
import { pieceCount, type WordsHead, wordsVersion } from './words-head.ts'

/** Name of a piece: the content hash of all pieces, and its number. */
export function pieceName({ hash }: WordsHead, piece: number): string {
  return `${hash}-${piece}.bin`
}

/** Names of all pieces. */
export function pieceNames(head: WordsHead): string[] {
  return Array.from({ length: pieceCount(head) }, (_, piece) => pieceName(head, piece))
}

/**
 * Opens the file with all pieces, for servers and programs.
 *
 * @returns The bytes of a piece by its name; undefined for an unknown name, also for that of another file's piece.
 * @throws NamesFormatError when the bytes are not such a file, are damaged or of another version.
 */
export function openWords(file: { bytes: Uint8Array; hash: string }): (name: string) => Uint8Array | undefined {
  const again = 'Build the graph again with this version of the tools.'
  try {
    const reader = new ByteReader(file.bytes)
    const version = reader.varint()
    if (version !== wordsVersion) {
      throw new NamesFormatError(`words of version ${version}`, `version ${wordsVersion}`, again)
    }
    const lengths = Array.from({ length: reader.varint() }, () => reader.varint())
    const pieces = lengths.map((length) => reader.take(length))
    const byName = new Map(pieces.map((bytes, at) => [`${file.hash}-${at}.bin`, bytes]))
    return (name) => byName.get(name)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new NamesFormatError(`a damaged file of words (${error.message})`, 'the words file of a symbol graph', again)
  }
}
