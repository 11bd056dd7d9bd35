/**
 * The parts of the site that have an accent of their own. The value is that of the attribute {@link DATA_SECTION_ATTRIBUTE}.
 *
 * @example
 * ```ts
 * import { websiteFamilies, WebsiteSection } from '@signpost/website-theme'
 *
 * export const accent = websiteFamilies.pick(WebsiteSection.Api).resolve('accent', 'dark')
 * ```
 * @see {@link themeForPath}, which finds the section of an address
 * @public
 */
export enum WebsiteSection {
  /** The home page, and what is in no other section: {@link websiteTheme} as it is. */
  Base = 'base',
  /** The documentation. */
  Docs = 'docs',
  /** The symbols of packages. */
  Api = 'api',
  /** The list of packages, and their own pages. */
  Packages = 'packages',
  /** The guides among the documentation. */
  Guides = 'guides',
}
