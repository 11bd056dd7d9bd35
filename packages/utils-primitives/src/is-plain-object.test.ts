import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { isPlainObject } from './is-plain-object.ts'
import * as module from './noop.ts'

class Point {
  x = 0
}
/** Imitates an instance of a class that extends null. */
const rootless: unknown = Object.create(Object.create(null, { constructor: { value: Point } }) as object)

describe('isPlainObject', () => {
  test.each([
    ['a literal', { a: 1 }],
    ['parsed JSON', JSON.parse('{ "__proto__": 1 }')],
    ['an object without a prototype', Object.create(null)],
    ['an object of another realm', runInNewContext('({ a: 1 })')],
    ['an object with a constructor among its data', { constructor: 'Smith' }],
  ])('holds for %s', (_, value) => {
    expect(isPlainObject(value)).toBe(true)
  })

  test.each([
    ['null', null],
    ['undefined', undefined],
    ['a string', 'a'],
    ['a function', () => 1],
    ['an array', []],
    ['an array of another realm', runInNewContext('[]')],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['an instance', new Point()],
    ['an instance of a class without a root', rootless],
    ['an object that inherits', Object.create({ a: 1 })],
    ['a promise', Promise.resolve()],
    ['a namespace of the language', Math],
    ['a module', module],
    [
      'arguments',
      (function (..._args: number[]) {
        // eslint-disable-next-line prefer-rest-params
        return arguments
      })(1),
    ],
  ])('does not hold for %s', (_, value) => {
    expect(isPlainObject(value)).toBe(false)
  })
})
