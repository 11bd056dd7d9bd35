import type { DocEntry, Tag } from '@signpost/docs-content/reader'
import type { ReactElement } from 'react'
import { Heading, useContent } from '#app/prose/index.server.ts'

/** All tags of the docs, by first letter. */
export function TagsArticle({ groups }: { groups: readonly { letter: string; tags: readonly Tag[] }[] }): ReactElement {
  const { t, tagHref } = useContent()
  return (
    <article className="doc">
      <h1>{t('docs.tags.title')}</h1>
      {groups.map(({ letter, tags }) => (
        <section key={letter}>
          <Heading level={2}>{letter}</Heading>
          <ul className="names">
            {tags.map(({ slug, label, description, docIds }) => (
              <li key={slug}>
                <a href={tagHref?.(slug)} rel="tag" {...(description !== '' && { title: description })}>
                  {label}
                </a>{' '}
                <span className="count">{docIds.length}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}

/** Docs with a tag. */
export function TagArticle({
  title,
  description,
  docs,
}: {
  title: string
  description: string
  docs: readonly DocEntry[]
}): ReactElement {
  const { t, locale, docHref, tagHref } = useContent()
  return (
    <article className="doc">
      <h1>{title}</h1>
      {description !== '' && <p>{description}</p>}
      <p>
        <a href={tagHref?.()}>{t('docs.tags.all')}</a>
      </p>
      <dl className="tagged">
        {docs.map((doc) => (
          <div key={doc.id} lang={doc.lang === locale ? undefined : doc.lang}>
            <dt>
              <a href={docHref?.(doc.id)}>{doc.title}</a>
            </dt>
            <dd>{doc.description}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
