import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../../test/temporary-package.ts'
import { sourceFileCache } from '../program/source-file-cache.ts'
import { createExtractor } from './extractor.ts'
import { extractPackage } from './extract-package.ts'

const cache = sourceFileCache()

/** A copy of the workspace that nobody has built. */
function unbuilt(): string {
  const root = join(temporaryFolder(), 'unbuilt')
  cpSync(fileURLToPath(new URL('../../../signpost/test/fixtures/unbuilt', import.meta.url)), root, { recursive: true })
  return root
}

/** Exports of a member by entry point, with the file of their source and their errors. */
function read(root: string, member: string) {
  const { facts } = extractPackage({ packageDir: join(root, member), root }, { cache })
  const exports = facts.entryPoints.flatMap(({ key, exports: all }) =>
    all.map(({ name, declarations: [first] }) => `${key} ${name} ${first?.source?.file}:${first?.source?.line}`),
  )
  return { exports, found: facts.diagnostics.map(({ code, severity, found }) => `${severity} ${code} ${found}`) }
}

test.each<[string, string[], string[]]>([
  [
    'packages/core',
    ['. Box src/index.ts:4', '. double src/arithmetic.ts:2', './testing emptyBox src/testing/index.ts:4'],
    [],
  ],
  [
    'packages/just-in-time',
    ['. Button src/button.tsx:15', '. ButtonProps src/button.tsx:9', '. boxed src/index.ts:6', '. open src/index.ts:9'],
    [],
  ],
  ['packages/versioned', ['. modern source/modern/index.ts:2'], []],
  ['packages/script', ['. join index.js:10', '. trim lib/trim.js:6'], []],
  ['packages/dual', ['. waitTwice src/index.mts:4', './legacy legacy src/legacy.cts:2'], []],
  ['packages/eslint-config', [], ['info AX-NO-API no declarations, JavaScript without doc comments']],
  ['apps/web', [], ['info AX-NO-API private, no entry point']],
])('%s is documented from its sources, or says why not', (member, exports, found) => {
  const root = unbuilt()
  const before = readdirSync(root, { recursive: true }).sort()
  expect(read(root, member)).toEqual({ exports, found })
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(before)
})

test('each member of the repository decides whether its own members with `@internal` are inherited', () => {
  const root = unbuilt()
  writeFiles(root, {
    'packages/core/src/index.ts': `export class Base {
  size = 1
  // @internal
  state = 2
  /* @internal */ count(): number { return 1 }
}`,
    'packages/core/tsconfig.json': { compilerOptions: { stripInternal: true, target: 'ES2022' } },
    'packages/kept/package.json': { name: '@unbuilt/kept', version: '1.0.0', types: 'src/index.ts' },
    'packages/kept/src/index.ts': `export class Kept {
  // @internal
  state = 2
}`,
    'packages/heir/package.json': {
      name: '@unbuilt/heir',
      version: '1.0.0',
      types: 'src/index.ts',
      dependencies: { '@unbuilt/core': 'workspace:*', '@unbuilt/kept': 'workspace:*' },
    },
    'packages/heir/tsconfig.json': { compilerOptions: { stripInternal: true, target: 'ES2022' } },
    'packages/heir/src/index.ts': `import { Base } from '@unbuilt/core'
import { Kept } from '@unbuilt/kept'
export class Heir extends Base { own = 1 }
export class Other extends Kept {
  /* @internal */ own = 1
}`,
  })
  const { facts } = extractPackage({ packageDir: join(root, 'packages/heir'), root }, { cache })
  const { exports } = facts.entryPoints[0]!
  expect(exports.map(({ name, declarations }) => [name, declarations[0]!.memberCount])).toEqual([
    ['Heir', 2],
    ['Other', 1],
  ])
})

test('declarations that a build writes are missing, where the scripts have no comments', () => {
  const root = unbuilt()
  const target = './dist/index.d.ts'
  for (const manifest of [{ types: target }, { exports: { '.': { types: target, default: './dist/index.js' } } }]) {
    writeFiles(root, {
      'packages/copied/package.json': { name: 'copied', version: '1.0.0', main: 'dist/index.js', ...manifest },
      'packages/copied/index.js': 'exports.one = 1',
      'packages/copied/lib/main.d.ts': 'export const one: number',
    })
    expect(read(root, 'packages/copied')).toEqual({
      exports: [],
      found: [`error AX-NO-DECLARATIONS no declaration file for the target "${target}"`],
    })
  }
})

