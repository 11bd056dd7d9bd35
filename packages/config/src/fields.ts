/**
 * Functions that create the fields of a {@link ConfigShape}. Each parses one type of setting, from text or from a
 * value.
 *
 * @example
 * ```ts
 * import { defineConfig, field } from '@signpost/config'
 *
 * const definition = defineConfig({ port: field.number({ default: 3000 }), token: field.secret() })
 * ```
 *
 * @packageDocumentation
 */

export { boolean } from './fields/boolean.ts'
export { enumOf } from './fields/enum-of.ts'
export { json } from './fields/json.ts'
export { list } from './fields/list.ts'
export { number } from './fields/number.ts'
export { optional } from './fields/optional.ts'
export { secret } from './fields/secret.ts'
export { string } from './fields/string.ts'
