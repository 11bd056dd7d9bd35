import type { Parameter, Signature, Token } from '@signpost/graph-model'
import { expect, test } from 'vitest'
import { signatureOf } from '../../test/graph-fixture.ts'
import { newTexts, newTokens, overloadRows } from './overload-differences.ts'

function overload(...parameters: readonly [name: string, ...type: string[]][]): Signature {
  return signatureOf('x', [], {
    parameters: parameters.map(([name, ...type]): Parameter => ({ name, type, optional: false, rest: false, doc: [] })),
  })
}

test('finds what one sequence has and the other lacks', () => {
  expect([...newTexts(['a', 'b', 'c', 'x', 'd', 'e'], ['a', 'c', 'd', 'e'])]).toEqual([1, 3])
  expect([...newTexts(['a', 'a', 'b'], ['a', 'b'])]).toEqual([1])
})

test('marks nothing where two signatures have little in common', () => {
  expect(newTexts(['a', 'b', 'c', 'd'], ['w', 'x', 'y', 'd']).size).toBe(0)
})

test('positions are those of the tokens, break points included', () => {
  expect([...newTokens(['f(', 1, 'a', ',', 0, 'b', -1, ')'], ['f(', 'b', ')'])]).toEqual([2])
})

test('a type that is only laid out otherwise is not marked', () => {
  const wide: Token[] = [
    'atom(): ',
    'Atom',
    '<',
    'T',
    ' | ',
    'undefined',
    '>',
    1,
    '& ',
    'Init',
    '<',
    'T',
    ' | ',
    'undefined',
    '>',
  ]
  const narrow: Token[] = ['atom(', 'value: ', 'T', '): ', 'Atom', '<', 'T', '> & ', 'Init', '<', 'T', '>']
  expect([...newTokens(narrow, wide)]).toEqual([1, 2])
  expect([...newTokens(wide, narrow)]).toEqual([4, 5, 12, 13])
})

test('overloads are told apart by the names of their parameters, else by their types', () => {
  const rows = overloadRows([
    overload(['key', 'string']),
    overload(['key', 'number']),
    overload(['key', 'string'], ['value', 'T']),
  ])
  expect(rows.map((row) => row.map(({ text }) => text).join(''))).toEqual([
    '(key: string)',
    '(key: number)',
    '(key, value)',
  ])
  expect(rows[1]).toEqual([
    { text: '(key: ', isNew: false },
    { text: 'number', isNew: true },
    { text: ')', isNew: false },
  ])
})

test('what an earlier overload has in common is cut from the beginning', () => {
  const first = ['[', ...Array.from({ length: 9 }, (_, at) => `Handler${at}, `)]
  const [, row] = overloadRows([overload(['all', ...first, ']']), overload(['all', ...first, 'Last', ']'])])
  expect(row).toEqual([
    { text: '(all: … Handler8, ', isNew: false },
    { text: 'Last', isNew: true },
    { text: '])', isNew: false },
  ])
})
