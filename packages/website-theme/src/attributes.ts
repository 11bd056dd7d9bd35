/**
 * Attribute of the page, or a part of it, for the scheme: `light`, `dark` or `system`. Any other value means light.
 *
 * @example
 * ```ts
 * import { DATA_THEME_ATTRIBUTE } from '@signpost/website-theme'
 *
 * export const darken = () => document.documentElement.setAttribute(DATA_THEME_ATTRIBUTE, 'dark')
 * ```
 * @searchAlias mode html dataset
 * @public
 */
export const DATA_THEME_ATTRIBUTE = 'data-theme'

/**
 * Attribute of the page, or a part of it, for its {@link WebsiteSection}.
 *
 * @example
 * ```ts
 * import { DATA_SECTION_ATTRIBUTE, themeForPath } from '@signpost/website-theme'
 *
 * export const html = (path: string) => `<html ${DATA_SECTION_ATTRIBUTE}="${themeForPath(path)}">`
 * ```
 * @public
 */
export const DATA_SECTION_ATTRIBUTE = 'data-section'
