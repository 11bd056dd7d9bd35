import { ByteReader } from '../byte-reader.ts'
import type { LoadPiece } from '../answers-model.ts'
import { pieceName } from './open-words.ts'
import { cardsPerPiece, type WordsHead } from './words-head.ts'

/** Documents with a word. */
export interface WordRow {
  /** Number of documents with the word, which may be more than are listed. */
  count: number
  documents: Uint32Array
  impacts: Uint8Array
}

/** Words of a piece. */
export interface WordPiece {
  /** Sorted. */
  words: readonly string[]
  get(word: string): WordRow | undefined
}

const noWords: WordPiece = { words: [], get: () => undefined }

/** Pieces of the index, loaded on demand. */
export interface Pieces {
  /** Piece in which a word is, if any document has it. Undefined when the piece could not be loaded. */
  words(word: string): Promise<WordPiece | undefined>
  /** Card of a document; undefined when its piece could not be loaded. */
  card(document: number): Promise<readonly string[] | undefined>
}

/** Number of pieces that stay in memory. */
const mostKept = 100

/**
 * Loads pieces once. A failure is reported and not kept, so that the next question loads the piece again.
 *
 * @returns A function that opens the pieces for a question. Its parameter receives the name of each piece that could not
 *   be loaded, with the reason.
 */
export function openPieces(head: WordsHead, load: LoadPiece): (onFailure: (failure: string) => void) => Pieces {
  const kept = new Map<number, Promise<unknown>>()
  return (onFailure) => piecesFor(head, load, kept, onFailure)
}

function piecesFor(
  head: WordsHead,
  load: LoadPiece,
  kept: Map<number, Promise<unknown>>,
  onFailure: (failure: string) => void,
): Pieces {
  const piece = async <Content>(at: number, read: (bytes: Uint8Array) => Content): Promise<Content | undefined> => {
    const name = pieceName(head, at)
    const known = kept.get(at) as Promise<Content> | undefined
    const content = known ?? Promise.resolve(name).then(load).then(read)
    kept.delete(at)
    kept.set(at, content)
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
    try {
      return await content
    } catch (error) {
      kept.delete(at)
      onFailure(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }
  return {
    async words(word) {
      const at = pieceOf(head.firstWords, word)
      return at === -1 ? noWords : piece(at, readWords)
    },
    async card(document) {
      const cards = await piece(head.firstWords.length + Math.floor(document / cardsPerPiece), readCards)
      return cards?.[document % cardsPerPiece]
    },
  }
}

/** Last piece whose first word is not after a word; -1 when all are. */
function pieceOf(firstWords: readonly string[], word: string): number {
  let [low, high] = [0, firstWords.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (firstWords[middle]! <= word) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Rows of a piece are in two arrays: it has a thousand words, of which a query needs a few. */
function readWords(bytes: Uint8Array): WordPiece {
  const reader = new ByteReader(bytes)
  const words: string[] = []
  const counts: number[] = []
  const starts = [0]
  const documents = new Uint32Array(bytes.length)
  const impacts = new Uint8Array(bytes.length)
  let row = 0
  while (!reader.isAtEnd) {
    words.push(reader.text())
    counts.push(reader.varint())
    const listed = reader.varint()
    if (listed > bytes.length) throw new RangeError('a word in more documents than the piece has bytes')
    for (let left = listed, document = 0; left > 0; left -= 1) {
      document += reader.varint()
      documents[row] = document
      impacts[row] = reader.byte()
      row += 1
    }
    starts.push(row)
  }
  const numbers = new Map(words.map((word, at) => [word, at]))
  return {
    words,
    get(word) {
      const at = numbers.get(word)
      if (at === undefined) return undefined
      const [from, to] = [starts[at]!, starts[at + 1]!]
      return { count: counts[at]!, documents: documents.subarray(from, to), impacts: impacts.subarray(from, to) }
    },
  }
}

function readCards(bytes: Uint8Array): readonly (readonly string[])[] {
  const cards: unknown = JSON.parse(new TextDecoder().decode(bytes))
  const isWhole =
    Array.isArray(cards) && cards.every((card) => Array.isArray(card) && card.every((one) => typeof one === 'string'))
  if (!isWhole) throw new TypeError('found other JSON, expected the cards of a piece')
  return cards as readonly (readonly string[])[]
}
