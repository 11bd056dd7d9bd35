import type { KebabCase } from '@signpost/types'

/**
 * The name of a custom property, such as `--accent`.
 *
 * @example
 * ```ts
 * import type { CssVariableName } from '@signpost/stylesheet'
 *
 * const read = (name: CssVariableName): string => getComputedStyle(document.documentElement).getPropertyValue(name)
 *
 * read('--accent')
 * ```
 * @see {@link variables} to create many of them
 * @searchAlias var dashed ident
 * @public
 */
export type CssVariableName = `--${string}`

/**
 * Value of a declaration.
 *
 * A number gets the unit `px`, except for custom properties and properties that take plain numbers, such as
 * `lineHeight`. A list prints several declarations of the property, of which a browser uses the last one it supports.
 * `null`, `undefined` and `false` omit the declaration. Strings are trusted and printed as they are.
 *
 * @example
 * ```ts
 * import type { CssValue } from '@signpost/stylesheet'
 *
 * const height: CssValue = ['100vh', '100dvh']
 * const gap: CssValue = 8 // 8px
 * ```
 * @searchAlias px unit length number
 * @public
 */
export type CssValue = string | number | readonly (string | number)[] | null | undefined | false

/**
 * Camel-case names of the CSS properties in TypeScript's DOM library.
 *
 * @example
 * ```ts
 * import type { CssProperty } from '@signpost/stylesheet'
 *
 * const animated: CssProperty[] = ['opacity', 'insetInlineStart']
 * ```
 * @searchAlias csstype keys
 * @public
 */
export type CssProperty = {
  [P in keyof CSSStyleDeclaration]: P extends 'cssText' | number
    ? never
    : CSSStyleDeclaration[P] extends string
      ? P
      : never
}[keyof CSSStyleDeclaration] &
  string

/**
 * Declarations by property: in camelCase or kebab-case, including vendor-prefixed and custom properties.
 *
 * @example
 * ```ts
 * import type { Declarations } from '@signpost/stylesheet'
 *
 * const card: Declarations = {
 *   backgroundColor: 'canvas',
 *   'border-radius': 8,
 *   WebkitTapHighlightColor: 'transparent',
 *   '--gap': '1rem',
 * }
 *
 * // @ts-expect-error It is spelt backgroundColor.
 * const wrong: Declarations = { backgroundColour: 'canvas' }
 * ```
 * @see {@link toDeclarations} to print them
 * @searchAlias cssproperties inline csstype style object
 * @public
 */
export type Declarations = {
  readonly [P in
    | CssProperty
    | KebabCase<CssProperty>
    | CssVariableName
    | `-${'webkit' | 'moz' | 'ms'}-${string}`
    | `${'Webkit' | 'Moz'}${string}`]?: CssValue
}
