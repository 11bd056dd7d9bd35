import type { Field, FieldOptions } from '../field.ts'
import { string } from './string.ts'

/**
 * Creates a field for a text that must not be shown: a password, a token.
 *
 * @remarks
 * {@link Config.toJSON}, the Node.js console, {@link Config.explain} and errors show `[secret]` in its place.
 * {@link Config.value} has the actual value.
 *
 * @param options - Default, environment variable, description.
 * @returns A field that takes strings.
 *
 * @example
 * ```ts
 * import { Config, defineConfig, envLayer, field } from '@signpost/config'
 *
 * const definition = defineConfig({ token: field.secret({ env: 'TOKEN' }) })
 * const config = Config.create(definition, [envLayer({ TOKEN: 'hunter2' })])
 * console.log(JSON.stringify(config)) // {"token":"[secret]"}
 * ```
 *
 * @searchAlias sensitive redact mask credential api key hide
 * @public
 */
export function secret(options?: FieldOptions<string>): Field<string>
/**
 * Makes any field secret.
 *
 * @typeParam T - The type of the value.
 * @param of - The field.
 * @returns A copy of the field that is secret.
 *
 * @example
 * ```ts
 * import { defineConfig, field } from '@signpost/config'
 *
 * defineConfig({ pin: field.secret(field.number({ env: 'PIN' })) })
 * ```
 *
 * @public
 */
export function secret<T>(of: Field<T>): Field<T>
export function secret(of: Field<unknown> | FieldOptions<string> = {}): Field<unknown> {
  return Object.freeze({
    ...(Object(of) === of && 'parse' in of ? of : string(of as FieldOptions<string>)),
    secret: true,
  })
}
