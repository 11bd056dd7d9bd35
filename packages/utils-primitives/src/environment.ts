/**
 * Whether there is a page: a `window` with a `document`.
 *
 * @remarks
 * Found out once, when the module is loaded. It is `true` with jsdom, and `false` in a worker. On a page that a server
 * has rendered, do not let the first render depend on it: the two would differ.
 *
 * @example
 * ```ts
 * import { isBrowser } from '@signpost/utils-primitives'
 *
 * const language = isBrowser ? document.documentElement.lang : 'en'
 * ```
 *
 * @public
 */
export const isBrowser: boolean = typeof window !== 'undefined' && typeof document !== 'undefined'

/**
 * Whether the program runs on a server: neither on a page ({@link isBrowser}) nor in a worker of the web.
 *
 * @remarks
 * Found out once, when the module is loaded. Runtimes that present themselves as a web worker, as some at the edge of a
 * network do, count as one.
 *
 * @example
 * ```ts
 * import { isServer } from '@signpost/utils-primitives'
 *
 * const origin = isServer ? 'http://localhost:3000' : location.origin
 * ```
 *
 * @public
 */
export const isServer: boolean = !isBrowser && !('WorkerGlobalScope' in globalThis)
