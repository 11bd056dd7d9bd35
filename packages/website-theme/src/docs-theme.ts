import { createTheme, ThemeFamily, type TokenTree } from '@signpost/theme'
import { DATA_SECTION_ATTRIBUTE, DATA_THEME_ATTRIBUTE } from './attributes.ts'
import { websiteFamilies } from './website-families.ts'
import { websiteTheme, type WebsiteTheme } from './website-theme.ts'
import { websiteTokens } from './website-tokens.ts'

/**
 * The options of {@link docsTheme}.
 *
 * @example
 * ```ts
 * import { docsTheme, type DocsThemeOptions } from '@signpost/website-theme'
 *
 * const options: DocsThemeOptions = { layer: 'tokens', sections: ['docs', 'api'] }
 *
 * export const { css } = docsTheme(options)
 * ```
 * @public
 */
export interface DocsThemeOptions {
  /** The sections whose accents are to be there, besides the base. By default none. */
  readonly sections?: readonly WebsiteTheme.Section[] | undefined
  /** The cascade layer of all rules. When absent they are in none, and win over those that are in one. */
  readonly layer?: string | undefined
}

/**
 * What a site needs to look like the documentation. See {@link docsTheme}.
 *
 * @example
 * ```ts
 * import { docsTheme, type DocsTheme } from '@signpost/website-theme'
 *
 * const theme: DocsTheme = docsTheme()
 *
 * export const dark = `<html ${theme.schemeAttribute}="dark">`
 * ```
 * @public
 */
export interface DocsTheme {
  /** The rules, on one line and without a trailing line break. The same text for the same options. */
  readonly css: string
  /** The attribute of `<html>` that holds the scheme: `light`, `dark` or `system`. Without it the page is light. */
  readonly schemeAttribute: string
  /** The attribute of `<html>`, or of a part of the page, that holds a section. */
  readonly sectionAttribute: string
}

/**
 * Prints the theme of the site for a stylesheet that is written when the site is built: nothing is left to do at run time.
 *
 * @param options - See {@link DocsThemeOptions}.
 * @returns The CSS, and the attributes that it goes by.
 * @throws RangeError when there is no such section.
 *
 * @example
 * ```ts
 * import { writeFile } from 'node:fs/promises'
 * import { docsTheme } from '@signpost/website-theme'
 *
 * await writeFile('tokens.css', docsTheme().css)
 * ```
 * @public
 */
export function docsTheme(options: DocsThemeOptions = {}): DocsTheme {
  const { sections = [], layer } = options
  const base = createTheme(websiteTokens, { ...websiteTheme.options, layer })
  const variants = Object.fromEntries(sections.map((section) => [section, websiteFamilies.pick(section).tokens]))
  const family = new ThemeFamily<TokenTree>(base, variants, { attribute: DATA_SECTION_ATTRIBUTE })
  return { css: family.toCss(), schemeAttribute: DATA_THEME_ATTRIBUTE, sectionAttribute: DATA_SECTION_ATTRIBUTE }
}
