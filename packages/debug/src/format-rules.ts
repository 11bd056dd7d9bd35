import type { DebugRule } from './debug-rule.ts'
import { textOf } from './syntax.ts'

/**
 * Writes rules as the text that {@link parseRules} reads.
 *
 * @param rules - The rules in their order.
 * @returns Them with commas between, and the empty text for none.
 *
 * @example
 * ```ts
 * import { formatRules, rules } from '@signpost/debug'
 *
 * console.log(formatRules(rules.value))
 * ```
 *
 * @public
 */
export function formatRules(rules: readonly DebugRule[]): string {
  return rules.map((rule) => (rule.enabled ? '' : '-') + textOf(rule)).join()
}