test('a signature names the class of another member', () => {
  const root = unbuilt()
  const { files } = extractPackage({ packageDir: join(root, 'packages/just-in-time'), root }, { cache })
  expect(files.get('just-in-time.api.json')).toContain('"@unbuilt/core!Box:class"')
})

test('a private package whose module exports nothing has no API', () => {
  const root = unbuilt()
  writeFiles(root, {
    'apps/web/package.json': { name: 'web', private: true, main: 'dist/main.js' },
    'apps/web/tsconfig.json': { compilerOptions: { outDir: 'dist' } },
  })
  expect(read(root, 'apps/web')).toEqual({ exports: [], found: ['info AX-NO-API private, exports nothing'] })
})

test('an edit of a source is extracted, and nothing is written beside it', () => {
  const root = unbuilt()
  const packageDir = join(root, 'packages/core')
  const extractor = createExtractor()
  const request = { packageDir, root, out: join(temporaryFolder(), 'out'), live: 'edited' as const }
  const commentOf = (): string | undefined =>
    extractor.extract(request).facts.entryPoints[0]?.exports.find(({ name }) => name === 'double')?.declarations[0]
      ?.comment
  const before = readdirSync(packageDir, { recursive: true }).sort()
  expect(commentOf()).toBe('/** Doubles a number. */')
  writeFiles(packageDir, { 'src/arithmetic.ts': '/** Twice. */\nexport const double = (value: number) => value * 2\n' })
  expect(commentOf()).toBe('/** Twice. */')
  expect(readdirSync(packageDir, { recursive: true }).sort()).toEqual(before)
})

test('what the compiler cannot write out is a note at the source, and the rest is documented', () => {
  const root = unbuilt()
  writeFiles(root, {
    'packages/core/src/index.ts': [
      '/** Made by a factory. */',
      'export const Made = (() => class { private hidden = 1; shown = 2 })()',
      "export declare const other: import('gone').Gone",
    ].join('\n'),
    'packages/core/src/testing/index.ts': 'export {}',
  })
  const { facts } = extractPackage({ packageDir: join(root, 'packages/core'), root }, { cache })
  expect(facts.entryPoints[0]?.exports.map(({ name }) => name)).toEqual(['Made', 'other'])
  expect(facts.diagnostics).toMatchObject([
    { code: 'AX-COMPILE', severity: 'info', file: 'src/index.ts', line: 2 },
    { code: 'AX-TYPES-MISSING', file: 'src/index.ts', line: 3 },
    { code: 'AX-EMPTY', file: 'src/testing/index.ts' },
  ])
})

