import { expect, test } from 'vitest'
import { temporaryPackage } from '../../../test/temporary-package.ts'
import { extractPackage } from '../../extraction/extract-package.ts'
import type { ExportFacts } from '../../facts.ts'
import { sourceFileCache } from '../../program/source-file-cache.ts'

/** The compiler's libraries are parsed once for all tests. */
const cache = sourceFileCache()

/** Exports of the entry point `.` of a package with these declaration files. */
function exportsOf(files: Record<string, string>): ExportFacts[] {
  return extractPackage({ packageDir: temporaryPackage(files) }, { cache }).facts.entryPoints[0]?.exports ?? []
}

/** `name<localName: facets from package/exportName {nested}` of each export, in order. */
function brief(exports: readonly ExportFacts[]): string[] {
  return exports.map(({ name, localName, facets, typeOnly, from, exports: nested }) =>
    [
      localName === undefined ? name : `${name}<${localName}`,
      `: ${facets.join('+')}`,
      typeOnly ? ' type-only' : '',
      from ? ` from ${from.package}/${from.exportName ?? '?'}` : '',
      nested ? ` {${brief(nested).join(', ')}}` : '',
    ].join(''),
  )
}

const box = { 'box.d.ts': '/** Boxes. @packageDocumentation */\nexport declare class Box {}\nexport interface Lid {}' }

test.each<[string, Record<string, string>, string[]]>([
  [
    'a class and an interface of one name',
    { 'index.d.ts': 'export declare class Z {} export interface Z { a: 1 }' },
    ['Z: class+interface'],
  ],
  [
    'three meanings and a nested name',
    {
      'index.d.ts':
        'export declare class Z { static s: 1 } export interface Z {} export declare namespace Z { type Inner = Z }',
    },
    ['Z: class+interface+namespace {Inner: type}'],
  ],
  [
    'an enum with a namespace',
    { 'index.d.ts': 'export declare enum E { A } export declare namespace E { function f(): void }' },
    ['E: enum+namespace {f: function}'],
  ],
  [
    'a constant and a type',
    { 'index.d.ts': "export declare const Color: { red: 'r' }; export type Color = 'r'" },
    ['Color: variable+type'],
  ],
  [
    'a constant of function type',
    { 'index.d.ts': 'export declare const add: (a: number) => number' },
    ['add: function'],
  ],
  [
    'two names of one class',
    { ...box, 'index.d.ts': "export { Box, Box as Crate } from './box'" },
    ['Box: class', 'Crate<Box: class'],
  ],
  ['a named default', { 'index.d.ts': 'export default class Widget {}' }, ['default<Widget: class']],
  ['a nameless default', { 'index.d.ts': 'export default function (): void' }, ['default: function']],
  ['a default by name', { 'index.d.ts': 'declare const cfg: {}; export default cfg' }, ['default<cfg: variable']],
  [
    'export =',
    { 'index.d.ts': 'declare function lib(a: 1): lib.R; declare namespace lib { interface R {} } export = lib' },
    ['R: interface', 'export=<lib: function'],
  ],
  ['a star', { ...box, 'index.d.ts': "export * from './box'" }, ['Box: class', 'Lid: interface']],
  [
    'a namespace of a module',
    { ...box, 'index.d.ts': "export * as ns from './box'" },
    ['ns: namespace {Box: class, Lid: interface}'],
  ],
  [
    'two namespaces of one module',
    { ...box, 'index.d.ts': "import * as a from './box'; import * as b from './box'; export { a, b }" },
    ['a: namespace {Box: class, Lid: interface}', 'b: namespace {Box: class, Lid: interface}'],
  ],
  [
    'a namespace in a namespace',
    { ...box, 'middle.d.ts': "export * as inner from './box'", 'index.d.ts': "export * as outer from './middle'" },
    ['outer: namespace {inner: namespace {Box: class, Lid: interface}}'],
  ],
  [
    'a namespace that contains itself',
    { 'index.d.ts': "export * as self from './index'; export declare const a: 1" },
    ['a: variable', 'self: namespace'],
  ],
  [
    'nested namespaces and an alias in one',
    {
      'index.d.ts':
        'export {}; declare namespace _n { interface I {} } export declare namespace n { export import A = _n.I; namespace m { let x: 1 } }',
    },
    ['n: namespace {A<I: interface, m: namespace {x: variable}}'],
  ],
  [
    'names of another package',
    { 'index.d.ts': "export { ExtClass, ExtOptions as Renamed } from 'ext-lib'" },
    ['ExtClass: class from ext-lib/ExtClass', 'Renamed<ExtOptions: interface from ext-lib/ExtOptions'],
  ],
  [
    'a name of another package, imported first',
    { 'index.d.ts': "import { ExtClass as E } from 'ext-lib'; export { E as F }" },
    ['F<ExtClass: class from ext-lib/ExtClass'],
  ],
  ['a whole package', { 'index.d.ts': "export * from '@acme/sibling'" }, ['Box: class from @acme/sibling/?']],
  [
    'a namespace of a package',
    { 'index.d.ts': "export * as sibling from '@acme/sibling'" },
    ['sibling: namespace from @acme/sibling/* {Box: class from @acme/sibling/?}'],
  ],
  [
    'a namespace that a package declares, and one of its own',
    {
      'node_modules/ext-lib/index.d.ts': 'export declare namespace tools { class Tool {} }',
      'index.d.ts': "export { tools } from 'ext-lib'; export declare namespace own { class Tool {} }",
    },
    ['own: namespace {Tool: class}', 'tools: namespace from ext-lib/tools'],
  ],
  [
    'export type',
    { 'index.d.ts': "export type { ExtClass } from 'ext-lib'" },
    ['ExtClass: class type-only from ext-lib/ExtClass'],
  ],
  [
    'export type *',
    { ...box, 'index.d.ts': "export type * from './box'" },
    ['Box: class type-only', 'Lid: interface type-only'],
  ],
  [
    'import type',
    { ...box, 'index.d.ts': "import type { Box } from './box'; export { Box }" },
    ['Box: class type-only'],
  ],
  [
    'a package that is not there',
    { 'index.d.ts': "export { Gone as Here } from 'gone/sub'" },
    ['Here: variable from gone/Gone'],
  ],
  [
    'a type of it',
    { 'index.d.ts': "import type { Gone } from 'gone'; export { Gone }" },
    ['Gone: type type-only from gone/Gone'],
  ],
  ['all of it', { 'index.d.ts': "export * as gone from 'gone'" }, ['gone: namespace from gone/*']],
  [
    'names of the object prototype',
    { 'index.d.ts': "declare const a: 1; export { a as __proto__, a as constructor, a as then, a as 'two words' }" },
    ['__proto__<a: variable', 'constructor<a: variable', 'then<a: variable', 'two words<a: variable'],
  ],
  ['a global of the same name', { 'index.d.ts': 'export interface Request { a: 1 }' }, ['Request: interface']],
  [
    'destructuring',
    { 'index.d.ts': 'export declare const { a, b: [c] }: { a: 1; b: [2] }' },
    ['a: variable', 'c: variable'],
  ],
  [
    'code unit order',
    { 'index.d.ts': 'export declare let b: 1, B: 1, é: 1, _: 1, $: 1' },
    ['$: variable', 'B: variable', '_: variable', 'b: variable', 'é: variable'],
  ],
])('%s', (_, files, expected) => {
  expect(brief(exportsOf(files))).toEqual(expected)
})

