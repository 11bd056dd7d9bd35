import type { ColorSchemeChoice } from '@signpost/theme'
import { DATA_THEME_ATTRIBUTE } from './attributes.ts'

/**
 * Selector of elements with a scheme. Without an explicit dark or system scheme, the page is light, whatever the system
 * preference.
 */
export function selectorFor(scheme: ColorSchemeChoice): string {
  const chosen = (one: ColorSchemeChoice): string => `[${DATA_THEME_ATTRIBUTE}="${one}"]`
  return scheme === 'light'
    ? `:is(:root:not(${chosen('dark')},${chosen('system')}),${chosen('light')})`
    : chosen(scheme)
}
