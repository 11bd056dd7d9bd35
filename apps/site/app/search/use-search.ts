import { releaseOfSlug } from '@signpost/graph-model/model'
import { hasArrow } from '@signpost/name-search/signatures'
import { useEffect, useState } from 'react'
import { useTranslation } from '#app/languages/index.ts'
import { isApiSidebar, useSidebarData } from '#app/sidebar/index.ts'
import { useSite } from '#app/site/index.ts'
import { inLocale, withBase } from '#app/urls/index.ts'
import type { SearchAnswer, SearchQuestion } from './search-answer.ts'
import { searcherOf, type AllSearchFiles } from './searcher.ts'
import { searchFolder } from './search-folder.ts'
import { askSignatures } from './signatures-searcher.ts'

/** State of a search. The last answer stays until the next one arrives. */
export interface Search {
  answer: SearchAnswer | undefined
  /** True when an answer takes long enough to say so. */
  isSlow: boolean
  /** Error of the last search. */
  failure: string | undefined
  /** False when only names could be searched. */
  hasGuides: boolean
  retry: () => void
}

/** Milliseconds until the loading message is shown. */
const patience = 300

/** Answers of this page view, for Back. */
const given = new Map<string, SearchAnswer>()
const mostGiven = 30

/** Slug of the current package; absent outside of packages. */
export function useCurrentPackage(): string | undefined {
  const data = useSidebarData()
  return isApiSidebar(data) ? data.current?.slug : undefined
}

/** Slug of the release that the current page is of, and that its search is in; absent for the current API. */
export function useCurrentRelease(): string | undefined {
  const slug = useCurrentPackage()
  return slug !== undefined && releaseOfSlug(slug) !== undefined ? slug : undefined
}

/**
 * Files to search on the current page: the names, and the docs of its version and locale.
 *
 * @param release - Slug of the release to search in; absent for the current API.
 */
export function useSearchFiles(release: string | undefined): AllSearchFiles {
  const { docs } = useSite()
  const { i18n } = useTranslation()
  const data = useSidebarData()
  const version = data && 'version' in data ? data.version : docs.last
  const folder = withBase(searchFolder(release))
  return {
    names: `${folder}/names.bin`,
    words: `${folder}/words/`,
    signatures: `${folder}/signatures/`,
    guides: withBase(inLocale(`/search/docs/${encodeURIComponent(version)}.json`, i18n.language)),
  }
}

/** Searches whenever the question changes; an empty query is not sent. */
export function useSearch(
  { query, package: slug, names, words, guides }: SearchQuestion,
  files: AllSearchFiles,
): Search {
  const asked = query.trim()
  const key = JSON.stringify([asked, slug, names, words, guides, files])
  const [state, setState] = useState<Omit<Search, 'retry'>>(() => ({
    answer: given.get(key),
    isSlow: false,
    failure: undefined,
    hasGuides: true,
  }))
  const [attempt, setAttempt] = useState(0)
  const { names: namesFile, guides: guidesFile, words: wordsFolder, signatures } = files

  useEffect(() => {
    if (asked === '') {
      setState((last) => ({ ...last, answer: undefined, isSlow: false, failure: undefined }))
      return
    }
    let isCurrent = true
    const timer = setTimeout(() => isCurrent && setState((last) => ({ ...last, isSlow: true })), patience)
    const ask = async (): Promise<void> => {
      try {
        if (hasArrow(asked)) {
          const found = await askSignatures(signatures, { query: asked, package: slug, names, words, guides })
          if (found.signature?.missing === 0) remember(key, found)
          if (isCurrent) setState({ answer: found, isSlow: false, failure: undefined, hasGuides: true })
          return
        }
        const searcher = await searcherOf({ names: namesFile, guides: guidesFile, words: wordsFolder })
        const answer = await searcher.ask({ query: asked, package: slug, names, words, guides })
        // Back asks again for what could not be loaded.
        if (!answer.isPartial) remember(key, answer)
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
  }, [asked, slug, names, words, guides, namesFile, guidesFile, wordsFolder, signatures, key, attempt])

  return { ...state, retry: () => setAttempt((count) => count + 1) }
}

function remember(key: string, answer: SearchAnswer): void {
  if (given.size >= mostGiven) given.delete(given.keys().next().value!)
  given.set(key, answer)
}
