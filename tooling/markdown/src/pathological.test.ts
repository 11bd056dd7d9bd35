import { describe, expect, test } from 'vitest'
import { compactText, createMarkdown } from './index.ts'

const markdown = await createMarkdown()

/** Texts that are short to write and long to parse. */
const bombs: Record<string, (n: number) => string> = {
  brackets: (n) => `${'['.repeat(n)}a${']'.repeat(n)}`,
  'brackets with spaces': (n) => `${'[ '.repeat(n)}a${' ]'.repeat(n)}`,
  'open brackets': (n) => '['.repeat(n),
  'open images': (n) => '!['.repeat(n),
  'open links': (n) => '[a]('.repeat(n / 4),
  quotes: (n) => `${'>'.repeat(n)}a`,
  'quotes with spaces': (n) => `${'> '.repeat(n)}a`,
  'lists on a line': (n) => `${'- '.repeat(n)}a`,
  'numbers on a line': (n) => `${'1. '.repeat(n)}a`,
  'lists by indentation': (n) => Array.from({ length: n / 100 }, (_, i) => `${' '.repeat(i * 2)}- a`).join('\n'),
  emphasis: (n) => `${'*'.repeat(n)}a${'*'.repeat(n)}`,
  'mixed emphasis': (n) => '*a **a '.repeat(n / 7),
  'nested emphasis': (n) => `${'*a '.repeat(n / 10)}${'a* '.repeat(n / 10)}`,
  underscores: (n) => '_a __a '.repeat(n / 7),
  backticks: (n) => Array.from({ length: Math.floor(Math.sqrt(2 * n)) }, (_, i) => '`'.repeat(i + 1)).join('a'),
  elements: (n) => '<div>'.repeat(n),
  'unknown elements': (n) => '<x-y>'.repeat(n),
  'elements inline': (n) => 'a <b>'.repeat(n),
  comments: (n) => '<!--'.repeat(n),
  'less than': (n) => '<'.repeat(n),
  ampersands: (n) => '&'.repeat(n),
  'wide table': (n) => `${'a|'.repeat(n / 100)}\n${'-|'.repeat(n / 100)}\n${'x\n'.repeat(n / 100)}`,
  'long rule': (n) => `${'-'.repeat(n)}x|`,
  'white space in a heading': (n) => `# a${' '.repeat(n)}b`,
  'white space in a link': (n) => `<a href="a${' '.repeat(n)}b">a</a>`,
  footnotes: (n) => '[^a'.repeat(n / 3),
  'a fence that never ends': (n) => `\`\`\`ts\n${'let a = 1\n'.repeat(n / 10)}`,
  'highlight ranges': (n) => `\`\`\`ts {${'1-9999,'.repeat(n / 7)}1}\na\n\`\`\``,
  'one long line of code': (n) => `\`\`\`ts\n${'a('.repeat(n / 2)}\n\`\`\``,
  'deep code': (n) => `\`\`\`ts\n${'(a\n'.repeat(n / 3)}\n\`\`\``,
  'code of long lines': (n) => `\`\`\`sh\n${`a${'-'.repeat(1_900)}\n`.repeat(n / 1_900)}\n\`\`\``,
}

/** Bombs without a letter that a reader should see. */
const nothingToRead = new Set([
  'open brackets',
  'open images',
  'elements',
  'unknown elements',
  'comments',
  'less than',
  'ampersands',
  'long rule',
])

describe.each(Object.keys(bombs))('%s', (name) => {
  test('is read or shown as it stands, and its words are kept', () => {
    const source = bombs[name]!(20_000)
    const { content } = markdown.render(source)
    const letters = (text: string) => text.match(/a/g)?.length ?? 0
    if (!nothingToRead.has(name)) expect(letters(compactText(content))).toBeGreaterThan(0)
    expect(letters(compactText(markdown.inline(source)))).toBeLessThanOrEqual(letters(source))
  }, 60_000)
})

