import { describe, expect, test } from 'vitest'
import type { ContentDiagnostic } from '../reader/model.ts'
import { splitFrontMatter } from './front-matter.ts'

function split(text: string) {
  const diagnostics: ContentDiagnostic[] = []
  const source = { path: 'a.md', shown: 'docs/a.md', file: 'en/a.md', repositoryFolder: '', repository: '', text }
  const result = splitFrontMatter(source, diagnostics)
  const notes = diagnostics.map(({ code, line, found, nextStep }) => `${code} ${line}: ${found} | ${nextStep}`)
  return { ...result, notes: notes.join('\n') }
}

test.each<[string, unknown]>([
  ['', {}],
  ['a', {}],
  ['---\n---\na', {}],
  ['---\n# comment\n---', {}],
  ['\uFEFF---\ntitle: A\n---', { title: 'A' }],
  ['---\r\ntitle: A\r\n---\r\na', { title: 'A' }],
  ['---\ntitle: 2025\n---', { title: '2025' }],
  ['---\nsidebar_position: 1.5\n---', { sidebar_position: 1.5 }],
  ['---\ntags: [a, 2]\n---', { tags: ['a', '2'] }],
  ['---\nunlisted: true\ndraft: false\n---', { unlisted: true, draft: false }],
  ['---\npagination_next: null\n---', { pagination_next: null }],
  ['---\ncustom_edit_url: null\n---', { custom_edit_url: null }],
  ['---\nslug: /\n---', { slug: '/' }],
  ['---\nlast_update:\n  date: 2025-11-20\n  author: X\n---', { last_update: { date: '2025-11-20', author: 'X' } }],
  ['---\nlast_update: { date: 2025-11-20T10:00:00Z }\n---', { last_update: { date: '2025-11-20T10:00:00Z' } }],
])('%j', (text, frontMatter) => {
  expect(split(text)).toMatchObject({ frontMatter, notes: '' })
})

test('the text keeps its line numbers', () => {
  expect(split('---\ntitle: A\n---\n# B').text).toBe('\n\n\n# B')
})

describe('what is wrong is said and left out', () => {
  test.each([
    ['---\ntitel: A\n---', 'unknown-front-matter 2: the unknown key "titel" | Did you mean "title"?'],
    ['---\ntitle: A\nzzzzzzzz: 1\n---', 'unknown-front-matter 3: the unknown key "zzzzzzzz" | Remove the key.'],
    ['---\n__proto__: { a: 1 }\nconstructor: 1\n---', 'unknown-front-matter 2: the unknown key "__proto__"'],
    ['---\ntitle: []\n---', 'invalid-front-matter 2: title: []'],
    ['---\nsidebar_position: first\n---', 'invalid-front-matter 2: sidebar_position: "first"'],
    ['---\ntags: a\n---', 'invalid-front-matter 2: tags: "a"'],
    ['---\ntoc_min_heading_level: 1\n---', 'toc_min_heading_level: 1'],
    ['---\nslug: ../../etc\n---', 'slug: "../../etc"'],
    ['---\nslug: a b\n---', 'slug: "a b"'],
    ['---\nslug: a?b\n---', 'slug: "a?b"'],
    ['---\nlast_update: { date: 2025-13-45 }\n---', 'last_update.date: "2025-13-45"'],
    ['---\ncustom_edit_url: javascript:alert(1)\n---', 'custom_edit_url: "javascript:alert(1)"'],
    ['---\ntitle: "A\n---', 'invalid-front-matter 3: YAML that cannot be read'],
    ['---\ntitle: *gone\n---', 'YAML that cannot be read'],
    ['---\n- a\n---', 'a value without keys'],
    ['---\ntags: &a [*a]\n---', 'invalid-front-matter 2: YAML that cannot be read: a value that contains itself'],
    ['---\n&a b: { c: &d [{ e: *d }, *d] }\n---', 'YAML that cannot be read: a value that contains itself'],
    ['---\n<<: &a { title: *a }\n---', 'YAML that cannot be read: a value that contains itself'],
    ['---\n? [a, { b: c }]\n: 1\n---', 'unknown-front-matter 2: the unknown key'],
    ['---\ntitle: 1\ntitle: 2\n---', 'YAML that cannot be read: Map keys must be unique'],
    ['---\nsidebar_position: 1e999\n---', 'invalid-front-matter 2: sidebar_position: null'],
    ['---\ntitle: A', 'front matter that does not end'],
    [
      `---\na: &a [x, x]\n${'bcdefghijklm'.replace(/./g, (c, i: number, all: string) => `${c}: &${c} [*${all[i - 1] ?? 'a'}, *${all[i - 1] ?? 'a'}]\n`)}---`,
      'YAML that cannot be read',
    ],
  ])('%j', (text, note) => {
    const result = split(text)
    expect(result.notes).toContain(note)
    expect(Object.keys(result.frontMatter).filter((key) => key !== 'title')).toEqual([])
  })
})

test.each(['[', '{ a: ', '- '])('%j nested without end is reported, and nothing of it used', (open) => {
  const { frontMatter, notes } = split(`---\ntags: ${open.repeat(6_000)}\n---`)
  expect({ frontMatter, notes }).toEqual({
    frontMatter: {},
    notes: expect.stringContaining('YAML that cannot be read: ') as string,
  })
})

test('front matter of more than 32,000 characters is not read', () => {
  const keys = Array.from({ length: 50_000 }, (_, at) => `key${at}: 1\n`).join('')
  const { frontMatter, notes } = split(`---\n${keys}---`)
  expect(frontMatter).toEqual({})
  expect(notes).toMatch(/^invalid-front-matter 2: front matter of \d+ characters \| Shorten it. None of it was used.$/)
})
