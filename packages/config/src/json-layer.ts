import { checkLayer } from './layer-options.ts'
import { isPlainObject, checkArgument } from '@signpost/utils-primitives'
import { ConfigError } from './config-error.ts'
import type { ConfigLayer, LayerOptions } from './config-layer.ts'
import { LayerPriority } from './layer-priority.ts'
import { messageOf } from './message-of.ts'

/**
 * Creates a layer from the text of a JSON file. A top-level `$schema` is ignored.
 *
 * @param text - A JSON object with the settings in their groups.
 * @param options - `name` is `'file'` by default, `priority` {@link LayerPriority.File}. Pass the file name as `name`:
 *   errors show it.
 * @returns The layer. Invalid JSON becomes an issue of the {@link ConfigError} thrown by the config it is added to.
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
 * @searchAlias parse rc settings
 * @public
 */
export function jsonLayer(text: string, options: LayerOptions = {}): ConfigLayer<never> {
  checkArgument(
    'INVALID_TEXT',
    text,
    'JSON in a text for jsonLayer',
    () => typeof text === 'string',
    'read the file as text',
  )
  checkLayer('jsonLayer', options)
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
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (cause) {
    // The cause quotes the text, which may contain a secret.
    const reason = messageOf(cause)
    const at = / at position (\d+)|$/.exec(reason)![1]
    const where = at ? ` at character ${at}` : /end of JSON/.test(reason) ? ` at character ${text.length}, the end` : ''
    const found = text.trim() ? `an error${where}` : 'an empty text'
    throw new ConfigError([{ path: '', layer, message: `expected JSON, found ${found}` }])
  }
  if (!isPlainObject(value)) return value
  const { $schema: _schema, ...values } = value
  return values
}
