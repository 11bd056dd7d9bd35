import { accentOf } from '../config/accent.ts'
import type { CheckedConfig } from '../config/checked-config.ts'
import { localized } from '../config/localized.ts'

/** Colours of a site without an accent. */
const grey = { paper: '#3f4852', ink: '#ffffff' }

/** An icon for a site without one, as SVG: the first letter or digit of its title, on the site's accent. */
export function letterIcon({ title, locales, theme }: CheckedConfig): string {
  const standard = locales.default
  const letter = /[\p{L}\p{N}]/u.exec(localized(title, standard, standard))?.[0] ?? ''
  const accent = theme.accent && accentOf(theme.accent).accent
  const { paper, ink } = accent ? { paper: accent.accent.light, ink: accent.onAccent.light } : grey
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="7" fill="${paper}"/>` +
    `<text x="16" y="23" text-anchor="middle" font-family="system-ui,sans-serif" font-size="20" font-weight="700" fill="${ink}">` +
    `${letter.toLocaleUpperCase(standard)}</text></svg>\n`
  )
}
