import { checkLayer } from './layer-options.ts'
import { kebabCase, checkArgument } from '@signpost/utils-primitives'
import { ConfigError } from './config-error.ts'
import type { ConfigIssue } from './config-issue.ts'
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
 * @returns The layer. An empty variable counts as not set. A variable derived for two settings becomes an issue of the
 *   {@link ConfigError} thrown by the config it is added to.
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
 * @searchAlias envalid process vars
 * @public
 */
export function envLayer(
  env: Readonly<Record<string, string | undefined>>,
  options: EnvLayerOptions = {},
): ConfigLayer<never> {
  checkArgument(
    'INVALID_VARIABLES',
    env,
    'variables in an object',
    () => typeof env === 'object' && env !== null,
    'pass process.env',
  )
  checkLayer('envLayer', options, { prefix: 'string' })
  const { name = 'environment', priority = LayerPriority.Environment, prefix } = options
  return {
    name,
    priority,
    attach({ fields, entries }) {
      const readBy = new Map<string, string>()
      const issues: ConfigIssue[] = []
      const found = [...fields].flatMap(([path, { env: named }]) => {
        const source = named ?? (prefix === undefined ? undefined : prefix + constantCase(path))
        if (source === undefined) return []
        const other = readBy.get(source)
        if (other !== undefined && (named === undefined || fields.get(other)?.env === undefined)) {
          const message = `expected a variable of its own, found that of "${other}"; give one of them another \`env\``
          issues.push({ path, layer: name, source, message })
        }
        readBy.set(source, path)
        return { path, raw: env[source] || undefined, source }
      })
      if (issues.length > 0) throw new ConfigError(issues)
      entries(found)
      return undefined
    },
  }
}

function constantCase(path: string): string {
  return kebabCase(path).replaceAll('-', '_').toUpperCase()
}
