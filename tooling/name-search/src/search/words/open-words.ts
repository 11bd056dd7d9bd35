import { ByteReader } from '../byte-reader.ts'
import { NamesFormatError } from '../errors.ts'
import { piecesPerHash, readHashes, type WordsHead, wordsVersion } from './words-head.ts'

/** Name of a piece: the content hash of it and its neighbours, and its number. */
export function pieceName({ hashes }: Pick<WordsHead, 'hashes'>, piece: number): string {
  return `${hashes[Math.floor(piece / piecesPerHash)]}-${piece}.bin`
}

/** Names of all pieces. */
export function pieceNames(head: WordsHead): string[] {
  return Array.from({ length: head.pieces }, (_, piece) => pieceName(head, piece))
}

/**
 * Opens the file with all pieces, for servers and programs.
 *
 * @returns The bytes of a piece by its name; undefined for an unknown name, also for that of another file's piece.
 * @throws NamesFormatError when the bytes are not such a file, are damaged or of another version.
 */
export function openWords(file: { bytes: Uint8Array }): (name: string) => Uint8Array | undefined {
  const again = 'Build the graph again with this version of the tools.'
  try {
    const reader = new ByteReader(file.bytes)
    const version = reader.varint()
    if (version !== wordsVersion) {
      throw new NamesFormatError(`words of version ${version}`, `version ${wordsVersion}`, again)
    }
    const count = reader.varint()
    const hashes = readHashes(reader, count)
    const lengths = Array.from({ length: count }, () => reader.varint())
    const byName = new Map(lengths.map((length, piece) => [pieceName({ hashes }, piece), reader.take(length)]))
    return (name) => byName.get(name)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new NamesFormatError(`a damaged file of words (${error.message})`, 'the words file of a symbol graph', again)
  }
}
