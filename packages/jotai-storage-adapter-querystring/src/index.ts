/**
 * Jotai atoms kept in the URL query: their values survive a reload, and work with links and the back button.
 *
 * {@link (atomWithQuery:1) | atomWithQuery} creates such an atom, {@link (queryStorage:1) | queryStorage} a storage for
 * `atomWithStorage`. A {@link Codec} of {@link codecs} converts values to text, and a {@link LocationAdapter} connects
 * the query to the page, a router or memory.
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
