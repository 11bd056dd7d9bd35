import { checkArgument } from '@signpost/utils-primitives'
import { isField, type Field } from '../field.ts'

/**
 * Makes a field optional. `null` in a file clears the value, whatever a lower layer has.
 *
 * @typeParam T - The type of the value when present.
 * @param of - The field. Its default, if any, applies when no layer has a value.
 * @returns A copy of the field whose value may be `undefined`.
 *
 * @example
 * ```ts
 * import { Config, defineConfig, field } from '@signpost/config'
 *
 * const definition = defineConfig({ proxy: field.optional(field.string({ env: 'HTTPS_PROXY' })) })
 * const proxy: string | undefined = Config.create(definition).value.proxy
 * ```
 *
 * @searchAlias nullable undefined missing maybe
 * @public
 */
export function optional<T>(of: Field<T>): Field<T | undefined> {
  checkArgument('INVALID_FIELD', of, 'a field', () => isField(Object(of) as object), 'pass one such as field.string()')
  return Object.freeze({
    ...of,
    optional: true,
    parse: (raw: unknown) => (raw === null ? undefined : of.parse(raw)),
  })
}
