/**
 * Origin of the value of a setting.
 *
 * @example
 * ```ts
 * import { Config, defineConfig, envLayer, field, type Provenance } from '@signpost/config'
 *
 * const definition = defineConfig({ port: field.number({ default: 3000, env: 'PORT' }) })
 * const { layer, source, raw }: Provenance = Config.create(definition, [envLayer({ PORT: '80' })]).explain('port')
 * console.log(layer, source, raw) // environment PORT 80
 * ```
 *
 * @see {@link Config.explain}
 * @searchAlias trace explain debug
 * @public
 */
export interface Provenance {
  /** The setting: `server.port`. */
  readonly path: string
  /** The name of the winning layer; `defaults` when no layer has a value. */
  readonly layer: string
  /** The variable or flag that the value came from, such as `PORT` or `--server.port`, if there is one. */
  readonly source?: string | undefined
  /** The value before parsing; `'[secret]'` for a secret. */
  readonly raw: unknown
  /** Whether the default of the field applies because no layer has a value. */
  readonly default: boolean
  /** The names of the overridden layers that also have a value, highest priority first. */
  readonly overridden: readonly string[]
}
