import type { ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'
import { hrefOf, type Overview, overviews } from '#app/urls/index.ts'
import { letterKey, type LetterPage } from './letters.ts'

/** Head of a list of all packages' symbols: its name, its size, links to the other lists, and the letters of its names. */
export function OverviewHead({
  of,
  count,
  pages,
  page,
}: {
  of: Overview
  count: number
  pages: readonly LetterPage<unknown>[]
  page: LetterPage<unknown>
}): ReactElement {
  const { t, locale } = useContent()
  return (
    <header className="symbol-head">
      <h1>{t(`overview.${of}`)}</h1>
      <p className="package-facts">{count === 0 ? t('overview.none') : t(`overview.${of}.count`, { count })}</p>
      <nav className="overview-lists" aria-label={t('overview.lists')}>
        <ul>
          {overviews.map((one) => (
            <li key={one}>
              <a
                href={hrefOf(locale, { at: 'overview', of: one })}
                aria-current={one === of && page.part === undefined ? 'page' : undefined}
              >
                {t(`overview.${one}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Letters of={of} pages={pages} page={page} />
    </header>
  )
}

/** Letters of a list: sections of the page, or pages of a long list. */
function Letters({
  of,
  pages,
  page,
}: {
  of: Overview
  pages: readonly LetterPage<unknown>[]
  page: LetterPage<unknown>
}): ReactElement | null {
  const { t, locale } = useContent()
  const letters = pages.flatMap((one) => one.groups.map(({ letter }) => ({ letter, one })))
  if (letters.length < 2) return null
  const [first] = pages
  return (
    <nav className="letters" aria-label={t('overview.letters')}>
      <ul>
        {letters.map(({ letter, one }, at) => {
          const number = /-(?<number>\d+)$/u.exec(one.part ?? '')?.groups?.['number']
          const isHere = one === page
          const href =
            pages.length === 1
              ? `#${letterAnchor(letter)}`
              : hrefOf(locale, { at: 'overview', of, ...(one !== first && { part: one.part! }) })
          return (
            <li key={at}>
              <a href={href} aria-current={isHere && pages.length > 1 ? 'page' : undefined}>
                {letter === '' ? <span aria-label={t('overview.other')}>#</span> : letter}
                {number !== undefined && ` ${number}`}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Id of the section of a letter. */
export function letterAnchor(letter: string): string {
  return `letter-${letterKey(letter)}`
}
