import type { StyleInput, StyleRule, StyleRules } from './style-rules.ts'
import type { CssText } from './css-text.ts'
import type { StylesheetOptions } from './stylesheet-options.ts'
import { Stylesheet } from './stylesheet.ts'

/**
 * Creates a {@link Stylesheet} from rules by selector.
 *
 * @param rules - The rules. They are copied. Defaults to none.
 * @param options - See {@link StylesheetOptions}.
 * @returns The stylesheet. It is not mounted yet.
 * @throws RangeError when a number is not finite.
 *
 * @example
 * ```ts
 * import { createStylesheet } from '@signpost/stylesheet'
 *
 * const sheet = createStylesheet({
 *   'nav a': { backgroundColor: 'canvas', '&:hover': { textDecoration: 'underline' } },
 *   '@media print': { nav: { display: 'none' } },
 * })
 *
 * sheet.mount()
 * ```
 * @searchAlias css jss emotion styles inject
 * @public
 */
export function createStylesheet(rules?: StyleRules, options?: createStylesheet.Options): Stylesheet
/**
 * Creates a {@link Stylesheet} from a list of rules, or from CSS.
 *
 * @param rules - The rules, or the result of {@link css}.
 * @param options - See {@link StylesheetOptions}.
 * @returns The stylesheet. It is not mounted yet.
 * @throws RangeError when a number is not finite.
 *
 * @example
 * ```ts
 * import { createStylesheet, css } from '@signpost/stylesheet'
 *
 * createStylesheet([{ selector: 'p', declarations: { margin: 0 }, layer: 'reset' }]).mount()
 * createStylesheet(css`p { margin: 0 }`).mount()
 * ```
 * @public
 */
export function createStylesheet(rules: readonly StyleRule[] | CssText, options?: createStylesheet.Options): Stylesheet
export function createStylesheet(rules: StyleInput = {}, options?: createStylesheet.Options): Stylesheet {
  return new Stylesheet(options).merge(rules)
}

/**
 * Types of the function.
 *
 * @example
 * ```ts
 * import { createStylesheet } from '@signpost/stylesheet'
 *
 * const options: createStylesheet.Options = { id: 'page' }
 *
 * createStylesheet({}, options)
 * ```
 * @public
 */
export namespace createStylesheet {
  /**
   * Options of {@link (createStylesheet:1) | createStylesheet}.
   *
   * @example
   * ```ts
   * import { createStylesheet } from '@signpost/stylesheet'
   *
   * const options: createStylesheet.Options = { nonce: 'r4nd0m' }
   * ```
   * @public
   */
  export type Options = StylesheetOptions
}
