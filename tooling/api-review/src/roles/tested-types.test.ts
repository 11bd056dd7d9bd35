import { expect, test } from 'vitest'
import { compareTexts } from '../../test/compare-texts.ts'

const proven = { strict: 'major', pragmatic: 'major', proof: 'proven' }

test.each([
  [
    'the pattern of an alias',
    'type A<P extends string> = P extends `${string}-${string}` ? 1 : 2',
    '`${string}-',
    '`${number}-',
  ],
  ['the branch of a match', 'type A<P> = P extends string ? 1 : 2', '? 1', '? 3'],
  ['an inferred part', 'type A<P> = P extends (infer E)[] ? E : 2', '? E', '? [E]'],
  [
    'a condition of an inferred part',
    'type A<P> = P extends { a: infer E } ? E extends string ? 1 : 2 : 3',
    '? 1',
    '? 4',
  ],
  ['a further condition', 'type A<P> = P extends string ? 1 : P extends number ? 2 : 3', 'number ? 2', 'number ? 4'],
  ['a condition that does not distribute', 'type A<P> = [P] extends [never] ? 1 : 2', '? 1', '? 3'],
  ['a tested literal', 'type A<P extends string> = string extends P ? 1 : 2', '? 1', '? 3'],
  [
    'the order of conditions',
    "type A<P> = P extends 'a' ? 1 : P extends string ? 2 : 3",
    "'a' ? 1 : P extends string ? 2",
    "string ? 2 : P extends 'a' ? 1",
  ],
  [
    'one kind of literals',
    "type A<P> = P extends `${string}-${string}` ? (P extends 'a-b' ? 1 : never) : never",
    'string',
    'boolean',
  ],
  [
    'a constraint of an inferred part',
    'type A<P> = P extends Map<infer K, infer V> ? [K, V] : 2',
    'K,',
    'K extends object,',
  ],
  ['one that is dropped', 'type A<P> = P extends Set<infer V extends object> ? [V] : 2', ' extends object', ''],
  ['a named pattern', 'interface B { c: 1 } export type A<P> = P extends B ? 1 : 2', '? 1', '? 3'],
  ['a member of an interface', 'interface A<P> { a: P extends string ? 1 : 2 }', 'string', 'number'],
  ['a result of a function', 'declare function f<P>(a: P): P extends string ? 1 : 2', '? 1', '? 3'],
  [
    'an alias that is not exported',
    'declare function f<P>(a: P): A<P>; type A<P> = P extends string ? 1 : 2; export {}',
    '? 1',
    '? 3',
  ],
  [
    'a part of a union that is not exported',
    'type A<P> = P extends Leaf ? 1 : 2; type Leaf = string | Date; export {}',
    'string | Date',
    'string',
  ],
  [
    'a member that a helper is given',
    'declare class A<P> { private own; all(): A<{ [K in keyof P]: H<P[K]> }>; on(fn: (p: P) => void): void } type H<F> = F extends (a: infer V) => void ? [V] : F; export {}',
    '[V]',
    '[V | null]',
  ],
  [
    'a part of a constraint',
    'type A<P extends Record<string, { v: any }>> = H<{ [K in keyof P]: P[K]["v"] }>; type H<P> = { [K in keyof P]: undefined extends P[K] ? 1 : 2 }; export {}',
    '? 1',
    '? 3',
  ],
  [
    'a member of heirs',
    "interface A { readonly from: unknown; to: this['from'] extends { type: 'text' } ? string : unknown }",
    'string :',
    'number :',
  ],
])('%s decides', (_, code, from, to) => {
  const [finding] = compareTexts(`export ${code}`, `export ${code.replace(from, to)}`)
  expect(finding).toMatchObject(proven)
})

test('a condition that no sample decides is a possible break', () => {
  const code = (type: string) => `export type A<P> = P[keyof P] extends ${type} ? 1 : 2`
  expect(compareTexts(code('string'), code('boolean'))).toMatchObject([
    { rule: 'unexplained-change', symbol: 'A', pragmatic: 'minor', possible: 'major', proof: 'none' },
  ])
})

test.each([
  ['other names', 'P extends (infer E)[] ? E : 2', 'Q extends (infer F)[] ? F : 2'],
  ['another order of a union', "P extends 'a' | 'b' ? 1 : 2", "Q extends 'b' | 'a' ? 1 : 2"],
  ['a pattern that means the same', 'P extends any ? [P] : 2', 'Q extends unknown ? [Q] : 2'],
])('a condition with %s is no finding', (_, before, after) => {
  expect(compareTexts(`export type A<P> = ${before}`, `export type A<Q> = ${after}`)).toEqual([])
})

test('the type that a consumer expects is written out in the program', () => {
  const code = (branch: string) => `export type A<P> = P extends string ? ${branch} : 2`
  expect(compareTexts(code('1'), code('3'))[0]?.witness).toBe(
    'declare const value: L.A<string>\nconst result: 1 = value',
  )
})
