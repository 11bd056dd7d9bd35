import type { Doc } from '@signpost/docs-content/reader'
import { Fragment, type ReactElement } from 'react'
import { useContent } from '#app/prose/index.server.ts'

/** Placeholder in a message for an element. */
const gap = '\0'

/** End of a doc: tags, edit link and last change. */
export function DocFooter({ doc }: { doc: Doc }): ReactElement | null {
  const { t, tagHref } = useContent()
  const { tags, editUrl, lastUpdate } = doc
  if (tags.length === 0 && editUrl === undefined && !lastUpdate) return null
  return (
    <footer className="doc-footer">
      {tags.length > 0 && (
        <div className="doc-tags">
          <span id=":tags-label">{t('docs.tags.label')}</span>
          <ul className="names" aria-labelledby=":tags-label">
            {tags.map(({ slug, label }) => (
              <li key={slug}>
                <a href={tagHref?.(slug)} rel="tag">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {editUrl !== undefined && (
        <p className="edit">
          <a href={editUrl} target="_blank" rel="noopener noreferrer">
            {t('docs.edit')}
            <span className="visually-hidden"> {t('link.newTab')}</span>
          </a>
        </p>
      )}
      {lastUpdate && <LastUpdate {...lastUpdate} />}
    </footer>
  )
}

/** The date is in UTC, independent of the machine. */
function LastUpdate({ date, author }: { date?: string; author?: string }): ReactElement {
  const { t, locale } = useContent()
  const day = date && new Date(date).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const facts = [date && <time dateTime={date}>{day}</time>, author].filter(Boolean)
  const form = [date && 'date', author && 'author'].filter(Boolean).join('.')
  const words = t(`docs.updated.${form}`, { date: gap, author: gap }).split(gap)
  return (
    <p className="last-update">
      {words.map((text, index) => (
        <Fragment key={index}>
          {text}
          {index < facts.length && <b>{facts[index]}</b>}
        </Fragment>
      ))}
    </p>
  )
}
