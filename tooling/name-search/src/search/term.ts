import { fold, letterSet, pairSet } from './fold.ts'

/** Word of a query, prepared for comparison with names. */
export interface Term {
  /** Text in the query. */
  text: string
  units: readonly number[]
  /** Original unit of each folded unit. */
  written: readonly number[]
  letters: number
  /** Set of pairs of neighbours. */
  pairs: number
  /** True with a capital anywhere: case then counts within a way to match. */
  isCased: boolean
  /** True with a capital after the first letter: it may begin a hump. */
  hasHumps: boolean
  /** For each folded unit, true for a capital. */
  capitals: readonly boolean[]
}

/** Converts a word to a term. */
export function termOf(text: string): Term {
  const origins: number[] = []
  const units = fold(text, origins)
  const capitals = origins.map((origin) => /\p{Lu}/u.test(text.charAt(origin)))
  return {
    text,
    units,
    written: origins.map((origin) => text.charCodeAt(origin)),
    letters: letterSet(units),
    pairs: pairSet(units),
    isCased: capitals.includes(true),
    hasHumps: capitals.lastIndexOf(true) > 0,
    capitals,
  }
}
