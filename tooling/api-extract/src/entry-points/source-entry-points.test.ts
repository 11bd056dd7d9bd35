import { expect, test } from 'vitest'
import { entryPoints } from './entry-points.ts'
import { sourceEntryPoints } from './source-entry-points.ts'
import type { SourceLayout } from './source-entry-points.ts'

/** Sources by key of the entry points of a package. */
function sourcesOf(
  manifest: object,
  files: readonly string[],
  layout: Partial<SourceLayout> = {},
): Record<string, string | undefined> {
  const find = (all: readonly string[]) => entryPoints(manifest, () => all)
  const found = sourceEntryPoints(find, files, manifest, () => ({ outDirs: [], allowsScripts: false, ...layout }))
  return Object.fromEntries(found.entryPoints.map(({ key, types }) => [key, found.sources.get(types) ?? types]))
}

test.each<[string, object, string[], Partial<SourceLayout>, Record<string, string>]>([
  ['types that name a source', { types: './src/index.ts' }, ['src/index.ts'], {}, { '.': 'src/index.ts' }],
  ['main that names a source', { main: 'src/index.tsx' }, ['src/index.tsx'], {}, { '.': 'src/index.tsx' }],
  [
    'a pattern over sources',
    { exports: { './*': './src/*.ts' } },
    ['src/a.ts', 'src/b.ts', 'src/b.test.ts'],
    {},
    { './a': 'src/a.ts', './b': 'src/b.ts' },
  ],
  [
    'a source that the manifest prefers to declarations',
    { exports: { types: './src/index.ts', default: './dist/index.js' } },
    ['src/index.ts', 'dist/index.d.ts'],
    {},
    { '.': 'src/index.ts' },
  ],
  [
    'declarations that are there',
    { exports: { '.': './dist/index.js', './sub': './dist/sub.js' } },
    ['src/index.ts', 'src/sub.ts', 'dist/index.d.ts'],
    { rootDir: 'src', outDirs: ['dist'] },
    { '.': 'dist/index.d.ts', './sub': 'src/sub.ts' },
  ],
  [
    'folders of the configuration',
    { main: 'lib/index.js' },
    ['source/index.ts'],
    { rootDir: 'source', outDirs: ['lib'] },
    { '.': 'source/index.ts' },
  ],
  [
    'the folder that svelte-package builds',
    {
      exports: { '.': { types: './dist/index.d.ts', svelte: './dist/index.js' }, './motion': './dist/motion/index.js' },
    },
    ['src/app.d.ts', 'src/lib/index.ts', 'src/lib/motion/index.ts', 'src/routes/index.ts', 'svelte.config.js'],
    {},
    { '.': 'src/lib/index.ts', './motion': 'src/lib/motion/index.ts' },
  ],
  [
    'folders below one another',
    { exports: { '.': './dist/index.js', './testing': './dist/testing/index.js' } },
    ['src/index.ts', 'src/testing/index.ts'],
    {},
    { '.': 'src/index.ts', './testing': 'src/testing/index.ts' },
  ],
  [
    'a pattern over what is compiled from one folder, not over others of its name',
    { exports: { '.': './dist/index.mjs', './drivers/*': './dist/drivers/*.mjs', './server': './dist/server.mjs' } },
    [
      'scripts/gen.ts',
      'src/drivers/a.ts',
      'src/drivers/utils/b.ts',
      'src/index.ts',
      'src/server.ts',
      'test/drivers/c.ts',
    ],
    {},
    {
      '.': 'src/index.ts',
      './drivers/a': 'src/drivers/a.ts',
      './drivers/utils/b': 'src/drivers/utils/b.ts',
      './server': 'src/server.ts',
    },
  ],
  [
    'a pattern that is not built beside a main that is',
    { exports: { '.': './dist/index.js', './a': './dist/a.js', './parts/*': './dist/parts/*.js' } },
    ['dist/index.d.ts', 'src/a.ts', 'src/index.ts', 'src/parts/b.ts'],
    {},
    { '.': 'dist/index.d.ts', './a': 'src/a.ts', './parts/b': 'src/parts/b.ts' },
  ],
  ['an output of two formats', { main: 'dist/cjs/a.js' }, ['src/a.ts'], {}, { '.': 'src/a.ts' }],
  [
    'a bundle of another name',
    { exports: './dist/acme.js' },
    ['src/index.ts', 'src/a.ts'],
    {},
    { '.': 'src/index.ts' },
  ],
  [
    'a bundle of the main module of Deno',
    { exports: './dist/acme.js' },
    ['src/mod.ts', 'src/a.ts'],
    {},
    { '.': 'src/mod.ts' },
  ],
  [
    'the root of the folder that is published, with a pattern',
    { exports: { '.': './index.js', './*': { types: './*.d.ts', default: './*.js' } } },
    ['src/index.ts', 'src/utils.ts', 'src/react/utils.ts', 'tests/a.ts', 'benchmarks/b.ts'],
    {},
    {
      '.': 'src/index.ts',
      './index': 'src/index.ts',
      './react/utils': 'src/react/utils.ts',
      './utils': 'src/utils.ts',
    },
  ],
  [
    'the root of the folder that is published, beside declarations elsewhere and conditions with folders of their own',
    {
      exports: {
        '.': { import: './esm/index.mjs', default: './index.js' },
        './*': { import: { types: './esm/*.d.mts' }, default: { types: './*.d.ts' } },
      },
    },
    ['examples/a/env.d.ts', 'src/index.ts', 'src/types.d.ts', 'src/react/utils.ts'],
    {},
    { '.': 'src/index.ts', './index': 'src/index.ts', './react/utils': 'src/react/utils.ts' },
  ],
  [
    'modules in the root that a pattern names',
    { exports: { './*': './*.js' } },
    ['a.ts', 'src/a.ts'],
    {},
    { './a': 'a.ts', './src/a': 'src/a.ts' },
  ],
  [
    'bundles of other names',
    {
      exports: {
        '.': './dist/acme.mjs',
        './dom': './dist/acme.dom.mjs',
        './react.js': { types: './dist/acme.react.d.mts', default: './dist/acme.react.mjs' },
        './style.css': './dist/acme.css',
      },
    },
    ['src/dom/index.ts', 'src/index.ts', 'src/react.tsx'],
    {},
    { '.': 'src/index.ts', './dom': 'src/dom/index.ts', './react.js': 'src/react.tsx' },
  ],
  ['endings of modules', { exports: './dist/a.mjs' }, ['src/a.mts'], {}, { '.': 'src/a.mts' }],
  ['JavaScript', { main: 'index.js' }, ['index.js', 'lib/a.js'], {}, { '.': 'index.js' }],
  [
    'JavaScript beside TypeScript, by the configuration',
    { exports: { '.': './dist/a.js', './b': './dist/b.js' } },
    ['src/a.ts', 'src/b.js'],
    { allowsScripts: true },
    { '.': 'src/a.ts', './b': 'src/b.js' },
  ],
  [
    'no JavaScript beside declarations',
    { exports: { '.': './a.js', './b': './b.js' } },
    ['a.d.ts', 'a.js', 'b.js'],
    {},
    { '.': 'a.d.ts' },
  ],
])('%s', (_, manifest, files, layout, expected) => {
  expect(sourcesOf(manifest, files, layout)).toEqual(expected)
})

test('an entry point without declarations and without a source stays a diagnostic', () => {
  const manifest = { exports: { '.': './dist/a.js', './b': './dist/b.js' } }
  const find = (all: readonly string[]) => entryPoints(manifest, () => all)
  const layout = { outDirs: [], allowsScripts: false }
  const { entryPoints: found, diagnostics } = sourceEntryPoints(find, ['src/a.ts'], manifest, () => layout)
  expect(found).toEqual([{ key: '.', types: 'src/a.d.ts' }])
  expect(diagnostics).toMatchObject([{ code: 'AX-NO-DECLARATIONS', entryPoint: './b' }])
})
