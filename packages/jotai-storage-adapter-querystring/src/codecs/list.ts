import { checkArgument, failure, shown } from '@signpost/utils-primitives'
import type { Codec } from '../codec.ts'

/**
 * Creates a codec for a list whose values are separated, as in `a,b`. Within a value, the separator is escaped as `~,`
 * and `~` as `~~`. The empty text is the empty list; a list of one empty text is `~`.
 *
 * A parameter that is repeated, as in `?tag=red&tag=blue`, is one list, which the next write joins to one parameter.
 * To keep it repeated, use `repeatedKeys`.
 *
 * @typeParam T - The type of an element.
 * @param of - The codec of the elements.
 * @param separator - One character other than `~`. Defaults to a comma.
 * @returns The codec.
 * @throws A `RangeError` for any other separator.
 *
 * @example
 * ```ts
 * import { codecs } from '@signpost/jotai-storage-adapter-querystring'
 *
 * codecs.list(codecs.string).decode('red,blue') // ['red', 'blue']
 * codecs.list(codecs.list(codecs.number), '_').encode([[1, 2], [3]]) // '1,2_3'
 * ```
 * @searchAlias array csv comma multiple multi select
 * @public
 */
export function list<T>(of: Codec<T>, separator = ','): Codec<T[]> {
  checkArgument(
    'INVALID_CODEC',
    of,
    'a codec with encode and decode',
    () => ['encode', 'decode'].every((name) => typeof (Object(of) as Record<string, unknown>)[name] === 'function'),
    'pass one of codecs',
  )
  if (typeof separator !== 'string' || separator.length !== 1 || separator === '~') {
    throw failure(
      'INVALID_SEPARATOR',
      `Expected one character other than ~ as separator, found ${shown(separator)}: use , or ;`,
      RangeError,
    )
  }
  const write = (items: readonly string[]): string => {
    const texts = items.map((item) => item.replaceAll('~', '~~').replaceAll(separator, `~${separator}`))
    return texts.join(separator) || (texts.length ? '~' : '')
  }
  const read = (text: string): string[] => {
    if (!text) return []
    let item = ''
    const texts: string[] = []
    for (let i = 0; i < text.length; i++) {
      if (text[i] === separator) {
        texts.push(item)
        item = ''
      } else {
        item += text[i] === '~' ? (text[++i] ?? '') : text[i]
      }
    }
    return [...texts, item]
  }
  return {
    encode(values) {
      checkArgument('INVALID_PARAMETER', values, 'a list', () => Array.isArray(values), 'write values in an array')
      return write(Array.from(values, (value) => of.encode(value)))
    },
    decode: (text) => read(text).map((one) => of.decode(one)),
    join: (texts) => write(texts.flatMap(read)),
  }
}
