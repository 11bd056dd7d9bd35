import { type ComponentType, createElement } from 'react'
import { createTranslate, type Translate } from '#app/languages/index.ts'
import type { Locale } from '#app/urls/index.ts'
import { SearchDialog, type SearchDialogProps } from './search-dialog.tsx'

const words: Readonly<Record<Locale, (() => Promise<{ default: Readonly<Record<string, string>> }>) | undefined>> = {
  en: () => import('#app/locales/en/search.json'),
  ro: () => import('#app/locales/ro/search.json'),
}

/**
 * Search dialog with its messages in a locale.
 *
 * @param ofPage - Messages of the page, which include those of the dialog if the locale is not the app's.
 */
export async function searchDialog(locale: Locale, ofPage: Translate): Promise<ComponentType<SearchDialogProps>> {
  const load = words[locale]
  const t = load ? createTranslate(locale, (await load()).default) : ofPage
  return (props) => createElement(SearchDialog, { ...props, t })
}
