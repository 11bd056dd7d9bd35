import { expectTypeOf } from 'expect-type'
import { describe, expect, test } from 'vitest'
import { Cell } from './cell.ts'

describe('Cell', () => {
  test('is empty until it is set', () => {
    const cell = new Cell<number>()
    expect(cell.initialized).toBe(false)
    expect(() => cell.get()).toThrow('Expected a value in the cell, found none')
    expect(cell.get('none')).toBe('none')
    expect(cell.get(undefined)).toBeUndefined()
    cell.set(0)
    expect(cell.initialized).toBe(true)
    expect(cell.get()).toBe(0)
    expect(cell.get('none')).toBe(0)
  })

  test('distinguishes undefined from an empty cell', () => {
    const cell = new Cell<string | undefined>(undefined)
    expect(cell.initialized).toBe(true)
    expect(cell.get()).toBeUndefined()
    expect(cell.get('none')).toBeUndefined()
  })

  test('is empty again after a reset', () => {
    const cell = new Cell('a')
    cell.reset()
    expect(cell.initialized).toBe(false)
    cell.reset()
    cell.set('b')
    expect(cell.get()).toBe('b')
  })

  test('types', () => {
    expectTypeOf(new Cell(1)).toEqualTypeOf<Cell<number>>()
    expectTypeOf(new Cell(1).get(null)).toEqualTypeOf<number | null>()
    // @ts-expect-error Undefined is not a number.
    expect(new Cell<number>(undefined).initialized).toBe(true)
  })
})
