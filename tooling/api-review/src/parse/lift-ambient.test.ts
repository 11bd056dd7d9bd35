import { expect, test } from 'vitest'
import { compareTexts } from '../../test/compare-texts.ts'
import { compareSides } from '../compare-sides.ts'
import { overall } from '../findings.ts'
import { defaultOptions } from '../compiler/program.ts'

test.each([
  [
    'global variable removed',
    'export declare const k: 1; declare global { var v: string }',
    'export declare const k: 1; ',
    'major',
    'major',
  ],
  [
    'global interface member removed',
    'export declare const k: 1; declare global { interface Window { app: { a: 1 }; b: 2 } }',
    'export declare const k: 1; declare global { interface Window { app: { a: 1 } } }',
    'major',
    'major',
  ],
  [
    'global function parameter type narrowed',
    'declare function f(a: string | number): void',
    'declare function f(a: string): void',
    'major',
    'major',
  ],
  ['script var added', 'declare var a: 1;', 'declare var a: 1; declare var b: 2;', 'minor', 'minor'],
  [
    'ambient module export removed',
    "declare module 'x' { export function a(): void; export function b(): void }",
    "declare module 'x' { export function a(): void }",
    'major',
    'major',
  ],
  [
    'ambient module return type',
    "declare module 'x' { function a(): string }",
    "declare module 'x' { function a(): string | undefined }",
    'major',
    'major',
  ],
  [
    'augmentation loses property',
    "declare module 'vue' { interface Props { $s: string; $t: number } } export {}",
    "declare module 'vue' { interface Props { $s: string } } export {}",
    'major',
    'major',
  ],
  [
    'UMD name removed',
    'export declare function f(): void; export as namespace Lib;',
    'export declare function f(): void;',
    'major',
    'major',
  ],
  [
    'UMD name changed',
    'export declare function f(): void; export as namespace Lib;',
    'export declare function f(): void; export as namespace Lib2;',
    'major',
    'major',
  ],
  [
    'global uses module type',
    'export interface T { a: string } declare global { var t: T }',
    'export interface T { a: string | null } declare global { var t: T }',
    'major',
    'major',
  ],
  [
    'module uses global type',
    'declare global { interface Cfg { a: string } } export declare function f(): Cfg',
    'declare global { interface Cfg { a?: string } } export declare function f(): Cfg',
    'major',
    'major',
  ],
  [
    'ambient unchanged members reordered',
    "declare module 'x' { export function a(): void; export function b(): void }",
    "declare module 'x' { export function b(): void; export function a(): void }",
    'none',
    'none',
  ],
  [
    'global namespace member type',
    'declare namespace N { interface A { x: 1 } function f(a: A): void }',
    'declare namespace N { interface A { x: 1; y: 2 } function f(a: A): void }',
    'major',
    'major',
  ],
  [
    'script unchanged, interface written in two blocks',
    'interface A { x: 1; y: 2 } declare var a: A',
    'interface A { x: 1 } interface A { y: 2 } declare var a: A',
    'none',
    'none',
  ],
  [
    'ambient export equals',
    "declare module 'x' { function f(a?: string): void; export = f }",
    "declare module 'x' { function f(a: string): void; export = f }",
    'major',
    'major',
  ],
  [
    'wildcard module',
    "declare module '*.css' { const x: Record<string, string>; export default x }",
    "declare module '*.css' { const x: string; export default x }",
    'major',
    'major',
  ],
  ['shorthand to typed', "declare module 'x';", "declare module 'x' { export function a(): void }", 'major', 'major'],
  [
    'ambient imports ambient',
    "declare module 'a' { interface A { x: string } } declare module 'b' { import { A } from 'a'; function f(): A }",
    "declare module 'a' { interface A { x: string | null } } declare module 'b' { import { A } from 'a'; function f(): A }",
    'major',
    'major',
  ],
  [
    'ambient re-export',
    "declare module 'a' { function f(): void } declare module 'node:a' { export * from 'a' }",
    "declare module 'a' { function f(): void } declare module 'node:a' { }",
    'major',
    'major',
  ],
  [
    'JSX intrinsic',
    'export declare const k: 1; declare global { namespace JSX { interface IntrinsicElements { a: { x?: 1 }; b: {} } } }',
    'export declare const k: 1; declare global { namespace JSX { interface IntrinsicElements { a: { x?: 1 } } } }',
    'major',
    'major',
  ],
  [
    'global array method removed',
    'export declare const k: 1; declare global { interface Array<T> { last(): T | undefined } }',
    'export declare const k: 1; declare global { interface Array<T> {} }',
    'major',
    'major',
  ],
  [
    'global comment only',
    'export declare const k: 1; declare global { /** a */ var v: string }',
    'export declare const k: 1; declare global { /** b */ var v: string }',
    'patch',
    'patch',
  ],
  [
    'nested global',
    "declare module 'b' { interface I { a: 1 } global { var q: I } }",
    "declare module 'b' { interface I { a: 1 } global { var q: I | null } }",
    'major',
    'major',
  ],
  [
    'global var hidden type',
    'interface Hidden { a: 1; b: 2 } export {}; declare global { var h: Hidden }',
    'interface Hidden { a: 1 } export {}; declare global { var h: Hidden }',
    'major',
    'major',
  ],
  [
    'array addition that the platform has',
    'export declare const k: 1; declare global { interface Array<T> { at(i: number): T | undefined } }',
    'export declare const k: 1; ',
    'none',
    'none',
  ],
  [
    'redeclared platform value gone',
    'export declare const k: 1; declare global { var origin: string }',
    'export declare const k: 1; ',
    'none',
    'none',
  ],
  [
    'new lib interface',
    'export declare const k: 1; ',
    'export declare const k: 1; declare global { interface Window { app: 1 } }',
    'minor',
    'minor',
  ],
  [
    'array method whose type changes',
    'export declare const k: 1; declare global { interface Array<T> { last(): T } }',
    'export declare const k: 1; declare global { interface Array<T> { last(): T | undefined } }',
    'major',
    'major',
  ],
  [
    'relative augmentation',
    'export {}; declare module "./x" { interface A { x: 1; y: 2 } } export interface A { z: 1 }',
    'export {}; declare module "./x" { interface A { x: 1 } } export interface A { z: 1 }',
    'major',
    'major',
  ],
])('%s', (_, before, after, strict, pragmatic) => {
  const findings = compareTexts(before, after)
  expect(overall(findings)).toEqual({ strict, pragmatic })
  expect(findings.every((finding) => finding.strict !== 'major' || finding.proof === 'proven')).toBe(true)
})

