import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMarkdown } from './index.ts'
import { isPlainParagraph } from './plain-paragraph.ts'

const markdown = await createMarkdown()

/** Words and marks from which Markdown could make something. */
const piece = fc.constantFrom(
  ...'a B1 word ( ) . , ; " \' - + = # > { } $ % / ? ^ 1. 1) www.a.b http ftp \u00a0 é \u2028 \f'.split(' '),
  ' ',
  '  ',
  '\n',
  '\n\n',
  '---',
  '===',
  ':',
  '*',
  '`',
  '|',
  '&amp;',
)

test('a plain paragraph is what the whole pipeline makes of it', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const source = `W${pieces.join('')}`
      fc.pre(isPlainParagraph(source))
      // A final line break means nothing, but takes the long way.
      expect(markdown.render(source)).toEqual(markdown.render(`${source}\n`))
      expect(markdown.inline(source)).toEqual(markdown.inline(`${source}\n`))
    }),
    { seed: 7, numRuns: 500 },
  )
})

describe('is recognised', () => {
  test.each(['Words.', 'Two lines\nof (plain) words; "quoted", 50% of them.', '(In brackets) it begins'])(
    '%j',
    (text) => {
      expect(isPlainParagraph(text)).toBe(true)
    },
  )

  test.each([
    '',
    ' a',
    'a ',
    'a\n',
    'a  \nb',
    'a\n---',
    'a\n===',
    'a\n    b',
    'a\n\nb',
    '1. a',
    '- a',
    '# a',
    '> a',
    'a *b*',
    'a_b_',
    '`a`',
    'a <b>',
    'a &amp; b',
    'a ~b~',
    'a www.b.c',
    'a http://b.c',
    'a@b.c',
    '[a]: b',
    'a\\b',
    'a\r\nb',
  ])('%j is not', (text) => {
    expect(isPlainParagraph(text)).toBe(false)
  })
})
