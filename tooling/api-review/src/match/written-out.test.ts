import { expect, test } from 'vitest'
import ts from '#typescript'
import { compareWrittenOut } from './written-out.ts'

/** Whether the export `T` of two texts is declared alike when aliases are written out. */
function isAlike(base: string, head: string): boolean {
  const texts = new Map([
    ['/base.ts', base],
    ['/head.ts', head],
  ])
  const host = ts.createCompilerHost({})
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (name) => texts.has(name) || fileExists.call(host, name)
  host.readFile = (name) => texts.get(name) ?? readFile.call(host, name)
  host.getSourceFile = (name, options) => {
    const text = texts.get(name)
    return text === undefined
      ? getSourceFile.call(host, name, options)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true)
  }
  const program = ts.createProgram([...texts.keys()], { lib: ['lib.es5.d.ts'] }, host)
  const checker = program.getTypeChecker()
  const [before, after] = [...texts.keys()].map((name) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(name) as ts.SourceFile)
    return checker.getExportsOfModule(module as ts.Symbol).find((one) => one.name === 'T')
  }) as [ts.Symbol, ts.Symbol]
  return compareWrittenOut(
    checker,
    () => false,
    () => true,
  )(before, after)
}

const helper = 'type If<A> = A extends string ? A : never;'
const array = 'type Of<A> = { [K in keyof A]: A[K][] };'

test.each([
  [
    'names of type parameters',
    'export type T<A> = A extends string ? A : 0',
    'export type T<B> = B extends string ? B : 0',
  ],
  [
    'names of inferred types',
    'export type T<A> = A extends (infer B)[] ? B : 0',
    'export type T<A> = A extends (infer C)[] ? C : 0',
  ],
  [
    'names of parameters',
    'export declare function T(a: 1, b?: 2): asserts a',
    'export declare function T(c: 1, d?: 2): asserts c',
  ],
  [
    'an alias in place of its type',
    `export type T<A> = A extends string ? A : never`,
    `${helper} export type T<A> = If<A>`,
  ],
  [
    'an alias of the library',
    'export type T<A> = A extends () => void ? A : never',
    'export type T<A> = Extract<A, () => void>',
  ],
  [
    'an alias of an alias',
    `export type T<A> = A extends string ? A : never`,
    `${helper} type J<B> = If<B>; export type T<A> = J<A>`,
  ],
  [
    'an inferred type as argument',
    'export type T<A> = A extends (infer E)[] ? E extends string ? E : never : 0',
    `${helper} export type T<A> = A extends (infer E)[] ? If<E> : 0`,
  ],
  [
    'an argument that is not distributed',
    'export type T<A> = { a: A[] }',
    'type Box<B> = { a: B }; export type T<A> = Box<A[]>',
  ],
  ['a default of an alias', 'export type T<A> = [A, A[]]', 'type Two<B, C = B[]> = [B, C]; export type T<A> = Two<A>'],
  [
    'types that name each other',
    'export interface T { a: U } interface U { b: T }',
    'export interface T { a: V } interface V { b: T }',
  ],
  ['brackets', 'export type T<A> = (A extends string ? 1 : 2)', 'export type T<A> = A extends string ? 1 : 2'],
])('%s do not count', (_, base, head) => {
  expect(isAlike(base, head)).toBe(true)
})

test.each([
  [
    'a union that the alias distributes',
    `export type T = (string | number) extends string ? string | number : never`,
    `${helper} export type T = If<string | number>`,
  ],
  ['a tuple that the alias maps', 'export type T = { [K in keyof [1]]: [1][K][] }', `${array} export type T = Of<[1]>`],
  [
    'one argument for two parameters',
    'export type T<A> = A extends string ? A : never',
    'type Two<B, C> = B extends string ? C : never; export type T<A> = Two<A, A>',
  ],
  [
    'one argument in another one',
    'export type T<A> = A extends string ? A[] : never',
    'type Two<B, C> = B extends string ? C : never; export type T<A> = Two<A, A[]>',
  ],
  [
    'a constraint that becomes the default',
    'export declare function T<A extends string>(a: A): A[]',
    'export declare function T<A = string>(a: A): A[]',
  ],
  [
    'a type of a mapped type that becomes the name of its keys',
    'export type T<A extends string> = { [K in A]: K }',
    'export type T<A extends string> = { [K in A as K] }',
  ],
  [
    'a condition that is no longer distributive',
    'export type T<A> = A extends string ? 1 : 2',
    'export type T<A> = [A] extends [string] ? 1 : 2',
  ],
  [
    'a swapped pair of parameters',
    'export type T<A, B> = A extends string ? B : 0',
    'export type T<A, B> = B extends string ? A : 0',
  ],
  ['an optional parameter', 'export declare function T(a: 1): void', 'export declare function T(a?: 1): void'],
  ['a constraint', 'export type T<A extends string> = A', 'export type T<A extends number> = A'],
  [
    'a modifier of a mapped type',
    'export type T<A> = { readonly [K in keyof A]: A[K] }',
    'export type T<A> = { -readonly [K in keyof A]: A[K] }',
  ],
  ['an operator', 'export type T<A> = keyof A', 'export type T<A> = readonly A[]'],
  ['a literal', "export type T<A> = A extends 'a' ? 1 : 2", "export type T<A> = A extends 'b' ? 1 : 2"],
  ['a text of a template', 'export type T<A extends string> = `a${A}`', 'export type T<A extends string> = `b${A}`'],
  ['a member', 'export interface T { a: 1 }', 'export interface T { b: 1 }'],
  ['a type that is named', 'export type T = U; interface U { a: 1 }', 'export type T = U; interface U { a: 2 }'],
  [
    'a type deep in what is named',
    'export interface T { a: U } interface U { b: V } interface V { c: 1 }',
    'export interface T { a: U } interface U { b: V } interface V { c: 2 }',
  ],
  [
    'an overload',
    'export declare function T(a: 1): 1; export declare function T(a: 2): 2',
    'export declare function T(a: 2): 2; export declare function T(a: 1): 1',
  ],
  [
    'a rest element',
    'export type T<A extends unknown[]> = [x: 1, ...rest: A]',
    'export type T<A extends unknown[]> = [x: 1, rest: A]',
  ],
  ['an optional element', 'export type T = [x: 1, y?: 2]', 'export type T = [x: 1, y: 2]'],
  ['a constant', 'export declare const T: 1', 'export declare let T: 1'],
  [
    'an imported type',
    "export type T = import('./base').U; export type U = 1",
    "export type T = import('./head').U; export type U = 2",
  ],
  ['a type argument of the type itself', 'export interface T<A> { a: T<A[]> }', 'export interface T<A> { a: T<A> }'],
  [
    'a module',
    "export type T = typeof import('./base'); export const a = 1",
    "export type T = typeof import('./head')",
  ],
  ['a receiver', 'export declare function T(this: 1): void', 'export declare function T(a: 1): void'],
])('%s counts', (_, base, head) => {
  expect(isAlike(base, head)).toBe(false)
})
