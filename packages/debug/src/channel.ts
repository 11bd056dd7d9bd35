/**
 * How serious a message is: each logger has one function for each, and a rule may name one.
 *
 * @example
 * ```ts
 * import { createDebug, type Channel } from '@signpost/debug'
 *
 * const debug = createDebug('app')
 * const report = (channel: Channel, text: string): void => debug[channel](text)
 * report('warn', 'the cache is full')
 * ```
 *
 * @see {@link DebugLevel} for their order
 * @public
 */
export type Channel = 'error' | 'warn' | 'info' | 'debug' | 'trace'

/** Every channel, at the index that is its level. */
export const channels: readonly Channel[] = ['error', 'warn', 'info', 'debug', 'trace']
