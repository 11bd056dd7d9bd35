import { didYouMean } from '@signpost/diagnostics/did-you-mean'
import type { Text } from './site-config.ts'

/** Something wrong at a place of the configuration. */
export interface ConfigProblem {
  /** Where in the object: `navbar.items[0].to`; empty for the whole. */
  path: string
  found: string
  expected: string
}

/**
 * A value of the configuration and where it stands. Checks note what is wrong and go on with a default, so that all
 * problems are found at once.
 */
export interface Place {
  value: unknown
  path: string
  problems: ConfigProblem[]
}

/** Values as they are printed in messages. */
export function printed(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'function') return 'a function'
  const text = JSON.stringify(value) ?? typeof value
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

/** Notes a problem at a place. */
export function reject(place: Place, expected: string): void {
  place.problems.push({ path: place.path, found: printed(place.value), expected })
}

/**
 * The places of an object's known keys. Keys it does not know are problems that name the nearest known one.
 *
 * @returns a function from key to place; absent when the value is not an object
 */
export function objectAt<Key extends string>(place: Place, keys: readonly Key[]): ((key: Key) => Place) | undefined {
  const { value, path, problems } = place
  if (!isObject(value)) {
    reject(place, 'an object')
    return undefined
  }
  for (const key of Object.keys(value)) {
    if ((keys as readonly string[]).includes(key)) continue
    problems.push({
      path: join(path, key),
      found: `the unknown key "${key}"`,
      expected: `one of ${keys.join(', ')}.${didYouMean(key, keys)}`,
    })
  }
  return (key) => ({ value: Object.hasOwn(value, key) ? value[key] : undefined, path: join(path, key), problems })
}

/** The places of a list's items; none when the value is absent or is no list. */
export function listAt(place: Place): Place[] {
  if (place.value === undefined) return []
  if (!Array.isArray(place.value)) {
    reject(place, 'a list')
    return []
  }
  return place.value.map((value: unknown, index) => ({
    value,
    path: `${place.path}[${index}]`,
    problems: place.problems,
  }))
}

/** The places of a dictionary's values, with their keys. */
export function entriesAt(place: Place): [key: string, place: Place][] {
  if (place.value === undefined) return []
  if (!isObject(place.value)) {
    reject(place, 'an object')
    return []
  }
  return Object.entries(place.value).map(([key, value]) => [
    key,
    { value, path: join(place.path, key), problems: place.problems },
  ])
}

/** A string that is not empty; the fallback when it is absent, a problem when there is no fallback. */
export function stringAt<Fallback>(place: Place, fallback: Fallback): string | Fallback
export function stringAt(place: Place): string
export function stringAt(place: Place, ...rest: unknown[]): unknown {
  if (place.value === undefined && rest.length > 0) return rest[0]
  if (typeof place.value === 'string' && place.value !== '') return place.value
  reject(place, 'a string that is not empty')
  return rest.length > 0 ? rest[0] : ''
}

/** True or false; the fallback when it is absent. */
export function booleanAt(place: Place, fallback: boolean): boolean {
  if (place.value === undefined) return fallback
  if (typeof place.value === 'boolean') return place.value
  reject(place, 'true or false')
  return fallback
}

/** One of a few words; the fallback when it is absent. A near one is named. */
export function oneOfAt<Word extends string>(place: Place, words: readonly Word[], fallback: Word): Word {
  if (place.value === undefined) return fallback
  if (typeof place.value === 'string' && (words as readonly string[]).includes(place.value)) return place.value as Word
  const near = typeof place.value === 'string' ? didYouMean(place.value, words) : ''
  reject(place, `one of ${words.map((word) => `"${word}"`).join(', ')}.${near}`)
  return fallback
}

/** A whole number within bounds; the fallback when it is absent. */
export function integerAt(place: Place, [least, most]: readonly [number, number], fallback: number): number {
  if (place.value === undefined) return fallback
  if (Number.isInteger(place.value) && Number(place.value) >= least && Number(place.value) <= most)
    return Number(place.value)
  reject(place, `a whole number from ${least} to ${most}`)
  return fallback
}

/**
 * Words, the same for every locale or by locale.
 *
 * @param locales - Codes that may be keys
 */
export function textAt<Fallback>(place: Place, locales: readonly string[], fallback: Fallback): Text | Fallback
export function textAt(place: Place, locales: readonly string[]): Text
export function textAt(place: Place, locales: readonly string[], ...rest: unknown[]): unknown {
  if (!isObject(place.value)) return stringAt(place, ...(rest as [string]))
  const words = new Map<string, string>()
  for (const [code, word] of entriesAt(place)) {
    if (!locales.includes(code)) {
      place.problems.push({
        path: word.path,
        found: `the locale "${code}"`,
        expected: `one of ${locales.join(', ')}`,
      })
    } else words.set(code, stringAt(word))
  }
  if (!words.has(locales[0]!)) {
    place.problems.push({
      path: place.path,
      found: 'no words in the default locale',
      expected: `the key "${locales[0]!}"`,
    })
  }
  return Object.fromEntries(words)
}

/** True for objects that are not lists. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function join(path: string, key: string): string {
  const step = /^[\w$]+$/.test(key) ? key : JSON.stringify(key)
  return path === '' ? step : `${path}.${step}`
}
