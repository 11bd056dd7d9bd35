import { describe, expect, test } from 'vitest'
import { entryPoints } from './entry-points.ts'
import type { EntryPointManifest } from './entry-points.ts'

const files = [
  'package.json',
  'plain.js',
  'index.d.ts',
  'dist/index.d.ts',
  'dist/index.js',
  'dist/index.d.mts',
  'dist/index.d.cts',
  'dist/testing.d.ts',
  'dist/testing.js',
  'dist/icons/a.d.ts',
  'dist/icons/a.js',
  'dist/icons/deep/b.d.ts',
  'dist/icons/deep/b.js',
  'dist/icons/private/c.d.ts',
  'dist/style.css',
  'ts4/index.d.ts',
  'lib/index.d.ts',
]

/** `key -> declarations` of each entry point, then `code key` of each diagnostic. */
function read(manifest: EntryPointManifest): string[] {
  const found = entryPoints(manifest, () => files, '6.0.3')
  return [
    ...found.entryPoints.map(({ key, types }) => `${key} -> ${types}`),
    ...found.diagnostics.map(({ code, entryPoint }) => `${code} ${entryPoint ?? ''}`),
  ]
}

describe('exports', () => {
  test.each<[string, unknown, string[]]>([
    ['a string with declarations beside it', './dist/index.js', ['. -> dist/index.d.ts']],
    ['conditions without a subpath', { types: './dist/index.d.ts', default: './x.js' }, ['. -> dist/index.d.ts']],
    [
      'types in import and require',
      { '.': { import: { types: './dist/index.d.mts' }, require: { types: './dist/index.d.cts' } } },
      ['. -> dist/index.d.mts'],
    ],
    ['require alone', { '.': { require: { types: './dist/index.d.cts' } } }, ['. -> dist/index.d.cts']],
    ['declarations of a module script', { '.': './dist/index.mjs' }, ['. -> dist/index.d.mts']],
    [
      'node before default',
      { '.': { node: './dist/testing.js', default: './dist/index.js' } },
      ['. -> dist/testing.d.ts'],
    ],
    [
      'a condition that nobody sets',
      { '.': { '@acme/source': './src/index.ts', default: './dist/index.js' } },
      ['. -> dist/index.d.ts'],
    ],
    [
      'a condition without declarations',
      { '.': { node: './dist/none.js', default: './dist/index.js' } },
      ['. -> dist/index.d.ts'],
    ],
    [
      'a module script beside declarations of another kind, and a condition of its own for types',
      { '.': { node: './dist/testing.mjs', types: './lib/index.d.ts', default: './dist/index.js' } },
      ['. -> lib/index.d.ts'],
    ],
    ['a module script beside declarations of another kind', { '.': './dist/testing.mjs' }, ['. -> dist/testing.d.ts']],
    ['alternatives', { '.': ['./dist/none.js', './dist/index.js'] }, ['. -> dist/index.d.ts']],
    [
      'versioned types',
      { '.': { 'types@<6': './dist/testing.d.ts', types: './dist/index.d.ts' } },
      ['. -> dist/index.d.ts'],
    ],
    [
      'versioned types that hold',
      { '.': { 'types@>=5': './dist/testing.d.ts', types: './dist/index.d.ts' } },
      ['. -> dist/testing.d.ts'],
    ],
    [
      'subpaths, "." first, what is not TypeScript left out',
      {
        './testing': './dist/testing.js',
        './package.json': './package.json',
        './style.css': './dist/style.css',
        '.': './dist/index.js',
      },
      ['. -> dist/index.d.ts', './testing -> dist/testing.d.ts'],
    ],
    ['null', { '.': './dist/index.js', './testing': null }, ['. -> dist/index.d.ts']],
    [
      'a wildcard over JavaScript, without what is internal by its name',
      { './icons/*': './dist/icons/*.js' },
      ['./icons/a -> dist/icons/a.d.ts', './icons/deep/b -> dist/icons/deep/b.d.ts'],
    ],
    [
      'a wildcard with exceptions',
      { './icons/*': { types: './dist/icons/*.d.ts' }, './icons/private/*': null, './icons/a': './dist/testing.js' },
      ['./icons/a -> dist/testing.d.ts', './icons/deep/b -> dist/icons/deep/b.d.ts'],
    ],
    [
      'a wildcard with an extension in the key',
      { './icons/*.js': './dist/icons/*.js' },
      ['./icons/a.js -> dist/icons/a.d.ts', './icons/deep/b.js -> dist/icons/deep/b.d.ts'],
    ],
    [
      'a wildcard for whole file names',
      { './icons/*': './dist/icons/*' },
      ['./icons/a.js -> dist/icons/a.d.ts', './icons/deep/b.js -> dist/icons/deep/b.d.ts'],
    ],
    ['a wildcard over everything', { '.': './dist/index.js', './*': './*' }, ['. -> dist/index.d.ts']],
    [
      'a component',
      { '.': './dist/index.js', './Card': './Card.vue' },
      ['. -> dist/index.d.ts', 'AX-COMPONENT ./Card'],
    ],
    ['a component alone', './App.svelte', ['AX-COMPONENT .']],
    [
      'a component with types elsewhere',
      { './b': { types: './dist/testing.d.ts', svelte: './B.svelte' } },
      ['./b -> dist/testing.d.ts'],
    ],
    ['declarations that are missing', { '.': { types: './dist/none.d.ts' } }, ['AX-NO-DECLARATIONS .']],
    ['a path that leaves the package', { '.': { types: '../other/index.d.ts' } }, ['AX-OUTSIDE .']],
    ['an absolute path', { '.': { types: '/etc/passwd.d.ts' } }, ['AX-OUTSIDE .']],
    ['a path that comes back', { '.': { types: './dist/../dist/index.d.ts' } }, ['. -> dist/index.d.ts']],
    ['a path that turns', { '.': { types: './dist/../../core/index.d.ts' } }, ['AX-OUTSIDE .']],
    ['another package', { '.': { types: './node_modules/x/index.d.ts' } }, ['AX-OUTSIDE .']],
    ['backslashes', { '.': { types: '.\\..\\x.d.ts' } }, ['AX-OUTSIDE .']],
    ['a number', 5, []],
    ['an empty object', {}, []],
  ])('%s', (_, exports, expected) => {
    expect(read({ exports, types: './index.d.ts' })).toEqual(expected)
  })

  test('a pattern over a folder leaves out the copies that other conditions and compilers get', () => {
    const manifest = {
      exports: { './*': { import: { types: './esm/*.d.mts' }, types: './*.d.ts', default: './*.js' } },
      typesVersions: { '<4.5': { '*': ['old/*'] } },
    }
    const modules = ['a', 'b/c']
    const files = modules.flatMap((one) => [`${one}.d.ts`, `${one}.js`, `esm/${one}.d.mts`, `esm/${one}.d.ts`])
    const { entryPoints: found } = entryPoints(manifest, () => [...files, ...modules.map((one) => `old/${one}.d.ts`)])
    expect(found).toEqual([
      { key: './a', types: 'esm/a.d.mts', pattern: './*' },
      { key: './b/c', types: 'esm/b/c.d.mts', pattern: './*' },
    ])
  })

  test.each([
    [
      ['a.d.ts', 'a.js', 'b.d.ts'],
      [undefined, true],
    ],
    [
      ['a.d.ts', 'b.d.ts'],
      [undefined, undefined],
    ],
  ])('of a pattern over %j, those without JavaScript beside others are known', (files, expected) => {
    const { entryPoints: found } = entryPoints({ exports: { './*': './*.js' } }, () => files)
    expect(found.map(({ withoutScript }) => withoutScript)).toEqual(expected)
  })

  test('JavaScript without declarations is told how they can be made from it', () => {
    const find = (target: string) => entryPoints({ exports: target }, () => ['plain.js']).diagnostics
    expect(find('./plain.js')).toMatchObject([{ nextStep: expect.stringContaining('"allowJs" in the tsconfig.json') }])
    expect(find('./gone.js')).toMatchObject([{ nextStep: expect.not.stringContaining('allowJs') }])
  })

  test.each<[string, unknown, string]>([
    [
      'whose JavaScript is there is an error',
      { '.': './dist/index.js', './sub': { types: './gone.d.ts', default: './plain.js' } },
      'error',
    ],
    [
      'whose JavaScript is not there either is a warning',
      { '.': './dist/index.js', './sub': { types: './gone.d.ts', default: './gone.js' } },
      'warning',
    ],
    ['that names no JavaScript is an error', { '.': './dist/index.js', './sub': { types: './gone.d.ts' } }, 'error'],
    [
      'is an error while nothing is built',
      { '.': './none.js', './sub': { types: './gone.d.ts', default: './gone.js' } },
      'error',
    ],
  ])('a subpath without declarations %s', (_, exports, severity) => {
    const { diagnostics } = entryPoints({ exports }, () => files, '6.0.3')
    expect(diagnostics.find(({ entryPoint }) => entryPoint === './sub')?.severity).toBe(severity)
  })

  test.each<[string, string, string[]]>([
    ['built files by their names', './a.js', ['./a.js -> a.d.ts', './lib/b.js -> lib/b.d.ts']],
    ['declarations without code', 'notes.txt', ['./a.js -> a.d.ts', './lib/b.js -> lib/b.d.ts']],
  ])('a wildcard over everything, and no other key, exposes %s', (_, script, expected) => {
    const found = entryPoints({ exports: { './*': './*' } }, () => [script, 'a.d.ts', 'lib/b.d.ts', 'readme.md'])
    expect(found.entryPoints.map(({ key, types }) => `${key} -> ${types}`)).toEqual(expected)
  })

  test.each(['Button.vue.d.ts', 'Button.d.vue.ts'])('a component has the declarations %s', (types) => {
    const found = entryPoints({ exports: { './Button': './Button.vue' } }, () => ['Button.vue', types])
    expect(found.entryPoints).toEqual([{ key: './Button', types }])
  })

  test('components of a pattern without declarations are named one by one', () => {
    const files = ['index.d.ts', 'src/Box.vue', 'src/Box.vue.d.ts', 'src/Lid.vue', 'src/Own.vue', 'src/internal/X.vue']
    const exports = { '.': './index.js', './*': './src/*.vue', './Own': null }
    const found = entryPoints({ exports }, () => files)
    expect(found.entryPoints.map(({ key, types }) => `${key} -> ${types}`)).toEqual([
      '. -> index.d.ts',
      './Box -> src/Box.vue.d.ts',
    ])
    expect(found.diagnostics.map(({ code, entryPoint, found }) => `${code} ${entryPoint}: ${found}`)).toEqual([
      'AX-COMPONENT ./Lid: the Vue component "./src/Lid.vue" without declarations',
    ])
    const typed = { './*': { types: './types/*.d.ts', default: './src/*.vue' } }
    expect(entryPoints({ exports: typed }, () => files).diagnostics).toEqual([])
  })

  test('names of the object prototype are names like others', () => {
    const exports: unknown = JSON.parse('{"./__proto__": "./dist/index.js", "./constructor": "./dist/testing.js"}')
    expect(read({ exports })).toEqual(['./__proto__ -> dist/index.d.ts', './constructor -> dist/testing.d.ts'])
  })

  test('nesting without end is cut off', () => {
    let exports: unknown = './dist/index.js'
    for (let depth = 0; depth < 5000; depth++) exports = { default: exports }
    expect(read({ exports })).toEqual([])
  })
})

