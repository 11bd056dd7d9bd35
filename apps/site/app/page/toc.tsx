import type { Heading } from '@signpost/graph-model'
import { type ReactElement, useRef } from 'react'
import { breakable, FoldSummary } from '#app/controls/index.ts'
import { useTranslation } from '#app/languages/index.ts'
import { useActiveHeading } from './use-active-heading.ts'

/** Table of contents beside the page, from 1280 px, with the current heading marked. */
export function Toc({ headings }: { headings: readonly Heading[] }): ReactElement | null {
  const { t } = useTranslation()
  const active = useActiveHeading(headings)
  if (headings.length === 0) return null
  return (
    <nav className="toc" aria-label={t('toc.label')}>
      <p className="toc-title" aria-hidden="true">
        {t('toc.label')}
      </p>
      <TocList headings={headings} active={active} />
    </nav>
  )
}

/** Collapsed table of contents in the page, on narrower screens. It closes when an item is chosen. */
export function TocFold({ headings }: { headings: readonly Heading[] }): ReactElement | null {
  const { t } = useTranslation()
  const fold = useRef<HTMLDetailsElement>(null)
  if (headings.length === 0) return null
  return (
    <details
      className="toc-fold"
      ref={fold}
      onClick={({ target }) => {
        if (target instanceof HTMLAnchorElement && fold.current) fold.current.open = false
      }}
    >
      <FoldSummary>{t('toc.label')}</FoldSummary>
      <TocList headings={headings} />
    </details>
  )
}

function TocList({ headings, active }: { headings: readonly Heading[]; active?: string | undefined }): ReactElement {
  return (
    <ul>
      {headings.map(({ id, depth, text }) => (
        <li key={id} className={`toc-${depth}`}>
          <a href={`#${id}`} aria-current={id === active ? 'true' : undefined}>
            {breakable(text)}
          </a>
        </li>
      ))}
    </ul>
  )
}
