import type { Ref } from '@signpost/symbol-graph/reader'
import { createContext, type ReactNode, useContext } from 'react'
import type { Translate } from '#app/languages/index.ts'
import { type Locale, sourceLangIn } from '#app/urls/index.ts'

/** What content needs to know to become HTML; the same for everything on one page. */
export interface ContentContextValue {
  locale: Locale
  t: Translate
  /** What the page's content links to, by index. */
  refs: readonly Ref[]
  /** Where the repository's files are on the web, no slash at the end; absent when nowhere. */
  repository?: string
  /** Where a package can be tried; nothing when nowhere. */
  workbenchHref?: (slug: string) => string | undefined
  /** The address of a doc by its id; nothing for an unknown one. */
  docHref?: (id: string) => string | undefined
  /** The address of the list of a tag's docs; without a tag, of the list of all. */
  tagHref?: (tag?: string) => string
  /** What stands in the place of `div[dataSample]`. */
  sample?: (index: number) => ReactNode
}

const ContentContext = createContext<ContentContextValue | undefined>(undefined)

/** Provides the context of one page's content. */
export const ContentProvider = ContentContext.Provider

/** The context of the page's content. @throws {@link Error} outside {@link ContentProvider}. */
export function useContent(): ContentContextValue {
  const value = useContext(ContentContext)
  if (!value) throw new Error('Content was rendered without its context: wrap it in ContentProvider.')
  return value
}

/** The `lang` of words that come from source code; nothing where the page is in that language. */
export function useSourceLang(): string | undefined {
  return sourceLangIn(useContent().locale)
}
