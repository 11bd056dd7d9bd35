/** Language of the site's interface, as a language tag: `en`, `pt-BR`. */
export type Locale = string

/** Locales whose messages are part of the app. Messages of all others come with the content. */
export const ownLocales: readonly Locale[] = ['en', 'ro']

/** All locales, the default one first. */
export let locales: readonly Locale[] = ownLocales

/** Locale without a prefix in addresses. */
export let defaultLocale: Locale = 'en'

/** Sets the locales of the site, the default one first; {@link ownLocales} unless they {@link needsOffer | need it}. */
export function offerLocales(codes: readonly Locale[]): void {
  locales = needsOffer(codes) ? codes : ownLocales
  defaultLocale = locales[0]!
}

/** Whether a site with these locales needs {@link offerLocales}: its default one is not English, or one is not the app's. */
export function needsOffer(codes: readonly Locale[]): boolean {
  return codes[0] !== 'en' || codes.some((code) => !ownLocales.includes(code))
}

/** Whether a code is a locale of the site. */
export function isLocale(code: string): boolean {
  return locales.includes(code)
}

/** Language of doc comments, READMEs and manifests. */
export const sourceLanguage: Locale = 'en'

/** `lang` of text from source code on a page in a locale; `undefined` when that is the page's language. */
export function sourceLangIn(locale: Locale): Locale | undefined {
  return locale === sourceLanguage ? undefined : sourceLanguage
}
