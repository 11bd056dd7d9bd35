// @vitest-environment jsdom
import type { HastNode, Ref } from '@signpost/graph-model'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ContentProvider } from './content-context.tsx'
import { Hast } from './hast.tsx'

afterEach(cleanup)

const refs: readonly Ref[] = [
  { id: 'a!b', text: 'b', page: { slug: 'a', kind: 'type', name: 'b' }, anchor: 'c', summary: '', deprecated: false },
  { id: 'ext:x!y', text: 'y', summary: '', deprecated: false },
]

function show(...nodes: HastNode[]): HTMLElement {
  const { container } = render(
    <ContentProvider
      value={{
        locale: 'ro',
        t: (key) => key,
        refs,
        repository: { url: 'https://example.org', host: 'github', branch: 'main' },
        docHref: (id) => (id === 'intro' ? '/ro/docs/intro' : undefined),
      }}
    >
      <Hast nodes={nodes} />
    </ContentProvider>,
  )
  return container
}

test.each<[string, HastNode, string | null]>([
  ['a symbol', ['a', { dataRef: 0 }, 'link'], '/ro/api/a/type/b#c'],
  ['a file of the repository', ['a', { dataRepo: 'docs/x.md' }, 'link'], 'https://example.org/blob/main/docs/x.md'],
  ['a doc', ['a', { dataDoc: 'intro', dataHash: 'start' }, 'link'], '/ro/docs/intro#start'],
  ['another site', ['a', { href: 'https://example.com/' }, 'link'], 'https://example.com/'],
])('a link to %s', (_, node, href) => {
  show(node)
  expect(screen.getByRole('link', { name: 'link' }).getAttribute('href')).toBe(href)
})

test.each<[string, HastNode]>([
  ['a symbol without a page', ['a', { dataRef: 1 }, 'words']],
  ['no entry of the table', ['a', { dataRef: 7 }, 'words']],
  ['an unknown doc', ['a', { dataDoc: 'nope' }, 'words']],
])('what refers to %s stays text', (_, node) => {
  expect(show(node).textContent).toBe('words')
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  ['/api', '/site/api'],
  ['//example.com/api', '//example.com/api'],
])('a link to %s is below the base URL when it is a path', async (href, expected) => {
  vi.stubEnv('BASE_URL', '/site/')
  vi.resetModules()
  const { ContentProvider } = await import('./content-context.tsx')
  const { Hast } = await import('./hast.tsx')
  render(
    <ContentProvider value={{ locale: 'en', t: (key) => key, refs: [] }}>
      <Hast nodes={[['a', { href }, 'link']]} />
    </ContentProvider>,
  )
  expect(screen.getByRole('link', { name: 'link' }).getAttribute('href')).toBe(expected)
  vi.unstubAllEnvs()
})

const rel = 'noopener nofollow ugc'

test.each<[string, HastNode]>([
  ['a link', ['a', { href: 'https://evil.example/', rel: ['noopener', 'nofollow', 'ugc'] }, 'x']],
  ['a link without rel', ['a', { href: 'https://evil.example/' }, 'x']],
  ['a link with the scheme of the page', ['a', { href: '//evil.example/' }, 'x']],
  ['an image', ['img', { src: 'https://evil.example/', alt: 'x' }]],
  [
    'an image in a link',
    ['a', { href: 'https://evil.example/' }, ['b', 0, ['img', { src: 'https://evil.example/x', alt: 'x' }]]],
  ],
  [
    'an image in a table',
    ['table', 0, ['tbody', 0, ['tr', 0, ['td', 0, ['img', { src: 'https://evil.example/', alt: 'x' }]]]]],
  ],
  ['an image in a list', ['ul', 0, ['li', 0, ['img', { src: 'https://evil.example/', alt: 'x' }]]]],
  ['an image in a heading', ['h2', { id: 'a' }, ['img', { src: 'https://evil.example/', alt: 'x' }]]],
])('%s to another site is one link that vouches for nothing', (_, node) => {
  const links = [...show(node).querySelectorAll('a[href]:not([href^="#"])')]
  expect(links.map((link) => [link.textContent, link.getAttribute('rel')])).toEqual([['x', rel]])
})

