// @vitest-environment jsdom
import type { SymbolPage } from '@signpost/graph-model'
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { article, pageOf, t } from '../../test/article-fixture.tsx'
import { symbolOutline } from './symbol-outline.ts'
import { symbolPart } from './symbol-part.ts'

afterEach(cleanup)

describe('the pages of a very large symbol', () => {
  /** The symbol with this many copies of its first member. */
  function withMembers(name: string, count: number): SymbolPage {
    const page = pageOf(name)
    const [facet, ...others] = page.facets
    const [first] = facet!.members
    const members = Array.from({ length: count }, (_, number) => ({
      ...first!,
      ...{ name: `member${number}`, anchor: `member${number}` },
      signatures: first!.signatures.map((signature) => ({ ...signature, anchor: `member${number}` })),
    }))
    return { ...page, facets: [{ ...facet!, members }, ...others] }
  }

  /** All pages of a symbol as HTML, the first one first. */
  function pagesOf(page: SymbolPage): string[] {
    const parts = symbolPart(page)!.memberPages.map(({ key }) => key.part)
    return parts.map((part) => renderToStaticMarkup(article(page, 'en', part)))
  }

  test('R36 of an enum of 10,000 members have each member once, and less than 120 kB each', () => {
    const page = withMembers('State', 10_000)
    const pages = pagesOf(page)
    expect(pages).toHaveLength(20)
    const ids = pages.flatMap((html) =>
      Array.from(html.matchAll(/<li class="member-row is-whole" id="([^"]+)"/g), ([, id]) => id),
    )
    expect(ids).toEqual(page.facets[0]!.members.map(({ anchor }) => anchor))
    for (const html of pages) expect(Buffer.byteLength(html)).toBeLessThan(120_000)
  })

  test('R36 of a class of 700 members have each member once, and less than 200 kB each', () => {
    const page = withMembers('Observable', 700)
    const pages = pagesOf(page)
    expect(pages).toHaveLength(7)
    const ids = pages.flatMap((html) =>
      Array.from(html.matchAll(/<li class="member-row is-whole" id="([^"]+)"/g), ([, id]) => id),
    )
    expect(ids).toEqual(page.facets[0]!.members.map(({ anchor }) => anchor))
    for (const html of pages) expect(Buffer.byteLength(html)).toBeLessThan(200_000)
  })

  test('are listed on the first page with their first and last names', () => {
    render(article(withMembers('Observable', 250)))
    const list = screen.getByRole('navigation', { name: 'More members' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Members 101–200: member100 … member199', 'Members 201–250: member200 … member249'])
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/api/observable/class/Observable/2', '/api/observable/class/Observable/3'])
  })

  test('lead to the pages around them and to the first', () => {
    render(article(withMembers('Observable', 250), 'en', '2'))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Observable: Members 101–200')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Properties 101–200 / 250')
    const links = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/api/observable/class/Observable',
      '/api/observable/class/Observable/3',
    ])
    expect(screen.queryByRole('heading', { name: 'Inherited' })).toBeNull()
  })

  test('have a table of contents each, with their own members only', () => {
    const part = symbolPart(withMembers('Observable', 250), '3')!
    const documented = withMembers('Twice', 250)
    expect(symbolOutline(part, t).map(({ id }) => id)).toEqual(['property'])
    expect(symbolOutline(symbolPart(documented, '3')!, t).map(({ id }) => id)).toEqual([
      'property',
      ...Array.from({ length: 50 }, (_, number) => `member${number + 200}`),
    ])
  })

  test('link unexported symbols, which only the first page shows, there', () => {
    const page = withMembers('Replay', 101)
    render(article(page, 'ro', '2'))
    expect(screen.getByRole('link', { name: 'Limits' }).getAttribute('href')).toBe(
      '/ro/api/observable/class/Replay#~Limits',
    )
  })

  test.each(['0', '1', '4', '02', 'x', 'relations-2', ''])('do not include %j', (part) => {
    expect(symbolPart(withMembers('Observable', 250), part)).toBeUndefined()
  })

  test('of a namespace with many members has them on several pages', () => {
    const page = pageOf('operators')
    const [child] = page.children
    const children = Array.from({ length: 700 }, (_, number) => ({
      ...child!,
      id: `n${number}`,
      name: `operators.n${number}`,
    }))
    const large = { ...page, children } as SymbolPage
    const { container } = render(article(large))
    expect(container.querySelectorAll('.symbol-list li')).toHaveLength(500)
    expect(container.querySelector('.symbols h2')?.textContent).toBe('Functions 1–500 / 700')
    expect(container.querySelector('.further li')?.textContent).toBe('Members 501–700: operators.n500 … operators.n699')
    cleanup()
    expect(render(article(large, 'en', '2')).container.querySelectorAll('.symbol-list li')).toHaveLength(200)
  })
})
