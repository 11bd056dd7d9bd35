import type { ReactElement } from 'react'
import { NotFoundMessage } from '#app/not-found/index.ts'
import { Prose } from '#app/prose/index.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import type { ContentPage } from './page.ts'
import { Toc, TocFold } from './toc.tsx'

/** A page of content, or the 404 message when there is none. */
export function PageView({ page }: { page: ContentPage | null }): ReactElement {
  if (page === null) {
    return (
      <main className="page">
        <NotFoundMessage />
      </main>
    )
  }
  const { notices, crumbs, html, toc } = page
  return (
    <>
      <main className="page">
        {notices && <Prose html={notices} />}
        <Breadcrumbs crumbs={crumbs} />
        <TocFold headings={toc} />
        <Prose html={html} />
      </main>
      <Toc headings={toc} />
    </>
  )
}
