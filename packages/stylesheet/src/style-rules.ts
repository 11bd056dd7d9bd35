import type { KebabCase } from '@signpost/types'
import type { CssText } from './css-text.ts'
import type { CssValue, Declarations } from './declarations.ts'

/**
 * An at-rule that contains rules or declarations, without its braces.
 *
 * @example
 * ```ts
 * import type { AtRule } from '@signpost/stylesheet'
 *
 * const wide: AtRule = '@media (width >= 60rem)'
 * // @ts-expect-error There is no such at-rule.
 * const wrong: AtRule = '@screen md'
 * ```
 * @searchAlias media supports layer keyframes query
 * @public
 */
export type AtRule =
  | `@${'media' | 'supports' | 'container' | 'layer' | 'scope' | 'keyframes' | 'property' | 'page' | 'counter-style' | 'font-palette-values'} ${string}`
  | `@${'layer' | 'scope' | 'starting-style' | 'font-face' | 'page' | 'view-transition'}`

/**
 * Selector of a nested rule: it begins with `&`, a combinator or any other non-letter, or contains `&` after a space.
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
 * @searchAlias ampersand hover pseudo
 * @public
 */
export type NestedSelector = `${'&' | ':' | '.' | '#' | '[' | '>' | '+' | '~' | '*'}${string}` | `${string} &${string}`

/**
 * Content of a rule: declarations and nested rules. Declarations are printed first.
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
 * Rules by selector or at-rule. An at-rule contains rules or declarations, as CSS requires.
 *
 * `true` prints an at-rule as a statement (`@layer reset, theme;`), and a list prints it several times (`@font-face`).
 * `null` and `undefined` omit a rule. `true` for anything but an at-rule is an error when the rules are read.
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
 * @searchAlias object jss css
 * @public
 */
export interface StyleRules {
  /** Content by selector or at-rule. */
  readonly [selector: string]: StyleBlock | NestedRules | Descriptors | readonly Descriptors[] | true | null | undefined
}

/**
 * Rules inside of an at-rule or a selector: as {@link StyleRules}, without `true`, which would be taken for a value.
 *
 * @example
 * ```ts
 * import type { NestedRules } from '@signpost/stylesheet'
 *
 * const narrow: NestedRules = { nav: { display: 'none' }, '.menu': { '&:hover': { opacity: 0.8 } } }
 * ```
 * @searchAlias media hover scss
 * @public
 */
export interface NestedRules {
  /** Content by selector or at-rule. */
  readonly [selector: string]: StyleBlock | NestedRules | Descriptors | readonly Descriptors[] | null | undefined
}

/**
 * Content of a descriptive at-rule such as `@font-face` or `@property`: descriptors and properties.
 *
 * @example
 * ```ts
 * import { serialize, type Descriptors } from '@signpost/stylesheet'
 *
 * const angle: Descriptors = { syntax: "'<angle>'", inherits: false, initialValue: '0deg' }
 *
 * serialize({ '@property --angle': angle })
 * ```
 * @searchAlias webfont woff src
 * @public
 */
export type Descriptors = Declarations & {
  readonly [P in DescriptorName | KebabCase<DescriptorName>]?: P extends 'inherits' ? CssValue | boolean : CssValue
}

/**
 * Camel-case names of descriptors that are not properties, of the at-rules `@font-face`, `@property`, `@counter-style`,
 * `@font-palette-values`, `@page` and `@view-transition`.
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
 * A rule in a list of rules.
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
  /** The declarations, and nested rules. */
  readonly declarations: StyleBlock
  /** The enclosing at-rules, outermost first. */
  readonly at?: readonly AtRule[] | undefined
  /** The cascade layer that encloses `at`. */
  readonly layer?: string | undefined
}

/**
 * Input of a stylesheet: rules by selector, a list of rules, or CSS text.
 *
 * In a list, rules with the same selector, layer and at-rules are merged at the position of the first.
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
