import { definitionOf, type DebugDefinition, type FullDefinition } from './debug-definition.ts'
import type { DebugRule } from './debug-rule.ts'
import { fits } from './glob.ts'

/**
 * Whether rules turn a logger on. The last rule that fits decides, and without one it is off.
 *
 * @remarks
 * A rule fits when all of its parts do: `app:db#warn` is about the warnings of `app:db` and about nothing else in `app`.
 *
 * @param definition - The logger, as a text or in its parts. The channel is `'debug'` when it names none.
 * @param rules - The rules in their order.
 * @returns Whether a message would be written.
 * @throws {@link DebugSyntaxError} when the definition is not one.
 *
 * @example
 * ```ts
 * import { isEnabled, parseRules } from '@signpost/debug'
 *
 * const rules = parseRules('app:*,-app:noisy')
 * console.log(isEnabled('app:db', rules), isEnabled('app:noisy#error', rules)) // true false
 * ```
 *
 * @public
 */
export function isEnabled(definition: string | DebugDefinition, rules: readonly DebugRule[]): boolean {
  return isOn(definitionOf(definition), rules)
}

/** Decides for a definition that was checked before. */
export function isOn({ namespace, path, channel }: FullDefinition, rules: readonly DebugRule[]): boolean {
  const last = rules.findLast(
    (rule) =>
      fits(namespace, rule.namespace) &&
      (!rule.path || (path !== undefined && fits(path, rule.path))) &&
      (!rule.channel || rule.channel === channel),
  )
  return last !== undefined && last.enabled
}
