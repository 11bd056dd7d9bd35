import { atom, type WritableAtom } from 'jotai/vanilla'
import { atomWithStorage, type RESET } from 'jotai/vanilla/utils'
import type { Codec } from './codec.ts'
import { boolean } from './codecs/boolean.ts'
import { number } from './codecs/number.ts'
import { string } from './codecs/string.ts'
import { openStorage } from './open-storage.ts'
import type { queryStorage } from './query-storage.ts'

/**
 * Makes an atom whose text is kept in a parameter of the URL query.
 *
 * Set it like any other; Jotai's `RESET` removes the parameter. A functional update starts from what the URL says, also
 * while no component uses the atom.
 *
 * @param key - The name of the parameter.
 * @param initial - The value where the parameter is absent. Such a value is left out of the URL.
 * @param settings - See {@link (atomWithQuery:namespace).Settings | atomWithQuery.Settings}.
 * @returns The atom. Nothing has been touched yet, unless `getOnInit` asks for it.
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
 * @see {@link (queryStorage:1) | queryStorage} for an `atomWithStorage` of your own
 * @public
 */
export function atomWithQuery(
  key: string,
  initial: string,
  settings?: atomWithQuery.Settings,
): atomWithQuery.Atom<string>
/**
 * Makes an atom whose number is kept in a parameter of the URL query.
 *
 * @param key - The name of the parameter.
 * @param initial - The value where the parameter is absent or no number.
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
 * Makes an atom of `true` or `false` that is kept in a parameter of the URL query.
 *
 * @param key - The name of the parameter.
 * @param initial - The value where the parameter is neither `true` nor `false`.
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
 * Makes an atom of any value that a codec can write, kept in a parameter of the URL query.
 *
 * `null` or `undefined` as the initial value stands for an absent parameter, and need not be a value of the codec.
 *
 * @typeParam T - The value.
 * @param key - The name of the parameter.
 * @param initial - The value where the parameter is absent or cannot be decoded.
 * @param options - The codec, or {@link (atomWithQuery:namespace).Options | atomWithQuery.Options} with it.
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
  const given: atomWithQuery.Options<T> | atomWithQuery.Settings = 'encode' in options ? { codec: options } : options
  const simple = typeof initial === 'string' ? string : typeof initial === 'number' ? number : boolean
  const codec = given.codec ?? (simple as Codec<unknown> as Codec<T>)
  const storage = openStorage({ ...given, codec }, new Map([[key, initial]]))
  const stored = atomWithStorage(key, initial, storage, { getOnInit: given.getOnInit ?? false })

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
 * The types of {@link (atomWithQuery:1) | atomWithQuery}.
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
   * An atom in the URL query: read as `T`, written as {@link (atomWithQuery:namespace).Update | Update}.
   *
   * @typeParam T - The value.
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
   * What an atom is set to: a value, Jotai's `RESET`, or a function of the present value that returns one of them.
   *
   * @typeParam T - The value.
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
   * How the atom is written and read. Each has a default.
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
    /** Not here: the codec follows from the initial value. With one they are {@link (atomWithQuery:namespace).Options | Options}. */
    codec?: undefined

    /**
     * Whether the query is read when the atom is made, so that the first render shows it. `false` when absent: the first
     * render has the initial value, as a server's has, and the query is read when the atom is mounted.
     */
    getOnInit?: boolean | undefined
  }

  /**
   * {@link (atomWithQuery:namespace).Settings | Settings} with a codec.
   *
   * @typeParam T - The value.
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
    /** Whether the query is read when the atom is made. See {@link (atomWithQuery:namespace).Settings.getOnInit | Settings}. */
    getOnInit?: boolean | undefined
  }
}
