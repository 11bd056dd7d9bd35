import { checkOptions, type ExpectedOption, failure } from '@signpost/utils-primitives'
import { found } from './found.ts'
import { messageOf } from './message-of.ts'

/**
 * One setting: its type, its parser and its default.
 *
 * @remarks
 * The functions of {@link field} create the common fields. Any object with `type` and `parse` is a field too.
 *
 * @typeParam T - The type of the value.
 *
 * @example
 * ```ts
 * import { defineConfig, type Field } from '@signpost/config'
 *
 * const url: Field<URL> = {
 *   type: 'URL',
 *   parse(raw) {
 *     if (typeof raw === 'string' && URL.canParse(raw)) return new URL(raw)
 *     throw new TypeError('expected an absolute URL')
 *   },
 * }
 *
 * defineConfig({ api: url })
 * ```
 *
 * @searchAlias schema entry descriptor validator
 * @public
 */
export interface Field<T> {
  /**
   * A one-word description of the value, such as `number`. A field of type `boolean` is a switch on the command line.
   */
  readonly type: string
  /** The value when no layer has one. When `undefined`, the setting is required. */
  readonly default?: T | undefined
  /** Whether the value may be missing. It is `undefined` then, unless there is a default. */
  readonly optional?: boolean | undefined
  /** Whether to hide the value in errors, in JSON and in the console. */
  readonly secret?: boolean | undefined
  /** The environment variable to read. */
  readonly env?: string | undefined
  /** The purpose of the setting, in a sentence. */
  readonly describe?: string | undefined
  /**
   * Parses a raw value.
   *
   * @param raw - Text from the environment or a command line, or any value of an object. Never `undefined`.
   * @returns The parsed value.
   * @throws An `Error` whose message names the expected value. The found value is appended, unless it is secret.
   */
  parse(raw: unknown): T
}

/**
 * Options of every field.
 *
 * @typeParam T - The type of the value.
 *
 * @example
 * ```ts
 * import { field, type FieldOptions } from '@signpost/config'
 *
 * const options: FieldOptions<string> = { default: 'en', env: 'LANGUAGE', describe: 'The language of the pages.' }
 * const language = field.string(options)
 * ```
 *
 * @public
 */
export interface FieldOptions<T> {
  /** The value when no layer has one, which must fit the field. Without it the setting is required. */
  readonly default?: T | undefined
  /** The environment variable that {@link envLayer} reads. */
  readonly env?: string | undefined
  /** The purpose of the setting, in a sentence. */
  readonly describe?: string | undefined
}

/**
 * Options of a number field.
 *
 * @example
 * ```ts
 * import { field, type NumberOptions } from '@signpost/config'
 *
 * const port: NumberOptions = { default: 3000, integer: true, min: 0, max: 65_535 }
 * field.number(port)
 * ```
 *
 * @searchAlias range limits bounds
 * @public
 */
export interface NumberOptions extends FieldOptions<number> {
  /** The smallest allowed number. */
  readonly min?: number | undefined
  /** The largest allowed number. */
  readonly max?: number | undefined
  /** Whether only integers are allowed. */
  readonly integer?: boolean | undefined
}

/** Whether a node of a shape is a field. A group may contain a field named `parse`, but never a function. */
export function isField(node: object): node is Field<unknown> {
  return typeof (node as Partial<Field<unknown>>).parse === 'function'
}

/** Checks the options of a field, in development: those of every field, and its own. */
export function checkField(type: string, options: object, limit?: ExpectedOption, integer?: 'boolean'): void {
  checkOptions(`a field of type ${type}`, options, {
    default: ['a value', () => true],
    env: 'string',
    describe: 'string',
    min: limit,
    max: limit,
    integer,
  })
}

/**
 * Creates a field of the given type.
 *
 * @throws A `TypeError` for an unknown option or a default that is not a value of the field.
 */
export function makeField<T>(
  type: string,
  options: FieldOptions<T>,
  parse: (raw: unknown) => T,
  keep?: (fallback: T) => T,
): Field<T> {
  if (type !== 'number') checkField(type, options)
  const { env, describe } = options
  let { default: fallback } = options
  if (fallback !== undefined) {
    try {
      fallback = (keep ?? parse)(fallback)
    } catch (cause) {
      throw failure(
        'INVALID_DEFAULT',
        `Expected a default that fits its field, ${found(fallback)}: ${messageOf(cause)}`,
        TypeError,
        { cause },
      )
    }
  }
  return Object.freeze({ type, default: fallback, env, describe, parse })
}