test('a global is named by itself, a module by its specifier', () => {
  const before = "declare var a: 1\ndeclare module 'x' { export var b: 1 }"
  expect(compareTexts(before, 'export {}').map(({ entry, symbol }) => `${entry}: ${symbol}`)).toEqual([
    'declare global: a',
    'declare module "x": b',
  ])
})

test.each([
  ['export = of a namespace', 'export = N; declare namespace N { @ interface B {} }'],
  ['exports of a module', 'export interface B {} @'],
])('what an entry point adds to the main one may move there: %s', (_, text) => {
  const side = (main: string, added: string) => ({
    label: 'x',
    files: new Map([
      ['index.d.ts', text.replace('@', main)],
      ['more.d.ts', `import type {} from '.'; declare module '.' { ${added} interface C {} } export {}`],
    ]),
    entries: new Map([
      ['.', 'index.d.ts'],
      ['./more', 'more.d.ts'],
    ]),
  })
  const declared = 'export function f(): string;'
  const before = side('', declared.replace('export ', text.startsWith('export =') ? 'export ' : ''))
  expect(overall(compareSides(before, side(declared, ''), defaultOptions))).toEqual({
    strict: 'none',
    pragmatic: 'none',
  })
  expect(overall(compareSides(before, side('', ''), defaultOptions))).toMatchObject({ strict: 'major' })
})
