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

/** Number of pieces of each sort that stay in memory. */
const mostKept = 100

/**
 * Loads pieces once. A failure is reported and not kept, so that the next question loads the piece again.
 *
 * @returns A function that opens the pieces for a question. Its parameter receives the name of each piece that could not
 *   be loaded, with the reason.
 */
export function openPieces(head: WordsHead, load: LoadPiece): (onFailure: (failure: string) => void) => Pieces {
  const kept = { words: new Map<number, Promise<WordPiece>>(), cards: new Map<number, Promise<CardPiece>>() }
  return (onFailure) => piecesFor(head, load, kept, onFailure)
}

function piecesFor(
  head: WordsHead,
  load: LoadPiece,
  kept: { words: Map<number, Promise<WordPiece>>; cards: Map<number, Promise<CardPiece>> },
  onFailure: (failure: string) => void,
): Pieces {
  const piece = async <Content, Result>(
    at: number,
    ofSort: Map<number, Promise<Content>>,
    read: (bytes: Uint8Array) => Content,
    use: (content: Content) => Result,
  ): Promise<Result | undefined> => {
    const name = pieceName(head, at)
    const content = ofSort.get(at) ?? Promise.resolve(name).then(load).then(read)
    ofSort.delete(at)
    ofSort.set(at, content)
    if (ofSort.size > mostKept) ofSort.delete(ofSort.keys().next().value!)
    try {
      return use(await content)
    } catch (error) {
      ofSort.delete(at)
      onFailure(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }
  return {
    async words(word) {
      const at = pieceOf(head.firstWords, word)
      return at === -1 ? noWords : piece(at, kept.words, readWords, (words) => words)
    },
    async card(document) {
      const at = head.firstWords.length + Math.floor(document / cardsPerPiece)
      return piece(at, kept.cards, readCards, (card) => card(document % cardsPerPiece))
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

/** Card of a piece by its number; undefined for a number that the piece does not have. */
type CardPiece = (number: number) => readonly string[] | undefined

/**
 * A card is a line of the piece, which is decoded when it is shown: most answers need one of thirty-two. Pieces of graphs that were
 * written before are one line, and are parsed as a whole.
 */
function readCards(bytes: Uint8Array): CardPiece {
  if (bytes[0] !== opening || bytes.at(-1) !== closing) throw otherCards()
  const decoder = new TextDecoder()
  const starts = [1]
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) starts.push(at + 1)
  if (starts.length === 1) {
    const cards: unknown = JSON.parse(decoder.decode(bytes))
    if (!Array.isArray(cards)) throw otherCards()
    return (number) => (number in cards ? cardOf(cards[number]) : undefined)
  }
  return (number) => {
    const start = starts[number]
    if (start === undefined) return undefined
    // A comma and a newline are before the next one, a bracket after the last.
    const end = (starts[number + 1] ?? bytes.length + 1) - 2
    return cardOf(JSON.parse(decoder.decode(bytes.subarray(start, end))))
  }
}

const [opening, closing, newline] = [0x5b, 0x5d, 0x0a]

function cardOf(card: unknown): readonly string[] {
  if (!Array.isArray(card) || !card.every((one) => typeof one === 'string')) throw otherCards()
  return card
}

function otherCards(): TypeError {
  return new TypeError('found other JSON, expected the cards of a piece')
}
