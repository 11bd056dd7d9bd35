import { checkArgument, isPromiseLike } from '@signpost/utils-primitives'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { Codec } from '../codec.ts'
import { CodecError } from '../codec-error.ts'

/**
 * Creates a codec that validates the values of another one with a schema: Zod 3.24 and later, Valibot, ArkType, any
 * Standard Schema.
 *
 * The schema receives the decoded value, and its result is the value. It must accept its own results and must be
 * synchronous. Values set by the program are not validated.
 *
 * @typeParam T - The output type of the schema.
 * @param inner - The codec that decodes the input of the schema.
 * @param schema - The schema.
 * @returns The codec.
 * @see {@link https://standardschema.dev | Standard Schema}
 *
 * @example
 * ```ts
 * import { z } from 'zod'
 * import { atomWithQuery, codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * const page = codecs.validated(codecs.number, z.number().int().min(1))
 *
 * export const pageAtom = atomWithQuery('page', 1, page)
 * ```
 * @searchAlias check refine range constrain
 * @public
 */
export function validated<T>(inner: Codec<unknown>, schema: StandardSchemaV1<unknown, T>): Codec<T> {
  checkArgument(
    'INVALID_CODEC',
    inner,
    'a codec with encode and decode',
    () => ['encode', 'decode'].every((name) => typeof (Object(inner) as Record<string, unknown>)[name] === 'function'),
    'pass one of codecs',
  )
  checkArgument(
    'INVALID_SCHEMA',
    schema,
    'a schema of the Standard Schema interface',
    () => typeof (Object(schema) as Partial<StandardSchemaV1>)['~standard']?.validate === 'function',
    'pass one of Zod or Valibot',
  )
  return {
    encode: (value) => inner.encode(value),
    ...(inner.join && { join: (texts: readonly string[]) => inner.join!(texts) }),
    decode(text) {
      const result = schema['~standard'].validate(inner.decode(text))
      if (!result || isPromiseLike(result)) {
        // Prevents an unhandled rejection.
        result?.then(undefined, () => {})
        throw new CodecError('Expected a schema that answers at once', { text })
      }
      if (result.issues) {
        throw new CodecError(`Expected a valid value (${result.issues.map(({ message }) => message).join('; ')})`, {
          text,
        })
      }
      return result.value
    },
  }
}
