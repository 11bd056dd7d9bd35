import { expect, test } from 'vitest'
import { indexGuides } from './guides.ts'

const guides = indexGuides({
  docs: [
    [
      'Publicarea',
      '/ro/docs/publish',
      '',
      [
        ['', '', 'Cum se publică un site.'],
        ['versiuni', 'Versiuni și ramuri', 'Fiecare versiune are docs.'],
      ],
    ],
    [
      'Names',
      '/ro/docs/names',
      'en',
      [
        ['', '', 'constructor toString __proto__ hasOwnProperty'],
        ['markup', '<b>Bold</b>', 'Text with <img src=x> in it.'],
      ],
    ],
  ],
})
const hrefs = (query: string): string[] => guides.search(query, 10).hits.map(({ href }) => href)

test('words are found without their diacritics, by their beginning and with a slip', () => {
  expect(hrefs('si ramuri')).toEqual(['/ro/docs/publish#versiuni'])
  expect(hrefs('versiu')).toEqual(['/ro/docs/publish#versiuni'])
  expect(hrefs('versuine')).toContain('/ro/docs/publish#versiuni')
})

test('a word without diacritics has the forms that it has with them', () => {
  const index = indexGuides({
    docs: [
      ['Configurare', '/ro/docs/configure', '', [['', '', 'Configurează bara și găsește schimbările.']]],
      ['Altele', '/ro/docs/others', '', [['', '', 'O filă fără ele.']]],
    ],
  })
  for (const query of ['configureaza', 'configurari', 'gasesti', 'gaseste', 'schimbare', 'schimbari', 'schimbării'])
    expect(
      index.search(query, 10).hits.map(({ href }) => href),
      query,
    ).toEqual(['/ro/docs/configure'])
})

test('sections with little of the query beside others are left out; without those, all with some of the words come', () => {
  expect(hrefs('fiecare versiune')).toEqual(['/ro/docs/publish#versiuni'])
  expect(hrefs('site versiuni').sort()).toEqual(['/ro/docs/publish', '/ro/docs/publish#versiuni'])
  expect(hrefs('cum')).toEqual([])
  expect(guides.search('', 10)).toEqual({ hits: [], total: 0 })
})

test('a form of a word and the title of the doc count; another word that looks alike comes later', () => {
  const index = indexGuides({
    docs: [
      [
        'Deploy',
        '/deploy',
        '',
        [
          ['', '', 'Upload the folder.'],
          ['pages', 'Hosts', 'Write a workflow for a host.'],
        ],
      ],
      [
        'Rules',
        '/rules',
        '',
        [
          ['', '', 'The edit of codes.'],
          ['breaks', 'Accept a break', 'A change with a reason.'],
        ],
      ],
      ['Commands', '/commands', '', [['', '', 'Each has a meaning and an exit code.']]],
      ['Site', '/site', '', [['', '', 'Numele site-ului.']]],
    ],
  })
  const first = (query: string): string | undefined => index.search(query, 10).hits[0]?.href
  expect(first('breaking changes')).toBe('/rules#breaks')
  expect(first('deploy to a host')).toBe('/deploy#pages')
  expect(first('exit codes')).toBe('/commands')
  expect(index.search('numele site-ul', 10).total).toBe(1)
})

test('a section of the rare word comes before those of the common one, whatever words others have in passing', () => {
  const index = indexGuides({
    docs: [
      [
        'Comments',
        '/comments',
        '',
        [
          ['', '', 'Tags.'],
          ['old', '@deprecated', 'What replaces it.'],
        ],
      ],
      ['Rules', '/rules', '', ['a', 'b', 'c', 'd'].map((id) => [id, `Rule ${id}`, 'A mark of a change.'] as const)],
      ['Reading', '/reading', '', [['', '', `${'Many words. '.repeat(40)} A mark and, at the end, deprecated.`]]],
    ],
  })
  expect(index.search('mark as deprecated', 10).hits.map(({ href }) => href)[0]).toBe('/comments#old')
})

test('keywords of a doc find it as its title does, and are not shown', () => {
  const index = indexGuides({
    docs: [
      ['Deploy', '/deploy', '', [['', '', 'Upload the folder to a host.']], 'hosting publish'],
      ['Hosts', '/hosts', '', [['', '', 'Hosting is what a host does, who publishes.']]],
    ],
  })
  const [hit] = index.search('hosting', 10).hits
  expect(hit).toMatchObject({ href: '/deploy', title: 'Deploy', titleMarks: [], snippet: '' })
})

test('R30 words that name something of every object are words', () => {
  for (const word of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    const [hit] = guides.search(word, 10).hits
    expect(hit?.href, word).toBe('/ro/docs/names')
    expect(hit?.snippetMarks.length, word).toBeGreaterThan(0)
  }
  expect(hrefs('valueOf')).toEqual([])
})

test('R06 text is text, and says in which language it is', () => {
  const [hit] = guides.search('bold', 10).hits
  expect(hit).toMatchObject({ heading: '<b>Bold</b>', headingMarks: [[3, 7]], lang: 'en' })
})

test('no query makes it throw, and every hit is from the docs', () => {
  const queries = [
    '\ud800',
    '\udfff x',
    ' '.repeat(50),
    '*',
    '"',
    '(',
    '[a-',
    '\\',
    '🦊',
    'a'.repeat(10_000),
    'a '.repeat(2_000),
    '\u202eabc',
    '%00',
  ]
  for (const query of queries)
    for (const { href } of guides.search(query, 10).hits) expect(href).toMatch(/^\/ro\/docs\//)
})
