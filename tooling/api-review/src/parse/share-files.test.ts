import { expect, test } from 'vitest'
import { shareFiles } from './share-files.ts'
import type { Side } from './side.ts'

function sideOf(files: Record<string, string>): Side {
  return { label: 'x', files: new Map(Object.entries(files)), entries: new Map([['.', 'index.d.ts']]) }
}

const shared = (base: Record<string, string>, head: Record<string, string>): string[] =>
  [...shareFiles(sideOf(base), sideOf(head)).shared].sort()

const a = { 'a.d.ts': 'export declare const a: 1' }

test('an equal file of the head re-exports that of the base, with its default export', () => {
  const files = { 'lib/a.d.ts': 'export default 1', 'lib/b.d.mts': 'export declare const b: 1' }
  const { head } = shareFiles(sideOf(files), sideOf(files))
  expect(Object.fromEntries(head.files)).toEqual({
    'lib/a.d.ts': "export * from '../../base/lib/a.js'\nexport { default } from '../../base/lib/a.js'\n",
    'lib/b.d.mts': "export * from '../../base/lib/b.mjs'\n",
  })
})

test('a changed file keeps its text', () => {
  const { head, shared } = shareFiles(sideOf(a), sideOf({ 'a.d.ts': 'export declare const a: 2' }))
  expect([...shared]).toEqual([])
  expect(head.files.get('a.d.ts')).toBe('export declare const a: 2')
})

test.each([
  ["import { a } from './a.js'; export declare const b: typeof a"],
  ["export * from './a'"],
  ["export declare const b: typeof import('./a.js').a"],
  ["/// <reference path='./a.d.ts' />\nexport declare const b: 1"],
])('a file that imports a changed one is compared: %s', (text) => {
  const others = { 'b.d.ts': text, 'c.d.ts': "export * from './b.js'", 'd.d.ts': 'export declare const d: 1' }
  expect(shared({ ...a, ...others }, { 'a.d.ts': 'export declare const a: 2', ...others })).toEqual(['d.d.ts'])
})

test.each([
  ['a package', 'node_modules/x/index.d.ts', "export * from 'x'"],
  ['an entry point of a package', 'node_modules/x/core.d.ts', "export * from 'x/core'"],
  ['a folder', 'sub/index.d.ts', "export * from './sub'"],
  ['the folder of a file', 'index.d.ts', "import type { a } from '.'; export declare const b: typeof a"],
  ['a module of another format', 'sub.d.mts', "export * from './sub.mjs'"],
])('%s is found by its specifier', (_, path, text) => {
  const side = (value: number) => ({ [path]: `export declare const a: ${value}`, 'b.d.ts': text })
  expect(shared(side(1), side(2))).toEqual([])
})

test('a file that exports another as a namespace is compared when that one changed', () => {
  const side = (value: number) => ({
    'a.d.ts': `export declare const a: ${value}`,
    'b.d.ts': "export * as b from './a.js'",
  })
  expect(shared(side(1), side(2))).toEqual([])
})

test('a file that imports one only a side has is compared', () => {
  const user = { 'b.d.ts': "export * from './a.js'" }
  expect(shared(user, { ...a, ...user })).toEqual([])
})

test.each([
  ['a script', 'declare const a: 1'],
  ['export =', 'declare const a: 1; export = a'],
  ['an augmentation', "export {}; declare module 'x' { interface A { a: 1 } }"],
  ['a global augmentation', 'export {}; declare global { interface A { a: 1 } }'],
])('%s is never shared', (_, text) => {
  expect(shared({ 'a.d.ts': text }, { 'a.d.ts': text })).toEqual([])
})

test('files that import each other are shared together, or not at all', () => {
  const circle = {
    'a.d.ts': "import './b.js'; export declare const a: 1",
    'b.d.ts': "import './a.js'; export declare const b: 1",
  }
  expect(shared(circle, circle)).toEqual(['a.d.ts', 'b.d.ts'])
  expect(shared(circle, { ...circle, 'b.d.ts': `${circle['b.d.ts']} | 2` })).toEqual([])
})
