import { failure, isPlainObject } from '@signpost/utils-primitives'
import type { FlatConfig } from './flat-config.ts'

/** Check of one option: what it expects, in words, and whether a value fits. */
export interface OptionCheck {
  readonly expected: string
  readonly fits: (value: unknown) => boolean
}

export const boolean: OptionCheck = { expected: 'true or false', fits: (value) => typeof value === 'boolean' }
export const text: OptionCheck = { expected: 'a text', fits: (value) => typeof value === 'string' && value !== '' }
export const callback: OptionCheck = { expected: 'a function', fits: (value) => typeof value === 'function' }
export const record: OptionCheck = { expected: 'an object', fits: isPlainObject }
export const texts: OptionCheck = {
  expected: 'an array of texts',
  fits: (value) => Array.isArray(value) && value.every(text.fits),
}

/** Accepts one of a few values. */
export function oneOf(...values: readonly (string | boolean)[]): OptionCheck {
  return {
    expected: values.map((value) => JSON.stringify(value)).join(' or '),
    fits: (value) => values.includes(value as string),
  }
}

/** Accepts the values of either check. */
export function either(one: OptionCheck, other: OptionCheck): OptionCheck {
  return {
    expected: `${one.expected} or ${other.expected}`,
    fits: (value) => one.fits(value) || other.fits(value),
  }
}

/**
 * Checks the names and values of options, so that none is ignored in silence.
 *
 * @param place - The owner of the options, such as `defineConfig` or `typescript`.
 * @param options - The given options. An option that is `undefined` is absent.
 * @param checks - The checks of all options by name.
 * @throws TypeError that names the option, the found and the expected value.
 */
export function checkOptions(place: string, options: unknown, checks: Readonly<Record<string, OptionCheck>>): void {
  if (!isPlainObject(options))
    throw failure('INVALID_OPTION', `Expected options of ${place} in an object, found ${shown(options)}: see ${place}`)
  const names = Object.keys(checks)
  for (const [name, value] of Object.entries(options)) {
    const check = Object.hasOwn(checks, name) ? checks[name]! : undefined
    if (!check) {
      throw failure(
        'INVALID_OPTION',
        `Expected ${names.join(', ')} as options of ${place}, found "${name}":${didYouMean(name, names)}`,
      )
    }
    if (value !== undefined && !check.fits(value)) {
      throw failure(
        'INVALID_OPTION',
        `Expected ${check.expected} as "${name}" of ${place}, found ${shown(value)}: correct it`,
      )
    }
  }
}

/** Returns blocks in an array, from anything that a loop can read. */
export function blocksOf(configs: Iterable<FlatConfig>): FlatConfig[] {
  const iterable = Object(configs) as Iterable<FlatConfig>
  const isIterable = typeof iterable[Symbol.iterator] === 'function'
  const blocks = isIterable ? [...iterable] : [configs]
  const wrong = blocks.find((block) => typeof block !== 'object' || block === null || Array.isArray(block))
  if (isIterable && wrong === undefined && !blocks.includes(undefined as never)) return blocks as FlatConfig[]
  throw failure('INVALID_CONFIGS', `Expected blocks in an array, found ${shown(wrong)}: pass those of defineConfig`)
}

/** Suggests the nearest of some names, if it is at most a quarter of its letters away; otherwise to look at these. */
export function didYouMean(name: string, names: readonly string[]): string {
  const [best] = names
    .map((other) => ({ other, distance: distanceOf(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, distance }) => distance <= Math.max(1, other.length / 4))
    .sort((a, b) => a.distance - b.distance)
  return best ? ` did you mean "${best.other}"?` : ' correct the name'
}

/** Levenshtein distance. */
function distanceOf(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, against] of [...other].entries()) {
      next.push(Math.min(next[column]! + 1, row[column + 1]! + 1, row[column]! + (letter === against ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1)!
}

function shown(value: unknown): string {
  if (typeof value === 'function') return 'a function'
  if (Array.isArray(value)) return `[${value.map((one) => (Array.isArray(one) ? 'an array' : shown(one))).join(', ')}]`
  if (typeof value === 'string') return JSON.stringify(value)
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
