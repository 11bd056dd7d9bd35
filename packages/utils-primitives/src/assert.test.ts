import { describe, expect, test } from 'vitest'
import { assertNever, invariant } from './assert.ts'
import { failure } from './failure.ts'

const cyclic: Record<string, unknown> = {}
cyclic['self'] = cyclic

describe('assertNever', () => {
  test.each([
    [{ kind: 'hexagon' }, 'Expected every value to be handled, found {"kind":"hexagon"}'],
    ['text', 'Expected every value to be handled, found "text"'],
    [undefined, 'Expected every value to be handled, found undefined'],
    [12n, 'Expected every value to be handled, found 12'],
    [Symbol('sign'), 'Expected every value to be handled, found Symbol(sign)'],
    [cyclic, 'Expected every value to be handled, found [object Object]'],
    ['a'.repeat(1000), `Expected every value to be handled, found "${'a'.repeat(99)}`],
  ])('shows the value that should not exist: %#', (value, message) => {
    expect(() => assertNever(value as never)).toThrow(message)
  })

  test('uses the given message', () => {
    expect(() => assertNever(1 as never, 'No such shape')).toThrow(failure('UNHANDLED_VALUE', 'No such shape'))
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
    expect(() => invariant(condition, 'Expected a port')).toThrow(failure('INVARIANT', 'Expected a port', Error))
    expect(() => invariant(condition, () => 'Expected a port')).toThrow(failure('INVARIANT', 'Expected a port', Error))
  })
})
