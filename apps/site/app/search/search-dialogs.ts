import { type ComponentType, createElement } from 'react'
import type { Locale } from '#app/lib/locales.ts'
import { createTranslate } from '#app/lib/translate.ts'
import { SearchDialog, type SearchDialogProps } from './search-dialog.tsx'

const words: Readonly<Record<Locale, () => Promise<{ default: Readonly<Record<string, string>> }>>> = {
  en: () => import('#app/locales/en/search.json'),
  ro: () => import('#app/locales/ro/search.json'),
}

/** The dialog with its words in a language. */
export async function searchDialog(locale: Locale): Promise<ComponentType<SearchDialogProps>> {
  const t = createTranslate(locale, (await words[locale]()).default)
  return (props) => createElement(SearchDialog, { ...props, t })
}
