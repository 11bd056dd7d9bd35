/**
 * One setting: what its values are, how they are read, and what holds when nobody sets it.
 *
 * @remarks
 * The functions of {@link field} make the common ones. An object of your own with `type` and `parse` is one too.
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
 * @public
 */
export interface Field<T> {
  /** What the value is, in a word, for people: `number`. A field whose type is `boolean` is a switch on a command line. */
  readonly type: string
  /** The value while no layer has one. Not parsed. `undefined` is the same as none: the setting is then required. */
  readonly default?: T | undefined
  /** Whether the value may be missing; it is `undefined` then, when there is no default. */
  readonly optional?: boolean | undefined
  /** Whether the value must not be shown: in errors, in JSON, in the console. */
  readonly secret?: boolean | undefined
  /** The environment variable that holds it. */
  readonly env?: string | undefined
  /** What the setting is for, in a sentence. */
  readonly describe?: string | undefined
  /**
   * Reads a value as it was found.
   *
   * @param raw - Text from the environment or a command line, or any value of an object. Never `undefined`.
   * @returns The value.
   * @throws An `Error` whose message says what was expected. What was found is added to it, unless it is secret.
   */
  parse(raw: unknown): T
}

/**
 * What every field can be given.
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
  /** The value while no layer has one. Without it the setting is required. */
  readonly default?: T | undefined
  /** The environment variable that {@link envLayer} reads. */
  readonly env?: string | undefined
  /** What the setting is for, in a sentence. */
  readonly describe?: string | undefined
}

/**
 * What a number field can be given: besides the rest, its limits.
 *
 * @example
 * ```ts
 * import { field, type NumberOptions } from '@signpost/config'
 *
 * const port: NumberOptions = { default: 3000, integer: true, min: 0, max: 65_535 }
 * field.number(port)
 * ```
 *
 * @public
 */
export interface NumberOptions extends FieldOptions<number> {
  /** The smallest number that is allowed. */
  readonly min?: number | undefined
  /** The largest number that is allowed. */
  readonly max?: number | undefined
  /** Whether only whole numbers are allowed. */
  readonly integer?: boolean | undefined
}

/** Whether a node of a shape is a field. A group may have a field that is called `parse`, but no function. */
export function isField(node: object): node is Field<unknown> {
  return typeof (node as Partial<Field<unknown>>).parse === 'function'
}

/** A field of the given type. */
export function makeField<T>(type: string, options: FieldOptions<T>, parse: (raw: unknown) => T): Field<T> {
  const { default: fallback, env, describe } = options
  return Object.freeze({ type, default: fallback, env, describe, parse })
}
