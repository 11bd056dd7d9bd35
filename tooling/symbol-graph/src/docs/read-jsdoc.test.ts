import { createMarkdown } from '@signpost/markdown'
import { describe, expect, test } from 'vitest'
import { type HastNode, plainText } from '@signpost/graph-model/model'
import type { Comment } from './comment.ts'
import { type CommentContent, contentOf } from './comment-content.ts'
import { createCommentReader } from './read-comment.ts'

const reader = createCommentReader(await createMarkdown())

function readText(text: string): Omit<Comment, 'content'> & CommentContent {
  const comment = reader.read(text)
  return { ...comment, ...contentOf(comment) }
}

const read = (...lines: string[]): Omit<Comment, 'content'> & CommentContent =>
  readText(`/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */`)

const words = (nodes: readonly HastNode[] | undefined): string => plainText(nodes ?? [])

/** Text with its line breaks. */
const code = (nodes: readonly HastNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : code(node.slice(2) as HastNode[]))).join('')

describe('an example', () => {
  test.each([
    ['code', ['const a = b<c>()', 'if (a && d) { e() }'], '', 'const a = b<c>()\nif (a && d) { e() }', 'ts'],
    ['code that begins with a comment', ['// Adds two', 'add(1, 1)'], '', '// Adds two\nadd(1, 1)', 'ts'],
    ['markup', ['<div className="x">{value}</div>'], '', '<div className="x">{value}</div>', 'tsx'],
    ['decorators', ['@Injectable()', 'class A {}'], '', '@Injectable()\nclass A {}', 'ts'],
    ['indented code', ['  a(', '    1,', '  )'], '', 'a(\n  1,\n)', 'ts'],
    ['a caption', ['<caption>Two of them</caption>', 'a()'], 'Two of them', 'a()', 'ts'],
  ])('without fences is code: %s', (_, lines, title, text, language) => {
    const [example] = read('S.', '@example', ...lines).docs.examples
    expect(example!.title).toBe(title)
    expect(example!.content).toHaveLength(1)
    expect(example!.content[0]!.slice(0, 2)).toEqual(['pre', { className: ['code'], dataLanguage: language }])
    expect(code(example!.content)).toBe(text)
  })

  test('has the words on the line of its tag as a title', () => {
    const { examples } = read('S.', '@example Adds `two` numbers', 'add(1, 1)', '@example add(1)', 'add(2)').docs
    expect(examples.map(({ title, content }) => [title, code(content)])).toEqual([
      ['Adds two numbers', 'add(1, 1)'],
      ['', 'add(1)\nadd(2)'],
    ])
  })

  test('of sentences is prose', () => {
    const [example] = read('S.', '@example', 'Use it like `this`, as often as you want.').docs.examples
    expect(example!.content[0]![0]).toBe('p')
  })
})

describe('a parameter', () => {
  test.each([
    ['@param {string} a - the text', { type: 'string' }],
    ['@param {string} a the text', { type: 'string' }],
    ['@param a the text', {}],
    ['@param a: the text', {}],
    ['@param a - the text', {}],
    ['@param a – the text', {}],
    ['@param a {string} the text', { type: 'string' }],
    ['@param [a] the text', {}],
    ['@param {number} [a=1] the text', { type: 'number', default: '1' }],
    ['@param {Array<{b: string}>} [a=[1, [2]]] - the text', { type: 'Array<{b: string}>', default: '[1, [2]]' }],
    ['@param ...a the text', {}],
    ['@param {...string} a the text', { type: '...string' }],
    ['@param `a` the text', {}],
    ['@param a? the text', {}],
    ['@arg a the text', {}],
    ['@argument a the text', {}],
    ['@Param a the text', {}],
  ])('is read from %s', (line, facts) => {
    const { parameters, parameterFacts } = read('S.', line)
    expect([...parameters].map(([name, content]) => [name, words(content)])).toEqual([['a', 'the text']])
    expect(parameterFacts.get('a') ?? {}).toEqual(facts)
  })

  test('keeps a negative number at the start of its text', () => {
    expect(words(read('S.', '@param a -1 means all').parameters.get('a'))).toBe('-1 means all')
  })

  test('has links in each line of a text below its name', () => {
    const { links, parameters } = read('S.', '@param {A} a', '     The text.', '     See {@link B}, or {@link C}.')
    expect(links.map(({ text }) => text)).toEqual(['B', 'C'])
    expect(words(parameters.get('a'))).toBe('The text. See B, or C.')
  })

  test('of an object has a path', () => {
    const { parameters } = read('@param options.depth How deep', '@param {string[]} list[].name Its name')
    expect([...parameters].map(([name, content]) => [name, words(content)])).toEqual([
      ['options.depth', 'How deep'],
      ['list.name', 'Its name'],
    ])
  })
})

