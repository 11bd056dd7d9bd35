import type { ReactElement } from 'react'
import type { Translate } from '#app/languages/index.ts'
import { hrefOf, type Locale } from '#app/urls/index.ts'
import type { SearchExamples } from '@signpost/name-search'
import { type HitGroup, type HitType, typeOf } from './hit-groups.ts'
import { HitContent } from './hits.tsx'
import { totalOf } from './search-answer.ts'
import { KeyList, QueryHints, SlashSwitch } from './search-hints.tsx'
import { SearchFailure, SearchNotices } from './search-notices.tsx'
import { SignatureNotices } from './signature-notices.tsx'
import type { Search } from './use-search.ts'

interface SearchBodyProps {
  /** Prefix of the ids of the list and its options. */
  id: string
  query: string
  type: HitType
  groups: readonly HitGroup[]
  /** Index of the selected hit. */
  index: number
  search: Search
  t: Translate
  locale: Locale
  slug: string | undefined
  /** Absent until they are loaded: a row that came later would move the others below a pointer. */
  examples: SearchExamples | undefined
  /** True to list the keys instead of examples. */
  hasKeys: boolean
  onChoose: (query: string) => void
  onType: (type: HitType) => void
}

/** Content of the dialog below its field: hits, or why there are none. */
export function SearchBody(props: SearchBodyProps): ReactElement {
  const { query, groups, search, t, locale, slug, examples, hasKeys, onChoose } = props
  const { answer, isSlow, failure, hasGuides, retry } = search
  if (failure !== undefined) return <SearchFailure message={failure} t={t} locale={locale} onRetry={retry} />
  if (query.trim() === '') {
    return (
      <>
        {hasKeys && <KeyList t={t} />}
        {!hasKeys && examples && (
          <QueryHints {...{ t, slug, examples, onChoose }} here={hrefOf(locale, { at: 'search' })} />
        )}
        <SlashSwitch t={t} />
      </>
    )
  }
  if (!answer) return <p className="search-waiting">{isSlow ? t('search.loading') : ''}</p>
  return (
    <>
      <SearchNotices unknown={answer.unknown} hasGuides={hasGuides} isPartial={answer.isPartial} t={t} />
      <SignatureNotices notes={answer.signature} t={t} />
      {(groups.length === 0 || totalOf(answer) === 0) && (
        <div className="search-none">
          <p>{totalOf(answer) > 0 ? t('search.noneHere') : t('search.none', { query: answer.query })}</p>
          {totalOf(answer) === 0 && (
            <>
              <p>{t(answer.signature ? 'search.signature.noneAdvice' : 'search.noneAdvice')}</p>
              <p>
                <a href={hrefOf(locale, { at: 'api' })}>{t('search.browse')}</a>
              </p>
            </>
          )}
        </div>
      )}
      {groups.length > 0 && <HitList {...props} />}
    </>
  )
}

function HitList({
  id,
  type,
  groups,
  index,
  t,
  onType,
}: Pick<SearchBodyProps, 'id' | 'type' | 'groups' | 'index' | 't' | 'onType'>): ReactElement {
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { hits }) => sum + hits.length, 0))
  return (
    <div className="hits" role="listbox" id={`${id}-list`} aria-label={t('search.results')}>
      {groups.map(({ title, hits, total }, group) => (
        <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
          <div className={type === 'all' || groups.length > 1 ? 'hits-title' : 'visually-hidden'} role="presentation">
            <span id={`${id}-${title}`}>{t(`search.group.${title}`)}</span>
            {type === 'all' && total > hits.length && (
              // A list of options may have no button; the tabs above do the same.
              <button
                type="button"
                className="hits-all"
                aria-hidden="true"
                tabIndex={-1}
                onClick={() => onType(typeOf(title))}
              >
                {t('search.allOf', { count: total })}
              </button>
            )}
          </div>
          {hits.map((hit, at) => (
            <a
              key={`${at} ${hit.href}`}
              id={`${id}-${starts[group]! + at}`}
              className={`hit hit-${hit.type}`}
              role="option"
              aria-selected={starts[group]! + at === index}
              tabIndex={-1}
              href={hit.href}
            >
              <HitContent hit={hit} t={t} />
            </a>
          ))}
        </div>
      ))}
    </div>
  )
}
