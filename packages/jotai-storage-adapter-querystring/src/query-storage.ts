import type { Codec } from './codec.ts'
import type { CodecError } from './codec-error.ts'
import type { HistoryMode } from './history-mode.ts'
import type { LocationAdapter } from './location-adapter.ts'
import { openStorage } from './open-storage.ts'
import type { QueryStorage } from './query-storage-type.ts'

/**
 * Makes a storage for Jotai's `atomWithStorage` that keeps values in the URL query.
 *
 * Nothing it does throws for the URL's sake: a text that cannot be decoded is reported, and the atom has its initial value.
 *
 * @typeParam T - The value of the atoms.
 * @param options - The codec and how to write. See {@link (queryStorage:namespace).Options | queryStorage.Options}.
 * @returns The storage. It has touched nothing yet, so it can be made in a module and on a server.
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
 * @see {@link (atomWithQuery:1) | atomWithQuery}, which makes the atom too
 * @public
 */
export function queryStorage<T>(options: queryStorage.Options<T>): QueryStorage<T>
/**
 * Makes a storage for Jotai's `atomWithStorage` from a codec alone, which replaces the entry of the history, leaves out
 * defaults and uses the query of the page.
 *
 * @typeParam T - The value of the atoms.
 * @param codec - How values become text.
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
  return openStorage('codec' in options ? options : { codec: options })
}

/**
 * The options of {@link (queryStorage:1) | queryStorage}.
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
   * How values are written, whatever they are. Each has a default.
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
    /** What a write does to the history. Replaces when absent. If one of several writes that are committed together pushes, they push one entry. */
    history?: HistoryMode | `${HistoryMode}` | undefined

    /**
     * Whether the default value is left out of the URL. `true` when absent. The default is the initial value that Jotai
     * last passed for the key, and a value with the same text is the same.
     */
    clearOnDefault?: boolean | undefined

    /**
     * The least time between two changes of the history, in milliseconds; 0 when absent. The first write is not delayed;
     * those that follow wait, and are committed together. Atoms have their new values at once all the same. Safari allows
     * 100 changes in 30 seconds.
     */
    throttleMs?: number | undefined

    /** Where the query is. When absent, one {@link BrowserLocationAdapter}, shared by all who give none. */
    adapter?: LocationAdapter | undefined

    /**
     * Receives every failure: a text that cannot be decoded, once for each new text, and a value that cannot be encoded.
     * When absent, failures go to `console.warn`.
     *
     * @param error - What was wrong.
     * @param key - The name of the parameter.
     */
    onError?: ((error: CodecError, key: string) => void) | undefined
  }

  /**
   * {@link (queryStorage:namespace).Settings | Settings} with the codec.
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
    /** How values become text. */
    codec: Codec<T>
  }
}
