import type { JsonValue } from '@signpost/types'
import {
  checkArgument,
  checkJson,
  isPlainObject,
  isPromiseLike,
  mapValues,
  checkOptions,
} from '@signpost/utils-primitives'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { makeField, type Field, type FieldOptions } from '../field.ts'
import { messageOf } from '../message-of.ts'

/**
 * Creates a field for any JSON value, which is frozen. The value of a later layer replaces that of an earlier one as a
 * whole.
 *
 * @param options - Default, environment variable, description.
 * @returns A field that takes any value. Text is parsed as JSON.
 *
 * @example
 * ```ts
 * import { defineConfig, field } from '@signpost/config'
 *
 * defineConfig({ headers: field.json({ default: { 'x-frame-options': 'DENY' } }) })
 * ```
 *
 * @searchAlias object zod schema validate custom
 * @public
 */
export function json(options?: FieldOptions<JsonValue>): Field<JsonValue>
/**
 * Creates a field whose value is checked by a schema of any library that implements
 * {@link https://standardschema.dev | Standard Schema}: zod, valibot, arktype and others.
 *
 * @typeParam S - The schema.
 * @param schema - Validates the value and may transform it. It must be synchronous.
 * @param options - Default, which is not validated, environment variable, description.
 * @returns A field that takes the input of the schema. Text is parsed as JSON first.
 *
 * @example
 * ```ts
 * import { defineConfig, field } from '@signpost/config'
 * import { z } from 'zod'
 *
 * const rule = z.object({ from: z.string(), to: z.string() })
 * defineConfig({ redirects: field.json(z.array(rule), { default: [], env: 'REDIRECTS' }) })
 * ```
 *
 * @public
 */
export function json<S extends StandardSchemaV1>(
  schema: S,
  options?: FieldOptions<StandardSchemaV1.InferOutput<S>>,
): Field<StandardSchemaV1.InferOutput<S>>
export function json(
  first: StandardSchemaV1 | FieldOptions<JsonValue> = {},
  second: FieldOptions<unknown> = {},
): Field<unknown> {
  checkOptions(
    'field.json',
    { first },
    {
      first: [
        'options or a schema',
        (value) =>
          Object(value) === value &&
          (!('~standard' in (value as object)) ||
            typeof Object((value as StandardSchemaV1)['~standard']).validate === 'function'),
      ],
    },
  )
  const schema = '~standard' in first ? first : undefined
  const keep = (value: unknown): unknown => {
    checkData(value, !schema)
    return frozen(value)
  }
  const parse = (raw: unknown): unknown => keep(schema ? validated(schema, valueOf(raw)) : valueOf(raw))
  return makeField('json', schema ? second : (first as FieldOptions<unknown>), parse, keep)
}

/** Copies arrays and plain objects and freezes the copies, so that no setting can be changed in place. */
function frozen(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze(value.map(frozen))
  return isPlainObject(value) ? Object.freeze(mapValues(value, frozen)) : value
}

/** Refuses a value that must be JSON and is not, and one that contains itself. */
function checkData(value: unknown, isJson: boolean): void {
  checkCircles(value, [])
  if (!isJson) return
  try {
    checkJson(value)
  } catch (error) {
    throw new TypeError(`expected JSON (${messageOf(error)})`, { cause: error })
  }
}

function checkCircles(value: unknown, above: readonly unknown[]): void {
  if (above.includes(value)) throw new TypeError('expected no object that contains itself')
  if (Array.isArray(value) || isPlainObject(value))
    for (const member of Object.values(value)) checkCircles(member, [...above, value])
}

/** Parses text as JSON; returns any other value as it is. */
function valueOf(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw
  try {
    return JSON.parse(raw)
  } catch (error) {
    throw new TypeError(`expected JSON (${messageOf(error)})`, { cause: error })
  }
}

function validated(schema: StandardSchemaV1, value: unknown): unknown {
  const result = schema['~standard'].validate(value)
  checkArgument(
    'INVALID_SCHEMA',
    result,
    'an answer of the schema',
    () => Object(result) === result,
    'return value or issues',
  )
  if (isPromiseLike(result)) {
    // Prevents an unhandled rejection.
    result.then(undefined, () => {})
    throw new TypeError(
      `expected a schema that answers at once; this one of ${schema['~standard'].vendor} is asynchronous`,
    )
  }
  if (!result.issues) return result.value
  throw new TypeError(result.issues.map(textOf).join('; '))
}

function textOf({ path = [], message }: StandardSchemaV1.Issue): string {
  const keys = path.map((segment) => String(typeof segment === 'object' ? segment.key : segment))
  return keys.length > 0 ? `${keys.join('.')}: ${message}` : message
}
