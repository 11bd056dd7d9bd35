import type { DebugRule } from './debug-rule.ts'
import { DebugSyntaxError } from './debug-syntax-error.ts'
import { partsOf } from './syntax.ts'

/**
 * What {@link parseRules} can be given.
 *
 * @example
 * ```ts
 * import { parseRules, type ParseRulesOptions } from '@signpost/debug'
 *
 * const options: ParseRulesOptions = { strict: true }
 * parseRules('app:*', options)
 * ```
 *
 * @public
 */
export interface ParseRulesOptions {
  /** Whether a rule that cannot be read is an error. Otherwise, and by default, it is left out. */
  readonly strict?: boolean | undefined
}

/**
 * Reads rules: `app:*,-app:noisy,*#error`.
 *
 * @remarks
 * A rule is `namespace:path#channel`, of which path and channel may be left out, with a `-` in front to turn off. Commas
 * or white space separate rules.
 *
 * @param input - The rules, possibly none.
 * @param options - Whether it is strict.
 * @returns The rules in their order, frozen.
 * @throws {@link DebugSyntaxError} when it is strict and a rule cannot be read.
 *
 * @example
 * ```ts
 * import { parseRules } from '@signpost/debug'
 *
 * const [all, noisy] = parseRules('app:*, -app:noisy#debug')
 * console.log(all?.path, noisy?.enabled, noisy?.channel) // * false debug
 * ```
 *
 * @public
 */
export function parseRules(input: string, options: ParseRulesOptions = {}): readonly DebugRule[] {
  const rules: DebugRule[] = []
  for (const { 0: text, index } of input.matchAll(/[^\s,]+/g)) {
    const parts = partsOf(text)
    if (parts) {
      const { negated, ...pattern } = parts
      rules.push({ enabled: !negated, ...pattern })
    } else if (options.strict)
      throw new DebugSyntaxError('a rule such as "app:*" or "-app:db#warn"', input, text, index)
  }
  return Object.freeze(rules)
}
