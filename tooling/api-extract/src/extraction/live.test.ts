import { chmodSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changedPaths, folderState } from '@signpost/test-kit/folder-state'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../../test/temporary-package.ts'
import { createExtractor } from './extractor.ts'
import type { ExtractRequest, ExtractResult } from './extractor.ts'

type Files = Record<string, string | object>

const manifest = { name: '@acme/core', version: '1.0.0', type: 'module', exports: './dist/index.js' }
const options = { target: 'ES2022', module: 'NodeNext', declaration: true, rootDir: 'src', outDir: 'dist', types: [] }
const sources = {
  'src/index.ts': "export * from './helper.js'\n",
  'src/helper.ts': '/** First. */\nexport const help = (value: number) => value\n',
}
const edited = '/** Second. */\nexport const help = (value: string) => value\n'

/** A workspace whose packages were all built before now; `packages/core` has these files. */
function workspace(core: Files, others: Files = {}): { root: string; packageDir: string } {
  const root = join(temporaryFolder(), 'repo')
  writeFiles(root, {
    'pnpm-workspace.yaml': 'packages: [packages/*]',
    ...Object.fromEntries(Object.entries(core).map(([file, text]) => [`packages/core/${file}`, text])),
    ...others,
  })
  for (const [path, state] of folderState(root)) {
    const isBuilt = /\/(?:dist|types|out)\//.test(path)
    if (state.startsWith('file')) utimesSync(join(root, path), 1_700_000_000, 1_700_000_000 + (isBuilt ? 60 : 0))
  }
  return { root, packageDir: join(root, 'packages/core') }
}

/** A warm extractor whose output is outside of the workspace. */
function session(root: string) {
  const extractor = createExtractor()
  const outputs = temporaryFolder()
  const extract = (member: string, live: ExtractRequest['live']): ExtractResult =>
    extractor.extract({
      packageDir: join(root, 'packages', member),
      root,
      out: join(outputs, member),
      alone: true,
      ...(live !== undefined && { live }),
    })
  const comments = (live?: ExtractRequest['live'], member = 'core'): (string | undefined)[] =>
    extract(member, live).facts.entryPoints.flatMap(({ exports }) =>
      exports.map(({ name, declarations: [first] }) => `${name} ${first?.comment}`),
    )
  const model = (member: string): string => readFileSync(join(outputs, member, `${member}.api.json`), 'utf8')
  return {
    extract,
    comments,
    model,
    isStale: () => extractor.isStale({ packageDir: join(root, 'packages/core'), root }),
  }
}

const bundled = {
  'dist/index.js': '// bundled by another tool\n',
  'dist/index.d.ts': '/** Built. */\nexport declare const help: (value: number) => number\n',
}

