/**
 * Where the value of a setting came from.
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
 * @public
 */
export interface Provenance {
  /** The setting: `server.port`. */
  readonly path: string
  /** The name of the layer that won; `defaults` when none has a value. */
  readonly layer: string
  /** Where the layer has the value from, when that has a name: `PORT`, `--server.port`. */
  readonly source?: string | undefined
  /** The value as it was found, before it was parsed; `'[secret]'` for a secret. */
  readonly raw: unknown
  /** Whether no layer has a value, so that the default of the field holds. */
  readonly default: boolean
  /** The names of the layers that have a value too and lost, the strongest first. */
  readonly overridden: readonly string[]
}
