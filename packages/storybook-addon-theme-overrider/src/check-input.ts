import { checkArgument, failure, shown } from '@signpost/utils-primitives'
import { color } from '@signpost/theme'
import { parseCssColor } from '@signpost/theme/css-color'
import { isMinimalInput } from './is-minimal-input.ts'
import { minimalKeys, themeKeys, type ValueKind } from './theme-keys.ts'

/**
 * Copies a theme input, with all colours in hexadecimal and without `undefined` values.
 *
 * @throws TypeError when a key is unknown or missing, or a value is invalid.
 */
export function checkInput<I extends object>(input: I): I {
  const kinds = kindsFor(input)
  const checked: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(input)) {
    if (value !== undefined) checked[key] = checkValue(key, value, kinds[key]!)
  }
  return checked as I
}

function kindsFor(input: object): Readonly<Record<string, ValueKind>> {
  checkArgument('INVALID_THEME', input, 'a theme in an object', () => Object(input) === input, 'pass its colours')
  const keys = Object.keys(input)
  if (isMinimalInput(input)) {
    const missing = Object.entries(minimalKeys).flatMap(([key, { isRequired }]) =>
      isRequired && (input as unknown as Record<string, unknown>)[key] === undefined ? key : [],
    )
    if (missing.length > 0) {
      throw failure('INCOMPLETE_THEME', `Expected a whole minimal theme, found ${list(keys)}: add ${list(missing)}`)
    }
    return Object.fromEntries(Object.entries(minimalKeys).map(([key, { kind }]) => [key, kind]))
  }
  const unknown = keys.filter((key) => !Object.hasOwn(themeKeys, key))
  const mixed = unknown.filter((key) => Object.hasOwn(minimalKeys, key))
  if (mixed.length === unknown.length && mixed.length > 0) {
    throw failure(
      'MIXED_THEME',
      `Expected keys of a minimal theme or of Storybook, found ${list(mixed)} beside ${list(keys.filter((key) => !mixed.includes(key)).slice(0, 3))}: use one kind`,
    )
  }
  if (unknown.length > 0) {
    throw failure(
      'UNKNOWN_KEY',
      `Expected keys of a theme of Storybook, found ${list(unknown.filter((key) => !mixed.includes(key)))}: use some of ${list(Object.keys(themeKeys))}`,
    )
  }
  return themeKeys
}

function checkValue(key: string, value: unknown, kind: ValueKind): unknown {
  const expected = (what: string, cause?: unknown): Error =>
    failure('INVALID_VALUE', `Expected "${key}" to be ${what}, found ${shown(value)}: change it`, TypeError, { cause })
  switch (kind) {
    case 'base':
      if (value !== 'light' && value !== 'dark') throw expected('"light" or "dark"')
      return value
    case 'length':
      if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) throw expected('a number of pixels')
      return value
    case 'text':
      if (typeof value !== 'string') throw expected('text')
      return value
    case 'color':
      try {
        return color.toHex(parseCssColor(value as string))
      } catch (cause) {
        throw expected('a colour such as #0cf, teal or oklch(79% 0.15 222)', cause)
      }
  }
}

const list = (keys: readonly string[]): string => keys.map((key) => `"${key}"`).join(', ')
