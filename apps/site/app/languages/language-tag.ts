import type { Locale } from '#app/urls/index.ts'

/**
 * Tag of a locale as i18next writes it: upper and lower case by the standard (`pt-br` is `pt-BR`), at most three subtags.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc5646#section-2.1.1 | RFC 5646 on case}
 */
export function languageTag(locale: Locale): string {
  const [canonical = locale] = Intl.getCanonicalLocales(locale)
  return canonical.split('-').slice(0, 3).join('-')
}
