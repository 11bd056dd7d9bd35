import { describe, expect, test } from 'vitest'
import { assertNever, invariant } from './assert.ts'

const cyclic: Record<string, unknown> = {}
cyclic['self'] = cyclic

describe('assertNever', () => {
  test.each([
    [{ kind: 'hexagon' }, 'Unexpected value: {"kind":"hexagon"}'],
    ['text', 'Unexpected value: "text"'],
    [undefined, 'Unexpected value: undefined'],
    [12n, 'Unexpected value: 12'],
    [Symbol('sign'), 'Unexpected value: Symbol(sign)'],
    [cyclic, 'Unexpected value: [object Object]'],
    ['a'.repeat(1000), `Unexpected value: "${'a'.repeat(99)}`],
  ])('shows the value that should not exist: %#', (value, message) => {
    expect(() => assertNever(value as never)).toThrow(new TypeError(message))
  })

  test('uses the given message', () => {
    expect(() => assertNever(1 as never, 'No such shape')).toThrow(new TypeError('No such shape'))
  })
})

describe('invariant', () => {
  test.each([true, 1, 'a', {}])('accepts %j, without computing the message', (condition) => {
    const message = (): string => {
      throw new Error('made in vain')
    }
    expect(() => invariant(condition, message)).not.toThrow()
  })

  test.each([false, 0, '', null, undefined, NaN])('throws on %j', (condition) => {
    expect(() => invariant(condition, 'Expected a port')).toThrow(new Error('Expected a port'))
    expect(() => invariant(condition, () => 'Expected a port')).toThrow(new Error('Expected a port'))
  })
})
