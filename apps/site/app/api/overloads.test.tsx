// @vitest-environment jsdom
import type { SymbolPage } from '@signpost/graph-model'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { article, pageOf, t } from '../../test/article-fixture.tsx'
import { docsOf } from '../../test/graph-fixture.ts'
import { symbolOutline } from './symbol-outline.ts'
import { symbolPart } from './symbol-part.ts'

afterEach(cleanup)

describe('overloads on a symbol’s page', () => {
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