test('one symbol has one identity under all its names, two of one name have two', () => {
  const packageDir = temporaryPackage({
    ...box,
    'package.json': { name: '@acme/core', exports: { '.': './index.js', './node': './node.js' } },
    'index.d.ts': "export { Box, Box as Crate } from './box'; export declare class Config {}",
    'node.d.ts': "export { Box } from './box'; export declare class Config {}",
  })
  const [main, node] = extractPackage({ packageDir }).facts.entryPoints.map(
    ({ exports }) => new Map(exports.map(({ name, identity }) => [name, identity])),
  )
  expect(main?.get('Crate')).toBe(main?.get('Box'))
  expect(node?.get('Box')).toBe(main?.get('Box'))
  expect(node?.get('Config')).not.toBe(main?.get('Config'))
})

test('a declaration of another package is named by that package', () => {
  const [facts] = exportsOf({ 'index.d.ts': "export { Box } from '@acme/sibling'" })
  expect(facts?.identity).toBe('@acme/sibling!lib/box.d.ts:0')
  expect(facts?.from).toEqual({ package: '@acme/sibling', exportName: 'Box', specifier: '@acme/sibling' })
  expect(facts?.declarations[0]).toMatchObject({ at: { file: '@acme/sibling!lib/box.d.ts', line: 1, endLine: 1 } })
})

test('the module behind a namespace keeps its comment', () => {
  const [facts] = exportsOf({ ...box, 'index.d.ts': "export * as ns from './box'" })
  expect(facts?.module).toEqual({ file: 'box.d.ts', comment: '/** Boxes. @packageDocumentation */' })
})

test('a declaration keeps its text without comments, and its own comment', () => {
  const [K, f, n, v, w] = exportsOf({
    'index.d.ts': `/** About the module. @packageDocumentation */
/** Not this one. */
/** A class. */
export declare class K {
    /** A member. */
    'a/*b*/': string // trailing
    m(x: /* in between */ 1): \`/*\${string}*/\`
}
/** One. */
export declare function f(a: 1): void
/** Two. */
export declare function f(a: 2): void
export declare namespace n {
  const inner: 1
}
/** Both. */
export declare const v: 1, /** Own. */ w: 2
`,
  })
  expect(K?.declarations).toMatchObject([
    {
      comment: '/** A class. */',
      text: "export declare class K {\n    'a/*b*/': string\n    m(x:  1): `/*${string}*/`\n}",
      at: { line: 4, endLine: 8 },
    },
  ])
  expect(f?.declarations.map(({ comment }) => comment)).toEqual(['/** One. */', '/** Two. */'])
  expect(n?.declarations[0]?.text).toBe('export declare namespace n {}')
  expect(v?.declarations[0]).toMatchObject({ comment: '/** Both. */', text: 'export declare const v: 1;' })
  expect(w?.declarations[0]).toMatchObject({ comment: '/** Own. */', text: 'export declare const w: 2;' })
})

test.each([
  ["export { default } from 'gone'", "export { default } from 'gone';"],
  ["export { default as Gone } from 'gone'", "export { default as Gone } from 'gone';"],
  ["import Gone from 'gone'; export { Gone }", "export { default as Gone } from 'gone';"],
  ["import * as all from 'gone'; export { all as every }", "export * as every from 'gone';"],
  [
    "export { 'two words' as constructor } from '@scope/gone/sub'",
    'export { "two words" as constructor } from \'@scope/gone/sub\';',
  ],
  ["export type * as all from 'gone'", "export type * as all from 'gone';"],
  ["import Gone = require('gone'); export { Gone }", "export import Gone = require('gone');"],
  ["import gone = require('gone'); export = gone", "export = require('gone');"],
])('%s of a package that is not there is its own declaration', (text, expected) => {
  const [only] = exportsOf({ 'index.d.ts': `\n${text}` })
  expect(only?.declarations).toEqual([
    { facet: only?.facets[0], at: { file: 'index.d.ts', line: 2, endLine: 2 }, text: expected },
  ])
})
