import type { Field } from './field.ts'

/**
 * The settings of a program: fields by name, nested in groups to any depth.
 *
 * @example
 * ```ts
 * import { field, type ConfigShape } from '@signpost/config'
 *
 * const shape = { server: { port: field.number(), tls: { key: field.secret() } } } satisfies ConfigShape
 * ```
 *
 * @searchAlias schema structure object
 * @public
 */
export interface ConfigShape {
  /** A field, or a group of fields. A name contains no dot. */
  readonly [name: string]: Field<unknown> | ConfigShape
}

/**
 * A checked shape, created by {@link (defineConfig:1) | defineConfig}.
 *
 * @typeParam S - The shape.
 *
 * @example
 * ```ts
 * import { defineConfig, field, type ConfigDefinition, type ConfigShape } from '@signpost/config'
 *
 * function help({ fields }: ConfigDefinition<ConfigShape>): string {
 *   return [...fields].map(([path, { type, describe = '' }]) => `--${path} <${type}> ${describe}`).join('\n')
 * }
 *
 * console.log(help(defineConfig({ port: field.number({ describe: 'Where to listen.' }) })))
 * ```
 *
 * @searchAlias schema convict spec
 * @public
 */
export interface ConfigDefinition<S extends ConfigShape> {
  /** The shape as passed to `defineConfig`. */
  readonly shape: S
  /** Every field by its path, such as `server.port`, in the order of the shape. */
  readonly fields: ReadonlyMap<string, Field<unknown>>
}

/**
 * The value type of a {@link ConfigDefinition}, a {@link ConfigShape} or a {@link Field}.
 *
 * @remarks
 * Groups are read-only; the values have the types of their fields.
 *
 * @typeParam D - The type of the definition, shape or field.
 *
 * @example
 * ```ts
 * import { defineConfig, field, type InferConfig } from '@signpost/config'
 *
 * const definition = defineConfig({ server: { port: field.number(), host: field.optional(field.string()) } })
 *
 * type Settings = InferConfig<typeof definition>
 * const settings: Settings = { server: { port: 80, host: undefined } }
 * ```
 *
 * @searchAlias output static extract schema
 * @public
 */
export type InferConfig<D> =
  D extends Field<infer T>
    ? T
    : D extends ConfigDefinition<infer S>
      ? InferConfig<S>
      : { readonly [K in keyof D]: InferConfig<D[K]> }
