import { checkOptions } from '@signpost/utils-primitives'
import { definitionOf, type DebugDefinition } from './debug-definition.ts'
import type { DebugLevel } from './debug-level.ts'
import type { Debugger } from './debugger.ts'
import { makeDebugger } from './make-debugger.ts'
import type { ValidDefinition } from './parse-definition.ts'
import type { Reporter } from './reporter.ts'

/**
 * Creates a logger. The current {@link rules} decide which of its messages are written.
 *
 * @remarks
 * Nothing is read from the environment before the first message.
 *
 * @typeParam D - The name; inferred. An invalid literal is a type error.
 * @param definition - `namespace`, `namespace:path` or `namespace:path#channel`. The default channel is `debug`.
 * @param options - Reporter, level, colour and clock.
 * @returns The logger.
 * @throws {@link DebugSyntaxError} when the name is invalid.
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
 * @searchAlias logging console print winston pino getlogger
 * @public
 */
export function createDebug<const D extends string>(
  definition: ValidDefinition<D>,
  options?: createDebug.Options,
): Debugger
/**
 * Creates a logger from the parts of its name.
 *
 * @param definition - Namespace, path and channel.
 * @param options - Reporter, level, colour and clock.
 * @returns The logger.
 * @throws {@link DebugSyntaxError} when a part contains a character that is not allowed.
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
export function createDebug(definition: string | DebugDefinition, options?: createDebug.Options): Debugger {
  // Most loggers have none, and Node.js reads its environment slowly.
  if (options !== undefined)
    checkOptions('createDebug', options, {
      reporter: ['a reporter with write', (value) => typeof (value as Partial<Reporter> | null)?.write === 'function'],
      // A level by name would turn every message off in silence.
      level: ['a level such as DebugLevel.Warn', (value) => typeof value === 'number' && value >= -1],
      hue: { from: 0, to: 360, unit: 'degrees' },
      now: 'function',
    })
  return makeDebugger(definitionOf(definition), options)
}

/**
 * Types of {@link (createDebug:1) | createDebug}.
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
   * Options of a logger.
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
    /** Destination of messages. Defaults to the standard error stream in a Node.js process, else to the console. */
    readonly reporter?: Reporter | undefined
    /** The least serious level to write, whatever the rules turn on. Defaults to all levels. */
    readonly level?: DebugLevel | undefined
    /** The colour of the logger, as a hue in degrees from 0 up to 360. Derived from the name when absent. */
    readonly hue?: number | undefined
    /** Returns the current time in milliseconds since 1970. The default has fractions and never goes backwards. */
    readonly now?: (() => number) | undefined
  }

  /**
   * A function that creates loggers. A library may accept one, so that the program decides how it logs.
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
