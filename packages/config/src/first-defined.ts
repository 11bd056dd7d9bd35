import { computed, type Readable } from '@signpost/observable'

/**
 * The type of the value of {@link firstDefined} for the given sources: what the first of them can be, and as long as that
 * may be `undefined`, what the next can be.
 *
 * @typeParam Sources - The types of the sources, in order.
 *
 * @example
 * ```ts
 * import type { FirstDefined } from '@signpost/config'
 * import type { Readable } from '@signpost/observable'
 *
 * const port: FirstDefined<[string | undefined, Readable<number>, boolean]> = 3000
 * ```
 *
 * @public
 */
export type FirstDefined<Sources extends readonly unknown[]> = Sources extends readonly [infer First, ...infer Rest]
  ? First extends Readable<infer T>
    ? undefined extends T
      ? Exclude<T, undefined> | FirstDefined<Rest>
      : T
    : undefined extends First
      ? Exclude<First, undefined> | FirstDefined<Rest>
      : First
  : Sources extends readonly []
    ? undefined
    : Sources[number] extends infer Source
      ? (Source extends Readable<infer T> ? T : Source) | undefined
      : never

/**
 * Follows several sources of one setting, fixed values or readables: the first that is not `undefined` wins.
 *
 * @remarks
 * Only `undefined` is passed over: `null`, `0`, `''` and `false` are values. A text or an array is one value. Sources after
 * the one that wins are not listened to.
 *
 * @typeParam Sources - The types of the sources.
 * @param sources - In order, the most important first.
 * @returns The value now and later, `undefined` while every source is. It subscribes to nothing until somebody subscribes
 *   to it.
 *
 * @example
 * ```ts
 * import { firstDefined } from '@signpost/config'
 * import { ValueSubject } from '@signpost/observable'
 *
 * const chosen = new ValueSubject<string | undefined>(undefined)
 * const theme = firstDefined(chosen, 'light')
 * console.log(theme.value) // light
 * chosen.set('dark')
 * console.log(theme.value) // dark
 * ```
 *
 * @public
 */
export function firstDefined<Sources extends readonly unknown[]>(...sources: Sources): Readable<FirstDefined<Sources>> {
  return computed((get) => {
    for (const source of sources) {
      const value = isReadable(source) ? get(source) : source
      if (value !== undefined) return value as FirstDefined<Sources>
    }
    return undefined as FirstDefined<Sources>
  })
}

function isReadable(source: unknown): source is Readable<unknown> {
  return (
    typeof source === 'object' &&
    source !== null &&
    'value' in source &&
    typeof (source as Partial<Readable<unknown>>).subscribe === 'function'
  )
}
