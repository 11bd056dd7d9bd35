import type { Feature } from './feature.ts'

/**
 * An optional peer dependency that a feature needs and that cannot be loaded. The configuration is made without it.
 *
 * @example
 * ```ts
 * import { defineConfig, type MissingPeer } from '@signpost/eslint-config'
 *
 * const missing: MissingPeer[] = []
 * await defineConfig({ react: true, onMissing: (peer) => missing.push(peer) })
 * console.log(missing.map(({ name }) => name))
 * ```
 * @public
 */
export interface MissingPeer {
  /** What it is needed for. */
  readonly feature: Feature
  /** The package's name. */
  readonly name: string
  /** What is wrong and what to do. */
  readonly message: string
  /** What the import threw. */
  readonly cause: unknown
}

/**
 * Hears of a {@link MissingPeer}. Without one, it is a warning of the process with the code `MISSING_PEER`.
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

/** What is read of a module that is an ESLint plugin. */
export interface PeerModule {
  readonly default?: unknown
}

const warn: OnMissing = ({ message }) => process.emitWarning(message, { code: 'MISSING_PEER' })

/** The import that was asked for last. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Imports one module after the other. From Node.js 22 on, CommonJS plugins may `require` ES modules that they share, and fail
 * when another import has begun to load one and has not ended.
 */
function inTurn<T>(load: () => Promise<T>): Promise<T> {
  const loading = last.then(load)
  last = loading.catch(() => undefined)
  return loading
}

/**
 * Imports an optional peer dependency.
 *
 * @param instead - How to do without it, an option's value.
 * @returns The module's default export, or `undefined` after `onMissing` heard why.
 */
export async function loadPeer<Plugin>(
  feature: Feature,
  name: string,
  instead: string,
  load: () => Promise<PeerModule>,
  onMissing: OnMissing = warn,
): Promise<Plugin | undefined> {
  try {
    return (await inTurn(load)).default as Plugin
  } catch (cause) {
    const { code, message: reason } =
      cause instanceof Error ? (cause as NodeJS.ErrnoException) : { code: '', message: String(cause) }
    const absent = code === 'ERR_MODULE_NOT_FOUND' && reason.includes(`'${name}'`)
    const message = absent
      ? `The feature "${feature}" of @signpost/eslint-config needs ${name}, which is not installed: its rules are left out. ` +
        `Run \`npm install --save-dev ${name}\`, or do without: \`${instead}\`.`
      : `The feature "${feature}" of @signpost/eslint-config needs ${name}, which is installed and cannot be loaded: its rules are left out. ` +
        `Mend it, or do without: \`${instead}\`. The reason: ${reason}`
    onMissing({ feature, name, message, cause })
    return undefined
  }
}