describe('a tag of JSDoc', () => {
  test.each([
    ['@template T the text', 'T', 'the text'],
    ['@template {string} [T=a] - the text', 'T', 'the text'],
    ['@typeParam T - the text', 'T', 'the text'],
    ['@typeparam T the text', 'T', 'the text'],
  ])('documents a type parameter: %s', (line, name, text) => {
    expect(words(read('S.', line).typeParameters.get(name))).toBe(text)
  })

  test('documents several type parameters at once', () => {
    expect([...read('@template T, U - the text').typeParameters.keys()]).toEqual(['T', 'U'])
  })

  test.each(['@returns {string} the text', '@return {string} the text', '@returns - the text', '@Returns the text'])(
    'documents the return value: %s',
    (line) => {
      expect(words(read('S.', line).returns)).toBe('the text')
    },
  )

  test.each([
    '@throws {RangeError} when out',
    '@exception {RangeError} when out',
    '@throws {@link RangeError} when out',
  ])('documents an exception with its type: %s', (line) => {
    const { docs, throws, links } = read('S.', line)
    expect(words(docs.throws[0])).toBe('RangeError when out')
    expect(throws.map((at) => links[at]!.text)).toEqual(['RangeError'])
  })

  test.each([
    ['@default 42', '42'],
    ['@default { a: 1 }', '{ a: 1 }'],
    ["@defaultvalue 'x'", "'x'"],
  ])('shows a default as code: %s', (line, value) => {
    expect(read('S.', line).docs.defaultValue).toEqual([['p', 0, ['code', 0, value]]])
  })

  test.each([
    ['@description The text.', 'The text.'],
    ['@desc The text.', 'The text.'],
    ['@summary The text.', 'The text.'],
    ['@brief The text.', 'The text.'],
    ['@fileoverview The text.', 'The text.'],
    ['@type {number} The text.', 'The text.'],
    ['@type {number} - Text', 'Text'],
    ['@extends {Array<string>} The text.', 'The text.'],
  ])('is the summary: %s', (line, text) => {
    const { docs } = read('@name addDays', '@category Days', line)
    expect([docs.summaryText, docs.blocks]).toEqual([text, []])
  })

  test('is shown once when @summary and @description say the same', () => {
    expect(read('@summary Adds.', '@description Adds.').docs.summaryText).toBe('Adds.')
    expect(words(read('@description More of it.', '@summary Adds.').docs.summary)).toBe('Adds. More of it.')
  })

  test.each([
    '@function add',
    '@name add',
    '@memberof Math',
    '@kind function',
    '@async',
    '@static',
    '@method',
    '@class A',
    '@module shapes',
  ])('is not shown when it repeats the declaration: %s', (line) => {
    expect(read('S.', line).docs).toMatchObject({ summaryText: 'S.', blocks: [], remarks: [] })
  })

  test('keeps the words of an unknown tag, and those after a tag that repeats the declaration', () => {
    const { blocks } = read('S.', '@madeUp some words', '@const The longest of all').docs
    expect(blocks.map(({ tag, content }) => [tag, words(content)])).toEqual([
      ['madeUp', 'some words'],
      ['const', 'The longest of all'],
    ])
  })

  test.each(['@hidden', '@ignore', '@private', '@access private', '@Hidden'])('hides the declaration: %s', (line) => {
    expect(read('S.', line).isHidden).toBe(true)
    expect(readText(`/** S. ${line} */`).isHidden).toBe(true)
  })

  test('reads several tags of a comment on one line', () => {
    const { docs, parameters, returns } = readText('/** Adds. @param a the a @returns the sum @hidden */')
    expect([docs.summaryText, words(parameters.get('a')), words(returns)]).toEqual(['Adds.', 'the a', 'the sum'])
  })

  test('names the categories', () => {
    expect(read('S.', '@category A', '@group B c')).toMatchObject({ categories: ['A'], groups: ['B c'] })
  })

  test.each(['@inheritdoc Base.open', '{@inheritdoc Base.open}', '@inheritDoc Base.open'])('inherits: %s', (line) => {
    expect(read(line).inheritDoc?.parts).toEqual([{ name: 'Base' }, { name: 'open' }])
  })

  test.each(['mail a@b.c', 'the package @scope/pkg', 'a @Decorator() is', '@scope/pkg does it', '@Decorator() is one'])(
    'is none: %s',
    (line) => {
      expect(read(line).docs).toMatchObject({ summaryText: line, blocks: [] })
    },
  )

  test('is code in a fence, and a tag after a fence that nothing closes', () => {
    const closed = read('S.', '```ts', '@Input() a', '@param b', '```', 'More.')
    expect([[...closed.parameters.keys()], words(closed.docs.summary)]).toEqual([[], 'S. @Input() a @param b More.'])
    const open = read('S.', '```ts', 'code()', '@param a the a', '@example', '```ts', 'b()', '```')
    expect([words(open.parameters.get('a')), words(open.docs.examples[0]!.content)]).toEqual(['the a', 'b()'])
  })
})

