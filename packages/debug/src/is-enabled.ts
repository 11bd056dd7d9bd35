import { definitionOf, type DebugDefinition, type FullDefinition } from './debug-definition.ts'
import type { DebugRule } from './debug-rule.ts'
import { fits } from './glob.ts'
import { nameOf } from './syntax.ts'
import { checkRules } from './check-rules.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Whether rules turn a logger on. The last matching rule decides; without a match the logger is off.
 *
 * @remarks
 * A rule matches when all of its parts do: `app:db#warn` selects the warnings of `app:db` and nothing else in `app`.
 *
 * @param definition - The logger, as a text or in its parts. The default channel is `'debug'`.
 * @param rules - The rules in order.
 * @returns Whether a message would be written.
 * @throws {@link DebugSyntaxError} when the definition is invalid.
 *
 * @example
 * ```ts
 * import { isEnabled, parseRules } from '@signpost/debug'
 *
 * const rules = parseRules('app:*,-app:noisy')
 * console.log(isEnabled('app:db', rules), isEnabled('app:noisy#error', rules)) // true false
 * ```
 *
 * @searchAlias active match test filter
 * @public
 */
export function isEnabled(definition: string | DebugDefinition, rules: readonly DebugRule[]): boolean {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkRules(rules)
  return isOn(definitionOf(definition), rules)
}

/** Same for a definition that is already checked. */
export function isOn({ namespace, path, channel }: FullDefinition, rules: readonly DebugRule[]): boolean {
  const last = rules.findLast(
    (rule) =>
      (fits(nameOf({ namespace, path }), nameOf(rule)) ||
        (rule.path === undefined && fits(namespace, rule.namespace))) &&
      (!rule.channel || rule.channel === channel),
  )
  return last?.enabled === true
}
