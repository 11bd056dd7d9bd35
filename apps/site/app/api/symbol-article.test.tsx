// @vitest-environment jsdom
import type { SymbolPage } from '@signpost/graph-model'
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { ContentProvider } from '#app/prose/content-context.tsx'
import { createTranslate } from '#app/languages/translate.ts'
import { sectionIds, symbolOutline } from './symbol-outline.ts'
import api from '#app/locales/en/api.json'
import site from '#app/locales/en/site.json'
import { docsOf, graphFixture } from '../../test/graph-fixture.ts'
import { SymbolArticle } from './symbol-article.tsx'
import { symbolPart } from './symbol-part.ts'

afterEach(cleanup)

const t = createTranslate('en', { ...site, ...api })
const repository = { url: 'https://example.org', host: 'github', branch: 'main' } as const
const index = graphFixture.package('observable')!
const names = index.symbols.map(({ name }) => name)

function pageOf(name: string): SymbolPage {
  return graphFixture.byId(`observable!${name}`)!
}

function article(page: SymbolPage, locale: 'en' | 'ro' = 'en', part?: string): ReactElement {
  return (
    <ContentProvider value={{ locale, t, refs: page.refs, repository }}>
      <SymbolArticle part={symbolPart(page, part)!} />
    </ContentProvider>
  )
}

