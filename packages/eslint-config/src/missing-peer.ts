import { failure } from '@signpost/utils-primitives'
import type { Feature } from './feature.ts'

/**
 * An optional peer dependency that a feature needs but that failed to load, or has no default export. The configuration is created without it.
 *
 * @example
 * ```ts
 * import { defineConfig, type MissingPeer } from '@signpost/eslint-config'
 *
 * const missing: MissingPeer[] = []
 * await defineConfig({ react: true, onMissing: (peer) => missing.push(peer) })
 * console.log(missing.map(({ name }) => name))
 * ```
 * @searchAlias uninstalled plugin module
 * @public
 */
export interface MissingPeer {
  /** The feature that needs the package. */
  readonly feature: Feature
  /** The package's name. */
  readonly name: string
  /** A description of the problem and its solution. */
  readonly message: string
  /** The error that the import threw. */
  readonly cause: unknown
}

/**
 * Receives a {@link MissingPeer}. The default emits a process warning with the code `MISSING_PEER`.
 *
 * @example
 * ```ts
 * import { defineConfig, type OnMissing } from '@signpost/eslint-config'
 *
 * const fail: OnMissing = ({ message, cause }) => {
 *   throw new Error(message, { cause })
 * }
 * export default defineConfig({ onMissing: fail })
 * ```
 * @public
 */
export type OnMissing = (peer: MissingPeer) => void

/** The parts of a plugin module that are read. */
export interface PeerModule {
  readonly default?: unknown
}

const warn: OnMissing = ({ message }) => process.emitWarning(message, { code: 'MISSING_PEER' })

/** The last import that was started. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Imports modules one after another. Since Node.js 22, CommonJS plugins may `require` ES modules that they share, which
 * fails while another import is still loading one of them.
 */
function inTurn<T>(load: () => Promise<T>): Promise<T> {
  const loading = last.then(load)
  last = loading.catch(() => undefined)
  return loading
}

/**
 * Imports an optional peer dependency.
 *
 * @param instead - The option value that turns the feature off.
 * @returns The default export of the module, or `undefined` after calling `onMissing`.
 */
export async function loadPeer<Plugin>(
  feature: Feature,
  name: string,
  instead: string,
  load: () => Promise<PeerModule>,
  onMissing: OnMissing = warn,
): Promise<Plugin | undefined> {
  try {
    const plugin = (await inTurn(load)).default
    if (plugin === undefined || plugin === null)
      throw failure('NO_PLUGIN', 'Expected a plugin as its default export, found none: update it')
    return plugin as Plugin
  } catch (cause) {
    const { code, message: reason } =
      cause instanceof Error ? (cause as NodeJS.ErrnoException) : { code: '', message: String(cause) }
    const absent = code === 'ERR_MODULE_NOT_FOUND' && reason.includes(`'${name}'`)
    const message = absent
      ? `The feature "${feature}" of @signpost/eslint-config needs ${name}, which is not installed: its rules are disabled. ` +
        `Run \`npm install --save-dev ${name}\`, or turn it off: \`${instead}\`.`
      : `The feature "${feature}" of @signpost/eslint-config needs ${name}, which is installed but failed to load: its rules are disabled. ` +
        `Fix it, or turn it off: \`${instead}\`. The reason: ${reason}`
    onMissing({ feature, name, message, cause })
    return undefined
  }
}
