import { expect, test } from 'vitest'
import { compareTexts } from '../../test/compare-texts.ts'

const overloads = (first: string) =>
  `export interface Options<T> { list: T[] } export declare function f${first}: string; export declare function f<T>(a: Options<T>): number;`

test('an earlier generic overload that takes the calls of a later one is a break', () => {
  const worst = compareTexts(overloads('<T>(a: T, b: T)'), overloads('<T>(a: T, b?: T)')).find(
    ({ strict }) => strict === 'major',
  )
  expect(worst).toMatchObject({ rule: 'calling-breaks', pragmatic: 'major', proof: 'proven' })
})

test('a call that another overload takes returns what is inferred there', () => {
  const code = (parameter: string) =>
    overloads(`<T>(a: T, ${parameter}: T)`).replace('string', 'T').replace('number', 'T')
  const worst = compareTexts(code('b'), code('b?')).find(({ strict }) => strict === 'major')
  expect(worst).toMatchObject({ rule: 'calling-breaks', pragmatic: 'major', proof: 'proven' })
})

test('a type parameter is inferred within its constraint, and once for all parameters', () => {
  for (const first of ['<T extends string>(a: T, b: T)', '<T>(a: T, b: T, c: T)'])
    expect(compareTexts(overloads(first), overloads(first.replace('b: T', 'b?: T')))).toMatchObject([
      { rule: 'parameter-made-optional', strict: 'minor' },
    ])
})

test('a type argument of a class may be what the first overload takes now', () => {
  const code = (first: string) => `export declare class A<T> { f(${first}): string; f(a: { list: T[] }): number; }`
  expect(compareTexts(code('a: T, b: T'), code('a: T, b?: T'))).toMatchObject([
    { rule: 'parameter-made-optional', symbol: 'A.f', strict: 'major', proof: 'proven' },
  ])
})
