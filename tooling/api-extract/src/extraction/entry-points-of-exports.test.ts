import { expect, test } from 'vitest'
import { temporaryPackage } from '../../test/temporary-package.ts'
import { extractPackage } from './extract-package.ts'
import { sourceFileCache } from '../program/source-file-cache.ts'
import type { PackageFacts } from '../facts.ts'

/** The compiler's libraries are parsed once for all tests. */
const cache = sourceFileCache()

function factsOf(manifest: object, files: Record<string, string>, entryPoints: string[] = []): PackageFacts {
  const packageDir = temporaryPackage({
    'package.json': { name: '@acme/core', version: '1.0.0', ...manifest },
    ...files,
  })
  return extractPackage({ packageDir, entryPoints }, { cache }).facts
}

const keysOf = ({ entryPoints }: PackageFacts): string[] => entryPoints.map(({ key }) => key)
const codesOf = ({ diagnostics }: PackageFacts): string[] => diagnostics.map(({ code }) => code)

const everything = { '.': './index.js', './*': './*.js' }

test('a pattern that exposes the parts of the main entry point is listed, not expanded', () => {
  const files = {
    'index.d.ts': "export { open } from './store'",
    'store.d.ts': "import { Cell } from './cell'\nexport declare function open(): Cell",
    'cell.d.ts': 'export interface Cell { value: string }',
  }
  const facts = factsOf({ exports: everything }, files)
  expect(keysOf(facts)).toEqual(['.'])
  expect(facts.diagnostics).toMatchObject([{ code: 'AX-PATTERN', severity: 'info' }])
  expect(facts.diagnostics[0]?.found).toContain('"./*" in "exports", which exposes 3 modules')
  const chosen = factsOf({ exports: everything, signpost: { entryPoints: ['./*'] } }, files)
  expect(keysOf(chosen)).toEqual(['.', './cell', './index', './store'])
  expect(codesOf(chosen)).toEqual([])
  expect(keysOf(factsOf({ exports: everything }, files, ['./*']))).toEqual(keysOf(chosen))
})

test.each([
  ['one', { 'extra.d.ts': 'export const extra: 1' }, ['./extra']],
  [
    'one that exports names of another',
    { 'extra.d.ts': "export { other } from './other'", 'other.d.ts': 'export const other: 1' },
    ['./extra'],
  ],
  ['one without names', { 'extra.d.ts': 'export {}' }, []],
])('a module that nothing imports is documented beside the parts of the main entry point: %s', (_, others, extra) => {
  const files = { 'index.d.ts': "export { open } from './store'", 'store.d.ts': 'export declare function open(): 1' }
  const facts = factsOf({ exports: everything }, { ...files, ...others })
  expect(keysOf(facts)).toEqual(['.', ...extra])
  expect(facts.diagnostics).toMatchObject([{ code: 'AX-PATTERN', nextStep: expect.stringMatching(/^Nothing/) }])
})

test('modules beside the parts of the main entry point that others of them import are counted', () => {
  const { diagnostics, ...facts } = factsOf(
    { exports: everything },
    {
      'index.d.ts': "export { open } from './store'",
      'store.d.ts': 'export declare function open(): 1',
      'extra.d.ts': "import type { Other } from './other'\nexport const extra: Other",
      'other.d.ts': 'export interface Other { a: 1 }',
    },
  )
  expect(facts.entryPoints.map(({ key }) => key)).toEqual(['.', './extra'])
  expect(diagnostics.map(({ code, severity, found }) => [code, severity, found])).toEqual([
    ['AX-PATTERN-MODULES', 'info', expect.stringContaining('1 with names that no entry point has, such as "./other"')],
  ])
  expect(diagnostics[0]?.nextStep).toMatch(/^To document each/)
})

test.each<[string, Record<string, unknown>, Record<string, string>, string[]]>([
  [
    'without a main entry point',
    { './*': './*.js' },
    { 'one.d.ts': 'export const one: 1', 'two.d.ts': 'export const two: 2' },
    ['./one', './two'],
  ],
  [
    'of modules that the main entry point does not import',
    { '.': './index.js', './locale/*': './locale/*.js' },
    { 'index.d.ts': 'export const a: 1', 'locale/en.d.ts': 'export const en: 1' },
    ['.', './locale/en'],
  ],
  [
    'of one module for each function',
    everything,
    { 'index.d.ts': "export { default as add } from './add'", 'add.d.ts': 'export default function add(): 1' },
    ['.', './add'],
  ],
  [
    'of modules that are namespaces of the main entry point',
    everything,
    { 'index.d.ts': "export * as Text from './text'", 'text.d.ts': 'export const trim: 1' },
    ['.', './text'],
  ],
])('a pattern %s is expanded', (_, exports, files, keys) => {
  expect(keysOf(factsOf({ exports }, files))).toEqual(keys)
})

