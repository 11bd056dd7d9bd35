import { kebabCase } from '@signpost/utils-primitives'
import type { ConfigLayer, LayerOptions } from './config-layer.ts'
import { LayerPriority } from './layer-priority.ts'

/**
 * Options of {@link envLayer}.
 *
 * @example
 * ```ts
 * import { envLayer, type EnvLayerOptions } from '@signpost/config'
 *
 * const options: EnvLayerOptions = { prefix: 'SHOP_' }
 * envLayer({ SHOP_SERVER_PORT: '80' }, options)
 * ```
 *
 * @public
 */
export interface EnvLayerOptions extends Pick<LayerOptions, 'name' | 'priority'> {
  /**
   * Derives a variable for every field without one: with `SHOP_`, the setting `server.httpPort` is read from
   * `SHOP_SERVER_HTTP_PORT`. When absent, only the variables named by fields are read.
   */
  readonly prefix?: string | undefined
}

/**
 * Creates a layer from the environment variables that the fields name.
 *
 * @param env - The variables: `process.env` in Node.js, `import.meta.env` with a bundler. Read once.
 * @param options - `name` is `'environment'` by default, `priority` {@link LayerPriority.Environment}.
 * @returns The layer. An empty variable counts as not set.
 *
 * @example
 * ```ts
 * import { Config, defineConfig, envLayer, field } from '@signpost/config'
 *
 * const definition = defineConfig({ server: { port: field.number({ env: 'PORT' }), host: field.string() } })
 * const config = Config.create(definition, [envLayer({ PORT: '80', APP_SERVER_HOST: '::1' }, { prefix: 'APP_' })])
 * console.log(config.value) // { server: { port: 80, host: '::1' } }
 * ```
 *
 * @public
 */
export function envLayer(
  env: Readonly<Record<string, string | undefined>>,
  options: EnvLayerOptions = {},
): ConfigLayer<never> {
  const { name = 'environment', priority = LayerPriority.Environment, prefix } = options
  return {
    name,
    priority,
    attach({ fields, entries }) {
      entries(
        [...fields].flatMap(([path, { env: named }]) => {
          const source = named ?? (prefix === undefined ? undefined : prefix + constantCase(path))
          return source === undefined ? [] : { path, raw: env[source] || undefined, source }
        }),
      )
      return undefined
    },
  }
}

function constantCase(path: string): string {
  return kebabCase(path).replaceAll('-', '_').toUpperCase()
}
