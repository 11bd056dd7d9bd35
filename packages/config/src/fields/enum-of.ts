import { checkArgument } from '@signpost/utils-primitives'
import { makeField, type Field, type FieldOptions } from '../field.ts'

/**
 * Creates a field for one of a few values.
 *
 * @typeParam Values - The values, as literals.
 * @param values - The allowed values.
 * @param options - Default, environment variable, description.
 * @returns A field that takes one of the values; numbers among them also as text.
 *
 * @example
 * ```ts
 * import { Config, defineConfig, field } from '@signpost/config'
 *
 * const definition = defineConfig({ level: field.enumOf(['error', 'info', 'debug'], { default: 'info' }) })
 * const level: 'error' | 'info' | 'debug' = Config.create(definition).value.level
 * ```
 *
 * @searchAlias choices select picklist literal union
 * @public
 */
export function enumOf<const Values extends readonly (string | number)[]>(
  values: Values,
  options: FieldOptions<Values[number]> = {},
): Field<Values[number]> {
  checkArgument(
    'INVALID_VALUES',
    values,
    'at least one value, a text or a number, in an array',
    () =>
      Array.isArray(values) &&
      values.length > 0 &&
      values.every((value) => typeof value === 'string' || Number.isFinite(value)),
    'pass the values',
  )
  const expected = values.map((value) => JSON.stringify(value)).join(', ')
  return makeField('enum', options, (raw) => {
    const found = values.find((value) => value === raw || (typeof raw === 'string' && String(value) === raw))
    if (found !== undefined) return found
    throw new TypeError(`expected one of ${expected}`)
  })
}
