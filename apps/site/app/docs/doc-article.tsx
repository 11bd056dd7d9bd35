import type { Doc, DocNeighbour } from '@signpost/docs-content/reader'
import type { ReactElement, ReactNode } from 'react'
import { ContentProvider, Hast, useContent } from '#app/prose/index.server.ts'
import { CommentSampleView, type LinkedSample } from './comment-sample.tsx'
import { DocFooter } from './doc-footer.tsx'

/**
 * A hand-written doc: title, text, facts and neighbours.
 *
 * `version` is the label of the docs version, when there are several.
 */
export function DocArticle({
  doc,
  samples,
  version,
}: {
  doc: Doc
  samples: readonly LinkedSample[]
  version: string | undefined
}): ReactElement {
  const context = useContent()
  const { t, locale } = context
  const sample = (index: number): ReactNode => samples[index] && <CommentSampleView {...samples[index]} />
  const translated = doc.lang === locale
  return (
    <>
      {version !== undefined && <p className="badge doc-version">{t('docs.version', { version })}</p>}
      {!translated && <p className="banner">{t('docs.untranslated')}</p>}
      <article className="doc" lang={translated ? undefined : doc.lang}>
        <h1 className={doc.hideTitle ? 'visually-hidden' : undefined}>{doc.heading}</h1>
        <ContentProvider value={{ ...context, sample }}>
          <Hast nodes={doc.content} />
        </ContentProvider>
      </article>
      <DocFooter doc={doc} />
      {(doc.previous ?? doc.next) && (
        <nav className="neighbours" aria-label={t('docs.pages')}>
          <Neighbour neighbour={doc.previous} direction="previous" />
          <Neighbour neighbour={doc.next} direction="next" />
        </nav>
      )}
    </>
  )
}

function Neighbour({
  neighbour,
  direction,
}: {
  neighbour: DocNeighbour | undefined
  direction: 'previous' | 'next'
}): ReactElement | null {
  const { t, docHref } = useContent()
  const href = neighbour && docHref?.(neighbour.id)
  if (!neighbour || href === undefined) return null
  return (
    <a className={`neighbour-${direction}`} href={href} rel={direction === 'next' ? 'next' : 'prev'}>
      <span className="note">{t(`docs.${direction}`)}</span>
      {neighbour.label}
    </a>
  )
}
