import type { RepositoryPlace } from '@signpost/docs-content/reader'
import type { Ref } from '@signpost/graph-model'
import type { ExampleNote } from './example-note.ts'
import { createContext, type ReactNode, useContext } from 'react'
import type { Translate } from '#app/languages/index.ts'
import { type Locale, sourceLangIn } from '#app/urls/index.ts'

/** Context for rendering content, the same for a whole page. */
export interface ContentContextValue {
  locale: Locale
  t: Translate
  /** Link targets of the page's content, by index. */
  refs: readonly Ref[]
  /** Address of the symbol's first page, on its further pages: anchors without a page are there. */
  firstPage?: string
  /** The repository; absent when it is not on the web. */
  repository?: RepositoryPlace
  /** Hosts whose images are shown. */
  imageHosts?: readonly string[]
  /** Whether a package has source files on the site. */
  hasSourcePages?: (slug: string) => boolean
  /** Returns the address of a line of a source file on the site; `undefined` for a file without a page. */
  sourcePageHref?: (file: string, line: number) => string | undefined
  /** Returns the address of a package in the workbench; `undefined` when it is not there. */
  workbenchHref?: (slug: string) => string | undefined
  /** Returns the address of the story that the page of a package shows; `undefined` when it shows none. */
  storyHref?: (slug: string) => string | undefined
  /** Returns the address of a doc; `undefined` for an unknown id. */
  docHref?: (id: string) => string | undefined
  /** Returns the address of the list of a tag's docs; without a tag, of the list of tags. */
  tagHref?: (tag?: string) => string
  /** Name of the package that the content is about; absent in docs. */
  packageName?: string
  /** Returns the compiler's answer about a block by its shown code. */
  example?: (code: string, packageName: string | undefined) => ExampleNote | undefined
  /** Renders the doc comment that replaces `div[dataSample]`. */
  sample?: (index: number) => ReactNode
}

const ContentContext = createContext<ContentContextValue | undefined>(undefined)

/** Provider of the context for one page's content. */
export const ContentProvider = ContentContext.Provider

/** Context of the page's content. @throws {@link Error} outside {@link ContentProvider}. */
export function useContent(): ContentContextValue {
  const value = useContext(ContentContext)
  if (!value) throw new Error('Content was rendered without its context: wrap it in ContentProvider.')
  return value
}

/** `lang` of text from source code; `undefined` when the page is in that language. */
export function useSourceLang(): string | undefined {
  return sourceLangIn(useContent().locale)
}
