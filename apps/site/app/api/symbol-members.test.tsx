// @vitest-environment jsdom
import type { InheritedMember, Member, SymbolPage } from '@signpost/graph-model'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { article, pageOf, show, t } from '../../test/article-fixture.tsx'
import { docsOf } from '../../test/graph-fixture.ts'
import { symbolOutline } from './symbol-outline.ts'
import { symbolPart } from './symbol-part.ts'

afterEach(cleanup)

describe('members on a symbol’s page', () => {
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

  test('puts inherited members that no other page documents into the overview, the contents and sections of their own', () => {
    const page = pageOf('Replay')
    const [facet] = page.facets
    const [own] = facet!.inherited
    const [typed] = own!.members
    const [{ signatures }] = facet!.members as [Member]
    const [first] = signatures
    const at = (name: string, more: object = {}): InheritedMember => ({
      ...{ ...typed!, name, anchor: name },
      signatures: [{ ...first!, anchor: name, ...more }],
    })
    const members = [at('told', { docs: { ...first!.docs, deprecated: [] } }), at('row')]
    const changed = { ...page, facets: [{ ...facet!, inherited: [{ ...own!, members, total: 2 }] }] }
    const { container } = render(article(changed))
    const rows = container.querySelectorAll('.overview .inherited .member-row')
    expect(Array.from(rows, (one) => one.querySelector('.member-name')!.textContent)).toEqual(['told', 'row'])
    expect(Array.from(container.querySelectorAll('.inherited .member h3'), ({ id }) => id)).toEqual(['told'])
    const outline = symbolOutline(symbolPart(changed)!, t)
    const contents = outline.filter(({ id }) => ['inherited', 'told', 'row'].includes(id))
    expect(contents.map(({ id, depth }) => `${id} ${depth}`)).toEqual(['inherited 2', 'told 3'])
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

  test('leaves out of rows the sentence that many begin with, and keeps it in their sections', () => {
    const page = pageOf('Replay')
    const [facet] = page.facets
    const [like] = facet!.members as [Member]
    const [first] = like.signatures
    const about = (sentence: string, at: number): Member => {
      const docs = docsOf(`${sentence} More of it.`)
      const anchor = `${at}`
      return { ...like, name: `n${at}`, anchor, overrides: [0], signatures: [{ ...first!, anchor, docs }] }
    }
    const sentences = ['Known.', 'Known.', 'Known.', 'Known.', 'Known.', 'Its own.', 'Twice.', 'Twice.']
    const { container } = render(
      article({ ...page, facets: [{ ...facet!, members: sentences.map(about), inherited: [] }] }),
    )
    const texts = (within: string): string[] =>
      Array.from(container.querySelectorAll(`${within}`), ({ textContent }) => textContent)
    expect(texts('.overview .member-text')).toEqual(['Its own.', 'Twice.', 'Twice.'])
    expect(texts('.member p').filter((text) => text.startsWith('Known.'))).toHaveLength(5)
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

  test('have rows with what they take and return, whatever their type parameters', () => {
    const page = pageOf('Observable')
    const [facet] = page.facets
    const [, subscribe] = facet!.members
    const [signature] = subscribe!.signatures
    const generic = {
      ...signature!,
      ...{ typeParameters: [{ name: 'TError', default: ['Error'], doc: [] }], returns: { type: ['TError'], doc: [] } },
    }
    const member = { ...subscribe!, signatures: [generic] }
    render(article({ ...page, facets: [{ ...facet!, members: [facet!.members[0]!, member] }] }))
    const row = screen.getByRole('link', { name: 'subscribe' }).closest('li')
    expect(row?.textContent).toMatch(/^subscribe\(.*options\?: .*\): TErrorCalls/)
  })

  test('of a namespace that is a function too come after what the function takes', () => {
    const page = { ...pageOf('watch'), children: pageOf('operators').children } as SymbolPage
    const [facet] = page.facets
    const parameters = [{ name: 'at', type: ['string'], optional: false, rest: false, doc: docsOf('When.').summary }]
    const signatures = [{ ...facet!.signatures[0]!, parameters }]
    const shown = { ...page, facets: [{ ...facet!, signatures }] } as SymbolPage
    render(article(shown))
    const order = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(order).toEqual(['Parameters', expect.stringMatching(/^Functions/)])
    expect(symbolOutline(symbolPart(shown)!, t).map(({ text }) => text)).toEqual(['Parameters', 'Functions'])
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
