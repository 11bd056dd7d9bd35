import { checkOptions } from '@signpost/utils-primitives'
import { createTheme, ThemeFamily, type TokenTree } from '@signpost/theme'
import { DATA_SECTION_ATTRIBUTE, DATA_THEME_ATTRIBUTE } from './attributes.ts'
import { websiteFamilies } from './website-families.ts'
import { websiteTheme, type WebsiteTheme } from './website-theme.ts'
import { websiteTokens } from './website-tokens.ts'

/**
 * Options of {@link docsTheme}.
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
  /** The sections to include, besides the base. Defaults to none. */
  readonly sections?: readonly WebsiteTheme.Section[] | undefined
  /** The cascade layer of all rules. Defaults to none, so that they override rules within layers. */
  readonly layer?: string | undefined
}

/**
 * Stylesheet and attributes of the documentation theme. See {@link docsTheme}.
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
  /** The rules, on one line and without a trailing newline. Equal options give the same text. */
  readonly css: string
  /** The attribute of `<html>` for the scheme: `light`, `dark` or `system`. Without it the page is light. */
  readonly schemeAttribute: string
  /** The attribute of `<html>`, or of a part of the page, for a section. */
  readonly sectionAttribute: string
}

/**
 * Prints the theme of the site as CSS, to write to a stylesheet at build time.
 *
 * @param options - See {@link DocsThemeOptions}.
 * @returns The CSS and its attributes.
 * @throws RangeError when a section does not exist.
 *
 * @example
 * ```ts
 * import { writeFile } from 'node:fs/promises'
 * import { docsTheme } from '@signpost/website-theme'
 *
 * await writeFile('tokens.css', docsTheme().css)
 * ```
 * @searchAlias generate variables export
 * @public
 */
export function docsTheme(options: DocsThemeOptions = {}): DocsTheme {
  checkOptions('docsTheme', options, { sections: 'array', layer: 'string' })
  const { sections = [], layer } = options
  const base = createTheme(websiteTokens, { ...websiteTheme.options, layer })
  const variants = Object.fromEntries(sections.map((section) => [section, websiteFamilies.pick(section).tokens]))
  const family = new ThemeFamily<TokenTree>(base, variants, { attribute: DATA_SECTION_ATTRIBUTE })
  return { css: family.toCss(), schemeAttribute: DATA_THEME_ATTRIBUTE, sectionAttribute: DATA_SECTION_ATTRIBUTE }
}
