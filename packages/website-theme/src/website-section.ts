/**
 * Sections of the site with their own accent. The values are those of the attribute {@link DATA_SECTION_ATTRIBUTE}.
 *
 * @example
 * ```ts
 * import { websiteFamilies, WebsiteSection } from '@signpost/website-theme'
 *
 * export const accent = websiteFamilies.pick(WebsiteSection.Api).resolve('accent', 'dark')
 * ```
 * @see {@link themeForPath}, which returns the section of a path
 * @public
 */
export enum WebsiteSection {
  /** The home page, and all other pages: {@link websiteTheme} without changes. */
  Base = 'base',
  /** The documentation. */
  Docs = 'docs',
  /** The reference pages of symbols. */
  Api = 'api',
  /** The list of packages, and their pages. */
  Packages = 'packages',
  /** The guides in the documentation. */
  Guides = 'guides',
}
