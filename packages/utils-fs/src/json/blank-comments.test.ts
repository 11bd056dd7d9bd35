import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankComments } from './blank-comments.ts'

describe('blankComments', () => {
  test.each([
    ['// a\n1', '    \n1'],
    ['/* a\r\n b */ 1', '    \r\n      1'],
    ['/**/1', '    1'],
    ['/***/1', '     1'],
    ['[1, // a, b\n 2, /* c */ ]', '[1,        \n 2          ]'],
    ['{"a":1,}', '{"a":1 }'],
    ['{"a":[1,\n],}', '{"a":[1 \n] }'],
    ['"// a /* b */"', '"// a /* b */"'],
    ['["a,]",]', '["a,]" ]'],
    ['"\\"// a"', '"\\"// a"'],
    ['{"\\\\": 1} // "', '{"\\\\": 1}     '],
  ])('%j is read as %j', (text, json) => {
    expect(blankComments(text)).toBe(json)
    expect(() => JSON.parse(json)).not.toThrow()
  })

  test.each(['[,]', '{,}', '[1,,]', '{"a":,}', ',]', '/*/1', '/* a', '[1] /', '"a\n// b"'])(
    '%j stays a mistake',
    (text) => {
      expect(() => JSON.parse(blankComments(text))).toThrow(SyntaxError)
    },
  )

  test('does not change JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify(value, null, 2)
        expect(blankComments(json)).toBe(json)
      }),
    )
  })

  test('needs no stack for long strings and comments', () => {
    const json = JSON.stringify('a\\"'.repeat(2_000_000))
    expect(blankComments(`${json}/*${'*'.repeat(2_000_000)}*/`).trimEnd()).toBe(json)
  })

  test('keeps all offsets, whatever the text', () => {
    const piece = fc.constantFrom(
      '/',
      '*',
      '//',
      '/*',
      '*/',
      '"',
      '\\',
      ',',
      '[',
      ']',
      '{',
      '}',
      '\n',
      '\r\n',
      ' ',
      'a',
      '😀',
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('')
        const json = blankComments(text)
        expect(json.length).toBe(text.length)
        expect([...json].filter((char) => /[\r\n]/.test(char))).toEqual([...text].filter((char) => /[\r\n]/.test(char)))
      }),
    )
  })
})
