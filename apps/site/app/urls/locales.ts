/** Language of the site's interface. */
export type Locale = 'en' | 'ro'

/** All locales, the default one first. */
export const locales: readonly Locale[] = ['en', 'ro']

/** Locale without a prefix in addresses. */
export const defaultLocale: Locale = 'en'

/** Whether a code is a locale of the site. */
export function isLocale(code: string): code is Locale {
  return (locales as readonly string[]).includes(code)
}

/** Language of doc comments, READMEs and manifests. */
export const sourceLanguage: Locale = 'en'

/** `lang` of text from source code on a page in a locale; `undefined` when that is the page's language. */
export function sourceLangIn(locale: Locale): Locale | undefined {
  return locale === sourceLanguage ? undefined : sourceLanguage
}
