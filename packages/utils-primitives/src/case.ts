import type { CamelCase, KebabCase } from '@signpost/types'
import { words } from './words.ts'

/**
 * Writes an identifier in kebab case, as in CSS properties and file names. The type of the result is as exact as the
 * type of the argument.
 *
 * @remarks
 * A word ends at a space or one of `-_./:`, before a capital that follows a small letter or a digit, and before the
 * last capital of several when a small letter follows. Does not depend on the language of the machine. See
 * {@link camelCase} for the other direction.
 *
 * @typeParam S - The identifier, as a literal where it is known.
 * @param text - The identifier, in any case.
 * @returns Its words in lower case, joined by `-`; `''` when there are none.
 *
 * @example
 * ```ts
 * import { kebabCase } from '@signpost/utils-primitives'
 *
 * const property: 'margin-inline-start' = kebabCase('marginInlineStart')
 * kebabCase('XMLHttpRequest') // 'xml-http-request'
 * ```
 *
 * @public
 */
export function kebabCase<S extends string>(text: S): KebabCase<S> {
  return words(text).join('-') as KebabCase<S>
}

/**
 * Writes an identifier in camel case, as in variables and properties. The type of the result is as exact as the type of
 * the argument.
 *
 * @remarks
 * Words are found as by {@link kebabCase}; an acronym becomes an ordinary word.
 *
 * @typeParam S - The identifier, as a literal where it is known.
 * @param text - The identifier, in any case.
 * @returns Its words without anything between them, all but the first with a capital; `''` when there are none.
 *
 * @example
 * ```ts
 * import { camelCase } from '@signpost/utils-primitives'
 *
 * const property: 'marginInlineStart' = camelCase('margin-inline-start')
 * camelCase('XMLHttpRequest') // 'xmlHttpRequest'
 * ```
 *
 * @public
 */
export function camelCase<S extends string>(text: S): CamelCase<S> {
  const [first = '', ...rest] = words(text)
  return (first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')) as CamelCase<S>
}
