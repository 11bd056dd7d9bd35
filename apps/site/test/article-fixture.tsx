import type { SymbolPage } from '@signpost/graph-model'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { SymbolArticle } from '#app/api/symbol-article.tsx'
import { symbolPart } from '#app/api/symbol-part.ts'
import { createTranslate } from '#app/languages/translate.ts'
import api from '#app/locales/en/api.json'
import site from '#app/locales/en/site.json'
import { ContentProvider } from '#app/prose/content-context.tsx'
import { graphFixture } from './graph-fixture.ts'

export const t = createTranslate('en', { ...site, ...api })

export const repository = { url: 'https://example.org', host: 'github', branch: 'main' } as const

/** Page of a symbol of the fixture. */
export function pageOf(name: string): SymbolPage {
  return graphFixture.byId(`observable!${name}`)!
}

export function article(page: SymbolPage, locale: 'en' | 'ro' = 'en', part?: string): ReactElement {
  return (
    <ContentProvider value={{ locale, t, refs: page.refs, repository }}>
      <SymbolArticle part={symbolPart(page, part)!} />
    </ContentProvider>
  )
}

/** Renders the page of a symbol of the fixture. */
export function show(name: string, locale?: 'en' | 'ro'): HTMLElement {
  return render(article(pageOf(name), locale)).container
}
