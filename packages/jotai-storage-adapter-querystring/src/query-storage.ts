import type { Codec } from './codec.ts'
import type { CodecError } from './codec-error.ts'
import type { HistoryMode } from './history-mode.ts'
import type { LocationAdapter } from './location-adapter.ts'
import { openStorage } from './open-storage.ts'
import type { QueryStorage } from './query-storage-type.ts'

/**
 * Creates a storage for Jotai's `atomWithStorage` that keeps values in the URL query.
 *
 * It never throws because of the URL: a text that cannot be decoded is reported, and the atom has its initial value. A
 * write that the browser or the router refuses is reported and tried again.
 *
 * @typeParam T - The value of the atoms.
 * @param options - The codec and write options. See {@link (queryStorage:namespace).Options | queryStorage.Options}.
 * @returns The storage. Creating it has no side effects, so it can be created in a module and on a server.
 *
 * @example
 * ```ts
 * import { atomWithStorage } from 'jotai/utils'
 * import { codecs, HistoryMode, queryStorage } from '@signpost/jotai-storage-adapter-querystring'
 *
 * const storage = queryStorage({ codec: codecs.list(codecs.string), history: HistoryMode.Push })
 *
 * export const tagsAtom = atomWithStorage<string[]>('tags', [], storage)
 * ```
 * @see {@link (atomWithQuery:1) | atomWithQuery}, which also creates the atom
 * @searchAlias search params persist sync address bar
 * @public
 */
export function queryStorage<T>(options: queryStorage.Options<T>): QueryStorage<T>
/**
 * Creates a storage for Jotai's `atomWithStorage` from only a codec. It replaces the history entry, omits default
 * values and uses the query of the page.
 *
 * @typeParam T - The value of the atoms.
 * @param codec - Converts values to text and back.
 * @returns The storage.
 *
 * @example
 * ```ts
 * import { atomWithStorage } from 'jotai/utils'
 * import { codecs, queryStorage } from '@signpost/jotai-storage-adapter-querystring'
 *
 * export const searchAtom = atomWithStorage('q', '', queryStorage(codecs.string))
 * ```
 * @public
 */
export function queryStorage<T>(codec: Codec<T>): QueryStorage<T>
export function queryStorage<T>(options: queryStorage.Options<T> | Codec<T>): QueryStorage<T> {
  return openStorage(
    'queryStorage',
    'encode' in Object(options) ? { codec: options as Codec<T> } : (options as queryStorage.Options<T>),
  )
}

/**
 * Options of {@link (queryStorage:1) | queryStorage}.
 *
 * @example
 * ```ts
 * import { atomWithQuery, type queryStorage } from '@signpost/jotai-storage-adapter-querystring'
 *
 * const typing: queryStorage.Settings = { throttleMs: 200 }
 *
 * export const searchAtom = atomWithQuery('q', '', typing)
 * ```
 * @public
 */
export namespace queryStorage {
  /**
   * Write options that do not depend on the type of the value. All are optional.
   *
   * @example
   * ```ts
   * import { atomWithQuery, type queryStorage } from '@signpost/jotai-storage-adapter-querystring'
   *
   * const steps: queryStorage.Settings = { history: 'push', clearOnDefault: false }
   *
   * export const stepAtom = atomWithQuery('step', 1, steps)
   * ```
   * @public
   */
  export interface Settings {
    /**
     * Effect of a write on the history. Defaults to `replace`. If one of several writes committed together is a push,
     * one entry is pushed for all.
     */
    history?: HistoryMode | `${HistoryMode}` | undefined

    /**
     * Whether the URL omits the default value. Defaults to `true`. The default is the initial value that Jotai last
     * passed for the key; values with the same text are equal to it.
     */
    clearOnDefault?: boolean | undefined

    /**
     * The minimum time between two history changes, in milliseconds. Defaults to 0. The first write is immediate; later
     * ones wait and are committed together. Atoms still update at once. Safari allows 100 changes in 30 seconds.
     */
    throttleMs?: number | undefined

    /** Location of the query. Defaults to a shared {@link BrowserLocationAdapter}. */
    adapter?: LocationAdapter | undefined

    /**
     * Receives every failure: a text that cannot be decoded, once per new text, a value that cannot be encoded, and a
     * write that the location refused, such as the 101st in 30 seconds in Safari. A refused write is tried again up to
     * five times within 31 seconds, and with the next write. Defaults to `console.warn`.
     *
     * @param error - The failure.
     * @param key - The name of the parameter.
     */
    onError?: ((error: CodecError, key: string) => void) | undefined
  }

  /**
   * {@link (queryStorage:namespace).Settings | Settings} with a codec.
   *
   * @typeParam T - The value of the atoms.
   *
   * @example
   * ```ts
   * import { codecs, queryStorage } from '@signpost/jotai-storage-adapter-querystring'
   *
   * const options: queryStorage.Options<Date> = {
   *   codec: codecs.isoDate,
   *   onError: (error, key) => console.info(`${key} in the URL: ${error.message}`),
   * }
   *
   * export const dates = queryStorage(options)
   * ```
   * @public
   */
  export interface Options<T> extends Settings {
    /** Converts values to text and back. */
    codec: Codec<T>
  }
}
