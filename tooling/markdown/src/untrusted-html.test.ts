import { describe, expect, test } from 'vitest'
import { faultsOf } from '../test/faults.ts'
import { xssVectors } from '../test/xss-vectors.ts'
import { createMarkdown } from './index.ts'
import { schema as sanitizeSchema } from './sanitize-schema.ts'

const markdown = await createMarkdown()

const allowed = new Set(sanitizeSchema.tagNames)

describe.each(['render', 'inline'] as const)('%s', (method) => {
  test.each(xssVectors)('%j is harmless', (vector) => {
    const result = markdown[method](vector)
    expect(faultsOf(Array.isArray(result) ? result : result.content)).toEqual([])
  })
})

test('the schema lets nothing in that runs or frames', () => {
  const dangerous = 'script style iframe object embed form input button svg math template base meta link source'.split(
    ' ',
  )
  expect(dangerous.filter((tag) => allowed.has(tag))).toEqual([])
})

describe('authored HTML', () => {
  test.each([
    ['ids are prefixed', '<p id="root">a</p>', ['p', { id: 'user-content-root' }, 'a']],
    ['classes of the page are not lent', '<p class="navbar code">a</p>', ['p', 0, 'a']],
    [
      'classes of the highlighter neither',
      '<p>\n<span class="tok-keyword">a</span></p>',
      ['p', 0, '\n', ['span', 0, 'a']],
    ],
    ['data attributes do not pass', '<p data-ref="1">a</p>', ['p', 0, 'a']],
    [
      'alignment becomes a class',
      '<p align="center" style="color:red">a</p>',
      ['p', { className: ['align-center'] }, 'a'],
    ],
    [
      'details stay',
      '<details open><summary>a</summary>b</details>',
      ['details', { open: true }, ['summary', 0, 'a'], 'b'],
    ],
    ['what is not closed keeps its text', '<div>a <b>b', ['div', 0, 'a ', ['b', 0, 'b']]],
    [
      'sizes stay, percentages do not',
      '<p><img src="a.png" width="20" height="50%"></p>',
      ['p', 0, ['img', { src: 'a.png', width: 20 }]],
    ],
  ] as const)('%s', (_, source, node) => {
    expect(markdown.render(source).content).toEqual([node])
  })

  test('an anchor by name is found by a link to it', () => {
    expect(markdown.render('[a](#x) <a name="x"></a>').content).toEqual([
      ['p', 0, ['a', { href: '#user-content-x' }, 'a'], ' ', ['a', { id: 'user-content-x' }]],
    ])
  })

  test('an id is given once', () => {
    expect(
      JSON.stringify(markdown.render('<i id="x">a</i> <i id="x">b</i>').content).match(/user-content-x/g),
    ).toHaveLength(1)
  })

  test('a pre with code is a code block', () => {
    expect(markdown.render('<pre><code class="language-json">1</code></pre>').content).toEqual([
      [
        'pre',
        { className: ['code'], dataLanguage: 'json' },
        ['code', 0, ['span', { className: ['line'] }, ['span', { className: ['tok-constant'] }, '1']]],
      ],
    ])
  })
})

test('a box of another documentation system is a quotation, with its end only', () => {
  const contentOf = (source: string) => markdown.render(source, { hasForeignTags: true }).content
  expect(contentOf('<note>\nBring a lamp.\n</note>')).toEqual([['blockquote', 0, '\nBring a lamp.\n']])
  expect(contentOf('<important>\n<p>Never.</p>\n</important>')).toEqual([['blockquote', 0, ['p', 0, 'Never.']]])
  expect(contentOf('<fullname>Lamps</fullname> and <para>*more*</para>')).toEqual([
    ['p', 0, 'Lamps and ', ['em', 0, 'more']],
  ])
  expect(contentOf('a <note> b')).toEqual([['p', 0, 'a <note> b']])
})

test.each([
  ['a <T> and\n<script>b</script> c', [['p', 0, 'a <T> and\n<script>b</script> c']]],
  ['<form>\nb\n</form>', [['p', 0, '<form>\nb\n</form>']]],
  [
    '<title>a</title>\n\nb',
    [
      ['p', 0, '<title>a</title>'],
      ['p', 0, 'b'],
    ],
  ],
  ['<script>a</script>\nb', [['p', 0, '<script>a</script>\nb']]],
  [
    'a\n<form>\n\n*b*',
    [
      ['p', 0, 'a\n<form>'],
      ['p', 0, ['em', 0, 'b']],
    ],
  ],
  ['Type for <![CDATA[ ... ]]> a', [['p', 0, 'Type for <![CDATA[ ... ]]> a']]],
  ['<!DOCTYPE html>\nb <?php c ?>', [['p', 0, '<!DOCTYPE html>\nb <?php c ?>']]],
  ['<?xml version="1.0"?> is *first*', [['p', 0, '<?xml version="1.0"?> is *first*']]],
  ['a <!-- b --> <!ELEMENT c>', [['p', 0, 'a  <!ELEMENT c>']]],
  ['- a\n  <main>', [['ul', 0, ['li', 0, 'a\n<main>']]]],
  [
    'a\n<div>b</div>',
    [
      ['p', 0, 'a'],
      ['div', 0, 'b'],
    ],
  ],
])('tags that are shown as text stay in their paragraph: %j', (source, content) => {
  expect(markdown.render(source, { hasForeignTags: true }).content).toEqual(content)
})