describe('packages of Deno', () => {
  const root = (): string => {
    const folder = temporaryFolder()
    writeFiles(folder, {
      'deno.json': {
        workspace: ['./path', './assert'],
        imports: { '@std/path': 'jsr:@std/path@^1', '~/': './shared/', old: 'https://example.org/mod.ts' },
      },
      'shared/types.ts': '/** Shared. */\nexport interface Shared { a: number }\n',
      'path/jsr.json': {
        name: '@std/path',
        version: '1.0.0',
        exports: { '.': './mod.ts', './posix': './posix/mod.ts' },
      },
      'path/mod.ts': "export * from './posix/mod.ts'\n",
      'path/posix/mod.ts': '/** Parsed. */\nexport interface Parsed { root: string }\n',
      'assert/deno.json': { name: '@std/assert', version: '1.0.0', exports: './mod.js.ts' },
      'assert/mod.js.ts': [
        "import type { Shared } from '~/types.ts'",
        "import type { Parsed } from 'jsr:@std/path@^1/posix'",
        "import type { Gone } from 'jsr:@std/gone@^1/part'",
        "import type { Old } from 'old'",
        '/** Checks. */',
        'export function check(shared: Shared, parsed: Parsed, gone: Gone, old: Old, file: Deno.FsFile): void {}',
      ].join('\n'),
    })
    return folder
  }

  test('are imported from JSR, and read by their import map', () => {
    const folder = root()
    const { facts } = extractPackage({ packageDir: join(folder, 'assert'), root: folder }, { cache })
    expect(facts.entryPoints.map(({ specifier }) => specifier)).toEqual(['jsr:@std/assert'])
    expect(
      facts.diagnostics
        .filter(({ code }) => code !== 'AR-AE-CRASH')
        .map(({ severity, found }) => `${severity} ${found}`),
    ).toEqual([
      'error the module "@std/gone/part", for which there are no declarations',
      'warning the module "https://example.org/mod.ts", at an address',
      'warning the name "Deno", which is declared nowhere',
    ])
    expect(facts.diagnostics.find(({ found }) => found.includes('@std/gone'))?.nextStep).toContain(
      'npx jsr add @std/gone',
    )
  })

  test('a name of the import map that is exported again leads to its source', () => {
    const folder = temporaryFolder()
    writeFiles(folder, {
      'deno.json': { name: '@acme/file', version: '1.0.0', exports: './mod.ts', imports: { '#sink': './sink.jsr.ts' } },
      'mod.ts': "export { sink } from '#sink'\n",
      'sink.jsr.ts': '/** A sink. */\nexport function sink(): void {}\n',
    })
    const { facts } = extractPackage({ packageDir: folder, root: folder }, { cache })
    expect(facts.entryPoints.map(({ exports }) => exports.map(({ name }) => name))).toEqual([['sink']])
    expect(facts.diagnostics).toEqual([])
  })

  test('a subpath of another member has its own specifier', () => {
    const folder = root()
    const { facts } = extractPackage({ packageDir: join(folder, 'path'), root: folder }, { cache })
    expect(facts.entryPoints.map(({ specifier, exports }) => [specifier, exports.map(({ name }) => name)])).toEqual([
      ['jsr:@std/path', ['Parsed']],
      ['jsr:@std/path/posix', ['Parsed']],
    ])
  })
})

test.each<[string, object, Record<string, string>, string[]]>([
  ['the only folder of sources', { include: ['source'] }, { 'source/index.ts': 'export const a = 1' }, ['.']],
  [
    'the folder around a list of files',
    { files: ['code/core/index.ts'] },
    { 'code/core/index.ts': 'export const a = 1' },
    ['.'],
  ],
  [
    'the folder around two',
    { include: ['lib', 'ext'] },
    { 'lib/a.ts': '', 'ext/b.ts': '', 'index.ts': 'export const a = 1' },
    ['.'],
  ],
])('declarations without a rootDir come from %s', (_, config, sources, keys) => {
  const root = temporaryFolder()
  writeFiles(root, {
    'package.json': { name: 'a', version: '1.0.0', type: 'module', exports: './dist/index.js' },
    'tsconfig.json': { compilerOptions: { outDir: 'dist', module: 'nodenext' }, ...config },
    ...sources,
  })
  const { facts } = extractPackage({ packageDir: root, root }, { cache })
  expect(facts.entryPoints.map(({ key }) => key)).toEqual(keys)
  expect(facts.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('a program that is a module, with a reference to types, is documented', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'package.json': { name: 'a', version: '1.0.0', type: 'module', exports: './src/index.ts' },
    'src/index.ts': '#!/usr/bin/env node\n/// <reference lib="dom" />\n\n/** A. */\nexport const a = document.title\n',
  })
  const { facts } = extractPackage({ packageDir: root, root }, { cache })
  expect(facts.entryPoints.map(({ exports }) => exports.map(({ name }) => name))).toEqual([['a']])
  expect(facts.diagnostics).toEqual([])
})

test('a member that is not linked is read from its hand-written declarations', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'package.json': { private: true, workspaces: ['libs/*'] },
    'libs/kit/package.json': { name: '@acme/kit', version: '1.0.0', exports: { '.': { types: './types.d.ts' } } },
    'libs/kit/types.d.ts':
      "declare module '@acme/kit' {\n  /** A kit. */\n  export interface Kit { size: number }\n}\n",
    'libs/node/package.json': { name: '@acme/node', version: '1.0.0', types: './index.d.ts' },
    'libs/node/index.d.ts':
      "import type { Kit } from '@acme/kit'\n/** Makes one. */\nexport declare function make(): Kit\n",
  })
  const { facts } = extractPackage({ packageDir: join(root, 'libs/node'), root }, { cache })
  expect(facts.diagnostics).toEqual([])
})

