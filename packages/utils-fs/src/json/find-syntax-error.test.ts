import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSyntaxError } from './find-syntax-error.ts'

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('findSyntaxError', () => {
  test.each([
    ['', 0, 'a value'],
    ['  ', 2, 'a value'],
    ['nul', 0, 'a value'],
    ['undefined', 0, 'a value'],
    ["'a'", 0, 'a value'],
    ['1 2', 2, 'the end of the file'],
    ['01', 1, 'the end of the file'],
    ['1.', 1, 'the end of the file'],
    ['-', 0, 'a value'],
    ['[1 2]', 3, '"," or "]"'],
    ['[1,]', 3, 'a value'],
    ['[,]', 1, 'a value or "]"'],
    ['[1', 2, '"," or "]"'],
    ['[}', 1, 'a value or "]"'],
    ['{"a":1]', 6, '"," or "}"'],
    ['{"a" 1}', 5, '":"'],
    ['{"a":}', 5, 'a value'],
    ['{"a":1,}', 7, 'a key in double quotes'],
    ['{a:1}', 1, 'a key in double quotes or "}"'],
    ['{1:1}', 1, 'a key in double quotes or "}"'],
    ['"a', 2, 'the end of the string'],
    ['"a\nb"', 2, 'the end of the string'],
    ['"a\tb"', 2, 'the end of the string'],
    ['{"a\\x":1}', 3, 'an escape such as \\n or \\u0041'],
    ['"\\u12"', 1, 'an escape such as \\n or \\u0041'],
    ['"\\', 1, 'an escape such as \\n or \\u0041'],
    ['\u00a01', 0, 'a value'],
    ['[1]\u2028', 3, 'the end of the file'],
  ])('%j stops at %d, where %s is expected', (text, offset, expected) => {
    expect(isJson(text)).toBe(false)
    expect(findSyntaxError(text)).toEqual({ offset, expected })
  })

  test('finds nothing in text that JSON.parse accepts', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 4 }), (value, indent) => {
        expect(findSyntaxError(JSON.stringify(value, null, indent))).toBeUndefined()
      }),
    )
  })

  test('finds an error exactly in text that JSON.parse rejects', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ':',
      ',',
      '"',
      '"a"',
      '\\',
      '1',
      '-0',
      '.5',
      'e1',
      'true',
      'null',
      ' ',
      '\n',
      '\u007f',
      '\u0000',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('')
        expect(findSyntaxError(text) === undefined).toBe(isJson(text))
      }),
      { numRuns: 2000 },
    )
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.nat(), fc.string({ maxLength: 2 }), (value, at, damage) => {
        const json = JSON.stringify(value)
        const text = json.slice(0, at % (json.length + 1)) + damage + json.slice((at % (json.length + 1)) + 1)
        expect(findSyntaxError(text) === undefined).toBe(isJson(text))
      }),
      { numRuns: 2000 },
    )
  })

  test('needs no stack for depth, nor for long strings', () => {
    const depth = 200_000
    expect(findSyntaxError('['.repeat(depth))).toEqual({ offset: depth, expected: 'a value or "]"' })
    expect(findSyntaxError('[' + JSON.stringify('a\\"'.repeat(2_000_000)))).toMatchObject({ expected: '"," or "]"' })
  })
})