/** Texts just past a limit, and the limit. Parsed, each would take a minute or gigabytes when it is ten times as long. */
const pastLimits: [name: string, source: string, unit: string][] = [
  ['letters', 'a '.repeat(250_001), 'characters'],
  ['line breaks', 'a\n\n'.repeat(10_001), 'lines'],
  ['line breaks of old Macs', 'a\r\r'.repeat(10_001), 'lines'],
  ['nested quotes', `${'>'.repeat(50)} a`, 'quotes, lists and footnotes, one in another, on a line'],
  ['nested footnotes', `${'[^a]: '.repeat(50)} a`, 'quotes, lists and footnotes, one in another, on a line'],
  [
    'a list far to the right',
    `${' '.repeat(200)}- a`,
    'columns of white space before a quote, a list item or a footnote',
  ],
  ['list', '- a\n'.repeat(5_001), 'list items'],
  ['list without text', '-\n'.repeat(5_001), 'list items'],
  ['list by carriage returns', '- a\r'.repeat(5_001), 'list items'],
  ['list after tabs', '-\ta\n\t- b\n'.repeat(2_501), 'list items'],
  ['task list', '- [ ] a\n'.repeat(5_001), 'list items'],
  ['numbered list', '7) a\n'.repeat(5_001), 'list items'],
  ['lists in lists, on each line', `${'- '.repeat(39)}a\n`.repeat(150), 'list items'],
  ['quotes and blank lines', '> a\n\n'.repeat(2_001), 'quotes and footnotes'],
  ['alerts', '> [!NOTE]\n> a\n\n'.repeat(2_001), 'quotes and footnotes'],
  ['footnotes', '[^a]: a\n\n'.repeat(2_001), 'quotes and footnotes'],
  ['lazy lines of a quote', `> a\n${'b\n'.repeat(1_001)}`, lazyUnit()],
  ['lazy lines of a list', `- a\n${'b\n'.repeat(1_001)}`, lazyUnit()],
  ['lazy lines of a wide list', `123456789) a\n${'   b\n'.repeat(1_001)}`, lazyUnit()],
  ['lazy lines of a footnote', `[^a]: a\n${'b\n'.repeat(1_001)}`, lazyUnit()],
  ['lazy lines between quotes', '> a\nb\n'.repeat(1_001), lazyUnit()],
  ['headings by underlines', 'a\n=\n'.repeat(501), 'lines of - or = below text'],
  ['underlines alone', 'a\n' + '=\n'.repeat(501), 'lines of - or = below text'],
  ['brackets', '[a'.repeat(101), 'open brackets in a paragraph'],
  ['closing brackets', 'a]'.repeat(1_001), 'delimiters (* _ ~ ]) in a paragraph'],
  ['references', '[a] '.repeat(1_001), 'delimiters (* _ ~ ]) in a paragraph'],
  ['emphasis', 'a **b'.repeat(501), 'delimiters (* _ ~ ]) in a paragraph'],
  ['a row of stars', `a${'*'.repeat(201)}`, 'equal delimiters in a row'],
  ['comments', 'a <!-- b\n'.repeat(21), 'comments without an end in a paragraph'],
  ['table', `${'a|'.repeat(500)}\n${'-|'.repeat(500)}\n${'a\n'.repeat(500)}`, 'table cells'],
  ['references to a long address', `[a]: ${'x'.repeat(40_000)}\n\n${'[a]\n\n'.repeat(300)}`, repeatedUnit()],
  ['references to a long title', `[a]: b\n'${'x\n'.repeat(9_000)}'\n\n${'[a]\n\n'.repeat(1_200)}`, repeatedUnit()],
  ['HTML', 'a <b>'.repeat(301), 'HTML elements, one in another'],
]

function lazyUnit(): string {
  return 'lines that continue a quote or a list item without its marker or indentation'
}

function repeatedUnit(): string {
  return 'characters when references repeat the longest definition'
}

describe.each(pastLimits)('past a limit: %s', (_, source, unit) => {
  test('is shown as it stands, all of it, and says why', () => {
    const { fallback, content } = markdown.render(source)
    expect(fallback?.found).toMatch(/^\d+ /)
    expect(fallback?.found.replace(/^\d+ /, '')).toBe(unit)
    expect(fallback?.expected).toMatch(/^at most \d+$/)
    expect(content).toEqual([['pre', { className: ['code'], dataLanguage: 'text' }, ['code', 0, source]]])
  })

  test('is recognised behind what only looks like a fence', () => {
    const disguises = ['- a\n  ```\n\n', '<div>\n```\n</div>\n\n', '<!--\n```\n-->\n\n', '```\n```\n\n', '> ```\n\n']
    for (const disguise of disguises) expect(markdown.render(disguise + source).fallback, disguise).toBeDefined()
  })
})

test('names the line that exceeds the limit', () => {
  expect(markdown.render(`# a\n\n${'- a\n'.repeat(5_001)}`).fallback).toEqual({
    found: '5001 list items',
    expected: 'at most 5000',
    line: 5_003,
  })
})

test('reads a long change log', () => {
  const source = Array.from(
    { length: 200 },
    (_, i) => `## ${i}\n\n> b\n\n${`- *a* [#${i}](https://a.test/${i})\n`.repeat(9)}`,
  )
  expect(markdown.render(source.join('\n')).fallback).toBeUndefined()
})

test('reads thousands of definitions, but not of what only looks like them in a paragraph', () => {
  const definitions = Array.from({ length: 2_000 }, (_, i) => `[#${i}]: https://a.test/${i} "b_c"\n`).join('')
  expect(markdown.render(`a\n\n${definitions}`).fallback).toBeUndefined()
  expect(markdown.render(`a\n${definitions}`).fallback).toBeDefined()
  expect(markdown.render('[a]: b c\n'.repeat(2_000)).fallback).toBeDefined()
})

test('leaves code plain from where it nests too deep', () => {
  const code = `${'(\n'.repeat(2_000)}const a = 1\n`
  const lines = markdown.highlight(code, 'ts')
  expect(compactText(lines)).toBe(code)
  expect(JSON.stringify(lines.at(-3))).toContain('const a = 1')
})

test('takes up the state of the grammar where it looked at the nesting', () => {
  const lines = markdown.highlight(`\`\n${'let a\n'.repeat(1_000)}\``, 'ts').filter((line) => line !== '\n')
  expect(lines[900]).toEqual(['span', { className: ['line'] }, ['span', { className: ['tok-string'] }, 'let a']])
})

test('does not mistake code for nesting', () => {
  const source = `\`\`\`ts\n${'const a: Array<Array<string>> = [[[[['.repeat(60)}\n${'*'.repeat(300)}\n\`\`\`\n\n# b`
  expect(markdown.render(source).fallback).toBeUndefined()
})

test('reads ten levels of lists and quotes', () => {
  const source = Array.from({ length: 10 }, (_, i) => `${'  '.repeat(i)}- > ${i}`).join('\n')
  expect(markdown.render(source).fallback).toBeUndefined()
})
