// @vitest-environment jsdom
import type { IndexEntry, PackageIndex } from '@signpost/graph-model'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createTranslate } from '#app/languages/translate.ts'
import api from '#app/locales/en/api.json'
import site from '#app/locales/en/site.json'
import { ContentProvider } from '#app/prose/content-context.tsx'
import { graphFixture } from '../../test/graph-fixture.ts'
import { byEntryPoint, SymbolIndex } from './package-index.tsx'

afterEach(cleanup)

const t = createTranslate('en', { ...site, ...api })
const index = graphFixture.package('observable')!
const [like] = index.symbols

function entry(id: string, kind: IndexEntry['kind'], summary = 'About it.'): IndexEntry {
  return { ...like!, id, kind, name: id.slice(id.indexOf('!') + 1), summary }
}

function list(
  symbols: readonly IndexEntry[],
  entryPoints: readonly string[],
  others: readonly IndexEntry[] = [],
): ReactElement {
  const of: PackageIndex = { ...index, slug: 'acme', name: '@a/acme', symbols, entryPoints }
  return (
    <ContentProvider value={{ locale: 'en', t, refs: [] }}>
      <SymbolIndex index={of} entries={byEntryPoint(of, symbols)} others={others} />
    </ContentProvider>
  )
}

test('a package with several entry points has its symbols under each, the main one first', () => {
  const symbols = [entry('acme/cookie!get', 'function'), entry('acme!App', 'class'), entry('acme!get', 'function')]
  const { container } = render(list(symbols, ['@a/acme', '@a/acme/cookie']))
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '@a/acme 2',
    'Classes 1',
    'Functions 1',
    '@a/acme/cookie 1',
    'Functions 1',
  ])
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id)
  expect(ids).toEqual([
    'entry-:@a/acme',
    'class-list',
    'function-list',
    'entry-:@a/acme/cookie',
    'entry-:1-function-list',
  ])
})

test('a list of an entry point has the names that it exports, and the list of other names those of their addresses', () => {
  const named = (id: string, name: string): IndexEntry => ({ ...entry(id, 'function'), name })
  const symbols = [
    named('acme!load', 'load'),
    named('acme/load/raw!load', 'load/raw.load'),
    named('acme/load/raw!ns.load', 'load/raw.ns.load'),
    named('acme/load/raw!other', 'other'),
  ]
  const { container } = render(list(symbols, ['@a/acme', '@a/acme/load/raw'], [named('acme/x!load', 'x.load')]))
  const rows = [...container.querySelectorAll('.symbol-list a')]
  expect(rows.map(({ textContent }) => textContent)).toEqual(['load', 'load', 'ns.load', 'other', 'x.load'])
  expect(rows[1]!.getAttribute('href')).toContain('raw.load')
})

test('entry points after the first are folded when there are many symbols, and every symbol is in the HTML', () => {
  const symbols = Array.from({ length: 80 }, (_, at) =>
    entry(`acme${at % 4 === 0 ? '' : `/p${at % 4}`}!n${at}`, 'type'),
  )
  const { container } = render(list(symbols, ['@a/acme']))
  expect(Array.from(container.querySelectorAll('details > summary'), ({ textContent }) => textContent)).toEqual([
    '@a/acme/p1 20',
    '@a/acme/p2 20',
    '@a/acme/p3 20',
  ])
  const shown = container.querySelectorAll('.entry-groups code:not(.symbol-list *)')
  expect(Array.from(shown, ({ lastChild }) => lastChild?.textContent)).toEqual(['@a/acme', '/p1', '/p2', '/p3'])
  expect(container.querySelectorAll('.symbol-list a')).toHaveLength(80)
})

test('a list has sentences where most have one, and is names in columns where few do', () => {
  const few = [entry('acme!a', 'type', ''), entry('acme!b', 'type', ''), entry('acme!c', 'type')]
  const { container } = render(list(few, ['@a/acme']))
  expect(container.querySelectorAll('.symbol-names > li')).toHaveLength(3)
  expect(container.querySelector('.symbol-names > template .kind')?.className).toBe('kind kind-type')
  expect(screen.queryByRole('searchbox')).toBeNull()
  cleanup()
  const most = Array.from({ length: 12 }, (_, at) => entry(`acme!n${at}`, 'type'))
  const { container: rows } = render(list(most, ['@a/acme']))
  expect(rows.querySelector('.symbol-names')).toBeNull()
  expect(rows.querySelectorAll('.summary')).toHaveLength(12)
  expect(screen.getByRole('searchbox', { name: 'Filter by name or text' })).toBeDefined()
})

test('names of several kinds each say theirs, for their card', () => {
  const others = [entry('acme!a', 'type'), entry('acme!b', 'function')]
  const { container } = render(list([], ['@a/acme'], others))
  const badges = container.querySelectorAll('.symbol-names > template .kind')
  expect(Array.from(badges, ({ className }) => className)).toEqual(['kind kind-function', 'kind kind-type'])
  const links = container.querySelectorAll<HTMLElement>('.symbol-names a')
  expect(Array.from(links, ({ textContent, dataset }) => [textContent, dataset['kind']])).toEqual([
    ['b', 'function'],
    ['a', 'type'],
  ])
})
