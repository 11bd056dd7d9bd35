import { stemmer as english } from '@orama/stemmers/english'
import { plainWord } from './plain-word.ts'
import { romanianStem } from './romanian-stem.ts'
import { isStopWord } from './stop-words.ts'

/** Word of a text. */
export interface TextWord {
  start: number
  end: number
  /** Stems under which it is found: of the whole word, of the parts of an identifier, in other languages. */
  stems: readonly string[]
}

/** Longest word in characters; longer runs of letters are data, not words. */
const longest = 60

const word = /[\p{L}\p{M}\p{N}_$]+/gu

/** Words of a text except stop words. */
export function wordsOfText(text: string): TextWord[] {
  const words: TextWord[] = []
  const isRomanian = romanianLetter.test(text)
  for (const { 0: found, index } of text.matchAll(word)) {
    if (found.length > longest) continue
    const stems = stemsOfWord(found, isRomanian)
    if (stems.length > 0) words.push({ start: index, end: index + found.length, stems })
  }
  return words
}

/**
 * Stems of a word; empty for a stop word. An identifier has those of its parts too: `abortsignal`, `abort`, `signal`.
 *
 * @param isRomanian - True to add the Romanian stem.
 */
export function stemsOfWord(written: string, isRomanian = false): readonly string[] {
  const kept = isRomanian ? keptStems.romanian : keptStems.english
  const known = kept.get(written)
  if (known !== undefined) return known
  const stems = findStems(written, isRomanian)
  if (kept.size >= mostKept) kept.clear()
  kept.set(written, stems)
  return stems
}

/** Stems by word as written: texts have few words many times, and a stem takes longer than the comparison that it is for. */
const keptStems = { english: new Map<string, readonly string[]>(), romanian: new Map<string, readonly string[]>() }

/** Words that are kept for each language, about four megabytes: 25 published packages have 14,000. */
const mostKept = 32_768

function findStems(written: string, isRomanian: boolean): string[] {
  const whole = plainWord(written).replace(/^[_$]+|[_$]+$/gu, '')
  if (whole === '' || isStopWord(whole)) return []
  const parts = written === whole && !hasParts.test(whole) ? [] : partsOf(written)
  const all = [whole, ...(parts.length > 1 ? parts : [])].map((one) => english(spelt(one)))
  return [...new Set([...all, ...(isRomanian ? romanianStems(written, whole) : [])])]
}

/** Separator within a word in lower case. */
const hasParts = /[_$]/u

/** Parts of an identifier in lower case, except stop words. */
function partsOf(written: string): string[] {
  return written
    .split(/[_$]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)
    .filter((part) => part !== '')
    .map(plainWord)
    .filter((part) => part.length > 1 && !isStopWord(part))
}

/** Romanian stems of a word as it is written and without its diacritics, which readers often leave out. */
function romanianStems(written: string, plain: string): string[] {
  return [romanianStem(written), romanianStem(plain)]
}

/** A text with such a letter is Romanian. */
const romanianLetter = /[ăâîșțşţ]/iu

/** Stems of a word of a query, in each language that the text may be in. */
export function stemsOfQuery(written: string): string[] {
  const plain = plainWord(written)
  return [...new Set([...stemsOfWord(written), ...(isStopWord(plain) ? [] : romanianStems(written, plain))])]
}

/** American spelling, in which a word is indexed: `color` for `colour`, `memoize` for `memoise`. */
export function spelt(plain: string): string {
  return plain
    .replace(/^(?<start>behavi|col|fav|flav|hon|lab|neighb|harb|hum|arm)our/u, '$<start>or')
    .replace(/(?<=[a-z]{3})is(?=(?:e|es|ed|ing|er|ers|ation|ations)$)/u, 'iz')
    .replace(/^cent(?:re)(?<end>s?|d)$/u, 'center$<end>')
    .replace(/(?<start>cancel|label|model|travel)l(?=ed|ing|er)/u, '$<start>')
}
