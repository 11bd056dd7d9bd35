import { createMarkdown } from '@signpost/markdown'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { plainText } from '@signpost/graph-model/model'
import type { Comment } from './comment.ts'
import { type CommentContent, contentOf } from './comment-content.ts'
import { createCommentReader } from './read-comment.ts'
import { renderProse } from './render-prose.ts'

vi.setConfig({ testTimeout: 60_000 })

const markdown = await createMarkdown()
const reader = createCommentReader(markdown)

function read(...lines: string[]): Omit<Comment, 'content'> & CommentContent {
  const comment = reader.read(`/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */`)
  return { ...comment, ...contentOf(comment) }
}

describe('a comment', () => {
  test('has each block in its field', () => {
    const comment = read(
      'Sums up.',
      '',
      '@remarks',
      'More **words**.',
      '@param a - the `a`',
      '@typeParam T - the type',
      '@returns the sum',
      '@throws {@link RangeError} when too much',
      '@see {@link other}',
      '@defaultValue `5`',
      '@deprecated Use {@link other}.',
      '@beta',
      '@sealed',
    )
    const { docs } = comment
    expect(docs.summaryText).toBe('Sums up.')
    expect(docs.remarks).toEqual([['p', 0, 'More ', ['strong', 0, 'words'], '.']])
    expect(plainText(comment.parameters.get('a')!)).toBe('the a')
    expect(plainText(comment.typeParameters.get('T')!)).toBe('the type')
    expect(plainText(comment.returns)).toBe('the sum')
    expect(docs.throws).toHaveLength(1)
    expect(comment.throws.map((index) => comment.links[index]?.text)).toEqual(['RangeError'])
    expect(docs.see).toHaveLength(1)
    expect(plainText(docs.defaultValue!)).toBe('5')
    expect(plainText(docs.deprecated!)).toBe('Use other.')
    expect(comment.links[comment.replacedBy!]?.parts).toEqual([{ name: 'other' }])
    expect([comment.release, comment.modifiers]).toEqual(['beta', ['beta', 'sealed']])
  })

  test('keeps an unknown tag and its text out of other blocks', () => {
    const { docs } = read('Says.', '@defaultValue `5`', '@since 1.2', '@madeUp words')
    expect(plainText(docs.defaultValue!)).toBe('5')
    expect(docs.blocks.map(({ tag, content }) => [tag, plainText(content)])).toEqual([
      ['since', '1.2'],
      ['madeUp', 'words'],
    ])
  })

  test.each([
    ['<code>null</code>', [['code', 0, 'null']]],
    ['<code>true</code> for maps', [['code', 0, 'true'], ' for maps']],
    ['<code>true</code> or\n<code>false</code>', [['code', 0, 'true'], ' or\n', ['code', 0, 'false']]],
    ['Map<string, code>', [['code', 0, 'Map<string, code>']]],
  ])('shows the elements of a default value: %s', (written, expected) => {
    expect(read('Says.', ...`@defaultValue ${written}`.split('\n')).docs.defaultValue).toEqual([['p', 0, ...expected]])
  })

  test('drops private remarks', () => {
    expect(JSON.stringify(read('Says.', '@privateRemarks secret').docs)).not.toContain('secret')
    expect(JSON.stringify(read('Says.', '@ts-ignore Cast variance').docs)).not.toContain('variance')
  })

  test('takes the title of an example from its tag’s line', () => {
    const { docs } = read(
      'S.',
      '@example Title `one`',
      '```ts',
      'a()',
      '```',
      '@example',
      '```ts',
      'b()',
      '```',
      '@example c()',
    )
    expect(docs.examples.map(({ title, content }) => [title, plainText(content)])).toEqual([
      ['Title one', 'a()'],
      ['', 'b()'],
      ['', 'c()'],
    ])
  })

  test('keeps lists, tables and code as they are written', () => {
    const { docs } = read(
      '- a',
      '  - b',
      '',
      '```html',
      '<F<string> {a}/> @tag',
      '```',
      '',
      '| a | b |',
      '|---|---|',
      '| 1 | 2 |',
    )
    const [list, code, table] = docs.summary as unknown as [unknown[], unknown[], unknown[]]
    expect([list[0], code[0], table[0]]).toEqual(['ul', 'pre', 'table'])
    expect(JSON.stringify(list)).toContain('["ul",0,["li",0,"b"]]')
    expect(plainText([code as never])).toBe('<F<string> {a}/> @tag')
  })

  test.for([
    ['{@link K}', 'K', { parts: [{ name: 'K' }] }],
    ['{@link K.p | label}', 'label', { parts: [{ name: 'K' }, { name: 'p' }] }],
    ['{@link K.p a label}', 'a label', { parts: [{ name: 'K' }, { name: 'p' }] }],
    ['{@linkcode K}', 'K', { parts: [{ name: 'K' }] }],
    ['{@link (M:interface)}', 'M', { parts: [{ name: 'M', selector: 'interface' }] }],
    ['{@link (M:namespace).y}', 'M.y', { parts: [{ name: 'M', selector: 'namespace' }, { name: 'y' }] }],
    ['{@link (on:2)}', 'on', { parts: [{ name: 'on', selector: '2' }] }],
    ['{@link K.(s:static)}', 'K.s', { parts: [{ name: 'K' }, { name: 's', selector: 'static' }] }],
    ['{@link @acme/ui#Button}', 'Button', { package: '@acme/ui', parts: [{ name: 'Button' }] }],
    ['{@link @acme/core/sub#K}', 'K', { package: '@acme/core', importPath: '/sub', parts: [{ name: 'K' }] }],
  ] as const)('reads the link %s', ([source, words, destination]) => {
    const comment = read('A', '', source)
    expect(comment.links).toMatchObject([{ ...destination, lineOffset: 3 }])
    const shown = source.startsWith('{@linkcode') ? (['code', 0, words] as const) : words
    expect(comment.docs.summary.at(-1)).toEqual(['p', 0, ['a', { dataRef: 0 }, shown]])
  })

  test('ignores the indentation of a block', () => {
    const comment = read('A.', '@returns', '    the sum', '      and more')
    expect(comment.returns).toEqual([['p', 0, 'the sum\nand more']])
  })

  test('renders links to the web as addresses, not references', () => {
    const { docs, links } = read('{@link https://example.com | site} `{@link X}`')
    expect(links).toEqual([])
    expect(JSON.stringify(docs.summary)).toContain('"href":"https://example.com"')
    expect(docs.summaryText).toBe('site {@link X}')
  })

  test('drops addresses with the internal link scheme', () => {
    const { docs } = read('[x](x-symbol:7)')
    expect(JSON.stringify(docs.summary)).not.toContain('x-symbol')
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => void reader.read(`/** ${text.replaceAll('*/', '')} */`)),
      { numRuns: 200 },
    )
  })
})

