import { describe, expect, test } from 'vitest'
import { DEFAULT_STYLE, styleOf } from './style.ts'

describe('styleOf', () => {
  test.each([
    ['{\n  "a": 1\n}\n', '  ', '\n', true],
    ['{\n    "a": 1\n}', '    ', '\n', false],
    ['[\r\n\t1\r\n]\r\n', '\t', '\r\n', true],
    ['{"a":1}', '', '\n', false],
    ['{"a":1}\n', '', '\n', true],
    ['3\r\n', '', '\r\n', true],
    ['{}\n', '  ', '\n', true],
    ['[ ]', '  ', '\n', false],
    ['{\n"a": 1\n}\n', '  ', '\n', true],
    ['/*\n * a\n */\n{\n    // b\n\t"a": 1\n}\n', '\t', '\n', true],
  ])('of %j', (text, indent, eol, lastEol) => {
    expect(styleOf(text)).toEqual({ indent, eol, lastEol })
  })

  test.each(['', ' \n'])('of %j, which has no style', (text) => {
    expect(styleOf(text)).toEqual(DEFAULT_STYLE)
  })
})
