import { createThemeFamily, type ThemeFamily } from '@signpost/theme'
import { DATA_SECTION_ATTRIBUTE } from './attributes.ts'
import { sectionPatches } from './section-patches.ts'
import { websiteTheme, type WebsiteTheme } from './website-theme.ts'
import type { websiteTokens } from './website-tokens.ts'

/**
 * The theme of each section of the site, selected by {@link DATA_SECTION_ATTRIBUTE}. They differ in the accent.
 *
 * @example
 * ```ts
 * import { websiteFamilies, WebsiteSection } from '@signpost/website-theme'
 *
 * export const start = () => {
 *   const applied = websiteFamilies.apply()
 *   applied.setFamily(WebsiteSection.Guides)
 *   return () => applied.dispose()
 * }
 * ```
 * @see {@link WebsiteSection}
 * @searchAlias accent colors variants
 * @public
 */
export const websiteFamilies: ThemeFamily<typeof websiteTokens, WebsiteTheme.Section> = /*#__PURE__*/ createThemeFamily(
  websiteTheme,
  sectionPatches,
  { attribute: DATA_SECTION_ATTRIBUTE },
)
