import type { PhysicalProperty } from './property-names.ts'

/**
 * Where the rules look for styles, and how far they go. The same for every rule.
 *
 * @remarks
 * A rule's own option comes first, then `settings['logical-properties']`, then the default; each field by itself. A name
 * may be dotted, `*` in it stands for any characters but a dot; a name without a dot also matches a member,
 * so that `style` is `css.style` as well.
 *
 * @example
 * ```ts
 * import { defineLogicalConfig, type LogicalOptions } from '@signpost/eslint-plugin-logical-properties'
 *
 * const options: LogicalOptions = { jsxAttributes: ['style', 'sx'], keyframes: ['keyframes', 'stylex.create'] }
 * export default [defineLogicalConfig(options)]
 * ```
 * @public
 */
export interface LogicalOptions {
  /**
   * Functions whose arguments are style objects, also in arrays, conditions and returned by functions.
   *
   * @defaultValue `style`, `globalStyle`, `recipe`, `sprinkles`, `defineProperties`, `createStyles`, `css`, `cva`, `styled`, `styled.*`
   */
  readonly functions?: readonly string[]
  /**
   * Tags of template literals that hold CSS.
   *
   * @defaultValue `css`, `keyframes`, `createGlobalStyle`, `injectGlobal`, `styled`, `styled.*`
   */
  readonly tags?: readonly string[]
  /**
   * Functions whose object holds one style object per name, such as the steps of an animation.
   *
   * @defaultValue `keyframes`, `globalKeyframes`, `styleVariants`
   */
  readonly keyframes?: readonly string[]
  /**
   * JSX attributes that hold a style object.
   *
   * @defaultValue `style`
   */
  readonly jsxAttributes?: readonly string[]
  /**
   * Where a style object holds others: keys from the outside in, joined with dots. `*` stands for any characters of a key;
   * arrays are looked through.
   *
   * @defaultValue `selectors.*`, `@media.*`, `@supports.*`, `@container.*`, `@layer.*`, `@media *`, `@supports *`,
   * `@container *`, `@layer *`, `@starting-style`, `:*`, `&*`, `base`, `variants.*.*`, `compoundVariants.style`, `properties`
   */
  readonly resolvers?: readonly string[]
  /**
   * Physical properties that are never reported.
   *
   * @defaultValue none
   */
  readonly allow?: readonly PhysicalProperty[]
  /**
   * Whether to fix what may change the result too, rather than only suggest it: beside a logical property of the same
   * kind, beside a spread that cannot be looked into, and when an interpolated value may hold several.
   *
   * @defaultValue `false`
   */
  readonly unsafeFixes?: boolean
  /**
   * Which logical properties may be asked for: those that are Baseline widely available, or `all`, which adds
   * `overflow-inline` and `overflow-block`.
   *
   * @defaultValue `baseline`
   */
  readonly target?: 'baseline' | 'all'
}
