import { failure } from '@signpost/utils-primitives'

/** Nested options. */
export type Options = Readonly<Record<string, unknown>>

/**
 * Merges nested plain objects. Later values win, `undefined` is skipped, and all other values are replaced.
 *
 * @param replaces - Whether a value replaces the object below it instead of being merged with it.
 * @param ancestors - The objects that contain the layers.
 * @throws TypeError with the code `CIRCULAR` for an object that contains itself.
 */
export function mergeOptions(
  layers: readonly (object | undefined)[],
  replaces: (value: Options) => boolean = () => false,
  ancestors: readonly unknown[] = [],
): Options {
  const merged: Record<string, unknown> = {}
  for (const layer of layers) {
    for (const [key, value] of Object.entries(layer ?? {}) as [string, unknown][]) {
      const below = merged[key]
      if (value === undefined) continue
      if (ancestors.includes(value)) {
        throw failure('CIRCULAR', `Expected options that end, found "${key}" within itself: remove the circle`)
      }
      merged[key] = isPlain(value)
        ? mergeOptions([isPlain(below) && !replaces(value) ? below : {}, value], replaces, [...ancestors, value])
        : value
    }
  }
  return merged
}

/** {@link mergeOptions} for palettes: a colour with a main shade replaces the whole colour below it. */
export function mergePalettes(layers: readonly (object | undefined)[]): Options {
  return mergeOptions(layers, (value) => 'main' in value || '500' in value)
}

function isPlain(value: unknown): value is Options {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
