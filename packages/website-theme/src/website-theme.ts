import { type ColorScheme, createTheme, type Theme, type TokenPath } from '@signpost/theme'
import { DATA_THEME_ATTRIBUTE } from './attributes.ts'
import { selectorFor } from './selector-for.ts'
import type { WebsiteSection } from './website-section.ts'
import { websiteTokens } from './website-tokens.ts'

/**
 * The type of {@link websiteTheme} and of each theme of {@link websiteFamilies}.
 *
 * @example
 * ```ts
 * import { websiteFamilies, type WebsiteTheme } from '@signpost/website-theme'
 *
 * export const guides: WebsiteTheme = websiteFamilies.pick('guides')
 * ```
 * @public
 */
export type WebsiteTheme = Theme<typeof websiteTokens>

/**
 * Types of the names in the site's theme.
 *
 * @example
 * ```ts
 * import { websiteTheme, type WebsiteTheme } from '@signpost/website-theme'
 *
 * export const onCanvas = (path: WebsiteTheme.Path, scheme: WebsiteTheme.Scheme) => websiteTheme.resolve(path, scheme)
 * ```
 * @public
 */
export namespace WebsiteTheme {
  /**
   * The path of a token.
   *
   * @example
   * ```ts
   * import type { WebsiteTheme } from '@signpost/website-theme'
   *
   * const paths: WebsiteTheme.Path[] = ['paper', 'code.keyword']
   * ```
   * @public
   */
  export type Path = TokenPath<typeof websiteTokens>

  /**
   * A scheme that the tokens have values for.
   *
   * @example
   * ```ts
   * import type { WebsiteTheme } from '@signpost/website-theme'
   *
   * const schemes: WebsiteTheme.Scheme[] = ['light', 'dark']
   * ```
   * @public
   */
  export type Scheme = ColorScheme

  /**
   * The name of a section, as a string or as a {@link WebsiteSection}.
   *
   * @example
   * ```ts
   * import { WebsiteSection, type WebsiteTheme } from '@signpost/website-theme'
   *
   * const sections: WebsiteTheme.Section[] = ['docs', WebsiteSection.Guides]
   * ```
   * @public
   */
  export type Section = `${WebsiteSection}`
}

/**
 * The theme of the site: {@link websiteTokens} as CSS. Light, unless {@link DATA_THEME_ATTRIBUTE} sets another scheme.
 *
 * @example
 * ```ts
 * import { websiteTheme } from '@signpost/website-theme'
 *
 * export const card = { background: websiteTheme.vars.raised, color: websiteTheme.vars.ink }
 * export const metaColor = websiteTheme.resolve('paper', 'dark')
 * ```
 * @searchAlias colors dark variables brand
 * @public
 */
export const websiteTheme: WebsiteTheme = /*#__PURE__*/ createTheme(websiteTokens, {
  attribute: DATA_THEME_ATTRIBUTE,
  selectorFor,
})
