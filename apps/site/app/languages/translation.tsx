import { createContext, useContext } from 'react'
import { defaultLocale, type Locale } from '#app/urls/index.ts'
import { createTranslate, type Translate } from './translate.ts'

/** The language of the page and its messages. */
export interface Translation {
  t: Translate
  i18n: { language: Locale }
}

/** A language with its messages. */
export function createTranslation(locale: Locale, messages: Readonly<Record<string, string>>): Translation {
  return { t: createTranslate(locale, messages), i18n: { language: locale } }
}

/** Provided once per locale, by the locale's layout route. */
export const TranslationContext = createContext<Translation>({
  t: (key) => key,
  i18n: { language: defaultLocale },
})

/** The messages of the page's language, with the same shape as the hook of react-i18next. */
export function useTranslation(): Translation {
  return useContext(TranslationContext)
}
