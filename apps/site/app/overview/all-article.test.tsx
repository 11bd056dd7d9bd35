// @vitest-environment jsdom
import type { IndexEntry } from '@signpost/graph-model'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTranslate } from '#app/languages/translate.ts'
import api from '#app/locales/en/api.json'
import site from '#app/locales/en/site.json'
import { ContentProvider } from '#app/prose/content-context.tsx'
import { SymbolFilters } from '#app/reading/symbol-filters.tsx'
import { AllArticle } from './all-article.tsx'
import type { ListedSymbol } from './catalogue.server.ts'
import { byLetter, letterPages } from './letters.ts'

afterEach(cleanup)

const t = createTranslate('en', { ...site, ...api })

function symbol(slug: string, name: string, more: Partial<IndexEntry> = {}, since?: string | null): ListedSymbol {
  const entry: IndexEntry = {
    id: `${slug}!${name}`,
    kind: 'function',
    name,
    facets: ['function'],
    release: 'public',
    deprecated: false,
    summary: '',
    overloads: 1,
    alias: false,
    ...more,
  }
  return { slug, entry, extends: [], implements: [], ...(since !== undefined && { since }) }
}

const symbols = [
  symbol('core', 'open', {}, '1.0.0'),
  symbol('core', 'Box', { kind: 'class' }, '2.0.0'),
  symbol('dom', 'ns.bind', { deprecated: true }),
]

function show(): () => string[] {
  const pages = letterPages(byLetter(symbols, ({ entry }) => entry.name))
  const packages = new Map([
    ['core', '@acme/core'],
    ['dom', '@acme/dom'],
  ])
  const { container } = render(
    <ContentProvider value={{ locale: 'en', t, refs: [] }}>
      <AllArticle count={3} pages={pages} page={pages[0]!} packages={packages} versions={['2.0.0', '1.0.0']} />
      <SymbolFilters tell={() => undefined} />
    </ContentProvider>,
  )
  const isShown = (row: HTMLElement): boolean => row.closest('[hidden]') === null
  return () =>
    [...container.querySelectorAll<HTMLElement>('.symbol-list > li')]
      .filter(isShown)
      .map((row) => row.querySelector('code')!.textContent.replaceAll('\u200b', ''))
}

test('symbols are from A to Z, each with its package', () => {
  expect(show()()).toEqual(['ns.bind', 'Box', 'open'])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['B 2', 'O 1'])
  expect(screen.getByRole('link', { name: 'open' }).closest('li')?.textContent).toContain('@acme/core')
})

test('the filters by package and by version leave the rows and the letters that match', () => {
  const rows = show()
  fireEvent.input(screen.getByRole('combobox', { name: 'Package' }), { target: { value: 'core' } })
  expect(rows()).toEqual(['Box', 'open'])
  fireEvent.input(screen.getByRole('combobox', { name: 'Since' }), { target: { value: '0' } })
  expect(rows()).toEqual(['Box'])
  expect(screen.queryByRole('heading', { name: /^O/u })).toBeNull()
  fireEvent.input(screen.getByRole('combobox', { name: 'Package' }), { target: { value: '' } })
  fireEvent.input(screen.getByRole('combobox', { name: 'Since' }), { target: { value: '' } })
  expect(rows()).toHaveLength(3)
})

test('the filter by words looks at names and packages', () => {
  const rows = show()
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: '@acme/dom' } })
  expect(rows()).toEqual(['ns.bind'])
})
