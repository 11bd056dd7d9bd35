import { argvLayer, Config, ConfigError, defineConfig, envLayer, field, type InferConfig } from '@signpost/config'
import { usualLimits } from './limits.ts'

const definition = defineConfig({
  ssr: field.boolean({ default: false, describe: 'Render each request instead of serving prerendered files.' }),
  live: field.boolean({ default: false, describe: 'With --ssr: open pages follow changes of the data.' }),
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
  awaitWorkbench: field.boolean({
    default: false,
    describe: 'Wait for the program that started this one to build it.',
  }),
  workbench: field.optional(field.string({ describe: 'A built Storybook to serve at /workbench/.' })),
})

/** Settings of the server. */
export type Settings = InferConfig<typeof definition>

/** Invalid settings. The message names each one, where it was set, what was found and what was expected. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/**
 * Reads settings from the command line and the environment; the command line wins.
 *
 * @param args - Arguments after the name of the command.
 * @throws SettingsError that lists all unknown options and invalid values.
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