test('a pattern over the package does not document its tests, and says so', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'package.json': { name: 'a', version: '1.0.0', type: 'module', exports: { './*': './*.js' } },
    'a.ts': '/** A. */\nexport const a = 1\n',
    'tests/t.ts': 'export const t = 1\n',
    'examples/e.ts': 'export const e = 1\n',
  })
  const { facts } = extractPackage({ packageDir: root, root }, { cache })
  expect(facts.entryPoints.map(({ specifier }) => specifier)).toEqual(['a/a'])
  expect(facts.diagnostics).toMatchObject([
    { code: 'AX-PATTERN', found: expect.stringContaining('2 modules of tests') },
  ])
  const chosen = extractPackage({ packageDir: root, root, entryPoints: ['./*'] }, { cache })
  expect(chosen.facts.entryPoints).toHaveLength(3)
})

test('the name of a checkout is in no name of the output', () => {
  for (const folder of ['p-queue', 'pqueue', 'PQueue']) {
    const root = join(temporaryFolder(), folder)
    writeFiles(root, {
      'package.json': { name: 'p-queue', types: 'index.d.ts' },
      'index.d.ts': 'export declare const a: 1\n',
    })
    expect(extractPackage({ packageDir: root, root }, { cache }).facts.package.slug).toBe('p-queue')
  }
})

test('a component without declarations is named, and the rest is documented', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'package.json': {
      name: 'ui',
      version: '1.0.0',
      type: 'module',
      exports: { '.': './index.ts', './Card': './Card.astro' },
    },
    'index.ts': "export { default as Button } from './Button.vue'\n/** A. */\nexport const a = 1\n",
    'Button.vue': '<template />',
    'Card.astro': '',
  })
  const { facts } = extractPackage({ packageDir: root, root }, { cache })
  expect(facts.diagnostics.map(({ code, severity, found }) => `${severity} ${code} ${found}`)).toEqual([
    'warning AX-COMPONENT the Astro component "./Card.astro" without declarations',
    'warning AX-COMPONENT the Vue component "./Button.vue" without declarations',
  ])
  expect(facts.entryPoints[0]?.exports.map(({ name }) => name)).toContain('a')
})

test('JavaScript names the types of packages that are not installed as it imports them', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'package.json': { name: 'js', version: '1.0.0', type: 'module', exports: './index.js' },
    'index.js': [
      "import ok from 'node-ok'",
      "import { Base } from 'base'",
      '/** @import {Plugin as Extension, Processor} from "gone" */',
      '/** @import * as tree from "tree" */',
      '/**',
      ' * Adds.',
      ' * @param {Readonly<Extension>} plugin',
      ' * @param {import("other").Outer["part"] | tree.Node} part',
      ' * @returns {Processor<string, number>}',
      ' */',
      'export function add(plugin, part) {',
      '  ok(plugin)',
      '  return made(part)',
      '}',
      'export class Own extends Base {}',
    ].join('\n'),
  })
  const { facts, files } = extractPackage({ packageDir: root, root }, { cache })
  const missing = facts.diagnostics.filter(({ code }) => code === 'AX-TYPES-MISSING').map(({ found }) => found)
  expect(missing.map((found) => /"(.*)"/.exec(found)?.[1]).sort()).toEqual(['base', 'gone', 'other', 'tree'])
  const report = [...files].find(([name]) => name.endsWith('.api.md'))?.[1]
  expect(report).toContain(
    'add(plugin: Readonly<Plugin_2>, part: Outer["part"] | tree.Node): Processor<string, number>',
  )
})

test('a global that Node.js shares with browsers is one of @types/node, where the libraries of browsers are not used', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'package.json': { name: 'a', version: '1.0.0', type: 'module', exports: './index.ts' },
    'index.ts': 'export declare function open(address: URL): void\n',
    'tsconfig.json': { compilerOptions: { lib: ['ES2022'], types: [] } },
  })
  const { facts } = extractPackage({ packageDir: root, root }, { cache })
  expect(facts.diagnostics.find(({ code }) => code === 'AX-TYPES-MISSING')).toMatchObject({
    found: expect.stringContaining('"URL"'),
    nextStep: expect.stringContaining('Install @types/node'),
  })
})

