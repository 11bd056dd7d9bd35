/**
 * Jotai atoms kept in the URL query: a reload, a link and the back button bring their values back.
 *
 * {@link (atomWithQuery:1) | atomWithQuery} makes such an atom, {@link (queryStorage:1) | queryStorage} the storage for an
 * `atomWithStorage` of your own. A {@link Codec} of {@link codecs} writes a value as text, and a {@link LocationAdapter}
 * is the place where the query is: the page, a router, or memory.
 *
 * @example
 * ```tsx
 * import { useAtom } from 'jotai'
 * import { atomWithQuery } from '@signpost/jotai-storage-adapter-querystring'
 *
 * const pageAtom = atomWithQuery('page', 1)
 *
 * export function Pager() {
 *   const [page, setPage] = useAtom(pageAtom)
 *   return <button onClick={() => setPage((before) => before + 1)}>Page {page}</button>
 * }
 * ```
 * @packageDocumentation
 */

export { atomWithQuery } from './atom-with-query.ts'
export { BrowserLocationAdapter } from './browser-location-adapter.ts'
export type { Codec, InferCodec } from './codec.ts'
export { CodecError } from './codec-error.ts'
export * as codecs from './codecs.ts'
export { HistoryMode } from './history-mode.ts'
export { LocationAdapter } from './location-adapter.ts'
export { MemoryLocationAdapter } from './memory-location-adapter.ts'
export type { QueryStorage } from './query-storage-type.ts'
export { queryStorage } from './query-storage.ts'
