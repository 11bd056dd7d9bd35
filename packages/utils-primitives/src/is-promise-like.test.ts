import { expect, test } from 'vitest'
import { isPromiseLike } from './is-promise-like.ts'

test.each([
  ['a promise', Promise.resolve(), true],
  ['an object with then', { then: () => undefined }, true],
  ['a function with then', Object.assign(() => 1, { then: () => undefined }), true],
  ['an object that inherits then', Object.create({ then: () => undefined }), true],
  ['an object with other data in then', { then: 'later' }, false],
  ['an object', {}, false],
  ['null', null, false],
  ['undefined', undefined, false],
  ['a string', 'then', false],
])('isPromiseLike of %s', (_, value, expected) => {
  expect(isPromiseLike(value)).toBe(expected)
})
