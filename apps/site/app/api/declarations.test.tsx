// @vitest-environment jsdom
import type { SymbolPage } from '@signpost/graph-model'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { article, pageOf, show, t } from '../../test/article-fixture.tsx'
import { symbolOutline } from './symbol-outline.ts'
import { symbolPart } from './symbol-part.ts'

afterEach(cleanup)

describe('a declaration on a symbol’s page', () => {
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

  test('lists members of an unexported type only where there is more to say than its signature does', () => {
    const page = pageOf('Replay')
    const [unexported] = page.unexported
    const [facet] = unexported!.facets
    const [member] = facet!.members
    const [signature] = member!.signatures
    const bare = { ...signature!, anchor: 'bare', docs: { ...signature!.docs, summary: [] } }
    const members = [
      { ...member!, anchor: 'bare', signatures: [bare] },
      { ...member!, anchor: 'told' },
    ]
    for (const kind of ['type', 'interface'] as const) {
      const changed = { ...page, unexported: [{ ...unexported!, facets: [{ ...facet!, kind, members }] }] }
      const { container } = render(article(changed as SymbolPage))
      const rows = Array.from(container.querySelectorAll('.unexported .parameters > div'), ({ id }) => id)
      expect(rows).toEqual(kind === 'type' ? ['told'] : ['bare', 'told'])
      expect(container.querySelectorAll('#bare')).toHaveLength(1)
      cleanup()
    }
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

  test('shows parameters with type, optionality and default', () => {
    show('Observable')
    const method = screen.getByRole('article', { name: 'subscribe' })
    expect(within(method).getByText('options', { selector: '.parameter-name' }).textContent).toBe('options?')
    expect(within(method).getByText('{}')).toBeDefined()
    expect(within(method).getByText('Ends the subscription.')).toBeDefined()
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

  test('begins with the declaration that has members or words', () => {
    const page = pageOf('Subscribable')
    const [facet] = page.facets
    const constant = { ...pageOf('EMPTY').facets[0]!, signatures: [{ ...pageOf('EMPTY').facets[0]!.signatures[0]! }] }
    const { container } = render(article({ ...page, facets: [constant, facet!] } as SymbolPage))
    expect(container.querySelector('.declared .signature')?.textContent).toContain('interface Subscribable')
    expect(container.querySelector('.symbol-title .kind-name')?.textContent).toBe('Interface')
    expect(screen.getByRole('heading', { level: 2, name: 'Also a variable' })).toBeDefined()
  })
})