describe('a link', () => {
  test.each([
    ['{@link A#b}', 'A#b', [{ name: 'A' }, { name: 'b', selector: 'instance' }]],
    ['{@link A.b}', 'A.b', [{ name: 'A' }, { name: 'b' }]],
    ['{@link A~b}', 'A~b', [{ name: 'A' }, { name: 'b' }]],
    ['{@link A.prototype.b}', 'A.prototype.b', [{ name: 'A' }, { name: 'b' }]],
    ['{@link foo()}', 'foo()', [{ name: 'foo' }]],
    ['{@link A#b()}', 'A#b()', [{ name: 'A' }, { name: 'b', selector: 'instance' }]],
    ['{@link foo(a, b) words}', 'words', [{ name: 'foo' }]],
    ['{@link A.b | some words}', 'some words', [{ name: 'A' }, { name: 'b' }]],
    ['{@link A.b|some words}', 'some words', [{ name: 'A' }, { name: 'b' }]],
    ['{@link A.b some words}', 'some words', [{ name: 'A' }, { name: 'b' }]],
    ['{@linkplain A}', 'A', [{ name: 'A' }]],
    ['{@linkcode A.b | tt}', 'tt', [{ name: 'A' }, { name: 'b' }]],
    ['[[A]]', 'A', [{ name: 'A' }]],
    ['[[A.b|words]]', 'words', [{ name: 'A' }, { name: 'b' }]],
    ['{@link module:x}', 'x', [{ name: 'x' }]],
    ['{@link Promise<string>}', 'Promise<string>', [{ name: 'Promise' }]],
    ['{@link Record<string, A> rec}', 'rec', [{ name: 'Record' }]],
    ['{@link A[]}', 'A[]', [{ name: 'A' }]],
    ["{@link A['b']}", "A['b']", [{ name: 'A' }, { name: 'b' }]],
    ['{@link A#event:open}', 'A#event:open', [{ name: 'A' }, { name: 'open', selector: 'instance' }]],
  ])('%s', (source, shown, parts) => {
    const { docs, links } = read(`See ${source} now.`)
    expect(links.map((link) => link.parts)).toEqual([parts])
    expect(docs.summaryText).toBe(`See ${shown} now.`)
    expect(JSON.stringify(docs.summary)).toContain('"dataRef":0')
  })

  test('may be broken over two lines', () => {
    const { docs, links } = read('See {@link', 'A} and {@link A', 'some words}.')
    expect(links.map(({ parts }) => parts)).toEqual([[{ name: 'A' }], [{ name: 'A' }]])
    expect(docs.summaryText).toBe('See A and some words.')
  })

  test.each([
    ['{@link}', '{@link}'],
    ['{@link not closed', '{@link not closed'],
    ['{@link a {@link b}}', 'b'],
    ['{@link ./file.md}', './file.md'],
    ['{@link #anchor text}', 'text'],
    ['{@code x < y}', 'x < y'],
    ['{@literal <x>}', '<x>'],
    ['{@tutorial t}', '{@tutorial t}'],
    ['[[1, 2], [3]]', '[[1, 2], [3]]'],
  ])('keeps its words: %s', (source, shown) => {
    expect(read(`See ${source} now.`).docs.summaryText).toBe(`See ${shown} now.`)
  })

  test('is code in code', () => {
    const { links, docs } = read('A `{@link A}`.', '', '```', '{@link B} [[C]]', '```', '', '    {@link D}')
    expect(links).toEqual([])
    expect(words(docs.summary)).toContain('{@link D}')
  })

  test.each(['@see A.b', '@see {A.b}', '@see {@link A.b}'])('%s', (line) => {
    const { links, docs } = read('S.', line)
    expect([links[0]!.parts, words(docs.see[0])]).toEqual([[{ name: 'A' }, { name: 'b' }], 'A.b'])
  })
})

