import { percentOf, type Coverage } from '@signpost/examples/reader'
import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/** A package with its coverage. */
export interface CoveredPackage extends Coverage {
  name: string
  href: string
}

/** Table of coverage: a row for each package, the least documented first. */
export function CoverageArticle({ packages }: { packages: readonly CoveredPackage[] }): ReactElement {
  const { t } = useContent()
  const hasExamples = packages.some(({ examples }) => examples !== undefined)
  const sorted = [...packages].sort(
    (a, b) => percentOf(a.documented, a.symbols) - percentOf(b.documented, b.symbols) || (a.name < b.name ? -1 : 1),
  )
  return (
    <article className="coverage-page">
      <h1>{t('coverage.title')}</h1>
      <p className="lead">{t('coverage.description')}</p>
      <div className="table" role="group" aria-label={t('content.table')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('coverage.package')}</th>
              <th scope="col">{t('coverage.documented')}</th>
              {hasExamples && <th scope="col">{t('coverage.withExample')}</th>}
              {hasExamples && <th scope="col">{t('coverage.checked')}</th>}
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ name, href, symbols, documented, withExample, examples, checked }) => (
              <tr key={href}>
                <th scope="row">
                  <a href={href}>
                    <code translate="no">{name}</code>
                  </a>
                </th>
                <Share part={documented} whole={symbols} />
                {hasExamples && <Share part={withExample} whole={symbols} />}
                {hasExamples && <Share part={checked} whole={examples} />}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </article>
  )
}

/** A cell with a number of a whole, and its percentage; empty for what was not checked, or where there is nothing. */
function Share({ part, whole }: { part: number | undefined; whole: number | undefined }): ReactElement {
  const { t } = useContent()
  if (part === undefined || whole === undefined || whole === 0) return <td />
  return <td>{t('coverage.share', { part, whole, percent: percentOf(part, whole) })}</td>
}
