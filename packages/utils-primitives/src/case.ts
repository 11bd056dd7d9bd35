import type { CamelCase, KebabCase } from '@signpost/types'
import { words } from './words.ts'

/**
 * Converts an identifier to kebab case, as in CSS properties and file names. For a literal argument, the result is a
 * literal type.
 *
 * @remarks
 * A word ends at a space or one of `-_./:`, before a capital that follows a lower-case letter or a digit, and before
 * the last of several capitals that a lower-case letter follows. The result does not depend on the locale. See
 * {@link camelCase} for the other direction.
 *
 * @typeParam S - The identifier, as a literal if known.
 * @param text - The identifier, in any case.
 * @returns Its words in lower case, joined by `-`; `''` without words.
 *
 * @example
 * ```ts
 * import { kebabCase } from '@signpost/utils-primitives'
 *
 * const property: 'margin-inline-start' = kebabCase('marginInlineStart')
 * kebabCase('XMLHttpRequest') // 'xml-http-request'
 * ```
 *
 * @searchAlias dash hyphen dasherize paramcase
 * @public
 */
export function kebabCase<S extends string>(text: S): KebabCase<S> {
  return words(text).join('-') as KebabCase<S>
}

/**
 * Converts an identifier to camel case, as in variables and properties. For a literal argument, the result is a literal
 * type.
 *
 * @remarks
 * Words are split as by {@link kebabCase}; an acronym becomes an ordinary word.
 *
 * @typeParam S - The identifier, as a literal if known.
 * @param text - The identifier, in any case.
 * @returns Its words without separators, all but the first capitalised; `''` without words.
 *
 * @example
 * ```ts
 * import { camelCase } from '@signpost/utils-primitives'
 *
 * const property: 'marginInlineStart' = camelCase('margin-inline-start')
 * camelCase('XMLHttpRequest') // 'xmlHttpRequest'
 * ```
 *
 * @searchAlias snake kebab lower pascal string
 * @public
 */
export function camelCase<S extends string>(text: S): CamelCase<S> {
  const [first = '', ...rest] = words(text)
  return (first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')) as CamelCase<S>
}
