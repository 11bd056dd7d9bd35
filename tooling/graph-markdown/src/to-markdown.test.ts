import type { HastNode, Ref } from '@signpost/graph-model/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainBlock } from './plain-blocks.ts'
import { markdownOf, serialised } from './to-markdown.ts'

const box: Ref = { id: 'core!Box', text: 'Box', summary: '', deprecated: false }
const links = {
  ref: ({ id }: Ref) => id,
  doc: (id: string) => (id === 'gone' ? undefined : `/docs/${id}.md`),
  path: (path: string) => `/base${path}`,
}
const markdown = (...nodes: HastNode[]): string => markdownOf(nodes, [box], links)

test.each<[string, HastNode, string]>([
  [
    'text that looks like Markdown is escaped',
    ['p', 0, '*a* [b](c) <d> `e` 1. # f'],
    '\\*a\\* \\[b]\\(c) \\<d> \\`e\\` 1. # f',
  ],
  ['a line that looks like a list', ['p', 0, '- not a list'], '\\- not a list'],
  ['code with a backtick', ['p', 0, ['code', 0, 'a`b']], '``a`b``'],
  [
    'a block of code with a fence',
    ['pre', { dataLanguage: 'md' }, ['code', 0, '```ts\n1\n```']],
    '````md\n```ts\n1\n```\n````',
  ],
  [
    'a coloured line of code',
    ['pre', { dataLanguage: 'ts' }, ['code', 0, ['span', 0, 'const'], ' a = 1']],
    '```ts\nconst a = 1\n```',
  ],
  ['a link of the graph', ['p', 0, 'A ', ['a', { dataRef: 0 }, 'box'], '.'], 'A [box](core!Box).'],
  ['a link to a doc', ['p', 0, ['a', { dataDoc: 'intro', dataHash: 'use' }, 'use']], '[use](/docs/intro.md#use)'],
  ['a link that leads nowhere is text', ['p', 0, ['a', { dataDoc: 'gone' }, 'gone']], 'gone'],
  ['a path of the site', ['p', 0, ['a', { href: '/api' }, 'API']], '[API](/base/api)'],
  [
    'an address in a text can be copied',
    ['p', 0, 'See (https://a.example/b_c?d=*e), or ', ['code', 0, 'https://f_g'], '.'],
    'See (<https://a.example/b_c?d=*e>), or `https://f_g`.',
  ],
  [
    'a link of its address',
    ['p', 0, ['a', { href: 'https://a.example/b_c' }, 'https://a.example/b_c']],
    '<https://a.example/b_c>',
  ],
  ['an admonition', ['aside', { dataAdmonition: 'warning' }, ['p', 0, 'Careful.']], '> **Warning**\n>\n> Careful.'],
  ['a tab', ['div', { dataTabs: 'x' }, ['section', { dataTab: 'npm' }, ['p', 0, 'One.']]], '**npm**\n\nOne.'],
  ['a list in a list', ['ul', 0, ['li', 0, 'One', ['ul', 0, ['li', 0, 'Two']]]], '- One\n  - Two'],
  [
    'a table with a pipe',
    ['table', 0, ['thead', 0, ['tr', 0, ['th', 0, 'A']]], ['tbody', 0, ['tr', 0, ['td', 0, ['code', 0, 'a|b']]]]],
    '| A |\n| - |\n| `a\\|b` |',
  ],
])('%s', (_name, node, expected) => {
  expect(markdown(node)).toBe(`${expected}\n`)
})

test('two lists stay two', () => {
  expect(markdown(['ul', 0, ['li', 0, 'A']], ['ul', 0, ['li', 0, 'B']])).toBe('- A\n\n<!---->\n\n- B\n')
})

test('the short way writes what the serialiser writes', () => {
  const words = fc.oneof(
    fc.constantFrom(
      'Returns the box.',
      'a: b',
      'see (it)',
      'x  y',
      'Wow!',
      "it's",
      '1. one',
      '- a',
      'a_b',
      'a*b*',
      'www.a.b',
      'a|b',
      'é — ü',
      '# x',
      '=',
      '+ a',
      '&amp;',
      'http://x.y',
      'p:/',
      's:',
      '/',
      '\n',
    ),
    fc.string({ maxLength: 6 }),
  )
  const inline = fc.oneof(
    words,
    words.map((text): HastNode => ['code', 0, text]),
    words.map((text): HastNode => ['strong', 0, text]),
    words.map((text): HastNode => ['em', 0, text]),
    fc
      .tuple(words, fc.constantFrom('https://a.b/c?d=e_f#g', '/x(y)', 'core!Box', 'a b'))
      .map(([text, href]): HastNode => {
        return ['a', { href }, text]
      }),
  )
  const content = fc.array(inline, { minLength: 1, maxLength: 4 })
  const block = fc.oneof(
    content.map((nodes): HastNode => ['p', 0, ...nodes]),
    content.map((nodes): HastNode => ['h3', 0, ...nodes]),
    fc
      .array(content, { minLength: 1, maxLength: 3 })
      .map((items): HastNode => ['ul', 0, ...items.map((nodes): HastNode => ['li', 0, ...nodes])]),
    words.map((text): HastNode => ['pre', { dataLanguage: 'ts' }, ['code', 0, text]]),
    fc
      .array(content, { minLength: 1, maxLength: 3 })
      .map((texts): HastNode => ['blockquote', 0, ...texts.map((nodes): HastNode => ['p', 0, ...nodes])]),
  )
  const hrefOf = ({ href }: { href?: unknown }): string => String(href)
  fc.assert(
    fc.property(block, (node) => {
      const plain = plainBlock(node, hrefOf, (block) => serialised([block], hrefOf))
      if (plain !== undefined) expect(`${plain}\n`).toBe(serialised([node], hrefOf))
    }),
    { numRuns: 3000 },
  )
})
