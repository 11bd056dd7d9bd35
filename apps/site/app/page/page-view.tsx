import { memo, type ReactElement, useMemo } from 'react'
import { RawHtml } from '#app/document/index.ts'
import { NotFoundMessage } from '#app/not-found/index.ts'
import { Prose } from '#app/prose/index.ts'
import { useSite } from '#app/site/index.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { CopyPage } from './copy-page.tsx'
import { readFrame } from './page-frame.ts'
import type { ContentPage } from './page.ts'
import { Toc, TocFold } from './toc.tsx'

/** A page of content, or the 404 message when there is none. */
export const PageView = memo(function PageView({ page }: { page: ContentPage | null }): ReactElement {
  if (page) return <Content page={page} />
  return (
    <main className="page">
      <NotFoundMessage />
    </main>
  )
})

function Content({ page: { notices, frame, html } }: { page: ContentPage }): ReactElement {
  const { slots } = useSite()
  const { head, crumbs, toc } = useMemo(() => readFrame(frame), [frame])
  return (
    <>
      <main className="page">
        {notices && <Prose html={notices} />}
        <div className="page-top">
          <Breadcrumbs crumbs={crumbs} />
          {head.markdown !== undefined && <CopyPage href={head.markdown} />}
        </div>
        <TocFold headings={toc} />
        <Prose html={html} />
        {/* HTML of the site's owner; see the footer. */}
        {typeof slots?.pageEnd === 'string' && (
          <RawHtml as="div" data-written="" className="page-end" html={slots.pageEnd} />
        )}
      </main>
      <Toc headings={toc} />
    </>
  )
}
