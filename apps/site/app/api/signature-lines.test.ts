import type { Token } from '@signpost/graph-model'
import { expect, test } from 'vitest'
import { deepest, foldedLines, signatureLines, widthClass } from './signature-lines.ts'

/** A signature broken over lines, as text. */
function broken(tokens: readonly Token[]): string[] {
  return signatureLines(tokens).map(
    ({ depth, tokens }) =>
      '  '.repeat(depth) + tokens.map((token) => (typeof token === 'string' ? token : token[0])).join(''),
  )
}

test('a signature is broken where a group opens, divides and closes', () => {
  expect(broken(['function f(', 1, ['a', null, 'p'], ': A,', 0, 'b: B', -1, '): C'])).toEqual([
    'function f(',
    '  a: A,',
    '  b: B',
    '): C',
  ])
})

test('groups within groups are indented further, up to what the stylesheet knows', () => {
  const opened = Array.from({ length: deepest + 3 }, (): Token[] => ['{', 1]).flat()
  expect(signatureLines([...opened, 'x']).at(-1)!.depth).toBe(deepest)
})

test('a signature without places to break is one line', () => {
  expect(broken(['const x: number'])).toEqual(['const x: number'])
})

test('a closing place too many does no harm', () => {
  expect(broken(['a', -1, 'b'])).toEqual(['a', 'b'])
})

test('on one line, only what a space divides is divided by one', () => {
  const spaced = signatureLines(['f(', 1, 'a,', 0, 'b', -1, ')']).map(({ spaced }) => spaced)
  expect(spaced).toEqual([false, true, false, false])
})

test('a space at the end of a line, or between two ends of groups, divides on one line only', () => {
  const lines = signatureLines(['type A = ', 1, 'B ', 1, 'c: D', -1, -1, 0, '| E', -1])
  expect(lines.map(({ tokens, spaced }) => [...tokens, spaced])).toEqual([
    ['type A =', true],
    ['B', true],
    ['c: D', true],
    ['| E', false],
  ])
})

test.each([
  [1, 'w-24'],
  [24, 'w-24'],
  [25, 'w-32'],
  [96, 'w-96'],
  [97, 'w-never'],
])('a signature of %d characters is of class %s', (width, name) => expect(widthClass(width)).toBe(name))

test.each([
  [31, 31, 0],
  [32, 21, 11],
  [321, 21, 300],
])('of %d lines %d are shown at once', (count, first, rest) => {
  const lines = signatureLines(Array.from({ length: count }, (_, at): Token[] => (at === 0 ? ['a'] : [0, 'a'])).flat())
  const folded = foldedLines(lines)
  expect([folded.first.length, folded.rest.length]).toEqual([first, rest])
})

test('an object type whose members are listed is folded after its brace, and another type as ever', () => {
  const rows = Array.from({ length: 15 }, (_, at): Token[] => [`p${at}: string`, 0]).flat()
  const object = signatureLines(['type T<', 1, 'A', -1, '> = {', 1, ...rows, 'last: A', -1, '}'])
  expect(foldedLines(object, true).first.map(({ tokens }) => tokens.join(''))).toEqual(['type T<', 'A', '> = {'])
  expect(foldedLines(object).rest).toEqual([])
  const union = signatureLines(['type U =', 1, ...rows, "'last'"])
  expect(foldedLines(union, true).rest).toEqual([])
})

test.each([
  [4, 0],
  [5, 6],
])('of a type with %d listed members %d lines are folded', (count, rest) => {
  const rows = Array.from({ length: count }, (_, at): Token[] => [at === 0 ? 1 : 0, `p${at}: string;`]).flat()
  expect(foldedLines(signatureLines(['const c: {', ...rows, -1, '}']), true).rest).toHaveLength(rest)
})
