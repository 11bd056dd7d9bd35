import { checkOptions } from '@signpost/utils-primitives'
import type { Field, FieldOptions } from '@signpost/config'
import type { DebugRule } from './debug-rule.ts'
import { checkRules } from './check-rules.ts'
import { parseRules } from './parse-rules.ts'

/** Bundlers replace it; a page has none. */
declare const process: { readonly env?: { readonly NODE_ENV?: string } } | undefined

/**
 * Creates a field for `@signpost/config` that holds rules.
 *
 * @remarks
 * Parsing is strict: an invalid rule is a configuration issue. Pass the value to {@link enable} to apply it.
 *
 * @param options - `default` is an empty list, `env` is `'DEBUG'`, unless given.
 * @returns A field that takes text.
 *
 * @example
 * ```ts
 * import { Config, defineConfig, envLayer } from '@signpost/config'
 * import { createDebug, enable, rulesField } from '@signpost/debug'
 *
 * const config = Config.create(defineConfig({ debug: rulesField() }), [envLayer({ DEBUG: 'app:*' })])
 * config.select('debug').subscribe(enable)
 * console.log(createDebug('app:db').enabled) // true
 * ```
 *
 * @searchAlias environment variable validated
 * @public
 */
export function rulesField(options: FieldOptions<readonly DebugRule[]> = {}): Field<readonly DebugRule[]> {
  checkOptions('rulesField', options, { default: 'array', env: 'string', describe: 'string' })
  if (typeof process === 'undefined' ? false : process.env?.NODE_ENV !== 'production') checkRules(options.default ?? [])
  return {
    type: 'rules',
    default: options.default ?? [],
    env: options.env ?? 'DEBUG',
    describe: options.describe,
    parse(raw) {
      if (typeof raw !== 'string') throw new TypeError('expected rules such as "app:*,-app:db"')
      return parseRules(raw, { strict: true })
    },
  }
}