test('modules of values that a bundle left out are counted, and those of types are documented', () => {
  const files = {
    'index.d.ts': 'export declare const a: 1',
    'index.js': '',
    'plugin.d.ts': "export * from './plugin/open'",
    'plugin.js': '',
    'plugin/open.d.ts': 'export declare const open: 1',
    'plugin/types.d.ts': 'export interface Plugin { a: 1 }',
  }
  const facts = factsOf({ exports: everything }, files)
  expect(keysOf(facts)).toEqual(['.', './plugin', './plugin/types'])
  expect(facts.diagnostics.map(({ found }) => found)).toContainEqual(
    expect.stringContaining('exposes 1 module whose JavaScript is not there'),
  )
})

test('a pattern whose names the entry points export too is not expanded', () => {
  const facts = factsOf(
    { exports: { '.': './index.js', './legacy/*.js': './legacy/*.js' } },
    {
      'index.d.ts': "export * from './core'",
      'core.d.ts': 'export const a: 1',
      'legacy/a.d.ts': "export { a } from '../core'",
      'legacy/b.d.ts': 'export const b: 1',
    },
  )
  expect(keysOf(facts)).toEqual(['.', './legacy/b.js'])
  expect(codesOf(facts)).toEqual(['AX-PATTERN'])
})

const dual = {
  exports: { '.': { import: { types: './index.d.mts' }, require: { types: './index.d.cts' } } },
}

test('names that only `require` exports are documented', () => {
  const facts = factsOf(dual, {
    'index.d.mts': 'export declare const a: 1\nexport declare function f(x: string): void',
    'index.d.cts': 'export declare const a: 1\nexport declare function f(x: number): void\nexport declare const old: 1',
  })
  expect(facts.entryPoints[0]?.exports.map(({ name, requireOnly }) => [name, requireOnly])).toEqual([
    ['a', undefined],
    ['f', undefined],
    ['old', true],
  ])
  expect(facts.diagnostics).toMatchObject([
    {
      code: 'AX-REQUIRE',
      severity: 'info',
      file: 'index.d.cts',
      found: 'declarations for "require" with exports that "import" lacks: old; names declared otherwise: f',
    },
  ])
})

test('declarations for `require` that differ from those for `import`, which refer to them, are unexported', () => {
  const facts = factsOf(dual, {
    'index.d.mts':
      "import * as half from './index.cjs'\nexport interface Core extends half.Core {}\nexport type Options = half.Options\n" +
      'export declare const open: Core',
    'index.d.cts':
      'export interface Core { open(): Used }\nexport interface Options { a: 1 }\nexport interface Used { b: 1 }\n' +
      'interface Hidden { c: 1 }\nexport declare const open: Hidden\nexport declare const old: Used\nexport {}',
  })
  expect(facts.unexported?.map(({ name }) => name)).toEqual(['Core', 'Options'])
  expect(facts.entryPoints[0]?.exports.map(({ name }) => name)).toEqual(['Core', 'Options', 'Used', 'old', 'open'])
})

test('equal halves are one, also when `export =` is the default', () => {
  const text = "import { B } from './b.js'\nexport declare const a: B"
  const equal = factsOf(dual, {
    'index.d.mts': text.replace('.js', '.mjs'),
    'index.d.cts': text.replace('.js', '.cjs'),
    'b.d.mts': 'export interface B { x: 1 }',
    'b.d.cts': 'export interface B { x: 1 }',
  })
  expect(equal.diagnostics).toEqual([])
  const assigned = factsOf(dual, {
    'index.d.mts': 'export default function core(): 1\nexport interface Options { a: 1 }',
    'index.d.cts': 'declare function core(): 1\ndeclare namespace core { interface Options { a: 1 } }\nexport = core',
  })
  expect(assigned.diagnostics).toEqual([])
  const value = factsOf(dual, {
    'index.d.mts': 'export interface Core { open(): void }\nexport declare const core: Core\nexport default core',
    'index.d.cts':
      'declare const core: core.Core\ndeclare namespace core { interface Core { open(): void } const core: Core }\nexport = core',
  })
  expect(value.entryPoints[0]?.exports.map(({ name }) => name)).toEqual(['Core', 'core', 'default'])
  expect(assigned.entryPoints[0]?.exports.map(({ name }) => name)).toEqual(['Options', 'default'])
})

test('exports that only one spelling of a module has are documented', () => {
  const exports = {
    './a': { import: './a.mjs', require: './a.js' },
    './a.js': './a.js',
    './a.mjs': './a.mjs',
    './b': './b.js',
    './b.mjs': './b.mjs',
  }
  const facts = factsOf(
    { exports },
    {
      'a.d.mts': 'export const both: 1',
      'a.d.ts': 'export const both: 1, required: 2',
      'b.d.ts': 'export const both: 1',
      'b.d.mts': 'export const both: 1, imported: 2',
    },
  )
  expect(facts.entryPoints.map(({ key, exports: all }) => [key, all.map(({ name }) => name)])).toEqual([
    ['./a', ['both', 'required']],
    ['./b', ['both']],
    ['./b.mjs', ['both', 'imported']],
  ])
})
