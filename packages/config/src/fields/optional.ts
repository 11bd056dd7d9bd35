import type { Field } from '../field.ts'

/**
 * Makes a setting one that may be missing. `null` in a file means that it is, whatever a lower layer says.
 *
 * @typeParam T - The type of the value when it is there.
 * @param of - The field. Its default, if it has one, holds while no layer has a value.
 * @returns A field like it, whose value may be `undefined`.
 *
 * @example
 * ```ts
 * import { Config, defineConfig, field } from '@signpost/config'
 *
 * const definition = defineConfig({ proxy: field.optional(field.string({ env: 'HTTPS_PROXY' })) })
 * const proxy: string | undefined = Config.create(definition).value.proxy
 * ```
 *
 * @public
 */
export function optional<T>(of: Field<T>): Field<T | undefined> {
  return Object.freeze({
    ...of,
    optional: true,
    parse: (raw: unknown) => (raw === null ? undefined : of.parse(raw)),
  })
}
