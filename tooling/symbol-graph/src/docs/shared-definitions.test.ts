import { createMarkdown } from '@signpost/markdown'
import { plainText } from '@signpost/graph-model/model'
import { expect, test } from 'vitest'
import { contentOf } from './comment-content.ts'
import { createCommentReader } from './read-comment.ts'

const reader = createCommentReader(await createMarkdown())
const docsOf = (text: string) => contentOf(reader.read(`/**\n${text.replaceAll(/^/gm, ' * ')}\n */`)).docs
const html = (content: readonly unknown[]): string => JSON.stringify(content)

test.each([
  ['below the remarks', 'Sums[^1] up.\n\n@remarks\nMore.\n\n[^1]: The note.'],
  ['below a parameter', 'Sums[^n] up.\n\n@param a - it\n\n[^N]: The note.'],
  ['of two paragraphs', 'Sums[^1] up.\n\n@remarks\nMore.\n\n[^1]: First.\n\n    The note.'],
  ['that goes on in its next line', 'Sums[^1] up.\n@see other\n\n[^1]: First,\nThe note.'],
])('a footnote of the summary may be %s', (_, text) => {
  const { summary } = docsOf(text)
  expect(plainText(summary)).toContain('The note.')
  expect(plainText(summary)).not.toContain('[^')
  expect(docsOf(text).summaryText).toBe('Sums up.')
})

test('each block that refers to a footnote has it', () => {
  const { summary, remarks } = docsOf('One[^1].\n\n[^1]: The note.\n\n@remarks\nTwo[^1].')
  expect([plainText(summary), plainText(remarks)].map((text) => text.split('The note.').length)).toEqual([2, 2])
})

test('an address may be defined in another block, whatever the case of its label', () => {
  const { summary, blocks } = docsOf(
    'As in [the  Guide].\n\n@remarks\nMore.\n\n[the guide]: https://example.org "A title"\n@since [1.2][the guide]',
  )
  expect(html(summary)).toContain('https://example.org')
  expect(html(blocks[0]!.content)).toContain('https://example.org')
})

test('words in brackets, code and texts that only look like a definition stay as they are', () => {
  const { summary, remarks } = docsOf(
    'An [array] of [notes].\n\n@remarks\n```md\n[array]: https://example.org\n```\n[notes]: not an address',
  )
  expect(html(summary)).toBe(html([['p', 0, 'An [array] of [notes].']]))
  expect(plainText(remarks)).toContain('[notes]: not an address')
})
