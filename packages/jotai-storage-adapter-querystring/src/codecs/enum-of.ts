import { checkArgument, failure, shown } from '@signpost/utils-primitives'
import type { Codec } from '../codec.ts'
import { checkText } from '../check-text.ts'
import { CodecError } from '../codec-error.ts'

/**
 * Creates a codec for one of a few strings or numbers. For a TypeScript string enum:
 * `enumOf(Object.values(Direction))`.
 *
 * @typeParam V - The union of the values.
 * @param values - All allowed values. No two may have the same text.
 * @returns The codec.
 *
 * @example
 * ```ts
 * import { codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * const view = codecs.enumOf(['grid', 'list'])
 * view.decode('list') // 'list'
 * ```
 * @searchAlias literal union choices select
 * @public
 */
export function enumOf<const V extends string | number>(values: readonly V[]): Codec<V> {
  if (!Array.isArray(values) || values.length === 0) {
    throw failure('INVALID_VALUES', `Expected values in an array, found ${shown(values)}: pass at least one`)
  }
  checkArgument(
    'INVALID_VALUES',
    values,
    'texts or numbers that differ',
    () =>
      values.every((value) => ['string', 'number'].includes(typeof value)) &&
      new Set(values.map(String)).size === values.length,
    'leave out all but one of each',
  )
  const fail = (text?: string): never => {
    throw new CodecError(
      `Expected one of ${values.join(', ')}${text === undefined ? ', found another value: write one of them' : ''}`,
      { text },
    )
  }
  return {
    encode: (value) => (values.includes(value) ? `${value}` : fail()),
    decode(text) {
      checkText(text)
      return values.find((value) => `${value}` === text) ?? fail(text)
    },
  }
}
