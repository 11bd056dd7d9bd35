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
 * @see {@link variables} to make many of them
 * @public
 */
export type CssVariableName = `--${string}`

/**
 * The value of a declaration.
 *
 * A number has the unit `px`, except for properties that take plain numbers, such as `lineHeight`, and custom
 * properties. A list is several declarations of one property, of which a browser uses the last that it understands.
 * `null`, `undefined` and `false` mean that there is no such declaration. A string is trusted: it is printed as it is.
 *
 * @example
 * ```ts
 * import type { CssValue } from '@signpost/stylesheet'
 *
 * const height: CssValue = ['100vh', '100dvh']
 * const gap: CssValue = 8 // 8px
 * ```
 * @public
 */
export type CssValue = string | number | readonly (string | number)[] | null | undefined | false

/**
 * The camelCase names of the CSS properties that TypeScript's DOM library knows.
 *
 * @example
 * ```ts
 * import type { CssProperty } from '@signpost/stylesheet'
 *
 * const animated: CssProperty[] = ['opacity', 'insetInlineStart']
 * ```
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
 * Properties and their values: in camelCase or as CSS writes them, prefixed ones and custom properties too.
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
 * @see {@link toDeclarations} for the text
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
