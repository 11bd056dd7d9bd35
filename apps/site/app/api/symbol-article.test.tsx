// @vitest-environment jsdom
import type { HastNode, SymbolPage } from '@signpost/graph-model'
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import api from '#app/locales/en/api.json'
import { article, pageOf, repository, show, t } from '../../test/article-fixture.tsx'
import { docsOf, graphFixture } from '../../test/graph-fixture.ts'
import { sectionIds, symbolOutline } from './symbol-outline.ts'
import { symbolPart } from './symbol-part.ts'

afterEach(cleanup)

const index = graphFixture.package('observable')!
const names = index.symbols.map(({ name }) => name)

describe.each(names)('the page of %s', (name) => {
  test('has its name as the only h1, and no style attribute', () => {
    const container = show(name)
    expect(within(container).getByRole('heading', { level: 1 }).textContent).toBe(name)
    expect(container.querySelector('[style]')).toBeNull()
  })

  test('has every anchor of its contents, once', () => {
    const container = show(name)
    const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(symbolOutline(symbolPart(pageOf(name))!, t).map(({ id }) => id)))
  })
})

describe('a symbol’s page', () => {
  test('marks the language of doc comments if it is not the page’s', () => {
    const summary = 'A value that changes'
    expect(show('Observable').querySelector('header p[lang]')).toBeNull()
    cleanup()
    const container = show('Observable', 'ro')
    expect(container.querySelector('header p[lang=en]')?.textContent).toContain(summary)
    expect(container.querySelectorAll('code[lang], pre[lang]')).toHaveLength(0)
  })

  test('its sections give way to anchors of declarations, also of parts at any depth', () => {
    const page = pageOf('Replay')
    const [facet] = page.facets
    const parts = [{ anchor: 'relations', parts: [{ anchor: 'section-relations' }] }]
    const signatures = [{ ...facet!.signatures[0]!, parameters: [{ parts }] }]
    const idOf = sectionIds({ ...page, facets: [{ ...facet!, signatures }] } as unknown as SymbolPage)
    expect(idOf('relations')).toBe('section-section-relations')
    expect(idOf('furtherPages')).toBe('further-pages')
  })

  test('says that another package declares it', () => {
    expect(show('EventTarget').querySelector('.symbol-head .note')?.textContent).toBe(
      'Re-exported from ext-lib: EventTarget',
    )
  })

  test('links names of its signature, its base and its relations', () => {
    show('Observable')
    const signature = screen.getByRole('figure', { name: 'Signature' })
    const href = '/api/observable/interface/Subscribable'
    expect(within(signature).getByRole('link', { name: 'Subscribable' }).getAttribute('href')).toBe(href)
    expect(screen.getByRole('heading', { name: 'Inherited', level: 2 })).toBeDefined()
  })

  test('says what its modifiers are, but for those that its signature has', () => {
    const page = pageOf('watch')
    const [facet] = page.facets
    const signature = { ...facet!.signatures[0]!, flags: ['sealed', 'abstract'] as const }
    const { container } = render(article({ ...page, facets: [{ ...facet!, signatures: [signature] }] } as SymbolPage))
    expect(Array.from(container.querySelectorAll('.symbol-head .badge'), ({ textContent }) => textContent)).toEqual([
      'sealed',
      'abstract',
    ])
  })

  test('has its summary whole before the signature, or after it when that would push the signature down', () => {
    const page = pageOf('watch')
    const [facet] = page.facets
    const withSummary = (summary: object[]): SymbolPage => {
      const [signature] = facet!.signatures
      const docs = { ...signature!.docs, summary, summaryText: 'x' }
      return { ...page, facets: [{ ...facet!, signatures: [{ ...signature!, docs }] }] } as unknown as SymbolPage
    }
    const list = ['ul', 0, ['li', 0, 'Basic']]
    render(article(withSummary([['p', 0, 'Demos:'], list])))
    expect(screen.getByText('Demos:').closest('header')).not.toBeNull()
    expect(screen.getByText('Basic').closest('header')).not.toBeNull()
    cleanup()
    const code = ['pre', 0, 'watch()']
    const { container } = render(article(withSummary([['p', 0, 'Demos:'], code])))
    expect(container.querySelector('.lead')).toBeNull()
    const text = screen.getByText('Demos:')
    expect(text.closest('.declaration')?.contains(screen.getByText('watch()'))).toBe(true)
  })

  test('leads with the first paragraphs of a long summary, and has the rest among the remarks', () => {
    const page = pageOf('subscribeAll')
    const [facet] = page.facets
    const paragraph = (words: string): HastNode => ['p', 0, words]
    const rest = [paragraph('x '.repeat(300)), ['h4', 0, 'Examples'], ['pre', 0, 'watch()']] as HastNode[]
    const withSummary = (...first: HastNode[]): SymbolPage => {
      const summary = [...first, ...rest]
      const docs = docsOf('x '.repeat(400), { summary, remarks: [paragraph('Own remarks.')] })
      return { ...page, facets: [{ ...facet!, signatures: facet!.signatures.map((one) => ({ ...one, docs })) }] }
    }
    const lead = (shown: SymbolPage): string | undefined => {
      cleanup()
      return render(article(shown)).container.querySelector('.lead')?.textContent ?? undefined
    }
    expect(lead(withSummary(paragraph('Combines all.'), paragraph('(In order.)')))).toBe('Combines all.(In order.)')
    const remarks = screen.getByRole('heading', { name: 'Remarks' }).closest('section')!
    expect(remarks.textContent).toMatch(/^Remarksx x .*Exampleswatch\(\)Own remarks\.$/)
    expect(screen.getAllByText('Examples')).toHaveLength(1)
    expect(symbolOutline(symbolPart(withSummary(paragraph('Combines all.')))!, t).map(({ text }) => text)).toEqual([
      ...['1 ()', '2 ()'],
      'Remarks',
    ])
    // A text that announces the next block is not cut from it.
    expect(lead(withSummary(paragraph('Demos:')))).toBeUndefined()
    expect(lead(withSummary(paragraph('These.'), ['pre', 0, 'watch()']))).toBeUndefined()
  })

  test('says what is deprecated, and what to use', () => {
    show('watch')
    const banner = screen.getByRole('note', { name: 'Deprecated' })
    expect(banner.textContent).toContain('Use subscribe.')
  })

  test('says once that it is undocumented', () => {
    show('EMPTY')
    expect(screen.getAllByText(api.undocumented)).toHaveLength(1)
  })

  test('names twenty further entry points that export it, and collapses the others', () => {
    const page = pageOf('State')
    const exportedAs = Array.from({ length: 3000 }, (_, at) => ({
      ...page.exportedAs[0]!,
      specifier: `@acme/observable/entry-points/${at}`,
      name: at === 2999 ? 'Phase' : page.displayName,
    }))
    const large: SymbolPage = { ...page, exportedAs }
    const { container } = render(article(large))
    const note = screen.getByText('Also exported from', { exact: false })
    expect(Array.from(note.querySelectorAll('code'), ({ textContent }) => textContent)).toEqual(
      exportedAs.slice(1, 21).map(({ specifier }) => specifier),
    )
    const rest = container.querySelector('.other-exports')!
    expect(rest.querySelector('summary')?.textContent).toBe('and 2979 more')
    expect(rest.querySelector('code')?.textContent?.split(', ')).toEqual([
      ...exportedAs.slice(21, -1).map(({ specifier }) => specifier),
      '@acme/observable/entry-points/2999 as Phase',
    ])
    expect(Buffer.byteLength(renderToStaticMarkup(article(large)))).toBeLessThan(120_000)
    cleanup()
    const few = render(article({ ...page, exportedAs: exportedAs.slice(0, 21) }))
    expect(few.container.querySelector('.other-exports')).toBeNull()
  })

  test('has an own page for long relations, which lists all of them', () => {
    const page = pageOf('Observable')
    render(article(page))
    expect(screen.getByRole('link', { name: 'and 4 more' }).getAttribute('href')).toBe(
      '/api/observable/class/Observable/relations#returned-by',
    )
    cleanup()
    const { container } = render(article(page, 'ro', 'relations'))
    const heading = screen.getByRole('heading', { level: 2 })
    expect([heading.id, heading.textContent]).toEqual(['returned-by', 'Returned by'])
    expect(container.querySelectorAll('.names a')).toHaveLength(24)
    expect(screen.getByRole('link', { name: 'Observable' }).getAttribute('href')).toBe(
      '/ro/api/observable/class/Observable',
    )
    expect(symbolPart(page, 'relations-2')).toBeUndefined()
  })

  test('leads to the lines of the source', () => {
    show('State')
    const link = screen.getByRole('link', { name: /^Source/ })
    expect(link.getAttribute('href')).toBe(`${repository.url}/blob/main/packages/observable/src/observable.ts#L12-L40`)
  })
})
