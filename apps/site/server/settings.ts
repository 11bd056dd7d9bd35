import { argvLayer, Config, ConfigError, defineConfig, envLayer, field, type InferConfig } from '@signpost/config'
import { usualLimits } from './limits.ts'

const definition = defineConfig({
  ssr: field.boolean({ default: false, describe: 'Render every request instead of serving the prerendered files.' }),
  port: field.number({
    default: 3000,
    env: 'PORT',
    integer: true,
    min: 0,
    max: 65_535,
    describe: 'The port; 0 takes a free one.',
  }),
  host: field.string({ default: '127.0.0.1', describe: 'The address to listen on.' }),
  root: field.optional(field.string({ describe: 'The prerendered files.' })),
  grace: field.number({
    default: 3,
    min: 0,
    max: 60,
    describe: 'Seconds between SIGTERM and the last new connection.',
  }),
  maxConnections: field.number({
    default: usualLimits.connections,
    integer: true,
    min: 1,
    max: 1_000_000,
    describe: 'Connections served at once.',
  }),
  workbench: field.optional(field.string({ describe: 'A built Storybook to serve at /workbench/.' })),
})

/** How the site is served. */
export type Settings = InferConfig<typeof definition>

/** Settings that cannot be used; the message says which, what was found and where, and what was expected. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/**
 * The settings of a command line and, below it, the environment.
 *
 * @param args - What follows the name of the command.
 * @throws SettingsError for an option that does not exist or has no value that can be used; all of them at once.
 */
export function readSettings(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Settings {
  const short = args.find((arg) => /^-[a-z]/i.test(arg))
  if (short !== undefined) throw new SettingsError(`${short}: there is no such setting`)
  try {
    using config = Config.create(definition, [envLayer(env), argvLayer(args, { unknown: 'reject' })])
    return config.value
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    throw new SettingsError(error.issues.map(({ source, path, message }) => `${source ?? path}: ${message}`).join('\n'))
  }
}