describe('without exports', () => {
  test.each<[string, EntryPointManifest, string[]]>([
    ['types', { types: './lib/index.d.ts', main: './dist/index.js' }, ['. -> lib/index.d.ts']],
    ['types without an extension', { types: 'lib/index' }, ['. -> lib/index.d.ts']],
    ['types naming a folder', { types: 'lib' }, ['. -> lib/index.d.ts']],
    ['declarations beside main', { main: './dist/index.js' }, ['. -> dist/index.d.ts']],
    ['main naming a folder', { main: 'lib' }, ['. -> lib/index.d.ts']],
    ['nothing', {}, ['. -> index.d.ts']],
    ['main without declarations', { main: './cjs/main.js' }, ['. -> index.d.ts']],
    ['types that are missing', { types: './none.d.ts' }, ['AX-NO-DECLARATIONS .']],
    ['types that leave the package', { types: '../x.d.ts' }, ['AX-OUTSIDE .']],
    [
      'typesVersions',
      { types: './index.d.ts', typesVersions: { '<4': { '*': ['no/*'] }, '>=5': { '*': ['ts4/*'] } } },
      ['. -> ts4/index.d.ts'],
    ],
    [
      'typesVersions with one path',
      { types: 'index.d.ts', typesVersions: { '*': { 'index.d.ts': ['lib/index.d.ts'] } } },
      ['. -> lib/index.d.ts'],
    ],
    [
      'typesVersions that do not hold',
      { types: './index.d.ts', typesVersions: { '<4': { '*': ['ts4/*'] } } },
      ['. -> index.d.ts'],
    ],
    [
      'typesVersions of no shape',
      { types: './index.d.ts', typesVersions: { '*': { '*': 'ts4' } } },
      ['. -> index.d.ts'],
    ],
  ])('%s', (_, manifest, expected) => {
    expect(read(manifest)).toEqual(expected)
  })
})
