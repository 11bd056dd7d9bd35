import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFiles } from '../../test/temporary-files.ts'
import { diff } from '../diff.ts'

const files = temporaryFiles()
const { write } = files

const rulesOf = (base: string, head: string) =>
  diff(write('base.d.ts', base), write('head.d.ts', head)).map(({ rule, symbol }) => `${rule} ${symbol}`)

/** Each is one opaque type: with `any` for it, the change to a string would be the end of `any`. */
test.each([
  ["import { A } from 'node:net'", 'A'],
  ["import { A } from 'node:fs/promises'", 'A'],
  ["import { A } from 'node:test'", 'A'],
  ["import { A } from 'bun:sqlite'", 'A'],
  ["import { A } from 'cloudflare:workers'", 'A'],
  ["import { A } from 'https://example.com/a.ts'", 'A'],
  ["import { A } from 'virtual:a?b'", 'A'],
  ["import A from 'node:a'", 'A'],
  ["import * as n from 'node:a'", 'n.A.B<1>'],
  ["import A = require('a')", 'A'],
  ["import A = require('a')", 'A.B<1>'],
  ["import a = require('node:a'); import A = a.B.C", 'A'],
  ["import * as A from 'a'", 'A<1>'],
  ["import A from 'a'", 'A.B'],
  ["import { type A } from 'a' with { 'resolution-mode': 'require' }", 'A'],
  ["import { delete as A } from 'a'", 'A'],
  ["import { 'a b' as A } from 'a'", 'A'],
  ["import { A } from '#internal'", 'A'],
  ["import { A } from './gone.js'", 'A'],
  ["import A from './data.json'", 'typeof A'],
  ["import A from './worker.js?worker'", 'typeof A'],
  ["import A from 'b/style.css?inline'", 'typeof A'],
  ["import { a } from 'a'", 'typeof a'],
  ["import { a } from 'a'", 'ReturnType<typeof a>'],
  ["import { A } from 'a'", 'InstanceType<typeof A>'],
  ["import { A } from 'a'", "A['b']['c']"],
  ["import * as a from 'a'", 'typeof a'],
  ['', "import('a').A"],
  ['', "import('node:a').A<1>"],
  ['', "import('a')"],
  ['', "typeof import('a')"],
  ['', "typeof import('node:a').b"],
  ['', "import('a').A['b']"],
  ['', "import('a', { with: { 'resolution-mode': 'import' } }).A"],
])('%s: %s is an opaque type', (imported, type) => {
  const code = (text: string) => `${imported}; export declare function f(): ${text}`
  expect(rulesOf(code(type), code('string'))).toEqual(['type-changed f'])
  expect(rulesOf(code('unknown'), code(type))).toEqual(['type-narrowed f'])
  expect(rulesOf(code(type), code(`${type} | undefined`))).toEqual(['type-widened f'])
  expect(rulesOf(`export declare const a: 1; ${code(type)}`, code(type))).toEqual(['export-removed a'])
})

test('modules of Node.js are the same with and without their scheme', () => {
  const code = (module: string) => `import { A } from '${module}'; export declare function f(): A`
  expect(rulesOf(code('net'), code('node:net'))).toEqual([])
})

test('a class differs by what it extends, also by a member of a default export', () => {
  const code = (base: string) => `import a, { B, C } from 'a'; export declare class A extends ${base} {}`
  expect(rulesOf(code('B'), code('C'))).toContain('type-changed A')
  expect(rulesOf(code('a.B<1>'), code('a.B<2>'))).toContain('type-changed A')
})

test('a re-export of a whole module is there or not', () => {
  expect(rulesOf("export * from 'a'", 'export {}')).toEqual(['export-removed * of "a"'])
  expect(rulesOf("export * from 'node:fs'", "export * from 'fs'")).toEqual([])
})

test('a module that the package declares is no stand-in', () => {
  for (const side of ['base', 'head']) {
    write(`${side}/package.json`, JSON.stringify({ types: './index.d.ts' }))
    write(
      `${side}/index.d.ts`,
      "/// <reference path='./all.d.ts' />\nimport { A } from 'own:a'; import b from './b.css'; export declare function f(): A; export declare function g(): typeof b",
    )
    const type = side === 'base' ? 'string' : 'number'
    write(
      `${side}/all.d.ts`,
      `declare module 'own:a' { export type A = 'a' }\ndeclare module '*.css' { const b: 'b'; export default b }\ndeclare const other: ${type}`,
    )
  }
  const reference = "/// <reference path='./all.d.ts' />"
  write('base/index.d.ts', `${reference}\nexport declare function f(): string; export declare function g(): string`)
  expect(
    diff(join(files.root, 'base'), join(files.root, 'head')).map(({ rule, symbol }) => `${rule} ${symbol}`),
  ).toEqual(['type-narrowed f', 'type-narrowed g', 'type-changed other'])
})

test('a package imports its own files by `imports` and by its name', () => {
  for (const side of ['base', 'head']) {
    write(
      `${side}/package.json`,
      JSON.stringify({ name: 'own', exports: './index.d.ts', imports: { '#a': './a.js', '#in/*': './in/*.js' } }),
    )
    write(
      `${side}/index.d.ts`,
      "import { A } from '#a'; import B = require('#in/b'); export declare function f(): A; export declare function g(): B; export declare function h(): typeof import('own')",
    )
    write(`${side}/a.d.ts`, `export interface A { x: ${side === 'base' ? 'string' : 'number'} }`)
    write(`${side}/in/b.d.ts`, `declare class B { x: ${side === 'base' ? 'string' : 'number'} }\nexport = B`)
  }
  expect(
    diff(join(files.root, 'base'), join(files.root, 'head')).map(({ rule, symbol }) => `${rule} ${symbol}`),
  ).toEqual(['type-changed A.x', 'type-changed B.x'])
})

test('a base of which nothing is known proves no break, a type of its own does', () => {
  const strictOf = (base: string, head: string) =>
    diff(write('base.d.ts', base), write('head.d.ts', head))
      .filter(({ rule }) => rule !== 'heritage-changed' && rule !== 'optional-parameter-added')
      .map(({ strict, proof }) => `${strict} ${proof}`)
  const importText = "import { Props, Base } from 'not-installed'\n"
  for (const [without, withBase] of [
    ['interface A { a: string }', 'interface A extends Props { a: string }'],
    ['type A = { a: string }', 'type A = Props & { a: string }'],
    ['interface A { a: string }', 'interface A extends Omit<Props, "b"> { a: string }'],
  ] as const) {
    const [plain, other] = [without, withBase].map(
      (text) => `${importText}export ${text}; export function f(a: A): void`,
    )
    expect(strictOf(plain as string, other as string)).toContain('minor unproven')
    expect(strictOf(other as string, plain as string)).toContain('minor unproven')
  }
  const [own, heir] = ['', ' extends Base'].map((base) => `${importText}export class A${base} { a: string }`)
  for (const found of [strictOf(own as string, heir as string), strictOf(heir as string, own as string)])
    expect(found).not.toContain('major proven')
  const named = (type: string) => `${importText}export function f(a: ${type}): void`
  expect(strictOf(named('Props'), named('Base'))).toEqual(['major proven'])
})
