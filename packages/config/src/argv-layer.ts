import { checkLayer } from './layer-options.ts'
import { checkArgument } from '@signpost/utils-primitives'
import { ConfigError } from './config-error.ts'
import type { ConfigIssue } from './config-issue.ts'
import type { ConfigLayer, LayerEntry, LayerOptions } from './config-layer.ts'
import { LayerPriority } from './layer-priority.ts'
import { readFlags } from './read-flags.ts'

/**
 * Options of {@link argvLayer}. Unlike other layers, it ignores unknown flags by default, because most programs have
 * others too.
 *
 * @example
 * ```ts
 * import { argvLayer, type ArgvLayerOptions } from '@signpost/config'
 *
 * const options: ArgvLayerOptions = { unknown: 'reject', short: { p: 'port' } }
 * argvLayer(['-p', '80'], options)
 * ```
 *
 * @public
 */
export interface ArgvLayerOptions extends LayerOptions {
  /** How to treat flags that are not in the definition. Defaults to `'ignore'`. */
  readonly unknown?: LayerOptions['unknown']
  /** Settings by the letter of their short flag: with `{ p: 'server.port' }`, `-p 80` sets `server.port`. */
  readonly short?: Readonly<Record<string, string>> | undefined
}

/**
 * Creates a layer from command-line arguments.
 *
 * @remarks
 * `--server.port=80` and `--server.port 80` set a value; `--server-port` and `--serverPort` name the same setting.
 * `--minify` and `--no-minify` set a field whose type is `boolean`, as do `--minify false` and `--minify=off`. A list
 * flag may be repeated, `--tag a --tag b`; of any other repeated flag the last one counts. Short flags of the option
 * `short` may be joined, `-vp80`. Positional arguments and everything after `--` are ignored.
 *
 * @param argv - The arguments, without the program: `process.argv.slice(2)`. Read once.
 * @param options - `name` is `'arguments'` by default, `priority` {@link LayerPriority.Arguments}.
 * @returns The layer. A flag without a value, before an ambiguous word such as `--minify off`, or that names several
 *   settings, becomes an issue of the {@link ConfigError} thrown by the config it is added to.
 *
 * @example
 * ```ts
 * import { argvLayer, Config, defineConfig, field } from '@signpost/config'
 *
 * const definition = defineConfig({ server: { port: field.number() }, minify: field.boolean({ default: true }) })
 * const config = Config.create(definition, [argvLayer(['build', '--server-port', '80', '--no-minify'])])
 * console.log(config.value) // { server: { port: 80 }, minify: false }
 * ```
 *
 * @searchAlias cli flags switches yargs minimist getopt parseargs
 * @public
 */
export function argvLayer(argv: readonly string[], options: ArgvLayerOptions = {}): ConfigLayer<never> {
  checkArgument(
    'INVALID_ARGUMENTS',
    argv,
    'arguments, which are texts, in an array',
    () => Array.isArray(argv) && argv.every((one) => typeof one === 'string'),
    'pass process.argv.slice(2)',
  )
  checkLayer('argvLayer', options, { short: 'object' })
  const { name = 'arguments', priority = LayerPriority.Arguments, unknown = 'ignore', short = {} } = options
  return {
    name,
    priority,
    attach({ fields, entries }) {
      const found = new Map<string, LayerEntry>()
      const issues = wrongShort(short, fields, name)
      for (const { source, path, raw, problem } of readFlags(argv, fields, short)) {
        const type = fields.get(path)?.type
        if (problem !== undefined) issues.push({ path, layer: name, source, message: problem })
        else if (type !== undefined && raw === undefined) {
          issues.push({ path, layer: name, source, message: `expected a value after ${source}` })
        }
        const before = type === 'list' && typeof raw === 'string' ? found.get(path)?.raw : undefined
        if (Array.isArray(before)) before.push(raw)
        else found.set(path, { path, source, raw: before === undefined ? raw : [before, raw] })
      }
      if (issues.length > 0) throw new ConfigError(issues)
      entries([...found.values()], unknown)
      return undefined
    },
  }
}

/** The short flags that would never set anything: several letters, or a setting that does not exist. */
function wrongShort(
  short: Readonly<Record<string, string>>,
  fields: ReadonlyMap<string, unknown>,
  layer: string,
): ConfigIssue[] {
  return Object.entries(short).flatMap(([letter, path]) => {
    const source = `-${letter}`
    if (!/^[a-z]$/i.test(letter)) {
      return { path, layer, source, message: `expected one letter for a short flag, found ${JSON.stringify(letter)}` }
    }
    if (fields.has(path)) return []
    return { path, layer, source, message: `expected a setting for ${source}, found none of this name` }
  })
}
