import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeInlineJson } from './escape-inline-json.ts'

test.each([
  ['</script>', '"\\u003c/script\\u003e"'],
  ['<!--<script>', '"\\u003c!--\\u003cscript\\u003e"'],
  ['&quot; ]]>', '"\\u0026quot; ]]\\u003e"'],
  ["[href$='.css']", '"[href\\u0024=\'.css\']"'],
  ['\u2028\u2029', '"\\u2028\\u2029"'],
])('escapes %s', (text, json) => {
  expect(escapeInlineJson(text)).toBe(json)
})

test('any JSON value round-trips, even when inserted as a replacement', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.string({ unit: fc.constantFrom('$', '&', "'", '`', '<', '1', '\u2028') })),
      (value) => {
        const json = escapeInlineJson(value)
        expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify(value))
        expect('before|here|after'.replace('here', json)).toBe(`before|${json}|after`)
        expect(json).not.toMatch(/[<>&\u2028\u2029]/)
      },
    ),
  )
})

test('a value without JSON is rejected', () => {
  const cyclic: { self?: unknown } = {}
  cyclic.self = cyclic
  for (const value of [undefined, () => 1, Symbol('s'), 1n, cyclic])
    expect(() => escapeInlineJson(value)).toThrow(TypeError)
  expect(() => escapeInlineJson(undefined)).toThrow('Expected a value that JSON can hold, found undefined')
})
