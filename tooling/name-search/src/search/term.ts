import { fold, letterSet } from './fold.ts'

/** One word of a query, ready to be compared with names. */
export interface Term {
  /** As the reader wrote it. */
  text: string
  units: readonly number[]
  /** For each folded unit: the unit as written. */
  written: readonly number[]
  letters: number
  /** True when a capital stands anywhere: then capitals count within a class of matches. */
  isCased: boolean
  /** True when a capital stands after the first letter: it may begin a hump. */
  hasHumps: boolean
  /** For each folded unit, true for a capital. */
  capitals: readonly boolean[]
}

/** Makes a term of a word. */
export function termOf(text: string): Term {
  const origins: number[] = []
  const units = fold(text, origins)
  const capitals = origins.map((origin) => /\p{Lu}/u.test(text.charAt(origin)))
  return {
    text,
    units,
    written: origins.map((origin) => text.charCodeAt(origin)),
    letters: letterSet(units),
    isCased: capitals.includes(true),
    hasHumps: capitals.lastIndexOf(true) > 0,
    capitals,
  }
}