test.each<[string, Files]>([
  ['a bundle in the output folder of the compiler', { 'tsconfig.json': { compilerOptions: options }, ...bundled }],
  ['a configuration to build', { 'tsconfig.build.json': { compilerOptions: options, include: ['src'] }, ...bundled }],
  ['noEmit', { 'tsconfig.json': { compilerOptions: { ...options, noEmit: true } }, ...bundled }],
  ['no configuration', bundled],
  [
    'declarations that are checked alone',
    {
      'tsconfig.json': { compilerOptions: { ...options, isolatedDeclarations: true } },
      ...bundled,
      'src/helper.ts': '/** First. */\nexport const help = (value: number): number => value\n',
    },
  ],
  [
    'a folder of declarations',
    {
      'package.json': { ...manifest, exports: { types: './types/index.d.ts', default: './dist/index.js' } },
      'tsconfig.json': { compilerOptions: { ...options, declarationDir: 'types' } },
      'dist/index.js': '',
      'types/index.d.ts': bundled['dist/index.d.ts'],
    },
  ],
  [
    'another output folder',
    {
      'package.json': { ...manifest, exports: './out/index.js' },
      'tsconfig.json': { compilerOptions: { ...options, outDir: 'out' } },
      'out/index.js': '',
      'out/index.d.ts': bundled['dist/index.d.ts'],
    },
  ],
  [
    'a build in steps',
    {
      'tsconfig.json': {
        compilerOptions: { ...options, composite: true, incremental: true, tsBuildInfoFile: 'dist/state.tsbuildinfo' },
      },
      ...bundled,
    },
  ],
  [
    'references only',
    {
      'tsconfig.json': { files: [], references: [{ path: './tsconfig.lib.json' }] },
      'tsconfig.lib.json': { compilerOptions: { ...options, composite: true }, include: ['src'] },
      ...bundled,
    },
  ],
  [
    'declarations beside the sources',
    {
      'package.json': { ...manifest, exports: './src/index.js' },
      'src/index.js': '',
      'src/index.d.ts': "export * from './helper.js'\n",
      'src/helper.d.ts': bundled['dist/index.d.ts'],
    },
  ],
  [
    'a bundle under another name',
    {
      'package.json': { ...manifest, exports: './dist/core.mjs' },
      'dist/core.mjs': '',
      'dist/core.d.mts': bundled['dist/index.d.ts'],
    },
  ],
])('an edit is documented without a write into the workspace: %s', (_, files) => {
  const { root, packageDir } = workspace({ 'package.json': manifest, ...sources, ...files })
  const beside = Object.keys(files).includes('src/index.d.ts')
  if (beside)
    for (const file of ['index', 'helper'])
      utimesSync(join(packageDir, `src/${file}.d.ts`), 1_700_000_060, 1_700_000_060)
  const { comments, isStale } = session(root)
  expect(comments()).toEqual(['help /** Built. */'])
  expect(isStale()).toBe(false)
  expect(comments('newer')).toEqual(['help /** Built. */'])

  writeFiles(packageDir, { 'src/helper.ts': edited })
  const before = folderState(root)
  expect(isStale()).toBe(true)
  expect(comments('newer')).toEqual(['help /** Second. */'])
  expect(comments('edited')).toEqual(['help /** Second. */'])
  expect(changedPaths(before, folderState(root))).toEqual([])
})

test('what the author builds is documented again when it is newer', () => {
  const { root, packageDir } = workspace({ 'package.json': manifest, ...sources, ...bundled })
  const { comments } = session(root)
  writeFiles(packageDir, { 'src/helper.ts': edited })
  expect(comments('edited')).toEqual(['help /** Second. */'])
  const file = join(packageDir, 'dist/index.d.ts')
  writeFiles(packageDir, { 'dist/index.d.ts': '/** Built again. */\nexport declare const help: 1\n' })
  utimesSync(file, new Date(Date.now() + 10_000), new Date(Date.now() + 10_000))
  expect(comments('newer')).toEqual(['help /** Built again. */'])
})

test('a removed source, and one that was copied with its time, are edits too', () => {
  const { root, packageDir } = workspace({
    'package.json': manifest,
    ...sources,
    'src/index.ts': "export * from './helper.js'\nexport * from './more.js'\n",
    'src/more.ts': '/** More. */\nexport const more = 1\n',
    ...bundled,
  })
  const { comments } = session(root)
  writeFiles(packageDir, { 'src/index.ts': sources['src/index.ts'] })
  utimesSync(join(packageDir, 'src/index.ts'), 1_600_000_000, 1_600_000_000)
  rmSync(join(packageDir, 'src/more.ts'))
  expect(comments('newer')).toEqual(['help /** Built. */'])
  expect(comments('edited')).toEqual(['help /** First. */'])
  expect(comments('newer')).toEqual(['help /** First. */'])
})

test('a package that imports an edited one has its new declarations', () => {
  const { root, packageDir } = workspace(
    { 'package.json': manifest, 'tsconfig.json': { compilerOptions: options }, ...sources, ...bundled },
    {
      'packages/user/package.json': { ...manifest, name: '@acme/user', dependencies: { '@acme/core': '*' } },
      'packages/user/dist/index.d.ts':
        "import { help } from '@acme/core'\n/** Uses it. */\nexport declare const use: typeof help\nexport { help }\n",
    },
  )
  const link = join(root, 'node_modules/@acme/core')
  writeFiles(root, { 'node_modules/@acme/user/package.json': '{}' })
  symlinkSync(packageDir, link)
  const { comments, model, extract } = session(root)
  expect(comments('newer', 'user')).toEqual(['help /** Built. */', 'use /** Uses it. */'])
  writeFiles(packageDir, {
    'src/helper.ts': `${edited}/** A box. */\nexport class Box {}\n`,
    'src/index.ts': "export * from './helper.js'\n",
  })
  writeFiles(join(root, 'packages/user'), {
    'dist/index.d.ts':
      "import { Box, help } from '@acme/core'\n/** Holds one. */\nexport declare const held: Box\nexport { help }\n",
  })
  const before = folderState(root)
  extract('core', 'edited')
  expect(extract('user', 'newer').diagnostics).toEqual([])
  expect(comments('newer', 'user')).toEqual(['held /** Holds one. */', 'help /** Second. */'])
  expect(model('user')).toContain('"@acme/core!Box:class"')
  expect(changedPaths(before, folderState(root))).toEqual([])
})

