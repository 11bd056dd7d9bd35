import type { KebabCase } from '@signpost/types'
import type { CssText } from './css-text.ts'
import type { CssValue, Declarations } from './declarations.ts'

/**
 * An at-rule that holds rules or declarations, without its braces.
 *
 * @example
 * ```ts
 * import type { AtRule } from '@signpost/stylesheet'
 *
 * const wide: AtRule = '@media (width >= 60rem)'
 * // @ts-expect-error There is no such at-rule.
 * const wrong: AtRule = '@screen md'
 * ```
 * @public
 */
export type AtRule =
  | `@${'media' | 'supports' | 'container' | 'layer' | 'scope' | 'keyframes' | 'property' | 'page' | 'counter-style' | 'font-palette-values'} ${string}`
  | `@${'layer' | 'scope' | 'starting-style' | 'font-face' | 'page' | 'view-transition'}`

/**
 * The selector of a rule inside of a rule: it begins with `&`, a combinator or anything but a name, or has an `&` after
 * a space.
 *
 * @example
 * ```ts
 * import type { NestedSelector } from '@signpost/stylesheet'
 *
 * const selectors: NestedSelector[] = ['&:hover', '> li', '.dark &', 'html[dir=rtl] &']
 * // @ts-expect-error Could be a property: write '& a'.
 * const wrong: NestedSelector = 'a'
 * ```
 * @see {@link StyleBlock}
 * @public
 */
export type NestedSelector = `${'&' | ':' | '.' | '#' | '[' | '>' | '+' | '~' | '*'}${string}` | `${string} &${string}`

/**
 * What stands between the braces of a rule: declarations, and rules nested as in CSS. Declarations are printed first.
 *
 * @example
 * ```ts
 * import type { StyleBlock } from '@signpost/stylesheet'
 *
 * const link: StyleBlock = {
 *   color: 'var(--accent)',
 *   '&:hover': { textDecoration: 'underline' },
 *   '@media print': { color: 'black' },
 * }
 * ```
 * @public
 */
export type StyleBlock = Declarations & {
  readonly [S in NestedSelector | AtRule]?: StyleBlock | null | undefined
}

/**
 * Rules by selector or at-rule. An at-rule holds rules or declarations, whichever CSS wants there.
 *
 * `true` makes a statement of an at-rule (`@layer reset, theme;`), and a list prints one at-rule several times
 * (`@font-face`). `null` and `undefined` mean that there is no such rule.
 *
 * @example
 * ```ts
 * import type { StyleRules } from '@signpost/stylesheet'
 *
 * const rules: StyleRules = {
 *   '@layer reset, page': true,
 *   'h1, h2': { lineHeight: 1.2 },
 *   '@media (width < 40rem)': { nav: { display: 'none' } },
 *   '@keyframes appear': { from: { opacity: 0 }, '50%': { opacity: 0.8 } },
 *   '@font-face': [{ fontFamily: 'Inter', src: 'url(inter.woff2)' }],
 * }
 * ```
 * @public
 */
export interface StyleRules {
  /** By selector or at-rule. */
  readonly [selector: string]: StyleBlock | StyleRules | Descriptors | readonly Descriptors[] | true | null | undefined
}

/**
 * What stands in an at-rule that describes something, such as `@font-face` or `@property`: descriptors, whose names are
 * not all those of properties.
 *
 * @example
 * ```ts
 * import { serialize, type Descriptors } from '@signpost/stylesheet'
 *
 * const angle: Descriptors = { syntax: "'<angle>'", inherits: 'false', initialValue: '0deg' }
 *
 * serialize({ '@property --angle': angle })
 * ```
 * @public
 */
export type Descriptors = Declarations & {
  readonly [P in DescriptorName | KebabCase<DescriptorName>]?: CssValue
}

/**
 * The camelCase names of descriptors that are not names of properties, by at-rule: `@font-face`, `@property`,
 * `@counter-style`, `@font-palette-values`, `@page`, `@view-transition`.
 *
 * @example
 * ```ts
 * import type { DescriptorName } from '@signpost/stylesheet'
 *
 * const names: DescriptorName[] = ['src', 'unicodeRange', 'initialValue']
 * ```
 * @public
 */
export type DescriptorName =
  | 'src'
  | 'unicodeRange'
  | 'fontDisplay'
  | 'sizeAdjust'
  | 'ascentOverride'
  | 'descentOverride'
  | 'lineGapOverride'
  | 'syntax'
  | 'inherits'
  | 'initialValue'
  | 'system'
  | 'symbols'
  | 'additiveSymbols'
  | 'negative'
  | 'prefix'
  | 'suffix'
  | 'range'
  | 'pad'
  | 'speakAs'
  | 'fallback'
  | 'basePalette'
  | 'overrideColors'
  | 'size'
  | 'marks'
  | 'bleed'
  | 'navigation'
  | 'types'

/**
 * One rule, for a list of rules.
 *
 * @example
 * ```ts
 * import { serialize, type StyleRule } from '@signpost/stylesheet'
 *
 * const button: StyleRule = { selector: 'button', declarations: { padding: 8 }, layer: 'base', at: ['@media screen'] }
 *
 * serialize([button]) // '@layer base{@media screen{button{padding:8px;}}}'
 * ```
 * @public
 */
export interface StyleRule {
  /** A selector, such as `.a, .b > p`. */
  readonly selector: string
  /** The declarations, and rules nested in it. */
  readonly declarations: StyleBlock
  /** The at-rules around it, outermost first. */
  readonly at?: readonly AtRule[] | undefined
  /** The cascade layer around all of `at`. */
  readonly layer?: string | undefined
}

/**
 * What a stylesheet is made from: rules by selector, a list of rules, or text that is known to be CSS.
 *
 * In a list, rules with the same selector, layer and at-rules become one, at the place of the first.
 *
 * @example
 * ```ts
 * import { createStylesheet, css, type StyleInput } from '@signpost/stylesheet'
 *
 * const inputs: StyleInput[] = [
 *   { p: { margin: 0 } },
 *   [{ selector: 'p', declarations: { margin: 0 } }],
 *   css`p { margin: 0 }`,
 * ]
 *
 * const sheets = inputs.map((input) => createStylesheet().merge(input))
 * ```
 * @public
 */
export type StyleInput = StyleRules | readonly StyleRule[] | CssText
