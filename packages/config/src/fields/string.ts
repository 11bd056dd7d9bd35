import { makeField, type Field, type FieldOptions } from '../field.ts'

/**
 * A setting that is text.
 *
 * @param options - Default, environment variable, description.
 * @returns A field that takes strings, the empty one too, as they are.
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
