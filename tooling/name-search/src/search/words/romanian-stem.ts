import { stemmer } from '@orama/stemmers/romanian'
import { plainWord } from './plain-word.ts'

/** Letters of Romanian endings by those that a reader types in their place. */
const letters: Readonly<Record<string, string>> = { a: 'aăâ', s: 'sş', t: 'tţ' }

/** Letters at the end of a word that may be of an ending: `ească`, `ează`, `ătoare`. */
const longestEnding = 5

/** Plural of a long infinitive, and its articles: the stemmer takes `schimbări` for another word than `schimbare`. */
const pluralInfinitive = /(?<=\p{L}{3})(?<vowel>[aăâei])ri(?:i|le|lor)?$/u

/**
 * Romanian stem of a word, without diacritics. The endings that the stemmer removes have diacritics: `configurează` is a form of
 * `configurare` to it, and `configureaza` is not.
 */
export function romanianStem(written: string): string {
  // The stemmer has letters with a cedilla, which were used before Unicode had those with a comma.
  const word = written.toLowerCase().normalize('NFC').replaceAll('ș', 'ş').replaceAll('ț', 'ţ')
  return plainWord(stemmer(word.replace(pluralInfinitive, (_, vowel: string) => `${vowel === 'ă' ? 'a' : vowel}re`)))
}

/** Stems that a word without diacritics may have, by the ways to write its ending with them. */
export function possibleStems(plain: string): string[] {
  const start = plain.slice(0, -longestEnding)
  let spellings = [start]
  for (const letter of plain.slice(start.length)) {
    const written = [...(letters[letter] ?? letter)]
    spellings = spellings.flatMap((spelling) => written.map((one) => spelling + one))
  }
  return [...new Set(spellings.map(romanianStem))]
}
