import type { DebugRule } from './debug-rule.ts'
import { parseRules } from './parse-rules.ts'

/**
 * Parses rules with the meaning that they have to the `debug` package, for programs that come from it.
 *
 * @remarks
 * `app` is only the logger of that name, and a rule that turns messages off wins wherever it is in the list.
 *
 * @param input - The rules, possibly none. Invalid ones are ignored.
 * @returns Rules for {@link enable}, frozen.
 *
 * @example
 * ```ts
 * import { compatibleRules, createDebug, enable } from '@signpost/debug'
 *
 * enable(compatibleRules('-app:*:noisy,app,app:*'))
 * console.log(createDebug('app:db:noisy').enabled) // false
 * ```
 *
 * @searchAlias migrate visionmedia legacy namespaces
 * @public
 */
export function compatibleRules(input: string): readonly DebugRule[] {
  const rules = parseRules(input).map((rule) => ({ ...rule, path: rule.path ?? '' }))
  // The last rule that matches decides.
  return Object.freeze(rules.sort((a, b) => Number(b.enabled) - Number(a.enabled)))
}
