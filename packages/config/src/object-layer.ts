import { checkLayer } from './layer-options.ts'
import type { DeepPartial } from '@signpost/types'
import type { ConfigLayer, LayerOptions } from './config-layer.ts'
import { LayerPriority } from './layer-priority.ts'

/**
 * Creates a layer from an object.
 *
 * @remarks
 * Fields parse strings here as they parse text from elsewhere. `undefined` properties are ignored. An object literal in
 * the call of {@link Config.create} is also type-checked.
 *
 * @typeParam T - The type of all settings; inferred.
 * @param values - Settings, in their groups. Read once.
 * @param options - `name` is `'object'` by default, `priority` {@link LayerPriority.File}.
 * @returns The layer.
 *
 * @example
 * ```ts
 * import { Config, defineConfig, field, objectLayer } from '@signpost/config'
 *
 * const definition = defineConfig({ server: { port: field.number({ default: 3000 }), host: field.string() } })
 * const config = Config.create(definition, [objectLayer({ server: { host: 'localhost' } })])
 * console.log(config.value) // { server: { port: 3000, host: 'localhost' } }
 * ```
 *
 * @searchAlias defaults inline overrides literal hardcoded
 * @public
 */
export function objectLayer<T>(values: DeepPartial<T>, options: LayerOptions = {}): ConfigLayer<T> {
  checkLayer('objectLayer', options)
  const { name = 'object', priority = LayerPriority.File, unknown } = options
  return {
    name,
    priority,
    attach(target) {
      target.values(values, unknown)
      return undefined
    },
  }
}
