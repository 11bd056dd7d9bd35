import { wordsVersion, cardsPerPiece, hashBytes, piecesPerHash } from '../search/words/words-head.ts'
import { impacts } from '../search/words/impacts.ts'
import { ByteWriter } from './byte-writer.ts'
import { type FieldText, weighedWords } from './word-fields.ts'
import type { NameMember, NamePackage, NameSymbol } from './name-symbol.ts'

/** Size from which a piece of words ends, in bytes. */
const pieceBytes = 16_384

/** Most documents of a word: those with the highest impact. A word that is in more of them tells little. */
const mostDocuments = 2000

/** Longest text that a card of a text shows, in characters. */
const longestText = 300

/** Pieces of the index of words, and its head for the names file. */
export interface EncodedWords {
  head: Uint8Array
  /** All pieces in one file, which `openWords` reads. */
  file: Uint8Array
}

interface Document {
  texts: readonly FieldText[]
  card: readonly string[]
}

/**
 * Encodes the index of words.
 *
 * @param packages - Sorted as in the names file.
 * @param rows - Symbols of each package, sorted as in the names file.
 * @param hash - Returns the content hash of bytes, twelve hexadecimal digits.
 */
export function encodeWords(
  packages: readonly NamePackage[],
  rows: readonly (readonly NameSymbol[])[],
  hash: (bytes: Uint8Array) => string,
): EncodedWords {
  const documents = documentsOf(packages, rows)
  const words = wordPieces(documents)
  const pieces = [...words.map(({ bytes }) => bytes), ...cardPieces(documents)]
  const hashes = new ByteWriter()
  for (let from = 0; from < pieces.length; from += piecesPerHash) {
    const neighbours = new ByteWriter()
    for (const piece of pieces.slice(from, from + piecesPerHash)) neighbours.take(piece)
    const pairs = hash(neighbours.finish()).match(/../gu)!
    for (const pair of pairs.slice(0, hashBytes)) hashes.byte(Number.parseInt(pair, 16))
  }
  const file = new ByteWriter()
  file.varint(wordsVersion)
  file.varint(pieces.length)
  file.take(hashes.finish())
  for (const piece of pieces) file.varint(piece.length)
  for (const piece of pieces) file.take(piece)
  const head = new ByteWriter()
  head.varint(wordsVersion)
  head.varint(documents.length)
  head.varint(words.length)
  head.take(hashes.finish())
  for (const { first } of words) head.text(first)
  return { head: head.finish(), file: file.finish() }
}

/** Documents in the order of their numbers: symbols, members, texts of packages. */
function documentsOf(packages: readonly NamePackage[], rows: readonly (readonly NameSymbol[])[]): Document[] {
  const symbols = rows.flatMap((some, at) => some.map((symbol) => symbolDocument(symbol, packages[at]!)))
  const members = rows.flatMap((some) =>
    some.flatMap((symbol) => symbol.members.map((member) => memberDocument(member, symbol))),
  )
  const texts = packages.flatMap((one, at) =>
    (one.texts ?? []).map(
      ({ anchor, heading, text }): Document => ({
        texts: [
          ['name', heading === '' ? one.name : heading],
          ['around', heading === '' ? '' : one.name],
          ['more', text],
        ],
        card: [String(at), anchor, heading, text.slice(0, longestText)],
      }),
    ),
  )
  return [...symbols, ...members, ...texts]
}

function symbolDocument(symbol: NameSymbol, { name }: NamePackage): Document {
  const { text, container, specifier = '' } = symbol
  const card = [text?.summary ?? '', text?.signature ?? '', specifier, ...routeIn(text)]
  // The words of an alias are those of its original.
  if (symbol.alias && text === undefined) return { texts: [], card }
  return { texts: textsOf(symbol, [container, name]), card }
}

/** Last part of a card; absent for what is not called. */
function routeIn(text: NameSymbol['text']): string[] {
  return text?.route === undefined ? [] : [text.route]
}

function memberDocument(member: NameMember, owner: NameSymbol): Document {
  const { text } = member
  const card = [text?.summary ?? '', text?.signature ?? '', '', ...routeIn(text)]
  return { texts: owner.alias && text === undefined ? [] : textsOf(member, [owner.container, owner.name]), card }
}

function textsOf({ name, text }: NameSymbol | NameMember, around: readonly string[]): Document['texts'] {
  return [
    ['aliases', text?.aliases ?? ''],
    ['name', name],
    ['summary', text?.summary ?? ''],
    ['more', text?.more ?? ''],
    ['signature', text?.signature ?? ''],
    ['around', around.join(' ')],
  ]
}

function wordPieces(documents: readonly Document[]): { first: string; bytes: Uint8Array }[] {
  const found = new Map<string, { document: number; weight: number }[]>()
  for (const [document, words] of weighedWords(documents.map(({ texts }) => texts)).entries()) {
    for (const [stem, weight] of words) {
      const rows = found.get(stem)
      if (rows === undefined) found.set(stem, [{ document, weight }])
      else rows.push({ document, weight })
    }
  }
  const pieces: { first: string; bytes: Uint8Array }[] = []
  let first: string | undefined
  let writer = new ByteWriter()
  const end = (): void => {
    if (first !== undefined) pieces.push({ first, bytes: writer.finish() })
    first = undefined
    writer = new ByteWriter()
  }
  for (const stem of [...found.keys()].sort((a, b) => (a < b ? -1 : 1))) {
    const rows = found.get(stem)!.map(({ document, weight }) => ({ document, impact: impacts.encode(weight) }))
    const best =
      rows.length <= mostDocuments
        ? rows
        : rows
            .sort((a, b) => b.impact - a.impact || a.document - b.document)
            .slice(0, mostDocuments)
            .sort((a, b) => a.document - b.document)
    first ??= stem
    writer.text(stem)
    writer.varint(rows.length)
    writer.varint(best.length)
    let before = 0
    for (const { document, impact } of best) {
      writer.varint(document - before)
      writer.byte(impact)
      before = document
    }
    if (writer.length >= pieceBytes) end()
  }
  end()
  return pieces
}

function cardPieces(documents: readonly Document[]): Uint8Array[] {
  const pieces: Uint8Array[] = []
  const encoder = new TextEncoder()
  for (let from = 0; from < documents.length; from += cardsPerPiece) {
    const cards = documents.slice(from, from + cardsPerPiece).map(({ card }) => JSON.stringify(card))
    // One line each: a reader parses those that it shows.
    pieces.push(encoder.encode(`[${cards.join(',\n')}]`))
  }
  return pieces
}
