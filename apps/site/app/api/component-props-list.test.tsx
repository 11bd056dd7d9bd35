// @vitest-environment jsdom
import type { ComponentProps, Facet, Prop, SymbolPage, TypePart } from '@signpost/graph-model'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTranslate } from '#app/languages/translate.ts'
import ro from '#app/locales/ro/api.json'
import api from '#app/locales/en/api.json'
import site from '#app/locales/en/site.json'
import { ContentProvider } from '#app/prose/content-context.tsx'
import { docsOf, graphFixture, signatureOf } from '../../test/graph-fixture.ts'
import { SymbolArticle } from './symbol-article.tsx'
import { symbolOutline } from './symbol-outline.ts'
import { symbolPart } from './symbol-part.ts'

afterEach(cleanup)

const t = createTranslate('en', { ...site, ...api })
const observable = graphFixture.byId('observable!Observable')!
const base = { id: 'ui!Base', text: 'Base', page: observable.page, summary: '', deprecated: false }
const dom = {
  id: 'ext:react!DOMAttributes',
  text: 'DOMAttributes',
  href: 'https://example.org/',
  summary: '',
  deprecated: false,
}

function prop(name: string, more: Partial<Prop> = {}, docs = docsOf('')): Prop {
  return {
    name,
    kind: 'property',
    anchor: name,
    signatures: [signatureOf(name, [], { docs, flags: ['optional'] })],
    ...more,
  }
}

const required: Prop = { ...prop('count', { type: ['number'] }), signatures: [signatureOf('count', [])] }
const method = {
  ...prop('onOpen'),
  signatures: [signatureOf('onOpen', ['onOpen?(at: Date): void'], { flags: ['optional'] })],
}

function pageOf(props: ComponentProps, kind: Facet['kind'] = 'function', parts: readonly TypePart[] = []): SymbolPage {
  const parameter = { name: 'props', type: ['Props'], optional: false, rest: false, doc: [], parts }
  const signature = signatureOf(kind, ['Box'], { parameters: kind === 'function' ? [parameter] : [] })
  const facet: Facet = { kind, signatures: [signature], members: [], inherited: [], props }
  return {
    ...observable,
    displayName: 'Box',
    facets: [facet],
    refs: [base, dom],
    relations: [],
    children: [],
    unexported: [],
  }
}

function show(page: SymbolPage, translate = t): HTMLElement {
  const content = { locale: 'en' as const, t: translate, refs: page.refs }
  return render(
    <ContentProvider value={content}>
      <SymbolArticle part={symbolPart(page)!} />
    </ContentProvider>,
  ).container
}

test.each(['function', 'variable', 'class'] as const)('a %s with props is a component that lists them', (kind) => {
  const page = pageOf(
    { groups: [{ members: [prop('size', { default: '8', type: ['number'] }), required, method], names: [] }] },
    kind,
  )
  const container = show(page)
  expect(container.querySelector('.kind-name')?.textContent).toBe('Component')
  expect(Array.from(container.querySelectorAll('.props dt'), (one) => one.textContent)).toEqual([
    'sizenumberdefault 8',
    'countnumberrequired',
    'onOpen(at: Date): void',
  ])
  expect(symbolOutline(symbolPart(page)!, t).map(({ id }) => id)).toContain('props')
  expect(container.querySelector('#size')).not.toBeNull()
  expect(container.textContent).not.toContain('Parameters')
})

test('props of other types are folded by type, those of elements by name, and deprecated ones are last', () => {
  const old = prop('old', {}, docsOf('', { deprecated: [] }))
  const groups = [
    { from: 0, members: [old, prop('a')], names: [] },
    { from: 1, members: [], names: ['onClick', 'onInput'] },
  ]
  const container = show(pageOf({ groups }))
  const folds = Array.from(container.querySelectorAll('details.prop-group'))
  expect(folds.map((one) => one.querySelector('summary')?.textContent)).toEqual([
    '2 props of Base',
    '2 props of DOMAttributes',
  ])
  expect(Array.from(folds[0]!.querySelectorAll('.parameter-name'), (one) => one.textContent)).toEqual(['a', 'old'])
  expect(folds[1]!.querySelector('a')?.getAttribute('href')).toBe('https://example.org/')
  expect(folds[1]!.querySelector('.prop-names')?.textContent).toBe('onClick onInput')
})

test('a text of the parameter documents a prop without a comment', () => {
  const doc = docsOf('Its size.').summary
  const part: TypePart = {
    kind: 'member',
    anchor: 'x',
    name: 'size',
    type: [],
    optional: true,
    rest: false,
    default: '4',
    doc,
  }
  const container = show(pageOf({ groups: [{ members: [prop('size')], names: [] }] }, 'function', [part]))
  expect(container.querySelector('.props > div')?.textContent).toContain('default 4')
  expect(container.querySelector('.props dd')?.textContent).toBe('Its size.')
})

test('a component without props has the badge only', () => {
  const container = show(pageOf({ groups: [] }, 'variable'))
  expect(container.querySelector('.kind-name')?.textContent).toBe('Component')
  expect(container.querySelector('.props')).toBeNull()
})

test('the Romanian count of props takes „de” from twenty', () => {
  const romanian = createTranslate('ro', { ...site, ...ro })
  expect([1, 2, 20].map((count) => romanian('props.from', { count, name: 'Base' }))).toEqual([
    '1 proprietate din Base',
    '2 proprietăți din Base',
    '20 de proprietăți din Base',
  ])
})
