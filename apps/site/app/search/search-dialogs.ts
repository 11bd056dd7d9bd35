import { type ComponentType, createElement } from 'react'
import { createTranslate, type Translate } from '#app/languages/index.ts'
import type { Locale } from '#app/urls/index.ts'
import { SearchDialog, type SearchDialogProps } from './search-dialog.tsx'
import styles from './search-dialog.css?url'

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
  const [messages] = await Promise.all([load?.(), loadStyles()])
  const t = messages ? createTranslate(locale, messages.default) : ofPage
  return (props) => createElement(SearchDialog, { ...props, t })
}

/** Adds the styles of the dialog, which no page needs before. */
function loadStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = styles
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`The styles ${styles} were not loaded.`))
    })
    document.head.append(link)
  })
}
