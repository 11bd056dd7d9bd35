/**
 * Whether the program runs on a page: there is a `window` with a `document`.
 *
 * @remarks
 * Evaluated once, when the module is loaded. `true` with jsdom, and `false` in a worker. On a server-rendered page, the
 * first render must not depend on it, to avoid a mismatch.
 *
 * @example
 * ```ts
 * import { isBrowser } from '@signpost/utils-primitives'
 *
 * const language = isBrowser ? document.documentElement.lang : 'en'
 * ```
 *
 * @searchAlias client dom candom environment frontend
 * @public
 */
export const isBrowser: boolean = typeof window !== 'undefined' && typeof document !== 'undefined'

/**
 * Whether the program runs on a server: neither on a page ({@link isBrowser}) nor in a web worker.
 *
 * @remarks
 * Evaluated once, when the module is loaded. `false` in runtimes that look like a web worker, such as some edge
 * runtimes.
 *
 * @example
 * ```ts
 * import { isServer } from '@signpost/utils-primitives'
 *
 * const origin = isServer ? 'http://localhost:3000' : location.origin
 * ```
 *
 * @searchAlias ssr node backend environment isnode
 * @public
 */
export const isServer: boolean = !isBrowser && !('WorkerGlobalScope' in globalThis)
