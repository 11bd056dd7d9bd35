import type { DebugRule } from './debug-rule.ts'
import { textOf } from './syntax.ts'
import { checkRules } from './check-rules.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

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
 * @searchAlias stringify serialize join tostring
 * @public
 */
export function formatRules(rules: readonly DebugRule[]): string {
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkRules(rules)
  return rules
    .map(
      (rule) =>
        (rule.enabled ? '' : '-') + textOf({ ...rule, namespace: rule.namespace + (rule.path === '' ? ':' : '') }),
    )
    .join()
}
