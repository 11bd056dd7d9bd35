import { checkOptions, failure, checkArgument } from '@signpost/utils-primitives'
import { atom, type WritableAtom } from 'jotai/vanilla'
import { atomWithStorage, type RESET } from 'jotai/vanilla/utils'
import type { Codec } from './codec.ts'
import { boolean } from './codecs/boolean.ts'
import { number } from './codecs/number.ts'
import { string } from './codecs/string.ts'
import { openStorage } from './open-storage.ts'
import type { queryStorage } from './query-storage.ts'

/**
 * Creates an atom for a string in a parameter of the URL query.
 *
 * Set it like any other atom; Jotai's `RESET` removes the parameter. A functional update starts from the value in the
 * URL, even while no component uses the atom.
 *
 * @param key - The name of the parameter.
 * @param initial - The value when the parameter is absent. The URL omits it.
 * @param settings - See {@link (atomWithQuery:namespace).Settings | atomWithQuery.Settings}.
 * @returns The atom. Creating it has no side effects, unless `getOnInit` is set.
 *
 * @example
 * ```tsx
 * import { useAtom } from 'jotai'
 * import { atomWithQuery } from '@signpost/jotai-storage-adapter-querystring'
 *
 * const searchAtom = atomWithQuery('q', '', { throttleMs: 200 })
 *
 * export function Search() {
 *   const [search, setSearch] = useAtom(searchAtom)
 *   return <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
 * }
 * ```
 * @see {@link (queryStorage:1) | queryStorage} for use with `atomWithStorage`
 * @searchAlias search params nuqs usequerystate sync atomwithlocation address bar
 * @public
 */
export function atomWithQuery(
  key: string,
  initial: string,
  settings?: atomWithQuery.Settings,
): atomWithQuery.Atom<string>
/**
 * Creates an atom for a number in a parameter of the URL query.
 *
 * @param key - The name of the parameter.
 * @param initial - The value when the parameter is absent or not a number.
 * @param settings - See {@link (atomWithQuery:namespace).Settings | atomWithQuery.Settings}.
 * @returns The atom.
 *
 * @example
 * ```ts
 * import { atomWithQuery } from '@signpost/jotai-storage-adapter-querystring'
 *
 * export const pageAtom = atomWithQuery('page', 1, { history: 'push' })
 * ```
 * @public
 */
export function atomWithQuery(
  key: string,
  initial: number,
  settings?: atomWithQuery.Settings,
): atomWithQuery.Atom<number>
/**
 * Creates an atom for a boolean in a parameter of the URL query.
 *
 * @param key - The name of the parameter.
 * @param initial - The value when the parameter is neither `true` nor `false`.
 * @param settings - See {@link (atomWithQuery:namespace).Settings | atomWithQuery.Settings}.
 * @returns The atom.
 *
 * @example
 * ```ts
 * import { atomWithQuery } from '@signpost/jotai-storage-adapter-querystring'
 *
 * export const archivedAtom = atomWithQuery('archived', false)
 * ```
 * @public
 */
export function atomWithQuery(
  key: string,
  initial: boolean,
  settings?: atomWithQuery.Settings,
): atomWithQuery.Atom<boolean>
/**
 * Creates an atom for any value with a codec, in a parameter of the URL query.
 *
 * The initial value may be `null` or `undefined` to represent an absent parameter, even if the codec does not support
 * it.
 *
 * @typeParam T - The type of the value.
 * @param key - The name of the parameter.
 * @param initial - The value when the parameter is absent or cannot be decoded.
 * @param options - The codec, or {@link (atomWithQuery:namespace).Options | atomWithQuery.Options} with a codec.
 * @returns The atom.
 *
 * @example
 * ```ts
 * import { atomWithQuery, codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * export const sortAtom = atomWithQuery('sort', 'name', codecs.enumOf(['name', 'price']))
 * export const sinceAtom = atomWithQuery<Date | null>('since', null, { codec: codecs.isoDate, history: 'push' })
 * ```
 * @public
 */
