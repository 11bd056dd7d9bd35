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

test('says why a text was not read as Markdown', () => {
  const { fallback, content } = markdown.render(`${'>'.repeat(50)} deep`)
  expect(fallback).toBe('more than 40 nested quotes or lists on a line')
  expect(compactText(content)).toContain('deep')
})

test('does not mistake code for nesting', () => {
  const source = `\`\`\`ts\n${'const a: Array<Array<string>> = [[[[['.repeat(60)}\n${'*'.repeat(300)}\n\`\`\`\n\n# b`
  expect(markdown.render(source).fallback).toBeUndefined()
})

test('reads ten levels of lists and quotes', () => {
  const source = Array.from({ length: 10 }, (_, i) => `${'  '.repeat(i)}- > ${i}`).join('\n')
  expect(markdown.render(source).fallback).toBeUndefined()
})
