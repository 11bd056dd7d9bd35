import type ts from '#typescript'
import { expect, test } from 'vitest'
import { createProgram, defaultOptions, readOptions } from '../compiler/program.ts'
import { findUnchanged } from './unchanged-symbols.ts'

/** Names that both sides export and that are unchanged. */
function unchanged(before: string, after: string): string[] {
  const paths = ['/review/base/x.d.ts', '/review/head/x.d.ts']
  const texts = new Map(paths.map((path, index) => [path, index === 0 ? before : after]))
  const program = createProgram(texts, paths, readOptions(defaultOptions))
  const checker = program.getTypeChecker()
  const [base, head] = paths.map((path) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(path) as ts.SourceFile) as ts.Symbol
    return new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]))
  }) as [Map<string, ts.Symbol>, Map<string, ts.Symbol>]
  const { isUnchanged } = findUnchanged(checker, () => true)
  return [...base.keys()].filter((name) => head.has(name) && isUnchanged(base.get(name)!, head.get(name)!)).sort()
}

test.each([
  ['white space and comments', 'export interface A { a: 1 }', 'export interface A {\n  // one\n  a: 1 }'],
  [
    'comments beside a template type',
    'export interface A { /** `one` */ a: `a b` }',
    'export interface A { /** `two` */ a: `a b` }',
  ],
  [
    'the prototype of a class that is unchanged',
    'export declare class B { b: 1 } export declare const A: typeof B.prototype;',
    'export declare class B { b: 1 }\nexport declare const A: typeof B.prototype;',
  ],
  ['the order of declarations', 'export type A = B; export type B = 1;', 'export type B = 1; export type A = B;'],
])('%s are no change', (_, before, after) => {
  expect(unchanged(before, after)).toContain('A')
})

test.each([
  ['its text', 'export interface A { a: 1 }', 'export interface A { a: 2 }'],
  ['white space in a template type', 'export type A = `a b`;', 'export type A = `a  b`;'],
  ['a name in it', 'type B = 1; export type A = B; export {};', 'type B = 2; export type A = B; export {};'],
  [
    'a name far away',
    'type C = 1; type B = C; export type A = B; export {};',
    'type C = 2; type B = C; export type A = B; export {};',
  ],
  ['a name that is gone', 'type B = 1; export type A = B; export {};', 'export type A = B;'],
  ['one of several declarations', 'export interface A { a: 1 } interface A { b: 1 }', 'export interface A { a: 1 }'],
  ['its keyword', 'export declare let A: 1;', 'export declare const A: 1;'],
  [
    'what a namespace in it leads to',
    'declare namespace n { type B = 1 } export type A = n.B; export {};',
    'declare namespace n { type B = 2 } export type A = n.B; export {};',
  ],
  [
    'a class whose prototype it is',
    'export declare class B { b: 1 } export declare const A: typeof B.prototype;',
    'export declare class B { b: 2 } export declare const A: typeof B.prototype;',
  ],
  ['a global that it hides', 'export type A = Date;', 'interface Date { a: 1 } export type A = Date; export {};'],
])('%s changes a symbol', (_, before, after) => {
  expect(unchanged(before, after)).not.toContain('A')
})

test('a circle is unchanged when nothing in it differs, and changed as a whole otherwise', () => {
  const circle = (last: number) =>
    `export interface A { b: B } export interface B { c: C } export interface C { a: A; last: ${last} } export interface D { d: D }`
  expect(unchanged(circle(1), circle(1))).toEqual(['A', 'B', 'C', 'D'])
  expect(unchanged(circle(1), circle(2))).toEqual(['D'])
})

test('a type parameter is a part of its declaration', () => {
  const code = 'export interface A<T> { map<U>(to: (value: T) => U): A<U> }'
  expect(unchanged(code, code)).toEqual(['A'])
})
