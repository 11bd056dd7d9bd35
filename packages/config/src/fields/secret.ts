import type { Field, FieldOptions } from '../field.ts'
import { string } from './string.ts'

/**
 * A setting that is text nobody should see: a password, a token.
 *
 * @remarks
 * `[secret]` stands for it in {@link Config.toJSON}, in what Node.js prints of a {@link Config}, in
 * {@link Config.explain} and in errors. {@link Config.value} holds it as it is.
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
 * @public
 */
export function secret(options?: FieldOptions<string>): Field<string>
/**
 * Makes any setting one that nobody should see.
 *
 * @typeParam T - The type of the value.
 * @param of - The field.
 * @returns A field like it, that is secret.
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
  return Object.freeze({ ...('parse' in of ? of : string(of)), secret: true })
}