test('sources of a Svelte library import each other by $lib, before SvelteKit wrote its configuration', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'package.json': { name: 'ui', version: '1.0.0', type: 'module', exports: { types: './dist/index.d.ts' } },
    'svelte.config.js': 'export default {}',
    'tsconfig.json': { extends: './.svelte-kit/tsconfig.json', compilerOptions: { module: 'nodenext' } },
    'src/lib/index.ts': "import type { Size } from '$lib/internal/size.js'\nexport const size: Size = { width: 1 }\n",
    'src/lib/internal/size.ts': 'export interface Size { width: number }\n',
  })
  const { facts } = extractPackage({ packageDir: root, root }, { cache })
  expect(facts.diagnostics).toMatchObject([
    { code: 'AX-COMPILE', nextStep: expect.stringContaining('svelte-kit sync') },
  ])
  expect(facts.entryPoints[0]?.exports.map(({ name }) => name)).toEqual(['size'])
})

test('the comment of a module is in its source', () => {
  const root = notInstalled({
    'packages/a/src/index.ts': '/**\n * About it.\n *\n * @packageDocumentation\n */\nexport const said = 1\n',
  })
  const { facts } = extractPackage({ packageDir: join(root, 'packages/a'), root }, { cache })
  expect(facts.entryPoints).toMatchObject([{ types: 'src/index.d.ts', moduleSource: 'src/index.ts' }])
})

/** A workspace that is not installed, whose member `a` has this source. */
function notInstalled(files: Record<string, string | object>): string {
  const root = temporaryFolder()
  writeFiles(root, {
    'package.json': { name: 'root', private: true, workspaces: ['packages/*'] },
    'packages/a/package.json': { name: '@acme/a', version: '1.0.0', main: 'dist/index.js', types: 'dist/index.d.ts' },
    'packages/a/tsconfig.json': { compilerOptions: { rootDir: 'src', outDir: 'dist', strict: true } },
    ...files,
  })
  return root
}

test.each<[string, string, string, object]>([
  ['its file', '@acme/config/tsconfig.base.json', 'tsconfig.base.json', {}],
  ['its file without the ending', '@acme/config/base', 'base.json', {}],
  ['its name', '@acme/config', 'tsconfig.json', {}],
  ['the field tsconfig', '@acme/config', 'strict.json', { tsconfig: './strict.json' }],
  ['its exports', '@acme/config/lib', 'sets/lib.json', { exports: { './lib': './sets/lib.json' } }],
])('a configuration extends that of another member by %s before an install', (_, extended, file, manifest) => {
  const root = notInstalled({
    'packages/a/tsconfig.json': { extends: extended, compilerOptions: { outDir: 'dist', rootDir: 'source' } },
    'packages/a/source/index.js': '/** Says it. */\nexport const said = () => 1\n',
    'packages/config/package.json': { name: '@acme/config', version: '1.0.0', ...manifest },
    [`packages/config/${file}`]: { compilerOptions: { allowJs: true, declaration: true, strict: true } },
  })
  expect(read(root, 'packages/a')).toEqual({ exports: ['. said source/index.js:2'], found: [] })
})

test.each(['@acme/config/api-extractor.base.json', '@acme/config/api-extractor.base'])(
  'an api-extractor.json extends %s of another member before an install',
  (extended) => {
    const root = notInstalled({
      'packages/a/api-extractor.json': { extends: extended },
      'packages/a/src/index.ts': 'interface Hidden {}\nexport interface Shown extends Hidden {}\n',
      'packages/config/package.json': { name: '@acme/config', version: '1.0.0' },
      'packages/config/api-extractor.base.json': { apiReport: { enabled: true, includeForgottenExports: true } },
    })
    const { files, facts } = extractPackage({ packageDir: join(root, 'packages/a'), root }, { cache })
    expect(facts.diagnostics.filter(({ code }) => code === 'AX-CONFIG')).toEqual([])
    expect(files.get('a.api.md')).toContain('interface Hidden')
  },
)

