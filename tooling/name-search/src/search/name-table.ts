import { fold, letterSet, pairSet } from './fold.ts'
import type { ByteReader } from './byte-reader.ts'
import type { Column } from './format.ts'

const other = 0
const lower = 1
const upper = 2
const digit = 3

/** Distinct names of a graph in code unit order, flat, so that a query scans all of them at once. */
export interface NameTable {
  count: number
  /** Start of each name in `text`, and the end of the last. */
  starts: Uint32Array
  text: Uint16Array
  /** Start of each name in `folded`, and the end of the last. */
  foldedStarts: Uint32Array
  /** Names without case and diacritics. */
  folded: Uint16Array
  /** Shape of each folded unit: 1 for the start of a word, 2 for a capital, 3 for both. */
  shape: Uint8Array
  /** Set of letters of each name. */
  letters: Int32Array
  /** Set of pairs of neighbours of each name: see {@link pairSet}. */
  pairs: Int32Array
}

/** Bit of a `shape`: start of a word. */
export const beginsWord = 1

/** Bit of a `shape`: capital. */
export const isCapital = 2

/** Reads the columns of the names and folds each name. */
export function readNameTable(columns: (column: Column) => ByteReader): NameTable {
  const [shared, added, source] = [columns('shared'), columns('added'), columns('text')]
  const starts: number[] = [0]
  const sharedLengths: number[] = []
  while (!shared.isAtEnd) {
    const start = starts.at(-1) ?? 0
    const common = shared.varint()
    if (common > start - (starts.at(-2) ?? start))
      throw new RangeError('a name that shares more than the one before has')
    const more = added.varint()
    if (more > source.bytes.length) throw new RangeError('a name longer than the file')
    sharedLengths.push(common)
    starts.push(start + common + more)
  }
  const text = new Uint16Array(starts.at(-1) ?? 0)
  sharedLengths.forEach((common, name) => {
    const start = starts[name]!
    if (common > 0) text.copyWithin(start, starts[name - 1]!, starts[name - 1]! + common)
    for (let at = start + common; at < starts[name + 1]!; at += 1) text[at] = source.unit()
  })
  return foldedTable(starts, text)
}

/** Builds a table of a few names, in their order. */
export function nameTableOf(names: readonly string[]): NameTable {
  const starts = [0]
  for (const name of names) starts.push((starts.at(-1) ?? 0) + name.length)
  const text = new Uint16Array(starts.at(-1) ?? 0)
  names.forEach((name, index) => {
    for (let at = 0; at < name.length; at += 1) text[starts[index]! + at] = name.charCodeAt(at)
  })
  return foldedTable(starts, text)
}

function foldedTable(starts: readonly number[], text: Uint16Array): NameTable {
  const count = starts.length - 1
  const table: NameTable = {
    count,
    starts: Uint32Array.from(starts),
    text,
    foldedStarts: new Uint32Array(count + 1),
    folded: new Uint16Array(text.length * longestFold),
    shape: new Uint8Array(text.length * longestFold),
    letters: new Int32Array(count),
    pairs: new Int32Array(count),
  }
  for (let name = 0, folded = 0; name < count; name += 1) folded = foldInto(table, name, folded)
  return table
}

/** Maximum number of units that one unit folds to. */
const longestFold = 4

/** Appends one folded name; returns the new end. */
function foldInto(table: NameTable, name: number, end: number): number {
  const { text, folded, shape, starts, letters, pairs, foldedStarts } = table
  const from = starts[name]!
  const to = starts[name + 1]!
  let at = end
  let before = 0
  for (let source = from; source < to; source += 1) {
    const unit = text[source]!
    if (unit >= 0x80) {
      at = foldForeign(table, name, end)
      break
    }
    const kind = asciiKind(unit)
    const next = source + 1 < to ? asciiKind(text[source + 1]!) : 0
    folded[at] = kind === upper ? unit + 32 : unit
    shape[at] = shapeOf(before, kind, next)
    before = kind
    at += 1
  }
  foldedStarts[name + 1] = at
  letters[name] = letterSet(folded, end, at)
  pairs[name] = pairSet(folded, end, at)
  return at
}

function asciiKind(unit: number): number {
  if (unit >= 97 && unit <= 122) return lower
  if (unit >= 65 && unit <= 90) return upper
  if (unit >= 48 && unit <= 57) return digit
  return unit < 0x80 ? other : lower
}

/**
 * Shape of a unit. A word begins at a letter or digit after another character, at a hump, at the last of several
 * capitals, and at the first of several digits.
 */
function shapeOf(before: number, kind: number, next: number): number {
  const capital = kind === upper ? isCapital : 0
  if (kind === other) return 0
  const begins =
    before === other || (kind === upper && (before !== upper || next === lower)) || (kind === digit && before !== digit)
  return capital | (begins ? beginsWord : 0)
}

/** Same for a name that is not ASCII. */
function foldForeign(table: NameTable, name: number, end: number): number {
  const { folded, shape } = table
  const original = nameText(table, name)
  const origins: number[] = []
  const units = fold(original, origins)
  const kinds = origins.map((origin) => kindAt(original, origin))
  units.forEach((unit, index) => {
    folded[end + index] = unit
    const isSame = index > 0 && origins[index] === origins[index - 1]
    shape[end + index] = isSame ? 0 : shapeOf(kinds[index - 1] ?? other, kinds[index]!, kinds[index + 1] ?? other)
  })
  return end + units.length
}

function kindAt(text: string, at: number): number {
  const character = String.fromCodePoint(text.codePointAt(at)!)
  if (/\p{Lu}/u.test(character)) return upper
  if (/\p{N}/u.test(character)) return digit
  return /[\p{L}\p{M}]/u.test(character) ? lower : other
}

export function nameText({ text, starts }: NameTable, name: number): string {
  let result = ''
  for (let at = starts[name]!; at < starts[name + 1]!; at += 1) result += String.fromCharCode(text[at]!)
  return result
}
