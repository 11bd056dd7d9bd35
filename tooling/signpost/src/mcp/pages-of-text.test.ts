import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageOfText } from './pages-of-text.ts'

test('a short text has one page', () => {
  expect(pageOfText('# A\n\nText.\n', 1)).toBe('# A\n\nText.')
  expect(pageOfText('# A\n', 2)).toBeUndefined()
})

test('a long text is divided between blocks, and each page names the next', () => {
  const text = 'aaaa\n\nbbbb\n\ncccc\n'
  expect([1, 2, 3].map((page) => pageOfText(text, page, 12))).toEqual([
    'aaaa\n\nbbbb\n\n(Page 1 of 2. Continue with page 2.)',
    'cccc\n\n(Page 2 of 2.)',
    undefined,
  ])
})

test('no page is longer than allowed, and together they have all words', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'bb\n', 'ccc\n\n', ' ', 'x'.repeat(30)), { maxLength: 60 }), (parts) => {
      const text = parts.join('')
      const pages: string[] = []
      for (let page = pageOfText(text, 1, 20); page !== undefined; page = pageOfText(text, pages.length + 1, 20)) {
        pages.push(page.replace(/\n\n\(Page .*\)$/, ''))
      }
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(20)
      expect(pages.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
    }),
  )
})
