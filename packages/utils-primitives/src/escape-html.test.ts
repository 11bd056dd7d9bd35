import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test.each([
  ['plain', 'plain'],
  ['<a href="x">\'&\'</a>', '&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;'],
  ['&amp;', '&amp;amp;'],
  ['', ''],
])('%j', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped)
})
