/**
 * Characters that separate words. {@link Words} drops them.
 *
 * @example
 * ```ts
 * import type { WordSeparator } from '@signpost/types'
 *
 * const separators: WordSeparator[] = [' ', '-', '_', '.', '/', ':']
 * ```
 *
 * @searchAlias delimiter hyphen underscore dash
 * @public
 */
export type WordSeparator = ' ' | '-' | '_' | '.' | '/' | ':'

/**
 * Words of an identifier, in lower case. {@link KebabCase} and {@link CamelCase} are based on it.
 *
 * @remarks
 * A word ends at a {@link WordSeparator}, before a capital that follows a lower-case letter or a digit (`fooBar`,
 * `h1Title`), and before the last of several capitals that a lower-case letter follows (`XMLHttp` is `xml`, `http`).
 * Digits are part of the preceding word. Other characters, and letters without case, are part of their word.
 *
 * Distributes over unions. A non-literal string gives `string[]`. Supports up to 500 characters.
 *
 * @typeParam S - The identifier.
 * @typeParam Found - Internal accumulator. Do not pass it.
 * @typeParam Word - Internal accumulator. Do not pass it.
 *
 * @example
 * ```ts
 * import type { Words } from '@signpost/types'
 *
 * const words: Words<'XMLHttpRequest_v2'> = ['xml', 'http', 'request', 'v2']
 * ```
 *
 * @searchAlias split tokenize parts segments
 * @public
 */
export type Words<S extends string, Found extends string[] = [], Word extends string = ''> = S extends unknown
  ? // Of a string that is no literal, such as `id-${number}`, a record has no property that must be there.
    Record<never, never> extends Record<S, 1>
    ? string[]
    : S extends `${infer Char}${infer Rest}`
      ? Char extends WordSeparator
        ? Words<Rest, Word extends '' ? Found : [...Found, Word]>
        : Rest extends `${infer Next}${infer After}`
          ? Next extends Lowercase<Next>
            ? Words<Rest, Found, `${Word}${Lowercase<Char>}`>
            : // A small letter differs in upper case, and a digit is left out.
              Char extends Exclude<Uppercase<Char>, `${number}`>
              ? Char extends Lowercase<Char>
                ? Words<Rest, Found, `${Word}${Char}`>
                : After extends `${infer Third}${string}`
                  ? Third extends Uppercase<Third>
                    ? Words<Rest, Found, `${Word}${Lowercase<Char>}`>
                    : Words<Rest, [...Found, `${Word}${Lowercase<Char>}`]>
                  : Words<Rest, Found, `${Word}${Lowercase<Char>}`>
              : Words<Rest, [...Found, `${Word}${Lowercase<Char>}`]>
          : Words<Rest, Found, `${Word}${Lowercase<Char>}`>
      : Word extends ''
        ? Found
        : [...Found, Word]
  : never

/**
 * Joins the strings of a tuple with `Separator`.
 *
 * @remarks
 * The empty tuple gives `''`, an array of unknown length gives `string`. Supports up to about 45 strings.
 *
 * @typeParam Parts - The strings, in order.
 * @typeParam Separator - The text between two of them.
 *
 * @example
 * ```ts
 * import type { Join } from '@signpost/types'
 *
 * const path: Join<['a', 'b', 'c'], '/'> = 'a/b/c'
 * ```
 *
 * @searchAlias concat concatenate template literal delimiter
 * @public
 */
export type Join<Parts extends readonly string[], Separator extends string> = number extends Parts['length']
  ? string
  : Parts extends readonly [infer First extends string, ...infer Rest extends readonly string[]]
    ? Rest extends readonly []
      ? First
      : `${First}${Separator}${Join<Rest, Separator>}`
    : ''
