import { checkArgument } from '@signpost/utils-primitives'
import { WebsiteSection } from './website-section.ts'

/**
 * Returns the section of a page, based on its path.
 *
 * @param pathname - The path relative to the base URL of the site, without query and fragment. It may begin with a
 *   locale (`/ro`), and end with a slash.
 * @returns The section; `WebsiteSection.Base` for a path in no other section.
 *
 * @example
 * ```ts
 * import { themeForPath, WebsiteSection } from '@signpost/website-theme'
 *
 * themeForPath('/api/theme') === WebsiteSection.Packages // true
 * themeForPath('/ro/api/theme/class/Theme') === WebsiteSection.Api // true
 * themeForPath('/docs/guides/colour') === WebsiteSection.Guides // true
 * ```
 * @searchAlias route url accent
 * @public
 */
export function themeForPath(pathname: string): WebsiteSection {
  checkArgument(
    'INVALID_PATH',
    pathname,
    'a path in a text',
    () => typeof pathname === 'string',
    'pass location.pathname',
  )
  const segments = pathname.split('/').filter(Boolean)
  if (/^[a-z]{2}(?:-[a-z\d]+)*$/i.test(segments[0] ?? '')) segments.shift()
  const [first, second, third] = segments
  switch (first) {
    case 'docs':
      return second === 'guides' ? WebsiteSection.Guides : WebsiteSection.Docs
    case 'api':
      return third === undefined ? WebsiteSection.Packages : WebsiteSection.Api
    default:
      return WebsiteSection.Base
  }
}
