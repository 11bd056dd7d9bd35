import { type ComponentType, createElement } from 'react'
import { createTranslate } from '#app/languages/index.ts'
import type { Locale } from '#app/urls/index.ts'
import { SearchDialog, type SearchDialogProps } from './search-dialog.tsx'

const words: Readonly<Record<Locale, () => Promise<{ default: Readonly<Record<string, string>> }>>> = {
  en: () => import('#app/locales/en/search.json'),
  ro: () => import('#app/locales/ro/search.json'),
}

/** Search dialog with its messages in a locale. */
export async function searchDialog(locale: Locale): Promise<ComponentType<SearchDialogProps>> {
  const t = createTranslate(locale, (await words[locale]()).default)
  return (props) => createElement(SearchDialog, { ...props, t })
}
