import { parseBoolean } from '@signpost/utils-primitives'
import { makeField, type Field, type FieldOptions } from '../field.ts'

/**
 * Creates a field for a boolean.
 *
 * @param options - Default, environment variable, description.
 * @returns A field that takes `true` and `false`, and the texts `true`, `yes`, `on`, `1` and `false`, `no`, `off`, `0`
 *   in any case.
 *
 * @example
 * ```ts
 * import { defineConfig, field } from '@signpost/config'
 *
 * defineConfig({ minify: field.boolean({ default: true, env: 'MINIFY' }) })
 * ```
 *
 * @searchAlias bool flag switch toggle
 * @public
 */
export function boolean(options: FieldOptions<boolean> = {}): Field<boolean> {
  return makeField('boolean', options, (raw) => {
    const value = typeof raw === 'string' ? parseBoolean(raw) : raw
    if (typeof value === 'boolean') return value
    throw new TypeError('expected true or false')
  })
}
