import type { ColorSchemeChoice } from '@signpost/theme'
import { DATA_THEME_ATTRIBUTE } from './attributes.ts'

/** Which elements have a scheme. A page that has chosen neither of the others is light, whatever the system prefers. */
export function selectorFor(scheme: ColorSchemeChoice): string {
  const chosen = (one: ColorSchemeChoice): string => `[${DATA_THEME_ATTRIBUTE}="${one}"]`
  return scheme === 'light'
    ? `:is(:root:not(${chosen('dark')},${chosen('system')}),${chosen('light')})`
    : chosen(scheme)
}
