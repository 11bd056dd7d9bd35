import type { ReactElement } from 'react'
import { Prose } from '#app/components/prose.tsx'
import type { ContentPage } from '#app/lib/page.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { NotFoundMessage } from './not-found-message.tsx'
import { Toc, TocFold } from './toc.tsx'

/** A page of content, or what is said in its place when there is none. */
export function PageView({ page }: { page: ContentPage | null }): ReactElement {
  if (page === null) {
    return (
      <main className="page">
        <NotFoundMessage />
      </main>
    )
  }
  const { banners, crumbs, html, toc } = page
  return (
    <>
      <main className="page">
        {banners?.map(({ title, text }) => (
          <div key={title} className="banner" role="note" aria-label={title}>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        ))}
        <Breadcrumbs crumbs={crumbs} />
        <TocFold headings={toc} />
        <Prose html={html} />
      </main>
      <Toc headings={toc} />
    </>
  )
}
