import { makeField, type Field, type FieldOptions } from '../field.ts'

/** Texts of a boolean. */
export const booleanWords: Readonly<Record<string, boolean>> = {
  __proto__: null as never,
  true: true,
  yes: true,
  on: true,
  1: true,
  false: false,
  no: false,
  off: false,
  0: false,
}

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
 * @public
 */
export function boolean(options: FieldOptions<boolean> = {}): Field<boolean> {
  return makeField('boolean', options, (raw) => {
    const value = typeof raw === 'string' ? booleanWords[raw.trim().toLowerCase()] : raw
    if (typeof value === 'boolean') return value
    throw new TypeError('expected true or false')
  })
}
