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
  const keys = Object.keys(input)
  if (isMinimalInput(input)) {
    const missing = Object.entries(minimalKeys).flatMap(([key, { isRequired }]) =>
      isRequired && (input as unknown as Record<string, unknown>)[key] === undefined ? key : [],
    )
    if (missing.length > 0) throw new TypeError(`A minimal theme with ${list(keys)} needs ${list(missing)} too`)
    return Object.fromEntries(Object.entries(minimalKeys).map(([key, { kind }]) => [key, kind]))
  }
  const unknown = keys.filter((key) => !Object.hasOwn(themeKeys, key))
  const mixed = unknown.filter((key) => Object.hasOwn(minimalKeys, key))
  if (mixed.length === unknown.length && mixed.length > 0) {
    throw new TypeError(
      `${list(mixed)} cannot stand beside keys of Storybook such as ${list(keys.filter((key) => !mixed.includes(key)).slice(0, 3))}`,
    )
  }
  if (unknown.length > 0) {
    throw new TypeError(
      `A theme of Storybook has no ${list(unknown.filter((key) => !mixed.includes(key)))}; it has ${list(Object.keys(themeKeys))}`,
    )
  }
  return themeKeys
}

function checkValue(key: string, value: unknown, kind: ValueKind): unknown {
  const expected = (what: string): TypeError =>
    new TypeError(`"${key}" should be ${what}, not ${JSON.stringify(value)}`)
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
        throw Object.assign(expected('a colour such as #0cf, teal or oklch(79% 0.15 222)'), { cause })
      }
  }
}

const list = (keys: readonly string[]): string => keys.map((key) => `"${key}"`).join(', ')
