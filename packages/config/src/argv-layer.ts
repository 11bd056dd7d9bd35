import { kebabCase } from '@signpost/utils-primitives'
import { ConfigError } from './config-error.ts'
import type { ConfigIssue } from './config-issue.ts'
import type { ConfigLayer, LayerEntry, LayerOptions } from './config-layer.ts'
import type { Field } from './field.ts'
import { LayerPriority } from './layer-priority.ts'

/**
 * Options of {@link argvLayer}. Unlike other layers, it ignores unknown flags by default, because most programs have
 * others too.
 *
 * @example
 * ```ts
 * import { argvLayer, type ArgvLayerOptions } from '@signpost/config'
 *
 * const options: ArgvLayerOptions = { unknown: 'reject' }
 * argvLayer(['--port=80'], options)
 * ```
 *
 * @public
 */
export interface ArgvLayerOptions extends LayerOptions {
  /** How to treat flags that are not in the definition. Defaults to `'ignore'`. */
  readonly unknown?: LayerOptions['unknown']
}

/**
 * Creates a layer from command-line arguments.
 *
 * @remarks
 * `--server.port=80` and `--server.port 80` set a value; `--server-port` and `--serverPort` name the same setting.
 * `--minify` and `--no-minify` set a field whose type is `boolean`; to give it a value, write `--minify=off`. A list
 * flag may be repeated, `--tag a --tag b`; of any other repeated flag the last one counts. Positional arguments and
 * everything after `--` are ignored.
 *
 * @param argv - The arguments, without the program: `process.argv.slice(2)`. Read once.
 * @param options - `name` is `'arguments'` by default, `priority` {@link LayerPriority.Arguments}.
 * @returns The layer. A flag without a value becomes an issue of the {@link ConfigError} thrown by the config it is
 *   added to.
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
 * @public
 */
export function argvLayer(argv: readonly string[], options: ArgvLayerOptions = {}): ConfigLayer<never> {
  const { name = 'arguments', priority = LayerPriority.Arguments, unknown = 'ignore' } = options
  return {
    name,
    priority,
    attach({ fields, entries }) {
      const found = new Map<string, LayerEntry>()
      const issues: ConfigIssue[] = []
      for (const { source, path, raw } of flags(argv, fields)) {
        const type = fields.get(path)?.type
        if (type !== undefined && raw === undefined) {
          issues.push({ path, layer: name, source, message: `expected a value after ${source}` })
        }
        const before = type === 'list' ? found.get(path)?.raw : undefined
        found.set(path, { path, source, raw: before === undefined ? raw : [before, raw].flat() })
      }
      if (issues.length > 0) throw new ConfigError(issues)
      entries([...found.values()], unknown)
      return undefined
    },
  }
}

/** Yields each flag with the path of its field, or with its own name when no field matches. */
function* flags(argv: readonly string[], fields: ReadonlyMap<string, Field<unknown>>): Generator<Required<LayerEntry>> {
  const paths = new Map([...fields.keys()].reverse().map((path) => [kebabCase(path) as string, path]))
  const find = (flag: string): string | undefined => (fields.has(flag) ? flag : paths.get(kebabCase(flag)))

  for (let index = 0; index < argv.length && argv[index] !== '--'; index++) {
    const [, flag, given] = /^--([^=]+)(?:=([^]*))?$/.exec(argv[index]!) ?? []
    if (flag === undefined) continue
    const source = `--${flag}`
    const path = find(flag)
    const negated = flag.startsWith('no-') ? find(flag.slice(3)) : undefined

    if (given !== undefined) yield { source, path: path ?? flag, raw: given }
    else if (path === undefined && negated !== undefined && isSwitch(fields.get(negated)!)) {
      yield { source, path: negated, raw: false }
    } else if (path === undefined || isSwitch(fields.get(path)!)) yield { source, path: path ?? flag, raw: true }
    else {
      const hasValue = index + 1 < argv.length && !argv[index + 1]!.startsWith('--')
      yield { source, path, raw: hasValue ? argv[++index] : undefined }
    }
  }
}

function isSwitch({ type }: Field<unknown>): boolean {
  return type === 'boolean'
}
