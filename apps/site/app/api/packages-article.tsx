import type { PackageSummary } from '@signpost/graph-model'
import type { ReactElement } from 'react'
import { directionOf, Heading, useContent, useSourceLang } from '#app/prose/index.server.ts'
import { SearchForm } from '#app/search/index.ts'
import { hrefOf, kinds, overviews } from '#app/urls/index.ts'

/** List of packages. */
export function PackagesArticle({
  packages,
  coverageHref,
}: {
  packages: readonly PackageSummary[]
  /** Address of the page of coverage, if there is one. */
  coverageHref?: string | undefined
}): ReactElement {
  const { t, locale } = useContent()
  const lang = useSourceLang()
  const covered = coverage(packages)
  return (
    <article className="packages">
      <h1>{t('api.title')}</h1>
      <SearchForm locale={locale} t={t} />
      <nav className="overview-lists" aria-label={t('overview.lists')}>
        <ul>
          {overviews.map((of) => (
            <li key={of}>
              <a href={hrefOf(locale, { at: 'overview', of })}>{t(`overview.${of}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Heading level={2} id="packages" label={t('api.packages')}>
        {t('api.packages')} <span className="count">{packages.length}</span>
      </Heading>
      {covered.total > 0 && (
        <p className="coverage">
          {t('api.coverage', {
            documented: covered.documented,
            count: covered.total,
            percent: Math.floor((100 * covered.documented) / covered.total),
          })}{' '}
          {coverageHref !== undefined && <a href={coverageHref}>{t('coverage.title')}</a>}
        </p>
      )}
      <ul className="package-list">
        {packages.map((summary) => (
          <li key={summary.slug}>
            <a href={hrefOf(locale, { at: 'package', slug: summary.slug })}>
              <code translate="no">{summary.name}</code> <span className="package-version">v{summary.version}</span>
            </a>
            <span className="summary" lang={lang} {...directionOf(summary.description)}>
              {summary.description}
            </span>
            {summary.status === 'ok' ? (
              <span className="count">{t('package.symbols', { count: total(summary) })}</span>
            ) : (
              <span className="badge badge-deprecated">{t(`package.${summary.status}.badge`)}</span>
            )}
            <KindCounts counts={summary.counts} />
          </li>
        ))}
      </ul>
    </article>
  )
}

/** Number of symbols of each kind, without kinds that have none. */
function KindCounts({ counts }: { counts: PackageSummary['counts'] }): ReactElement | null {
  const { t } = useContent()
  const present = kinds.filter((kind) => counts[kind] > 0)
  if (present.length === 0) return null
  return (
    <ul className="kind-counts">
      {present.map((kind) => (
        <li key={kind}>
          {t(`kinds.${kind}`)} <span className="count">{counts[kind]}</span>
        </li>
      ))}
    </ul>
  )
}

/** Number of public symbols in all packages, and of those with a summary. */
function coverage(packages: readonly PackageSummary[]): PackageSummary['coverage'] {
  return packages.reduce(
    (sum, { coverage: { documented, total } }) => ({
      documented: sum.documented + documented,
      total: sum.total + total,
    }),
    { documented: 0, total: 0 },
  )
}

function total({ counts }: PackageSummary): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