describe('text that looks like markup', () => {
  test.each([
    'An Observable<T> of Map<string, A>.',
    'Returns a<b>() and c.',
    'While a < b and c > d.',
    'A {brace} and a } alone.',
    'Use <Component prop={x}/> there.',
    'A <T extends U> of them.',
  ])('%s', (line) => {
    expect(read(line).docs.summaryText).toBe(line)
  })

  test.each([
    ['A <b>bold</b> word.', 'strong|b'],
    ['Two<br/>lines.', 'br'],
    ['H<sub>2</sub>O', 'sub'],
  ])('is markup when it is HTML: %s', (line, elements) => {
    expect(JSON.stringify(read(line).docs.summary)).toMatch(new RegExp(`\\["(?:${elements})",0`))
  })
})

describe('the lines of a comment', () => {
  test.each([
    ['CRLF', '/**\r\n * Says.\r\n *\r\n * @param a - the a\r\n */'],
    ['tabs', '/**\n\t * Says.\n\t *\n\t * @param a\t-\tthe a\n\t */'],
    ['no asterisks', '/**\n  Says.\n\n  @param a - the a\n*/'],
    ['one line for each', '/** Says.\n * @param a - the a */'],
    ['no-break spaces', '/**\n * Says.\n *\n *\u00a0@param a -\u00a0the a\n */'],
    ['right-to-left marks', '/**\n * \u200fSays.\u200f\n * @param a - the a\n */'],
  ])('%s', (_, text) => {
    const { docs, parameters } = readText(text)
    expect(docs.summaryText.replace(/\u200f/gu, '')).toBe('Says.')
    expect(words(parameters.get('a'))).toBe('the a')
  })

  test('show the end of a comment that authors escape', () => {
    expect(read('A `/* b *\\/`.').docs.summaryText).toBe('A /* b */.')
  })
})

test.each([
  ['5,000 tags', Array.from({ length: 5_000 }, (_, at) => `@a${at % 9} b`).join('\n')],
  ['4,000 tags on a line', '@param a b '.repeat(4_000)],
  ['5,000 fences', '```a\n'.repeat(5_000)],
  ['fences that tags follow', '```a\n@param b\n'.repeat(3_000)],
  ['5,000 backticks', '` '.repeat(5_000)],
  ['growing runs of backticks', Array.from({ length: 290 }, (_, at) => '`'.repeat(at)).join(' ')],
  ['nested links', '{@link '.repeat(5_000) + '}'.repeat(5_000)],
  ['open brackets', '['.repeat(40_000)],
  ['types that do not end', '@param {a<'.repeat(4_000)],
])('nothing is lost of %s', (_, text) => {
  const shown = JSON.stringify(readText(`/**\n${text}\n*/ `)).replaceAll('\\n', ' ')
  expect(shown.length).toBeGreaterThan(500)
})

test('a comment of 1 MB is shown as it is', () => {
  const text = `/** ${'word '.repeat(200_000)}*/`
  expect(words(readText(text).docs.summary)).toBe(text)
})