function show(name: string, locale?: 'en' | 'ro'): HTMLElement {
  return render(article(pageOf(name), locale)).container
}

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

  test('shows inherited members with their instantiated types, and collapses those from outside', () => {
    const container = show('Replay')
    const [own, outside] = Array.from(container.querySelectorAll('.inherited li'))
    expect(own?.textContent).toBe('static last: string[]About Observable.')
    expect(own?.id).toBe('last')
    expect(outside?.closest('details')?.querySelector('summary')?.textContent).toBe('1 member of EventTarget')
    expect(outside?.querySelector('a')?.getAttribute('href')).toBe('https://example.org/EventTarget')
    expect(container.querySelector('.member .note')?.textContent).toBe('Overrides Observable.subscribe')
  })

  test('gives inherited members a row each where they have a type or a sentence, by kind, and lets bare names flow', () => {
    const page = pageOf('Replay')
    const [facet] = page.facets
    const [own] = facet!.inherited
    const [typed] = own!.members
    const { line: _, ...bare } = typed!
    const other = { ...bare, kind: 'property' as const, anchor: 'other', name: 'other' }
    const group = { ...own!, members: [{ ...bare, anchor: 'static.last', isStatic: true }, typed!, other], total: 5 }
    const refs = page.refs.map((ref) => ({ ...ref, summary: '' }))
    const { container } = render(article({ ...page, refs, facets: [{ ...facet!, inherited: [group] }] }))
    const textsOf = (list: string): string[] =>
      Array.from(container.querySelectorAll(`.inherited .${list} li`), ({ textContent }) => textContent)
    expect(textsOf('member-rows')).toEqual(['static last: string[]'])
    expect(textsOf('names')).toEqual(['other', 'last'])
    expect(container.querySelector('.inherited')?.textContent).toMatch(
      /Properties 1otherMethods 1static last: string\[\]Static methods 1lastand 2 more$/,
    )
  })

  test('links bases whose members do not fit, with their number, and those that inherit from further ones', () => {
    const page = pageOf('Replay')
    const [facet] = page.facets
    const [own, outside] = facet!.inherited
    const long: SymbolPage = {
      ...page,
      facets: [
        { ...facet!, inherited: [own!, { ...outside!, members: [], total: 12 }], inheritedElsewhere: [own!.from] },
      ],
    }
    const { container } = render(article(long))
    const [, others, elsewhere] = Array.from(
      container.querySelectorAll('.inherited > div:not(.heading)'),
      (one) => one.textContent,
    )
    expect(others).toBe('More inherited members, on the pages of these bases:EventTarget 12')
    expect(elsewhere).toBe('These inherit still more members from bases of their own:Observable')
    expect(container.querySelector('.shown label:has([value=inherited])')?.textContent).toMatch(/ \d+\+$/)
  })

  test('writes the anchor of every declaration of an unexported name, once', () => {
    const page = pageOf('Replay')
    const [unexported] = page.unexported
    const [facet] = unexported!.facets
    const type = { ...facet!, signatures: [{ ...facet!.signatures[0]!, anchor: '~Limits.type' }], members: [] }
    const { container } = render(
      article({ ...page, unexported: [{ ...unexported!, facets: [facet!, type] }] } as SymbolPage),
    )
    const ids = Array.from(container.querySelectorAll('[id^="~Limits"]'), ({ id }) => id)
    expect(ids.filter((id) => !id.includes('most'))).toEqual(['~Limits', '~Limits.type'])
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

  test('shows the declarations of unexported symbols that it uses', () => {
    const container = show('Replay')
    const link = screen.getByRole('link', { name: 'Limits' })
    expect(link.getAttribute('href')).toBe('#~Limits')
    const section = container.querySelector('[id="~Limits"]')?.closest('section')
    expect(section?.textContent).toContain('most: numberHow many.')
  })

  test('shows declarations that merge as one, with the docs of each', () => {
    const container = show('Twice')
    expect(container.querySelectorAll('.declaration > .declared > figure.signature')).toHaveLength(1)
    const sections = Array.from(container.querySelectorAll('.declaration'), ({ id }) => id)
    expect(sections).toEqual(['interface', 'interface-2'])
    expect(container.textContent).toContain('First.')
    expect(container.textContent).toContain('Second.')
    expect(screen.queryByText(/Overload/)).toBeNull()
  })

  test('shows documented parts of a type as nested rows with anchors', () => {
    const container = show('Twice')
    const row = (id: string): Element => container.querySelector(`[id="${id}"]`)!
    expect(row('onChange.size.depth').querySelector('dt')?.textContent).toBe('depth?numberdefault 3')
    expect(row('onChange.size.depth').parentElement?.closest('[id]')?.id).toBe('onChange.size')
    expect(row('onChange.size').textContent).toContain('Use depth.How large.')
    expect(row('onChange.size').textContent).toContain('In pixels.')
    expect(row('onChange.event').closest('section')?.className).toBe('part part-parameters')
    expect(row('onChange.returns.done').closest('section')?.className).toBe('part part-returns')
    const link = within(row('onChange.size.depth') as HTMLElement).getByRole('link', { name: 'Direct link to depth' })
    expect(link.getAttribute('href')).toBe('#onChange.size.depth')
  })

  test('collapses a long list of members of an unexported symbol', () => {
    const page = pageOf('Replay')
    const [unexported] = page.unexported
    const [facet] = unexported!.facets
    const members = Array.from({ length: 11 }, (_, at) => ({ ...facet!.members[0]!, anchor: `~Limits.most${at}` }))
    const long = { ...page, unexported: [{ ...unexported!, facets: [{ ...facet!, members }] }] }
    const { container } = render(article(long as SymbolPage))
    expect(container.querySelector('.members-fold > summary')?.textContent).toBe('11 members')
    expect(container.querySelectorAll('.members-fold dt')).toHaveLength(11)
  })

  test('shows the resolved type of an alias', () => {
    expect(show('Resolved').querySelector('details.resolved .type')?.textContent).toBe("'open' | 'closed'")
  })

  test('lists the members of a union by their discriminant', () => {
    const container = show('Notification', 'ro')
    const section = container.querySelector('.part-variants')!
    expect(section.querySelector('h2')?.id).toBe('variants')
    expect(Array.from(section.querySelectorAll('dt'), ({ textContent }) => textContent)).toEqual([
      "kind: 'next'Next",
      "kind: 'complete'{ kind: 'complete' }",
    ])
    expect(section.querySelector('dd [lang=en]')?.textContent).toBe('About Subscribable.')
    expect(section.querySelectorAll('dd')[1]?.textContent).toMatch(/Use finish\..*At the end\./)
    expect(
      within(section as HTMLElement)
        .getByRole('link', { name: 'Next' })
        .getAttribute('href'),
    ).toBe('/ro/api/observable/interface/Subscribable')
  })

  test('collapses a long union after twenty members, and copies all of them', () => {
    const figure = show('Long').querySelector('figure.signature')!
    const [first, rest] = Array.from(figure.querySelectorAll('code'), ({ textContent }) => textContent ?? '')
    expect(first?.trimEnd().split(' | ')).toHaveLength(20)
    expect(figure.querySelector('details > summary')?.textContent).toBe('Show 40 more')
    expect(rest?.startsWith(`| 'm20'`)).toBe(true)
    expect(`${first}${rest}`.match(/'m\d+'/g)).toHaveLength(60)
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

  test('shows parameters with type, optionality and default', () => {
    show('Observable')
    const method = screen.getByRole('article', { name: 'subscribe' })
    expect(within(method).getByText('options', { selector: '.parameter-name' }).textContent).toBe('options?')
    expect(within(method).getByText('{}')).toBeDefined()
    expect(within(method).getByText('Ends the subscription.')).toBeDefined()
  })

  test('lists overloads once with their numbers, and what each adds to the text of the lead', () => {
    const page = pageOf('subscribeAll')
    const [facet] = page.facets
    const shared = docsOf('Subscribes to all.', { remarks: [['p', 0, 'In order.']] })
    const parameter = (name: string) => ({ name, type: ['string'], optional: false, rest: false, doc: [] })
    const [one, two] = facet!.signatures
    const signatures = [
      { ...one!, docs: shared, parameters: [parameter('one')] },
      { ...two!, docs: shared, parameters: [parameter('one'), parameter('two')] },
      { ...two!, anchor: 'subscribeAll-2', docs: docsOf('Subscribes later.'), parameters: [parameter('at')] },
    ]
    const several = { ...page, facets: [{ ...facet!, signatures }] } as SymbolPage
    const { container } = render(article(several))
    expect(screen.getAllByText('Subscribes to all.')).toHaveLength(1)
    expect(screen.getAllByText('In order.')).toHaveLength(1)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Remarks',
      'Overload 3 (at)',
    ])
    expect(Array.from(container.querySelectorAll('.overloads > li'), ({ id }) => id)).toEqual([
      'subscribeAll',
      'subscribeAll-1',
      'subscribeAll-2',
    ])
    expect(screen.getByRole('figure', { name: 'Signature, overload 2 of 3' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Direct link to Overload 2' }).getAttribute('href')).toBe('#subscribeAll-1')
    expect(symbolOutline(symbolPart(several)!, t).map(({ text }) => text)).toEqual([
      '1 (one)',
      '2 (one, two)',
      '3 (at)',
      'Remarks',
      'Overload 3',
    ])
  })

  test('folds many overloads, but not the one that leads, and says a deprecation once', () => {
    const page = pageOf('subscribeAll')
    const [facet] = page.facets
    const [one, two] = facet!.signatures
    const old = docsOf('', { deprecated: [['p', 0, 'Pass a list.']] })
    const signatures = [
      { ...one!, docs: docsOf('You have passed any here. Use better types.') },
      ...Array.from({ length: 6 }, (_, at) => ({ ...two!, anchor: `old-${at}`, docs: old })),
      { ...two!, docs: docsOf('Subscribes to all.') },
    ]
    const { container } = render(article({ ...page, facets: [{ ...facet!, signatures }] } as SymbolPage))
    const folds = Array.from(container.querySelectorAll<HTMLDetailsElement>('.overload > details'))
    expect(folds.map(({ open }) => open)).toEqual([...Array.from({ length: 7 }, () => false), true])
    expect(folds[1]!.querySelector('[id]')!.id).toBe('old-0')
    expect(screen.getAllByText('Pass a list.')).toHaveLength(1)
    expect(container.querySelector('.lead')?.textContent).toBe('Subscribes to all.')
  })

  test('has an overview of its members before anything else about it, and no section for what a row says whole', () => {
    const container = show('Observable')
    const overview = screen.getByRole('region', { name: 'Members at a glance' })
    expect(Array.from(overview.querySelectorAll('.member-row'), ({ textContent }) => textContent)).toEqual([
      'readonly value: TSource (opens in new tab)The present value.',
      'subscribe(listener: (value: T) => void, options?: Options): SubscriptionCalls the listener with each new value.',
      'static of(value)Source (opens in new tab)Makes one.',
    ])
    expect(overview.querySelector('li#value a')?.getAttribute('href')).toBe('#value')
    expect(within(overview).getByRole('link', { name: 'subscribe' }).getAttribute('href')).toBe('#subscribe')
    expect(Array.from(container.querySelectorAll('.member h3'), ({ id }) => id)).toEqual(['subscribe'])
    const order = [overview, container.querySelector('.part-remarks')!]
    expect(order[0]!.compareDocumentPosition(order[1]!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('does not repeat the signature in rows of parameters without text, nor the deprecation in a badge', () => {
    const page = pageOf('watch')
    const [facet] = page.facets
    const signature = {
      ...facet!.signatures[0]!,
      typeParameters: [{ name: 'T', constraint: ['string'], doc: [] }],
      parameters: [{ name: 'at', type: ['T'], optional: false, rest: false, doc: [] }],
      returns: { type: ['T'], doc: [] },
    }
    const { container } = render(article({ ...page, facets: [{ ...facet!, signatures: [signature] }] } as SymbolPage))
    expect(container.querySelectorAll('.part')).toHaveLength(0)
    expect(screen.getAllByText('Deprecated')).toHaveLength(1)
    expect(symbolOutline(symbolPart(page)!, t)).toEqual([])
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

  test('begins with the declaration that has members or words', () => {
    const page = pageOf('Subscribable')
    const [facet] = page.facets
    const constant = { ...pageOf('EMPTY').facets[0]!, signatures: [{ ...pageOf('EMPTY').facets[0]!.signatures[0]! }] }
    const { container } = render(article({ ...page, facets: [constant, facet!] } as SymbolPage))
    expect(container.querySelector('.declared .signature')?.textContent).toContain('interface Subscribable')
    expect(container.querySelector('.symbol-title .kind-name')?.textContent).toBe('Interface')
    expect(screen.getByRole('heading', { level: 2, name: 'Also a variable' })).toBeDefined()
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

  test('lists an enum’s members with their values, each whole in its row', () => {
    show('State')
    const overview = document.querySelector('.overview')!
    const rows = Array.from(overview.querySelectorAll('li'), ({ id, textContent }) => [id, textContent])
    expect(rows).toEqual([
      ['Open', expect.stringMatching(/^Open = 0.*Still going\.$/)],
      ['Closed', expect.stringMatching(/^Closed = 1/)],
    ])
  })

  test('gives an enum’s member its computed value, and a section where it has more than a sentence', () => {
    const page = pageOf('State')
    const [facet] = page.facets
    const [open, closed] = facet!.members
    const own = open!.signatures[0]!
    const members = [
      { ...open!, signatures: [{ ...own, line: { ...own.line, tokens: ['Open'] } }] },
      { ...closed!, signatures: [{ ...closed!.signatures[0]!, docs: { ...own.docs, deprecated: [] } }] },
    ]
    render(article({ ...page, facets: [{ ...facet!, members }] }))
    expect(document.querySelector('#Open')?.textContent).toContain('Open = 0')
    expect(screen.getByRole('article', { name: 'Closed' }).textContent).toContain(' = 1')
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

  test('has filters for optional parts, and marks these parts and their groups', () => {
    const page = pageOf('Replay')
    const [facet] = page.facets
    const [member] = facet!.members
    const like = (name: string, kind: 'method' | 'property', more: object): object => ({
      ...{ ...member!, name, anchor: name, kind },
      signatures: member!.signatures.map((signature) => ({ ...signature, anchor: name, ...more })),
    })
    const members = [
      like('whole', 'method', {}),
      like('soon', 'method', { release: 'beta', flags: ['protected'] }),
      like('inside', 'property', { flags: ['protected'] }),
      like('within', 'property', { flags: ['protected'], release: 'alpha' }),
    ]
    const { container } = render(article({ ...page, facets: [{ ...facet!, members }] } as SymbolPage))
    const switches = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('checkbox', { checked: true })
    expect(switches.map((input) => input.parentElement?.textContent?.trim())).toEqual([
      'Protected 3',
      'Inherited 2',
      'Beta 1',
      'Alpha 1',
    ])
    const marked = (selector: string): string[] =>
      Array.from(container.querySelectorAll(selector), (element) =>
        element.querySelector('h2, h3')!.textContent!.trim(),
      )
    expect(marked('.member[data-protected]')).toEqual(['inside', 'within', 'soon'])
    expect(marked('.member[data-release=beta]')).toEqual(['soon'])
    expect(marked('.members[data-protected]')).toEqual(['Properties 2'])
    expect(marked('.members[data-release]')).toEqual([])
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

  test('has no filters without optional parts', () => {
    show('State')
    expect(screen.queryByRole('group', { name: 'Show' })).toBeNull()
  })

  test('lists a namespace’s members as links to their pages', () => {
    show('operators')
    expect(screen.getByRole('link', { name: 'operators.map' }).getAttribute('href')).toBe(
      '/api/observable/function/operators.map',
    )
  })

  test('leads to the lines of the source', () => {
    show('State')
    const link = screen.getByRole('link', { name: /^Source/ })
    expect(link.getAttribute('href')).toBe(`${repository.url}/blob/main/packages/observable/src/observable.ts#L12-L40`)
  })

  test('leads to the line of a member in the file of its symbol, or in its own', () => {
    const page = pageOf('Observable')
    const [facet] = page.facets
    const [, first, ...others] = facet!.members
    const placed = (more: object): SymbolPage => {
      const { source: _, ...signature } = first!.signatures[0]!
      const member = { ...first!, signatures: [{ ...signature, ...more }] }
      return { ...page, facets: [{ ...facet!, members: [member, ...others] }] }
    }
    const hrefIn = (shown: SymbolPage): string | null | undefined => {
      cleanup()
      return render(article(shown)).container.querySelector('.member .source')?.getAttribute('href')
    }
    expect(hrefIn(placed({ sourceLine: 20 }))).toMatch(/observable\.ts#L20$/)
    expect(hrefIn(placed({ source: { file: 'src/more.ts', line: 3, endLine: 3 } }))).toMatch(/src\/more\.ts#L3$/)
  })
})

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
})

test('call signatures without a name are counted, and each has a line of its own in the contents', () => {
  const page = pageOf('Observable')
  const [facet] = page.facets
  const [member] = facet!.members
  const signatures = ['call', 'call-2', 'call-3'].map((anchor) => ({ ...member!.signatures[0]!, anchor }))
  const call = { ...member!, kind: 'call' as const, name: 'call', anchor: 'call', isStatic: false, signatures }
  const part = symbolPart({ ...page, facets: [{ ...facet!, members: [call] }] })!
  expect(part.facets[0]!.groups.map(({ count }) => count)).toEqual(['3'])
  const lines = symbolOutline(part, t).filter(({ id }) => id.startsWith('call'))
  expect(lines.map(({ id, text, depth }) => [id, text.slice(0, 2), depth])).toEqual([
    ['call', '1 ', 3],
    ['call-2', '2 ', 3],
    ['call-3', '3 ', 3],
  ])
})
