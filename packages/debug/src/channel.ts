/**
 * Severity of a message. Each logger has one function per channel, and a rule may select one.
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
 * @searchAlias loglevel category info warn verbose
 * @public
 */
export type Channel = 'error' | 'warn' | 'info' | 'debug' | 'trace'

/** Every channel, indexed by its level. */
export const channels: readonly Channel[] = ['error', 'warn', 'info', 'debug', 'trace']
