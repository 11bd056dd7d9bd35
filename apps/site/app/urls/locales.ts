/** A language that the site's chrome is written in. */
export type Locale = 'en' | 'ro'

/** Every locale, the default one first. */
export const locales: readonly Locale[] = ['en', 'ro']

/** The locale whose addresses have no prefix. */
export const defaultLocale: Locale = 'en'

/** True for the code of a locale that the site is written in. */
export function isLocale(code: string): code is Locale {
  return (locales as readonly string[]).includes(code)
}

/** The language that doc comments, READMEs and manifests are written in. */
export const sourceLanguage: Locale = 'en'

/** The `lang` of words that come from source code on a page of a locale; nothing where it is the page's own language. */
export function sourceLangIn(locale: Locale): Locale | undefined {
  return locale === sourceLanguage ? undefined : sourceLanguage
}
