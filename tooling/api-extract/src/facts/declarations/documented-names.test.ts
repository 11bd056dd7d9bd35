import { expect, test } from 'vitest'
import { documentedNames } from './documented-names.ts'

test.each([
  ['/** @param a - text\n * @param b.c - text */', ['a', 'b.c']],
  ['/** @param {{ x: {} }} a text\n * @param {string} [b=1] text */', ['a', 'b']],
  ['/** @arg ...rest\n * @argument list[].name */', ['rest', 'list.name']],
  ['/** A mail to me@param.example */', []],
])('%s', (comment, names) => {
  expect([...documentedNames(comment).all]).toEqual(names)
})

test('a property is no parameter, and a return value counts', () => {
  expect(documentedNames('/** @param a\n * @param a.b\n * @return x */')).toMatchObject({
    order: ['a'],
    hasAny: true,
    hasReturns: true,
  })
  expect(documentedNames('/** Plain. */').hasAny).toBe(false)
})