test.each<[string, string, object]>([
  ['a syntax error', 'export const help = (\n', { code: 'AX-COMPILE', file: 'src/helper.ts', line: 1 }],
  ['a file that is not there', "export * from './gone.js'\n", { code: 'AX-MISSING-FILE', file: 'src/helper.ts' }],
])('the pages before it stay with %s, which is an error', (_, text, expected) => {
  const { root, packageDir } = workspace({ 'package.json': manifest, ...sources, ...bundled })
  const { extract, model } = session(root)
  extract('core', undefined)
  const before = model('core')
  writeFiles(packageDir, { 'src/helper.ts': text })
  const { isKept, changed, diagnostics } = extract('core', 'edited')
  expect({ isKept, changed }).toEqual({ isKept: true, changed: false })
  expect(diagnostics).toContainEqual(expect.objectContaining({ severity: 'error', ...expected }))
  expect(model('core')).toBe(before)

  writeFiles(packageDir, { 'src/helper.ts': edited })
  expect(extract('core', 'edited')).toMatchObject({ isKept: false, changed: true, diagnostics: [] })
})

test('a component in a language of its own keeps the declarations that its compiler made', () => {
  const { root, packageDir } = workspace({
    'package.json': manifest,
    'src/index.ts': "export { default as Panel } from './panel.vue'\n",
    'src/panel.vue': '<template></template>\n',
    'dist/index.d.ts': "export { default as Panel } from './panel.vue.js'\n",
    'dist/panel.vue.d.ts': '/** A panel. */\ndeclare const panel: { shown: boolean }\nexport default panel\n',
  })
  const { extract, comments, model } = session(root)
  expect(comments()).toEqual(['Panel /** A panel. */'])
  const before = model('core')
  writeFiles(packageDir, { 'src/index.ts': "/** Edited. */\nexport { default as Panel } from './panel.vue'\n" })
  expect(extract('core', 'edited').isKept).toBe(true)
  expect(model('core')).toBe(before)
})

test('declarations that are written by hand are never made from JavaScript, and those of checked JavaScript are', () => {
  const files = {
    'package.json': { ...manifest, exports: { types: './types/index.d.ts', default: './src/index.js' } },
    'src/index.js': '/** In the script. */\nexport const help = 1\n',
    'types/index.d.ts': '/** By hand. */\nexport declare const help: 1 | 2\n',
  }
  const allowed = { 'tsconfig.json': { compilerOptions: { allowJs: true, checkJs: true, noEmit: true } } }
  const made = {
    'tsconfig.json': { compilerOptions: { ...options, checkJs: true, outDir: 'types', emitDeclarationOnly: true } },
  }
  for (const [config, expected] of [
    [{}, '/** By hand. */'],
    [allowed, '/** By hand. */'],
    [made, '/** In the script. */'],
  ] as const) {
    const { root } = workspace({ ...files, ...config })
    expect(session(root).comments('edited')).toEqual([`help ${expected}`])
  }
})

test('a linked or read-only output folder is left alone', () => {
  const { root, packageDir } = workspace({
    'package.json': manifest,
    'tsconfig.json': { compilerOptions: options },
    ...sources,
    ...bundled,
  })
  renameSync(join(packageDir, 'dist'), join(root, 'elsewhere'))
  symlinkSync('../../elsewhere', join(packageDir, 'dist'))
  chmodSync(join(root, 'elsewhere/index.js'), 0o444)
  const { comments } = session(root)
  writeFiles(packageDir, { 'src/helper.ts': edited })
  const before = folderState(dirname(root))
  expect(comments('edited')).toEqual(['help /** Second. */'])
  expect(changedPaths(before, folderState(dirname(root)))).toEqual([])
})
