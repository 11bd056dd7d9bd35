/// <reference lib="esnext.disposable" preserve="true" />

/**
 * The colours, spacing and typography of Signpost's own site, readable in every section and scheme.
 *
 * {@link docsTheme} creates the stylesheet of the site, {@link getInitScript} sets the chosen scheme before the first
 * paint, and {@link themeForPath} returns the {@link WebsiteSection} of a path. The tokens are {@link websiteTokens},
 * also available as the theme {@link websiteTheme}, and per section as {@link websiteFamilies}.
 *
 * @example
 * ```ts
 * import { docsTheme, getInitScript } from '@signpost/website-theme'
 *
 * export const head = `<style>${docsTheme().css}</style><script>${getInitScript()}</script>`
 * ```
 * @packageDocumentation
 */
export { DATA_SECTION_ATTRIBUTE, DATA_THEME_ATTRIBUTE } from './attributes.ts'
export { docsTheme, type DocsTheme, type DocsThemeOptions } from './docs-theme.ts'
export { getInitScript } from './get-init-script.ts'
export { themeForPath } from './theme-for-path.ts'
export { websiteFamilies } from './website-families.ts'
export { WebsiteSection } from './website-section.ts'
export { websiteTheme, type WebsiteTheme } from './website-theme.ts'
export { websiteTokens, type WebsiteTokens } from './website-tokens.ts'
