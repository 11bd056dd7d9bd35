import { createContext, useContext } from 'react'
import { defaultLocale, type Locale } from '#app/urls/index.ts'
import { createTranslate, type Translate } from './translate.ts'

/** Locale of the page and its messages. */
export interface Translation {
  t: Translate
  i18n: { language: Locale }
}

/** Creates the translation of a locale from its messages. */
export function createTranslation(locale: Locale, messages: Readonly<Record<string, string>>): Translation {
  return { t: createTranslate(locale, messages), i18n: { language: locale } }
}

/** Provided by the layout route of each locale. */
export const TranslationContext = createContext<Translation>({
  t: (key) => key,
  i18n: { language: defaultLocale },
})

/** Messages in the page's language, in the shape of react-i18next's hook. */
export function useTranslation(): Translation {
  return useContext(TranslationContext)
}
