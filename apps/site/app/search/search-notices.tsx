import type { ReactElement } from 'react'
import type { NameFilter } from '@signpost/name-search'
import type { Translate } from '#app/languages/index.ts'
import { hrefOf, type Locale } from '#app/urls/index.ts'

/** Notices about an answer: unknown filters, and docs or parts of the index that could not be loaded. */
export function SearchNotices({
  unknown,
  hasGuides,
  isPartial,
  t,
}: {
  unknown: readonly NameFilter[]
  hasGuides: boolean
  /** True when a part of the index could not be loaded. */
  isPartial: boolean
  t: Translate
}): ReactElement | null {
  if (unknown.length === 0 && hasGuides && !isPartial) return null
  const meant = unknown.flatMap(({ nearest = [] }) => nearest)
  return (
    <div className="search-notices">
      {unknown.length > 0 && (
        <p>
          {t('search.unknown', { filters: unknown.map(({ key, value }) => `${key}:${value}`).join(', ') })}
          {meant.length > 0 && ` ${t('search.meant', { filters: meant.join(', ') })}`}
        </p>
      )}
      {isPartial && <p>{t('search.partial')}</p>}
      {!hasGuides && <p>{t('search.noGuides')}</p>}
    </div>
  )
}

/** Error message when the search could not be loaded, with a link to the packages. */
export function SearchFailure({
  message,
  t,
  locale,
  onRetry,
}: {
  message: string
  t: Translate
  locale: Locale
  onRetry: () => void
}): ReactElement {
  return (
    <div className="search-none" role="alert">
      <p>
        <strong>{t('search.failed')}</strong> {t('search.failedAdvice')}
      </p>
      <p>
        <code>{message}</code>
      </p>
      <p className="search-ways">
        <button type="button" className="button" onClick={onRetry}>
          {t('search.retry')}
        </button>
        <a href={hrefOf(locale, { at: 'api' })}>{t('search.browse')}</a>
      </p>
    </div>
  )
}

/** Note that a search is in a release of a package; nothing for a search in the current API. */
export function ReleaseNote({
  release,
  href,
  t,
}: {
  /** Slug of the release. */
  release: string | null | undefined
  /** Address of the same search in the current API. */
  href?: string
  t: Translate
}): ReactElement | null {
  if (release == null) return null
  return (
    <p className="search-notices">
      {t('search.inRelease', { release })} {href !== undefined && <a href={href}>{t('search.inCurrent')}</a>}
    </p>
  )
}
