/**
 * Named loggers, turned on by a `DEBUG` text: in the environment, in the storage of a page, or at run time.
 *
 * {@link (createDebug:1) | createDebug} creates a logger, {@link enable} and {@link disable} decide which loggers
 * write, and {@link reporters} where to. Importing the library has no side effects.
 *
 * @example
 * ```ts
 * import { createDebug, disable, enable } from '@signpost/debug'
 *
 * const debug = createDebug('app:db')
 *
 * enable('app:*,-app:noisy')
 * debug('connected in %d ms', 12)
 * debug.warn(() => `pool: ${JSON.stringify({ free: 0 })}`)
 *
 * disable()
 * debug(() => 'this is not even made')
 * ```
 *
 * @packageDocumentation
 */

export type { Channel } from './channel.ts'
export { compatibleRules } from './compatible-rules.ts'
export { createDebug } from './create-debug.ts'
export { parseDefinition, type DebugDefinition } from './debug-definition.ts'
export { DebugLevel } from './debug-level.ts'
export type { DebugRule } from './debug-rule.ts'
export { DebugSyntaxError } from './debug-syntax-error.ts'
export type { Debugger, DebugLog } from './debugger.ts'
export { formatRules } from './format-rules.ts'
export { isEnabled } from './is-enabled.ts'
export type { ParseDefinition, ValidDefinition, ValidName, WithChannel } from './parse-definition.ts'
export { parseRules, type ParseRulesOptions } from './parse-rules.ts'
export type { DebugRecord, Reporter } from './reporter.ts'
export * as reporters from './reporters.ts'
export { rulesField } from './rules-field.ts'
export { disable, enable, rules } from './rules.ts'
