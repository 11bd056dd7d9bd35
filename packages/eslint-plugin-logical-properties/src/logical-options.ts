import type { PhysicalProperty } from './property-names.ts'

/**
 * Options of every rule: where to look for styles, and what to report and fix.
 *
 * @remarks
 * Each option is taken from the rule, else from `settings['logical-properties']`, else from the defaults. A name may be
 * dotted. `*` in it matches any characters except a dot. A name without a dot also matches members: `style` matches
 * `css.style`.
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
   * Functions whose arguments are style objects. Objects in arrays, conditions and function results are found too. Names are
   * those that the module exports, also where an import renames them; functions of StyleX are `stylex.*`.
   *
   * @defaultValue `style`, `globalStyle`, `recipe`, `sprinkles`, `defineProperties`, `createStyles`, `css`, `css.raw`,
   *   `cva`, `sva`, `defineRecipe`, `defineSlotRecipe`, `defineStyles`, `styled`, `styled.*`
   */
  readonly functions?: readonly string[]
  /**
   * Tags of template literals that contain CSS.
   *
   * @defaultValue `css`, `keyframes`, `createGlobalStyle`, `injectGlobal`, `styled`, `styled.*`, `styled.*.attrs`,
   *   `styled.*.withConfig`
   */
  readonly tags?: readonly string[]
  /**
   * Functions that take an object with one style object per name, such as the steps of an animation.
   *
   * @defaultValue `keyframes`, `globalKeyframes`, `styleVariants`, `stylex.create`, `stylex.keyframes`,
   *   `defineGlobalStyles`
   */
  readonly keyframes?: readonly string[]
  /**
   * JSX attributes whose value is a style object.
   *
   * @defaultValue `style`, `css`, `sx`
   */
  readonly jsxAttributes?: readonly string[]
  /**
   * Paths to nested style objects: keys from the outside in, joined with dots. `*` matches any characters of a key;
   * arrays are searched.
   *
   * @defaultValue `selectors.*`, `@media.*`, `@supports.*`, `@container.*`, `@layer.*`, `@media *`, `@supports *`,
   * `@container *`, `@layer *`, `@starting-style`, `:*`, `&*`, `base`, `variants.*.*`, `compoundVariants.style`,
   * `compoundVariants.css`, `properties`, `_*`, `sm`, `md`, `lg`, `xl`, `2xl`
   */
  readonly resolvers?: readonly string[]
  /**
   * Physical properties that are never reported.
   *
   * @defaultValue none
   */
  readonly allow?: readonly PhysicalProperty[]
  /**
   * Whether to apply fixes that may change the rendering, rather than only suggest them: next to a logical property of
   * the same kind, next to a spread of unknown content, when an interpolated value may contain several values, where
   * the style sets `direction` or `writingMode` or differs by direction (`[dir=rtl] &`, `isRtl ? 1 : 2`), where the
   * element or one around it has a `dir` other than `ltr`, where a `transition` or `willChange` names the property, for an
   * inset (`left`, `top`) that is computed or shifted by a transform, for `safe-area-inset-left`, for shorthands of
   * several values in atomic styles (StyleX, Panda, `sprinkles`), and for borders and sizes in `sx`, whose logical names
   * take no values of a theme.
   *
   * @defaultValue `false`
   */
  readonly unsafeFixes?: boolean
  /**
   * The logical properties to use: those that are Baseline widely available, or `all`, which adds `overflow-inline` and
   * `overflow-block`.
   *
   * @defaultValue `baseline`
   */
  readonly target?: 'baseline' | 'all'
}