export function atomWithQuery<T>(
  key: string,
  initial: T,
  options: atomWithQuery.Options<T> | Codec<T>,
): atomWithQuery.Atom<T>
export function atomWithQuery<T>(
  key: string,
  initial: T,
  options: atomWithQuery.Options<T> | atomWithQuery.Settings | Codec<T> = {},
): atomWithQuery.Atom<T> {
  checkArgument(
    'INVALID_OPTION',
    options,
    'options of atomWithQuery',
    () => typeof options === 'object' && options !== null,
    'pass an object',
  )
  checkArgument(
    'INVALID_KEY',
    key,
    'the name of a parameter',
    () => typeof key === 'string' && key !== '',
    "pass 'page'",
  )
  const given: atomWithQuery.Options<T> | atomWithQuery.Settings = 'encode' in options ? { codec: options } : options
  const simple = { string, number, boolean }[typeof initial as 'string'] as Codec<unknown> | undefined
  const codec = given.codec === undefined ? (simple as Codec<T> | undefined) : given.codec
  if (codec === undefined) {
    throw failure('INVALID_OPTION', `Expected a codec for the initial value of "${key}", found none: see codecs`)
  }
  const { getOnInit = false, ...settings } = given
  checkOptions('atomWithQuery', { getOnInit }, { getOnInit: 'boolean' })
  const storage = openStorage('atomWithQuery', { ...settings, codec }, new Map([[key, initial]]))
  const stored = atomWithStorage(key, initial, storage, { getOnInit })

  return atom(
    (get) => get(stored),
    (_get, set, update) =>
      set(
        stored,
        typeof update === 'function' ? (update as (previous: T) => T)(storage.getItem(key, initial)) : update,
      ),
  )
}

/**
 * Types of {@link (atomWithQuery:1) | atomWithQuery}.
 *
 * @example
 * ```ts
 * import { atomWithQuery } from '@signpost/jotai-storage-adapter-querystring'
 *
 * const pageAtom: atomWithQuery.Atom<number> = atomWithQuery('page', 1)
 * ```
 * @public
 */
export namespace atomWithQuery {
  /**
   * An atom in the URL query. Its value is `T`; it is set with an {@link (atomWithQuery:namespace).Update | Update}.
   *
   * @typeParam T - The type of the value.
   *
   * @example
   * ```ts
   * import { useAtom } from 'jotai'
   * import type { atomWithQuery } from '@signpost/jotai-storage-adapter-querystring'
   *
   * export function useToggle(flag: atomWithQuery.Atom<boolean>): readonly [on: boolean, toggle: () => void] {
   *   const [on, set] = useAtom(flag)
   *   return [on, () => set((before) => !before)]
   * }
   * ```
   * @public
   */
  export type Atom<T> = WritableAtom<T, [update: Update<T>], void>

  /**
   * Argument for setting an atom: a value, Jotai's `RESET`, or a function of the current value that returns one of
   * them.
   *
   * @typeParam T - The type of the value.
   *
   * @example
   * ```ts
   * import { RESET } from 'jotai/utils'
   * import type { atomWithQuery } from '@signpost/jotai-storage-adapter-querystring'
   *
   * const back: atomWithQuery.Update<number> = (page) => (page > 2 ? page - 1 : RESET)
   * ```
   * @public
   */
  export type Update<T> = T | typeof RESET | ((previous: T) => T | typeof RESET)

  /**
   * Options for reading and writing an atom whose codec follows from its initial value. All are optional.
   *
   * @example
   * ```ts
   * import { atomWithQuery } from '@signpost/jotai-storage-adapter-querystring'
   *
   * const settings: atomWithQuery.Settings = { history: 'push', getOnInit: true }
   *
   * export const tabAtom = atomWithQuery('tab', 'overview', settings)
   * ```
   * @public
   */
  export interface Settings extends queryStorage.Settings {
    /**
     * Not allowed here, because the codec follows from the initial value. To pass one, use
     * {@link (atomWithQuery:namespace).Options | Options}.
     */
    codec?: undefined

    /**
     * Whether to read the query when the atom is created, so that the first render shows it. Defaults to `false`: the
     * first render has the initial value, as on a server, and the query is read when the atom is mounted.
     */
    getOnInit?: boolean | undefined
  }

  /**
   * {@link (atomWithQuery:namespace).Settings | Settings} with a codec.
   *
   * @typeParam T - The type of the value.
   *
   * @example
   * ```ts
   * import { atomWithQuery, codecs } from '@signpost/jotai-storage-adapter-querystring'
   *
   * const options: atomWithQuery.Options<string[]> = { codec: codecs.list(codecs.string), history: 'push' }
   *
   * export const tagsAtom = atomWithQuery('tags', [], options)
   * ```
   * @public
   */
  export interface Options<T> extends queryStorage.Options<T> {
    /**
     * Whether to read the query when the atom is created. See
     * {@link (atomWithQuery:namespace).Settings.getOnInit | Settings}.
     */
    getOnInit?: boolean | undefined
  }
}
