import { failure } from '@signpost/utils-primitives'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/** Nested options. */
export type Options = Readonly<Record<string, unknown>>

/**
 * Merges nested plain objects. Later values win, `undefined` is skipped, and all other values are replaced.
 *
 * @param replaces - Whether a value replaces the object below it instead of being merged with it.
 */
export function mergeOptions(
  layers: readonly (object | undefined)[],
  replaces: (value: Options) => boolean = () => false,
): Options {
  const merged: Record<string, unknown> = {}
  for (const layer of layers) {
    for (const [key, value] of Object.entries(layer ?? {}) as [string, unknown][]) {
      const below = merged[key]
      if (value === undefined) continue
      merged[key] = isPlain(value)
        ? mergeOptions([isPlain(below) && !replaces(value) ? below : {}, value], replaces)
        : value
    }
  }
  return merged
}

/** {@link mergeOptions} for palettes: a colour with a main shade replaces the whole colour below it. */
export function mergePalettes(layers: readonly (object | undefined)[]): Options {
  return mergeOptions(layers, (value) => 'main' in value || '500' in value)
}

/**
 * Checks in development that no object is within itself, which merging would follow without end.
 *
 * @throws TypeError with the code `CIRCULAR`.
 */
export function checkEnds(options: object): void {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') follow(options, [])
}

function follow(value: unknown, ancestors: readonly unknown[]): void {
  if (!isPlain(value)) return
  if (ancestors.includes(value))
    throw failure('CIRCULAR', 'Expected options that end, found an object within itself: remove the circle')
  for (const one of Object.values(value)) follow(one, [...ancestors, value])
}

function isPlain(value: unknown): value is Options {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
