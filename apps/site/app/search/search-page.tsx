import { useLocation, useNavigate } from '@remix-run/react'
import { type FormEvent, type ReactElement, useEffect, useState } from 'react'
import { type Translate, useTranslation } from '#app/languages/index.ts'
import { hrefOf } from '#app/urls/index.ts'
import { chipKinds } from './filter-chips.tsx'
import { filterIn, toggleFilter } from './filter-query.ts'
import { type HitGroup, hitGroups, hitTypes } from './hit-groups.ts'
import { HitContent } from './hits.tsx'
import type { SearchExamples } from '@signpost/name-search'
import { longestQuery, pageLimits, type SearchAnswer, type SitePackage, totalOf } from './search-answer.ts'
import { QueryHints } from './search-hints.tsx'
import { releaseIn, searchParams } from './search-folder.ts'
import { ReleaseNote, SearchFailure, SearchNotices } from './search-notices.tsx'
import { SignatureNotices } from './signature-notices.tsx'
import { useSearch, useSearchFiles } from './use-search.ts'

/** Data of the results page. */
export interface SearchPageData {
  /** Head of the page, by `frameText`. */
  frame: string
  /** Query of the request, for readers without scripts; empty in prerendered pages. */
  query: string
  /** Slug of the release that the request searches; `null` for the current API and in prerendered pages. */
  release: string | null
  answer: SearchAnswer | null
  /** Queries to try; `null` without a search of names. */
  examples: SearchExamples | null
  /** All packages, for browsing. */
  packages: readonly SitePackage[]
}

/** Milliseconds after the last key until the query is written to the address. */
const settled = 400

const queryIn = (search: string): string => (new URLSearchParams(search).get('q') ?? '').slice(0, longestQuery)

/** Results page. Without scripts it shows the server's results, otherwise it searches in place. */
export function SearchPage({ data, t }: { data: SearchPageData; t: Translate }): ReactElement {
  const locale = useTranslation().i18n.language
  const { search: asked } = useLocation()
  const navigate = useNavigate()
  const here = hrefOf(locale, { at: 'search' })
  // A prerendered page has no query: it reads the address's only after hydration.
  const [query, setQuery] = useState(() => (hasHydrated() ? queryIn(asked) : data.query))
  const [release, setRelease] = useState(() => (hasHydrated() ? releaseIn(new URLSearchParams(asked)) : data.release))
  const search = useSearch({ query, ...pageLimits }, useSearchFiles(release ?? undefined))
  const answer = search.answer ?? (data.query === query.trim() ? (data.answer ?? undefined) : undefined)

  useEffect(() => {
    setQuery(queryIn(asked))
    setRelease(releaseIn(new URLSearchParams(asked)))
  }, [asked])
  useEffect(() => {
    if (query === queryIn(asked) || !hasHydrated()) return
    const timer = setTimeout(
      () =>
        navigate(`?${searchParams(query, release)}`, {
          replace: true,
          preventScrollReset: true,
        }),
      settled,
    )
    return () => clearTimeout(timer)
  }, [query, release, asked, navigate])

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    navigate(`?${searchParams(query, release)}`, { replace: true, preventScrollReset: true })
  }
  return (
    <main className="page search-page">
      <h1>{t('search.title')}</h1>
      <form className="search-form" role="search" action={here} method="get" onSubmit={onSubmit}>
        <input
          type="search"
          name="q"
          aria-label={t('search.input')}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={query}
          onChange={({ target }) => setQuery(target.value.slice(0, longestQuery))}
        />
        {release !== null && <input type="hidden" name="in" value={release} />}
        <button type="submit" className="button">
          {t('search.title')}
        </button>
      </form>
      {query.trim() !== '' && <Filters {...{ query, release, here, t }} />}
      <ReleaseNote release={release} href={`${here}?${searchParams(query, null)}`} t={t} />
      <p role="status" className="search-count">
        {query.trim() !== '' && answer && totalOf(answer) > 0
          ? t('search.countOf', { count: totalOf(answer), query: answer.query })
          : ''}
        {query.trim() !== '' && !answer && search.isSlow ? t('search.loading') : ''}
      </p>
      {search.failure !== undefined ? (
        <SearchFailure message={search.failure} t={t} locale={locale} onRetry={search.retry} />
      ) : query.trim() === '' ? (
        <NoQuery packages={data.packages} examples={data.examples ?? {}} here={here} t={t} />
      ) : (
        answer && <Results answer={answer} hasGuides={search.hasGuides} t={t} />
      )}
    </main>
  )
}

function hasHydrated(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.hasHydrated === 'true'
}

interface FiltersProps {
  query: string
  release: string | null
  here: string
  t: Translate
}

function Filters({ query, release, here, t }: FiltersProps): ReactElement {
  return (
    <ul className="chips" aria-label={t('search.filters')}>
      {chipKinds.map((kind) => (
        <li key={kind}>
          <a
            className="chip"
            href={`${here}?${searchParams(toggleFilter(query, 'kind', kind), release)}`}
            aria-current={filterIn(query, 'kind') === kind ? 'true' : undefined}
          >
            {t(`search.kind.${kind}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Results({ answer, hasGuides, t }: { answer: SearchAnswer; hasGuides: boolean; t: Translate }): ReactElement {
  const locale = useTranslation().i18n.language
  const isNothing = totalOf(answer) === 0
  const groups = (isNothing ? (['all'] as const) : hitTypes.slice(1)).flatMap((type) => hitGroups(answer, type, locale))
  const inOrder = [...answer.order, 'guides', 'nearest']
  groups.sort((a, b) => inOrder.indexOf(a.title) - inOrder.indexOf(b.title))
  return (
    <>
      <SearchNotices unknown={answer.unknown} hasGuides={hasGuides} isPartial={answer.isPartial} t={t} />
      <SignatureNotices notes={answer.signature} t={t} />
      {isNothing && (
        <div className="search-none" role="status">
          <p>{t('search.none', { query: answer.query })}</p>
          <p>{t(answer.signature ? 'search.signature.noneAdvice' : 'search.noneAdvice')}</p>
          <p>
            <a href={hrefOf(locale, { at: 'api' })}>{t('search.browse')}</a>
          </p>
        </div>
      )}
      {groups.map((group) => (
        <ResultGroup key={group.title} group={group} t={t} />
      ))}
    </>
  )
}

function ResultGroup({ group: { title, hits, total }, t }: { group: HitGroup; t: Translate }): ReactElement {
  return (
    <section className="results">
      <h2>
        {t(`search.group.${title}`)} <span className="count">{total}</span>
      </h2>
      {total > hits.length && <p>{t('search.shown', { count: hits.length })}</p>}
      <ul className="hits">
        {hits.map((hit, index) => (
          <li key={`${index} ${hit.href}`}>
            <a className={`hit hit-${hit.type}`} href={hit.href}>
              <HitContent hit={hit} t={t} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoQuery({
  packages,
  examples,
  here,
  t,
}: {
  packages: SearchPageData['packages']
  examples: SearchExamples
  here: string
  t: Translate
}): ReactElement {
  const locale = useTranslation().i18n.language
  return (
    <>
      <noscript className="search-notices">{t('search.noScript')}</noscript>
      <QueryHints t={t} examples={examples} here={here} />
      <section>
        <h2>{t('search.everything')}</h2>
        <p>
          <a href={hrefOf(locale, { at: 'api' })}>{t('search.index')}</a>
        </p>
        <ul className="search-packages">
          {packages.map(({ slug, name }) => (
            <li key={slug}>
              <a href={hrefOf(locale, { at: 'package', slug })}>
                <code translate="no">{name}</code>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
