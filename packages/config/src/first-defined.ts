import { computed, type Readable } from '@signpost/observable'

/**
 * The value type of {@link firstDefined}: the types of the sources in order, up to the first that cannot be
 * `undefined`.
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
 * Combines several sources of one setting, fixed values or readables: the first value that is not `undefined` wins.
 *
 * @remarks
 * Only `undefined` is skipped: `null`, `0`, `''` and `false` are values. A string or an array is a single value.
 * Sources after the winning one are not subscribed to.
 *
 * @typeParam Sources - The types of the sources.
 * @param sources - The sources, highest precedence first.
 * @returns The winning value as a readable; `undefined` while every source is. It subscribes to the sources only while
 *   it has subscribers.
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
 * @searchAlias coalesce nullish fallback default
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
