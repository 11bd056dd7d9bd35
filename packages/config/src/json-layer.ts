import { isPlainObject } from '@signpost/utils-primitives'
import { ConfigError } from './config-error.ts'
import type { ConfigLayer, LayerOptions } from './config-layer.ts'
import { LayerPriority } from './layer-priority.ts'
import { messageOf } from './message-of.ts'

/**
 * A layer of the text of a JSON file. A `$schema` at its top is left out.
 *
 * @param text - An object in JSON, with the settings in their groups.
 * @param options - `name` is `'file'` by default, `priority` {@link LayerPriority.File}. The name of the file is a good
 *   name: errors show it.
 * @returns The layer. Text that is no JSON is an issue of the {@link ConfigError} of whoever takes the layer.
 *
 * @example
 * ```ts
 * import { Config, defineConfig, field, jsonLayer } from '@signpost/config'
 *
 * const definition = defineConfig({ server: { port: field.number({ default: 3000 }) } })
 * const config = Config.create(definition, [jsonLayer('{ "server": { "port": 80 } }', { name: 'settings.json' })])
 * console.log(config.explain('server.port').layer) // settings.json
 * ```
 *
 * @public
 */
export function jsonLayer(text: string, options: LayerOptions = {}): ConfigLayer<never> {
  const { name = 'file', priority = LayerPriority.File, unknown } = options
  return {
    name,
    priority,
    attach(target) {
      target.values(parsed(text, name) as never, unknown)
      return undefined
    },
  }
}

function parsed(text: string, layer: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    // The cause quotes the text, which may hold a secret.
    const at = / at position (\d+)|$/.exec(messageOf(cause))![1]
    throw new ConfigError([
      { path: '', layer, message: `expected JSON, found an error${at ? ` at character ${at}` : ''}` },
    ])
  }
  if (!isPlainObject(value)) return value
  const { $schema: _schema, ...values } = value
  return values
}
