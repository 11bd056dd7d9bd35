import { definitionOf, type DebugDefinition } from './debug-definition.ts'
import type { DebugLevel } from './debug-level.ts'
import type { Debugger } from './debugger.ts'
import { makeDebugger } from './make-debugger.ts'
import type { ValidDefinition } from './parse-definition.ts'
import type { Reporter } from './reporter.ts'

/**
 * Makes a logger. It writes what the {@link rules} turn on, from when they do.
 *
 * @remarks
 * Nothing is read from the environment before the first message.
 *
 * @typeParam D - The name; found by the compiler, which refuses one that it knows to be wrong.
 * @param definition - `namespace`, `namespace:path` or `namespace:path#channel`, where messages go to `#debug` by default.
 * @param options - Where messages go, among others.
 * @returns The logger.
 * @throws {@link DebugSyntaxError} when the name is not of that form.
 *
 * @example
 * ```ts
 * import { createDebug, enable } from '@signpost/debug'
 *
 * const debug = createDebug('app:db')
 * enable('app:*') // or DEBUG='app:*' in the environment, or localStorage.debug = 'app:*' in a browser
 * debug('connected to %s', 'localhost')
 * debug.warn(() => `slow: ${JSON.stringify({ ms: 120 })}`)
 * ```
 *
 * @public
 */
export function createDebug<const D extends string>(
  definition: ValidDefinition<D>,
  options?: createDebug.Options,
): Debugger
/**
 * Makes a logger whose name is in parts.
 *
 * @param definition - Namespace, path and channel.
 * @param options - Where messages go, among others.
 * @returns The logger.
 * @throws {@link DebugSyntaxError} when a part has characters that it cannot have.
 *
 * @example
 * ```ts
 * import { createDebug } from '@signpost/debug'
 *
 * const debug = createDebug({ namespace: '@signpost/debug', path: 'rules', channel: 'info' })
 * debug('read')
 * ```
 *
 * @public
 */
export function createDebug(definition: DebugDefinition, options?: createDebug.Options): Debugger
export function createDebug(definition: string | DebugDefinition, options: createDebug.Options = {}): Debugger {
  return makeDebugger(definitionOf(definition), options)
}

/**
 * The types of {@link (createDebug:1) | createDebug}, reachable through its name.
 *
 * @example
 * ```ts
 * import { createDebug, reporters } from '@signpost/debug'
 *
 * const options: createDebug.Options = { reporter: reporters.json() }
 * const named: createDebug.Factory = (name) => createDebug(name, options)
 * ```
 *
 * @public
 */
export namespace createDebug {
  /**
   * How a logger writes.
   *
   * @example
   * ```ts
   * import { createDebug, DebugLevel, reporters } from '@signpost/debug'
   *
   * const options: createDebug.Options = { level: DebugLevel.Info, reporter: reporters.memory() }
   * const debug = createDebug('app', options)
   * ```
   *
   * @public
   */
  export interface Options {
    /** Where messages go: the standard error stream in a process of Node.js, else the console. */
    readonly reporter?: Reporter | undefined
    /** The last level that is written at all, whatever the rules turn on. By default every one is. */
    readonly level?: DebugLevel | undefined
    /** Its colour, as a hue in degrees from 0 up to 360. Made from the name when absent. */
    readonly hue?: number | undefined
    /** Says what time it is, in milliseconds since 1970. By default with fractions, and never backwards. */
    readonly now?: (() => number) | undefined
  }

  /**
   * A function that makes a logger: what a library may take, so that a program decides how it logs.
   *
   * @example
   * ```ts
   * import { createDebug } from '@signpost/debug'
   *
   * export function openPool(log: createDebug.Factory = createDebug): void {
   *   log('db:pool')('open')
   * }
   * ```
   *
   * @public
   */
  export type Factory = (definition: string, options?: Options) => Debugger
}