test('a block with letters from right to left has the direction of its first letter, and no other block has one', () => {
  const container = show(
    ['p', 0, ['code', 0, 'value'], ' של הערך'],
    ['ul', 0, ['li', 0, 'قيمة'], ['li', 0, 'value']],
    ['p', 0, 'the value “é”'],
  )
  expect([...container.querySelectorAll('p, li')].map((block) => block.getAttribute('dir'))).toEqual([
    'auto',
    'auto',
    null,
    null,
  ])
})

test('a link into the site or its repository has no rel', () => {
  const container = show(
    ['a', { href: '/api' }, 'a'],
    ['a', { dataRepo: 'b.md' }, 'b'],
    ['img', { dataRepo: 'c.png', alt: 'c' }],
  )
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('rel'))).toEqual([null, null, null])
})

test('an anchor without an address keeps its id', () => {
  expect(show(['a', { id: 'user-content-x' }]).querySelector('#user-content-x')).not.toBeNull()
})

test('an image becomes a link with its alternative text, so that nothing is loaded from another host', () => {
  const container = show(
    ['img', { src: 'https://example.com/badge.svg', alt: 'build status' }],
    ['img', { src: 'x.png' }],
  )
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('link', { name: 'build status' })).toBeDefined()
})

const elsewhere = (file: string): HastNode => ['img', { src: `https://pictures.example/${file}`, alt: file }]

test('images of the site and of configured hosts are shown, in links too, and keep their size', () => {
  const nodes: HastNode[] = [
    ['p', 0, ['img', { src: '/assets/site/a.0123456789ab.png', alt: 'own', width: 20, height: 10 }]],
    ['a', { href: 'https://example.com/' }, ['img', { src: '/assets/site/b.0123456789ab.png', alt: 'linked' }]],
    ['p', 0, elsewhere('shown-badge.svg')],
    ['img', { src: 'https://other.pictures.example/x', alt: 'not' }],
    ['img', { src: '/logout', alt: 'no file of the site' }],
  ]
  const { container } = render(
    <ContentProvider value={{ locale: 'en', t: (key) => key, refs: [], imageHosts: ['pictures.example'] }}>
      <Hast nodes={nodes} />
    </ContentProvider>,
  )
  const images = [...container.querySelectorAll('img')]
  const shown = images.map((image) => [
    image.alt,
    new URL(image.src).pathname,
    image.width,
    image.getAttribute('loading'),
  ])
  expect(shown).toEqual([
    ['own', '/assets/site/a.0123456789ab.png', 20, 'lazy'],
    ['linked', '/assets/site/b.0123456789ab.png', 0, 'lazy'],
    ['shown-badge.svg', '/shown-badge.svg', 0, 'lazy'],
  ])
  expect([...container.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    '',
    'not',
    'no file of the site',
  ])
})

test.each<[string, HastNode[], string]>([
  [
    'badges alone are left out',
    [
      ['p', 0, ['a', { href: 'https://a.example/' }, elsewhere('badge.svg')], '\n', elsewhere('shields.io'), ['br', 0]],
      'text',
    ],
    'text',
  ],
  ['a badge in a sentence is a link', [['p', 0, 'Coverage: ', elsewhere('badge.svg')]], 'Coverage: badge.svg'],
  ['a picture alone is a link', [['p', 0, elsewhere('picture.png')]], 'picture.png'],
  ['an empty paragraph is no badge', [['p', 0, ' ']], ' '],
  ['a badge beside a picture', [['div', 0, elsewhere('badge.svg'), elsewhere('picture.png')]], 'badge.svgpicture.png'],
])('%s', (_, nodes, text) => {
  expect(show(...nodes).textContent).toBe(text)
})

test('a code block is a figure with its title and a button to copy it', () => {
  show(['pre', { className: ['code'], dataLanguage: 'ts', dataTitle: 'a.ts' }, ['code', 0, 'const a = 1']])
  expect(screen.getByRole('figure', { name: 'a.ts' }).textContent).toContain('const a = 1')
  expect(screen.getByRole('button', { name: 'copy.label' })).toBeDefined()
})

