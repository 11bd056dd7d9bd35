import { useEffect, useState } from 'react'
import { useTranslation } from '#app/languages/index.ts'
import { useSidebarData } from '#app/sidebar/index.ts'
import { useSite } from '#app/site/index.ts'
import { inLocale, withBase } from '#app/urls/index.ts'
import type { SearchAnswer, SearchQuestion } from './search-answer.ts'
import { searcherOf, type SearchFiles } from './searcher.ts'

/** Where a search stands. While another answer is on its way, the last one stays. */
export interface Search {
  answer: SearchAnswer | undefined
  /** Something is on its way, and has been for long enough to say so. */
  isSlow: boolean
  /** Why there is no answer. */
  failure: string | undefined
  /** False when only names could be searched. */
  hasGuides: boolean
  retry: () => void
}

/** Milliseconds after which a reader is told that something is on its way. */
const patience = 300

/** Answers that were given on this page view, for Back. */
const given = new Map<string, SearchAnswer>()
const mostGiven = 30

/** The slug of the package that the reader is in, if any. */
export function useCurrentPackage(): string | undefined {
  const data = useSidebarData()
  return data?.sidebar === 'api' ? data.current?.slug : undefined
}

/** The files to search on the page one is on: the names, and the docs of its version in its language. */
export function useSearchFiles(): SearchFiles {
  const { docs } = useSite()
  const { i18n } = useTranslation()
  const data = useSidebarData()
  const version = data?.sidebar === 'docs' && data.version ? data.version : docs.last
  return {
    names: withBase('/search/names.bin'),
    guides: withBase(inLocale(`/search/docs/${encodeURIComponent(version)}.json`, i18n.language)),
  }
}

/** Asks a question whenever it is another one; an empty query asks nothing. */
export function useSearch({ query, package: slug, names, guides }: SearchQuestion, files: SearchFiles): Search {
  const asked = query.trim()
  const key = JSON.stringify([asked, slug, names, guides, files])
  const [state, setState] = useState<Omit<Search, 'retry'>>(() => ({
    answer: given.get(key),
    isSlow: false,
    failure: undefined,
    hasGuides: true,
  }))
  const [attempt, setAttempt] = useState(0)
  const { names: namesFile, guides: guidesFile } = files

  useEffect(() => {
    if (asked === '') {
      setState((last) => ({ ...last, answer: undefined, isSlow: false, failure: undefined }))
      return
    }
    let isCurrent = true
    const timer = setTimeout(() => isCurrent && setState((last) => ({ ...last, isSlow: true })), patience)
    const ask = async (): Promise<void> => {
      try {
        const searcher = await searcherOf({ names: namesFile, guides: guidesFile })
        const answer = await searcher.ask({ query: asked, package: slug, names, guides })
        remember(key, answer)
        if (isCurrent) setState({ answer, isSlow: false, failure: undefined, hasGuides: searcher.hasGuides })
      } catch (error) {
        if (isCurrent)
          setState({ answer: undefined, isSlow: false, failure: (error as Error).message, hasGuides: true })
      } finally {
        clearTimeout(timer)
      }
    }
    void ask()
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, slug, names, guides, namesFile, guidesFile, key, attempt])

  return { ...state, retry: () => setAttempt((count) => count + 1) }
}

function remember(key: string, answer: SearchAnswer): void {
  if (given.size >= mostGiven) given.delete(given.keys().next().value!)
  given.set(key, answer)
}
