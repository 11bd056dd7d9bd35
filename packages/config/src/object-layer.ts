import type { DeepPartial } from '@signpost/types'
import type { ConfigLayer, LayerOptions } from './config-layer.ts'
import { LayerPriority } from './layer-priority.ts'

/**
 * A layer of values that the program has already.
 *
 * @remarks
 * Strings are parsed by the fields as text from elsewhere is. A property that is `undefined` is none. Written right in
 * the call of {@link Config.create}, the values are checked by the compiler too.
 *
 * @typeParam T - The type of all settings; found by the compiler.
 * @param values - Some of the settings, in their groups. Read once.
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
 * @public
 */
export function objectLayer<T>(values: DeepPartial<T>, options: LayerOptions = {}): ConfigLayer<T> {
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
