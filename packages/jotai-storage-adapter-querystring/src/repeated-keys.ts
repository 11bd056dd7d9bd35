/**
 * Parameters that may be repeated, as in `?tag=red&tag=blue`.
 *
 * @example
 * ```ts
 * import { BrowserLocationAdapter } from '@signpost/jotai-storage-adapter-querystring'
 * import { repeatedKeys } from '@signpost/jotai-storage-adapter-querystring/repeated-keys'
 *
 * export const adapter = repeatedKeys(new BrowserLocationAdapter(), ['tag', 'author'])
 * ```
 *
 * @packageDocumentation
 */

import { checkArgument } from '@signpost/utils-primitives'
import { list } from './codecs/list.ts'
import { string } from './codecs/string.ts'
import { checkParams, type LocationAdapter } from './location-adapter.ts'

const texts = list(string)

/**
 * Wraps an adapter so that parameters that may be repeated, as in `?tag=red&tag=blue`, are one text for
 * `codecs.list`. Without it they are read as one list too, but a write joins them to one parameter.
 *
 * @param adapter - The adapter. Pass the result to all atoms, which then share one history change.
 * @param keys - The names of the parameters.
 * @returns The adapter. An empty list has no parameter.
 *
 * @example
 * ```ts
 * import { atomWithQuery, BrowserLocationAdapter, codecs } from '@signpost/jotai-storage-adapter-querystring'
 * import { repeatedKeys } from '@signpost/jotai-storage-adapter-querystring/repeated-keys'
 *
 * const adapter = repeatedKeys(new BrowserLocationAdapter(), ['tag'])
 *
 * export const tagsAtom = atomWithQuery('tag', [], { codec: codecs.list(codecs.string), adapter })
 * ```
 * @searchAlias getall duplicate multiple array multi select
 * @public
 */
export function repeatedKeys(adapter: LocationAdapter, keys: readonly string[]): LocationAdapter {
  checkArgument(
    'INVALID_ADAPTER',
    adapter,
    'an adapter of the location',
    () =>
      ['read', 'commit', 'subscribe', 'path'].every(
        (name) => typeof (Object(adapter) as Record<string, unknown>)[name] === 'function',
      ),
    'pass new BrowserLocationAdapter()',
  )
  checkArgument(
    'INVALID_KEYS',
    keys,
    'names of parameters in an array',
    () => Array.isArray(keys) && keys.every((key) => typeof key === 'string'),
    "pass ['tag']",
  )
  return {
    path: () => adapter.path(),
    subscribe: (listener) => adapter.subscribe(listener),
    read() {
      const params = adapter.read()
      for (const key of keys) if (params.has(key)) params.set(key, texts.encode(params.getAll(key)))
      return params
    },
    commit(params, mode) {
      checkParams(params)
      const all = [...params].flatMap(([key, text]) =>
        (keys.includes(key) ? texts.decode(text) : [text]).map((one) => [key, one]),
      )
      adapter.commit(new URLSearchParams(all), mode)
    },
  }
}
