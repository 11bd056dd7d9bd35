import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsOf } from '../test/faults.ts'
import { xssVectors } from '../test/xss-vectors.ts'
import { createMarkdown } from './index.ts'

/** The same texts in every run; another seed is another attack. */
const seed = Number(process.env['SIGNPOST_SEED'] ?? 13)

const markdown = await createMarkdown()

/** Pieces that mean something to Markdown, HTML or one of our own extensions, and any text besides. */
const piece = fc.oneof(
  fc.constantFrom(
    '# ',
    '- ',
    '1. ',
    '> ',
    '    ',
    '\t',
    '\n',
    '\n\n',
    '---\n',
    '===\n',
    '```ts {1,3-5} title="x"\n',
    '```\n',
    '~~~\n',
    '|',
    '|-|-|\n',
    '- [ ] ',
  ),
  fc.constantFrom(
    '*',
    '**',
    '_',
    '~~',
    '`',
    '``',
    '[',
    ']',
    '![',
    '](',
    ')',
    '[^1]',
    '[^1]: ',
    '[a]: ',
    '<',
    '>',
    '<!--',
    '-->',
    '&lt;',
    '&#106;',
    '\\',
    '\u0000',
    '\u2028',
  ),
  fc.constantFrom(
    ':::note\n',
    ':::tabs\n',
    ':::\n',
    '::tab[',
    '> [!NOTE]\n',
    '<details>',
    '<summary>',
    '</details>',
    '<div>',
    '</div>',
    '<p align="center">',
    '<a href="',
    '"',
    "'",
  ),
  fc.constantFrom(
    'javascript:alert(1)',
    '//evil.test/',
    'https://evil.test/x',
    'data:text/html,x',
    'www.evil.test',
    'a@evil.test',
    './readme.md',
    '#place',
    ' onerror=x ',
    'a',
    'é',
    '\u202e',
  ),
  fc.constantFrom(...xssVectors),
  fc.string({ maxLength: 6 }),
)
const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))

test('R04 R05 R35 any text is rendered, twice the same, and harmless', () => {
  fc.assert(
    fc.property(text, (source) => {
      const { content } = markdown.render(source)
      const inline = markdown.inline(source)
      expect(faultsOf(content)).toEqual([])
      expect(faultsOf(inline)).toEqual([])
      expect(markdown.render(source).content).toEqual(content)
    }),
    { seed, numRuns: process.env['SIGNPOST_LONG'] === '1' ? 2_000 : 500 },
  )
})
