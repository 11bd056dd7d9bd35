import { expect, test } from 'vitest'
import { arityOf, joinArities, takes } from './arity.ts'
import { tree } from './type-tree.ts'

const text = tree('string')
const one = { type: text, optional: false, rest: false }
const optional = { ...one, optional: true }
const rest = { ...one, rest: true }

/** Numbers of arguments, up to 4, that a callable takes. */
function taken(parameters: Parameters<typeof arityOf>[0], hasReceiver = false): number[] {
  return [0, 1, 2, 3, 4].filter((asked) => takes(arityOf(parameters, hasReceiver), asked))
}

test('a callable takes its parameters, without the optional ones and its receiver, and any number with a rest', () => {
  expect(taken([])).toEqual([0])
  expect(taken([one, optional])).toEqual([1, 2])
  expect(taken([one, one], true)).toEqual([1, 2])
  expect(taken([optional, rest])).toEqual([0, 1, 2, 3, 4])
  expect(taken([one, rest], true)).toEqual([0, 1, 2, 3, 4])
})

test('a piece takes what any of its callables takes', () => {
  const joined = joinArities(arityOf([one], false), arityOf([one, one, one], false))
  expect([0, 1, 3, 4].map((asked) => takes(joined, asked))).toEqual([false, true, true, false])
})