test('a configuration that extends one of a package that is not there names the package', () => {
  const root = notInstalled({
    'packages/a/api-extractor.json': { extends: '@other/config/base.json' },
    'packages/a/src/index.ts': 'export interface Shown {}\n',
  })
  const { facts } = extractPackage({ packageDir: join(root, 'packages/a'), root }, { cache })
  expect(facts.diagnostics.map(({ code, nextStep }) => `${code}: ${nextStep}`)).toEqual([
    'AX-CONFIG: Install @other/config, which has the file that it extends. The shared configuration was used instead.',
  ])
})

test('names of `imports` in a package.json around the package are found, and others are no packages', () => {
  const root = notInstalled({
    'package.json': {
      name: 'root',
      private: true,
      workspaces: ['packages/*'],
      imports: { '#packages/*': './packages/*' },
    },
    'packages/a/tsconfig.json': { compilerOptions: { rootDir: 'src', outDir: 'dist', module: 'nodenext' } },
    'packages/a/src/index.ts':
      "export { Box } from '#packages/a/src/box.js'\nexport { Lid } from '#packages/b/lid.js'\nexport { Gone } from '#gone'\n",
    'packages/a/src/box.ts': 'export class Box {}\n',
    'packages/b/package.json': { name: '@acme/b', version: '1.0.0', private: true },
    'packages/b/lid.ts': 'export interface Lid { size: number }\n',
  })
  const { facts } = extractPackage({ packageDir: join(root, 'packages/a'), root }, { cache })
  expect(facts.entryPoints.flatMap(({ exports }) => exports.map(({ name }) => name))).toEqual(
    expect.arrayContaining(['Box', 'Lid']),
  )
  expect(facts.diagnostics.map(({ code, found, nextStep }) => `${code}: ${found}. ${nextStep}`)).toEqual([
    'AX-MISSING-FILE: the module "#gone", for which there are no declarations. Build the package again so that the file is written, or correct the entry.',
  ])
})

test.each<[string, string, Record<string, string>]>([
  ['a source of its output', '@acme/b/lib/box', { 'src/box.ts': 'export class Box {}' }],
  ['a source of its output, with the ending', '@acme/b/lib/box.js', { 'src/box.ts': 'export class Box {}' }],
  ['a folder', '@acme/b/lib/box', { 'src/box/index.ts': 'export class Box {}' }],
  ['a file beside the manifest', '@acme/b/box', { 'box.ts': 'export class Box {}' }],
  [
    'declarations that are built',
    '@acme/b/lib/box',
    { 'lib/box.d.ts': 'export declare class Box {}', 'lib/box.js': '' },
  ],
  [
    'a file that leads into its output',
    '@acme/b/box',
    {
      'box.js': "module.exports = require('./lib/box')",
      'box.d.ts': "export * from './lib/box'",
      'src/box.ts': 'export class Box {}',
    },
  ],
  [
    'a file that leads into its output, which is built',
    '@acme/b/box',
    {
      'box.js': "module.exports = require('./lib/box')",
      'box.d.ts': "export * from './lib/box'",
      'lib/box.d.ts': 'export declare class Box {}',
    },
  ],
])('a subpath of a member without exports is %s', (_, specifier, files) => {
  const root = notInstalled({
    'packages/a/src/index.ts': `import { Box } from '${specifier}'\nexport const box: Box = new Box()\n`,
    'packages/b/package.json': { name: '@acme/b', version: '1.0.0', main: 'lib/index.js', types: 'lib/index.d.ts' },
    'packages/b/tsconfig.json': { compilerOptions: { rootDir: 'src', outDir: 'lib', declaration: true } },
    'packages/b/src/index.ts': 'export {}',
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`packages/b/${name}`, text])),
  })
  const { exports, found } = read(root, 'packages/a')
  expect({ exports, found }).toEqual({ exports: ['. box src/index.ts:2'], found: [] })
  const { files: written } = extractPackage({ packageDir: join(root, 'packages/a'), root }, { cache })
  expect(written.get('a.api.json')).toContain('Box:class')
})
