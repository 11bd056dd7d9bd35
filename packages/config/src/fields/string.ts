import { makeField, type Field, type FieldOptions } from '../field.ts'

/**
 * Creates a field for a text.
 *
 * @param options - Default, environment variable, description.
 * @returns A field that takes any string as it is, including the empty one.
 *
 * @example
 * ```ts
 * import { defineConfig, field } from '@signpost/config'
 *
 * defineConfig({ host: field.string({ default: 'localhost', env: 'HOST' }) })
 * ```
 *
 * @public
 */
export function string(options: FieldOptions<string> = {}): Field<string> {
  return makeField('string', options, (raw) => {
    if (typeof raw === 'string') return raw
    throw new TypeError('expected a string')
  })
}