describe('a comment past a limit', () => {
  const list = '- a\n'.repeat(5_001)

  test.each([
    ['summary', (text: string) => text],
    ['@remarks', (text: string) => `Sum.\n@remarks\n${text}`],
    ['@param', (text: string) => `Sum.\n@param a - ${text}`],
    ['@example', (text: string) => `Sum.\n@example\n${text}`],
  ])('shows its %s as plain text and reports the limit', (_, place) => {
    const comment = reader.read(`/**\n${place(list)}\n@beta\n*/`)
    expect(comment.excess).toMatchObject({ found: '5001 list items', expected: 'at most 5000' })
    expect(comment.content.split('- a').length).toBe(5_002)
    expect(comment.release).toBe('beta')
  })

  test('is not parsed past the maximum length', () => {
    const text = `/**\n * First ${'{@link a '.repeat(6_000)}\n */`
    const comment = reader.read(text)
    expect(comment.excess).toEqual({ found: `${text.length} characters`, expected: 'at most 50000', line: 1 })
    expect(contentOf(comment).docs.summary).toEqual([['pre', expect.anything(), ['code', 0, text]]])
    expect(comment.release).toBeUndefined()
    expect(reader.read(`/** @internal ${text.slice(3)}`).release).toBe('internal')
  })

  test.each([
    ['white space before a word', `${' '.repeat(49_000)}a *b*`],
    ['a link that does not end', `{@link a${' '.repeat(49_000)}`],
    ['a parameter far away', `@param${' '.repeat(49_000)}a.b`],
    ['types that do not end', '@param {a '.repeat(4_900)],
  ])('is read with %s', (_, text) => {
    expect(() => reader.read(`/** ${text} */`)).not.toThrow()
  })
})

test('renders plain prose like the full renderer', () => {
  const words = fc.constantFrom(
    'Word',
    'e.g.',
    '`code`',
    '` a `',
    '``',
    '(in',
    'it)',
    "it's",
    '50%',
    'a/b',
    '-',
    '1.',
    '*x*',
    '_x_',
    '[l](m)',
    '\n',
    '\nNext',
    'www.x.y',
    'http://a.b',
    '#',
    '  ',
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
      const source = parts.join(' ').trimStart()
      expect(
        renderProse(
          source,
          markdown,
          () => undefined,
          () => undefined,
        ),
      ).toEqual(markdown.render(source, { baseDepth: 3 }).content)
    }),
    { numRuns: 150 },
  )
})
