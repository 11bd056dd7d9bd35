/**
 * Destinations for log records: the console, a terminal with colours, lines of JSON, or memory for tests.
 *
 * @example
 * ```ts
 * import { createDebug, reporters } from '@signpost/debug'
 *
 * const log = createDebug('app:server', { reporter: reporters.json() })
 * log('listening on %d', 3000)
 * ```
 *
 * @packageDocumentation
 */

export { console, type ConsoleOptions } from './reporters/console.ts'
export { json, type TextSink } from './reporters/json.ts'
export { memory, MemoryReporter } from './reporters/memory.ts'
export { pretty, type PrettyOptions } from './reporters/pretty.ts'