test('a heading keeps its text as its name, and has a link to itself beside it', () => {
  show(['h2', { id: 'start' }, 'Start ', ['code', 0, 'here']])
  expect(screen.getByRole('heading', { level: 2, name: 'Start here' }).id).toBe('start')
  expect(screen.getByRole('link', { name: 'heading.link' }).getAttribute('href')).toBe('#start')
})

test.each([
  ['ts', 'true'],
  ['text', 'false'],
])('R2.109 a code block in %s has a button to wrap its lines, which is pressed: %s', (language, isPressed) => {
  show(['pre', { className: ['code'], dataLanguage: language }, ['code', 0, 'const a = 1']])
  expect(screen.getByRole('button', { name: 'wrap.label' }).getAttribute('aria-pressed')).toBe(isPressed)
})

test('the title of an admonition is its own, or its kind', () => {
  const note = (...children: HastNode[]): HastNode => [
    'aside',
    { className: ['admonition', 'admonition-note'], dataAdmonition: 'note' },
    ...children,
  ]
  const container = show(
    note(['p', 0, 'a']),
    note(['p', { className: ['admonition-title'] }, 'Mind ', ['em', 0, 'this']], ['p', 0, 'b']),
  )
  expect(screen.getByRole('note', { name: 'admonition.note' }).textContent).toBe('admonition.notea')
  expect(screen.getByRole('note', { name: 'Mind this' }).textContent).toBe('Mind thisb')
  expect(container.querySelector('aside'), 'a landmark within the page').toBeNull()
})

test('tabs are a group of radio buttons, each before its text, and the first is chosen', () => {
  const tab = (label: string): HastNode => [
    'section',
    { className: ['tab'], dataTab: label },
    ['p', 0, `text of ${label}`],
  ]
  const tabs = (group: string): HastNode => ['div', { className: ['tabs'], dataTabs: group }, tab('A'), tab('B')]
  const container = show(tabs('os'), tabs(''))
  expect(screen.getAllByRole('group', { name: 'tabs.label' })).toHaveLength(2)
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map(({ value, checked, dataset }) => [value, checked, dataset.tabGroup])).toEqual([
    ['A', true, 'os'],
    ['B', false, 'os'],
    ['A', true, undefined],
    ['B', false, undefined],
  ])
  expect(new Set(radios.map(({ name }) => name)).size).toBe(2)
  expect(container.querySelector('fieldset')?.textContent).toBe('tabs.labelAtext of ABtext of B')
})

test('cells of a table with many columns name their column, for narrow screens', () => {
  const row = (cell: string, ...texts: string[]): HastNode => [
    'tr',
    0,
    ...texts.map((text): HastNode => [cell, 0, text]),
  ]
  const table = (...columns: string[]): HastNode => [
    'table',
    0,
    ['thead', 0, row('th', ...columns)],
    '\n',
    ['tbody', 0, row('td', ...columns.map((_, at) => `value ${at}`))],
  ]
  const labels = (): (string | null)[] => screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'))

  show(table('Name', 'Default', 'Meaning'))
  expect(labels()).toEqual(['Name', 'Default', 'Meaning'])
  cleanup()
  show(table('Name', 'Meaning'))
  expect(labels()).toEqual([null, null])
})

test('an example that fails has a note with the sentence of the compiler, in English', () => {
  const pre = (properties: Record<string, string>): HastNode => [
    'pre',
    { className: ['code'], dataLanguage: 'ts', ...properties },
    ['code', 0, 'add(1)'],
  ]
  show(pre({ dataFailures: 'README.md:1:1: found TS2554: Expected 2 arguments' }), pre({}))
  const note = screen.getByRole('note', { name: 'This example fails' })
  expect(note.textContent).toBe('README.md:1:1: found TS2554: Expected 2 arguments')
  expect(note.lang).toBe('en')
  expect(screen.getAllByRole('figure').map((one) => one.classList.contains('failing'))).toEqual([true, false])
})
