import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeAnchor, memberAnchor } from './member-anchor.ts'

test.for([
  ['open', 'method', false, 'open'],
  ['make', 'method', true, 'static.make'],
  ['constructor', 'constructor', false, 'constructor'],
  ['constructor', 'property', false, 'prop.constructor'],
  ['call-1', 'property', false, 'prop.call-1'],
  ['type', 'property', false, 'prop.type'],
  ['static.make', 'property', false, 'prop.static.make'],
  ['call', 'call', false, 'call-1'],
  ['new', 'construct', false, 'new-1'],
  ['a/b', 'property', false, 'a%2Fb'],
  ["it's (a) *b*", 'property', false, 'it%27s%20%28a%29%20%2Ab%2A'],
] as const)('%s %s, static %s: %s', ([name, kind, isStatic, anchor]) => {
  expect(memberAnchor(name, kind, isStatic)).toBe(anchor)
})

test('distinct names have distinct anchors, safe in any attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      expect(encodeAnchor(a) === encodeAnchor(b)).toBe(a === b)
      expect(encodeAnchor(a)).toMatch(/^[\w.%-]*$/u)
    }),
  )
})
