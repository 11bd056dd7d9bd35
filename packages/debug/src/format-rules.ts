import { checkArgument } from '@signpost/utils-primitives'
import type { DebugRule } from './debug-rule.ts'
import { textOf } from './syntax.ts'

/**
 * Formats rules as a text for {@link parseRules}.
 *
 * @param rules - The rules in order.
 * @returns The rules separated by commas; the empty string for none.
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
  checkArgument(
    'INVALID_RULES',
    rules,
    'rules in a list',
    () =>
      Array.isArray(rules) && rules.every((rule) => typeof (Object(rule) as Partial<DebugRule>).namespace === 'string'),
    'pass those of parseRules',
  )
  return rules
    .map(
      (rule) =>
        (rule.enabled ? '' : '-') + textOf({ ...rule, namespace: rule.namespace + (rule.path === '' ? ':' : '') }),
    )
    .join()
}
