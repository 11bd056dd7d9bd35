import { checkOptions, checkArgument } from '@signpost/utils-primitives'
import type { DebugRule } from './debug-rule.ts'
import { DebugSyntaxError } from './debug-syntax-error.ts'
import { partsOf } from './syntax.ts'

/**
 * Options of {@link parseRules}.
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
  /** Whether an invalid rule is an error. By default it is ignored. */
  readonly strict?: boolean | undefined
}

/**
 * Parses rules: `app:*,-app:noisy,*#error`.
 *
 * @remarks
 * A rule is `namespace:path#channel`, with optional path and channel; `app:` is `app` without its paths. A leading `-` turns messages off. Commas or white
 * space separate rules.
 *
 * @param input - The rules, possibly none.
 * @param options - Whether to be strict.
 * @returns The rules in order, frozen.
 * @throws {@link DebugSyntaxError} for an invalid rule in strict mode.
 *
 * @example
 * ```ts
 * import { parseRules } from '@signpost/debug'
 *
 * const [all, noisy] = parseRules('app:*, -app:noisy#debug')
 * console.log(all?.path, noisy?.enabled, noisy?.channel) // * false debug
 * ```
 *
 * @searchAlias wildcard glob filter namespaces pattern
 * @public
 */
export function parseRules(input: string, options: ParseRulesOptions = {}): readonly DebugRule[] {
  checkArgument(
    'INVALID_TEXT',
    input,
    'rules in a text',
    () => typeof input === 'string',
    'pass rules such as "app:*,-app:db"',
  )
  checkOptions('parseRules', options, { strict: 'boolean' })
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
