import { describe, expect, test } from 'vitest'
import * as scale from './index.ts'

describe('scales', () => {
  test('the eight-point grid', () => {
    expect(scale.eightPoint(8, { xs: 0.5, s: 1, m: 2, none: 0 })).toEqual({
      xs: '0.25rem',
      s: '0.5rem',
      m: '1rem',
      none: '0rem',
    })
  })

  test('Fibonacci numbers', () => {
    const steps = { a: 0, b: 1, c: 2, d: 3, e: 4, f: 5 }
    expect(Object.values(scale.fibonacci(16, steps))).toEqual(['1rem', '2rem', '3rem', '5rem', '8rem', '13rem'])
    for (const place of [-1, 0.5, NaN]) expect(() => scale.fibonacci(8, { a: place })).toThrow(RangeError)
  })

  test('a ratio, with four decimals', () => {
    expect(scale.modular(1.25, 16, { note: -1, text: 0, page: 3 })).toEqual({
      note: '0.8rem',
      text: '1rem',
      page: '1.9531rem',
    })
    expect(() => scale.modular(0, 16, { a: 1 })).toThrow(RangeError)
  })

  test('names the invalid length', () => {
    expect(() => scale.eightPoint(NaN, { gap: 1 })).toThrow('"gap"')
  })
})
