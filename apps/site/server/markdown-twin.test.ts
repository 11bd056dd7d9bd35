import { expect, test } from 'vitest'
import { markdownTwin, prefersMarkdown } from './markdown-twin.ts'

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9', true],
  ['text/markdown, */*', true],
  ['TEXT/MARKDOWN; charset=utf-8', true],
  ['text/markdown;q=0.5, text/html;q=0.4', true],
  ['text/html, text/markdown', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=rubbish', false],
  ['*/*', false],
  ['', false],
  [undefined, false],
])('a client that accepts %j prefers Markdown: %s', (header, expected) => {
  expect(prefersMarkdown(header)).toBe(expected)
})

test('a page of the API in a language has the twin of the default one', () => {
  const files = new Set(['/api/core.md', '/ro/docs/intro.md', '/docs/intro.md'])
  expect(
    ['/api/core', '/ro/api/core', '/ro/docs/intro', '/docs/intro', '/', '/ro/api/other'].map((path) =>
      markdownTwin(path, files),
    ),
  ).toEqual(['/api/core.md', '/api/core.md', '/ro/docs/intro.md', '/docs/intro.md', undefined, undefined])
})
