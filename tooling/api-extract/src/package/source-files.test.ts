import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../../test/temporary-package.ts'
import { extractPackage } from '../extraction/extract-package.ts'
import type { Diagnostic } from '../facts.ts'
import { sourceFileCache } from '../program/source-file-cache.ts'

const cache = sourceFileCache()

/** A workspace `repo` with the package `packages/core` of these files, beside a file and a package that are not its own. */
function workspace(
  files: Record<string, string | object>,
  links: Record<string, string> = {},
): { folder: string; packageDir: string } {
  const folder = temporaryFolder()
  writeFiles(folder, {
    'secret.d.ts': "export declare const secretValue: 'top secret';\n",
    'global.d.ts': "declare const secretGlobal: 'top secret';\n",
    'secret.json': '{"secretValue": "top secret"}',
    'linked/package.json': { name: 'linked', types: 'index.d.ts' },
    'linked/index.d.ts': "export declare const secretValue: 'top secret'",
    'repo/pnpm-workspace.yaml': 'packages: [packages/*]',
    'repo/packages/core/package.json': { name: '@acme/core', version: '1.0.0', types: 'index.d.ts' },
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`repo/packages/core/${file}`, text])),
  })
  for (const [path, target] of Object.entries(links)) {
    const file = join(folder, 'repo/packages/core', path)
    mkdirSync(dirname(file), { recursive: true })
    symlinkSync(target, file)
  }
  return { folder, packageDir: join(folder, 'repo/packages/core') }
}

/** Extracts the package and checks that nothing of what is outside, nor a path of this machine, is in any file. */
function extract({ folder, packageDir }: { folder: string; packageDir: string }): {
  diagnostics: Diagnostic[]
  text: string
} {
  const { facts, files } = extractPackage({ packageDir }, { cache })
  const text = [...files.values()].join('\n')
  expect(text).not.toContain('top secret')
  expect(text).not.toContain(folder.slice(1))
  return { diagnostics: facts.diagnostics, text }
}

const refused = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  diagnostics.filter(({ code }) => code === 'AX-SOURCE-REFUSED')
const own = 'export declare const own: 1;\n'

describe('is not published', () => {
  test.for<[string, string, Partial<Diagnostic>]>([
    [
      'a module that is re-exported',
      "export * from '../../../secret'",
      { file: 'index.d.ts', line: 2, found: expect.stringContaining('"../../../secret"') as string },
    ],
    [
      'a module that is imported',
      "import { secretValue as x } from '../../../secret'\nexport declare const y: typeof x",
      { file: 'index.d.ts', line: 2 },
    ],
    ['a module of a type import', "export type X = typeof import('../../../secret')", { file: 'index.d.ts', line: 2 }],
    ['a file of JSON', "import x from '../../../secret.json'\nexport { x }", { file: 'index.d.ts', line: 2 }],
    [
      'a package that is linked from elsewhere',
      "export * from 'linked'",
      { file: 'index.d.ts', line: 2, nextStep: expect.stringContaining('Install the package') as string },
    ],
    ['a module that is linked', "export * from './link'", { file: 'index.d.ts', line: 2 }],
    ['a module in a folder that is linked', "export * from './folder/secret'", { file: 'index.d.ts', line: 2 }],
  ])('%s', ([, text, expected]) => {
    const from = workspace(
      {
        'index.d.ts': `${own}${text}\n`,
        'tsconfig.json': {
          compilerOptions: { resolveJsonModule: true, module: 'esnext', moduleResolution: 'bundler', types: [] },
        },
      },
      { 'link.d.ts': '../../../secret.d.ts', folder: '../../..', 'node_modules/linked': '../../../../linked' },
    )
    const { diagnostics, text: written } = extract(from)
    expect(refused(diagnostics)).toMatchObject([{ severity: 'error', ...expected }])
    expect(written).toContain('own')
  })

  test('a file that is referred to by its path', () => {
    const reference = '/// <reference path="../../../global.d.ts" />\nexport declare const y: typeof secretGlobal\n'
    const { diagnostics } = extract(workspace({ 'index.d.ts': reference }))
    expect(refused(diagnostics)).toMatchObject([{ file: 'global.d.ts', severity: 'error' }])
  })

  test.for<[string, object, string]>([
    ['a folder of typeRoots', { typeRoots: ['../../../roots'], types: ['linked'] }, ''],
    ['what a path alias leads to', { paths: { alias: ['../../../secret.d.ts'] } }, "export * from 'alias'"],
    ['what rootDirs lay over the package', { rootDirs: ['.', '../../..'] }, "export * from './secret'"],
  ])('%s', ([, compilerOptions, text]) => {
    const from = workspace({ 'index.d.ts': `${own}${text}\n`, 'tsconfig.json': { compilerOptions } })
    writeFiles(from.folder, {
      'roots/linked/index.d.ts': "export {}\ndeclare global { const secretValue: 'top secret' }",
    })
    expect(extract(from).text).toContain('own')
  })

  test('the texts of sources that a declaration map names', () => {
    const map = { version: 3, sources: ['../../../../secret.ts'], mappings: 'AAAA;AACA' }
    const from = workspace({
      'package.json': { name: '@acme/core', types: 'dist/index.d.ts' },
      'dist/index.d.ts': 'export declare function own(a?: number): void\n//# sourceMappingURL=index.d.ts.map\n',
      'dist/index.d.ts.map': map,
    })
    writeFiles(from.folder, { 'secret.ts': "export function own(a = 'top secret') {}" })
    expect(refused(extract(from).diagnostics)).toMatchObject([{ file: 'secret.ts' }])
  })

  test('the text of a source that is a link', () => {
    const map = { version: 3, sources: ['../src/index.ts'], mappings: 'AAAA;AACA' }
    const from = workspace(
      {
        'package.json': { name: '@acme/core', types: 'dist/index.d.ts' },
        'dist/index.d.ts': 'export declare function own(a?: number): void\n//# sourceMappingURL=index.d.ts.map\n',
        'dist/index.d.ts.map': map,
      },
      { 'src/index.ts': '../../../../secret.ts' },
    )
    writeFiles(from.folder, { 'secret.ts': "export function own(a = 'top secret') {}" })
    expect(refused(extract(from).diagnostics)).toMatchObject([
      { file: 'src/index.ts', found: 'a link or path out of the documented folder' },
    ])
  })

  test.for<[string, string, string]>([
    ['api-extractor.json', '{"extends": "../../../settings.json"}', 'AX-CONFIG'],
    ['tsdoc.json', '{"extends": ["../../../settings.json"]}', 'AX-CONFIG'],
    ['tsconfig.json', '{"extends": "../../../settings.json"}', 'AX-SOURCE-REFUSED'],
  ])('what %s extends', ([file, text, code]) => {
    const from = workspace({ 'index.d.ts': own, [file]: text })
    writeFiles(from.folder, { 'settings.json': '{"top secret": 1, "compilerOptions": {"types": ["top secret"]}}' })
    const { diagnostics, text: written } = extract(from)
    expect(diagnostics).toMatchObject([
      { code, severity: 'error', found: expect.stringContaining('out of the documented folder') as string },
    ])
    expect(written).toContain('own')
  })
})

test.for([
  'package.json',
  'tsconfig.json',
  'api-extractor.json',
  'tsdoc.json',
  'index.d.ts.map',
  'other.d.ts',
  'dist/package.json',
])('a pipe in place of %s is not waited for', (file) => {
  const { folder, packageDir } = workspace({
    'index.d.ts': `${own}export * from './dist/more.js'\nexport * from './other.js'\n//# sourceMappingURL=index.d.ts.map\n`,
    'dist/more.d.ts': 'export declare const more: 1',
  })
  const path = join(packageDir, file)
  execFileSync('rm', ['-f', path])
  execFileSync('mkfifo', [path])
  const { diagnostics } = extract({ folder, packageDir })
  const about = diagnostics.filter(({ found }) => found.includes('a pipe, socket or device'))
  expect(about.length).toBe(/^(?:other|dist)/.test(file) ? 0 : 1)
})

test('a module of a name that no disk takes is missing', () => {
  const from = workspace({
    'index.d.ts': `${own}export * from './${'n'.repeat(5000)}'\nexport * from '\\0'\nexport * from './a\\0'\n`,
  })
  const { diagnostics, text } = extract(from)
  expect(diagnostics.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['AX-MISSING-FILE', 'AX-TYPES-MISSING', 'AX-MISSING-FILE']),
  )
  expect(text).toContain('own')
})

test.for(['/dev/zero', '../../../secret.json', 'nothing.json'])(
  'a package.json that is a link to %s is said',
  (target) => {
    const from = workspace({ 'index.d.ts': own })
    execFileSync('rm', [join(from.packageDir, 'package.json')])
    symlinkSync(target, join(from.packageDir, 'package.json'))
    expect(extract(from).diagnostics).toMatchObject([{ code: 'AX-MANIFEST', severity: 'error' }])
  },
)

test('a package outside the given root is refused, not thrown', () => {
  const { folder, packageDir } = workspace({ 'index.d.ts': own })
  writeFiles(folder, { 'other/package.json': '{}' })
  const { facts } = extractPackage({ packageDir, root: join(folder, 'other') }, { cache })
  expect(facts.entryPoints).toEqual([])
  expect(facts.diagnostics).toMatchObject([
    { code: 'AX-MANIFEST', found: 'a link or path out of the documented folder' },
  ])
})

test('a file of the root that no package owns is named from the root', () => {
  const { folder, packageDir } = workspace({ 'index.d.ts': "export * from '../../shared/types'\n" })
  writeFiles(folder, {
    'repo/shared/types.d.ts': '/** Shared. */\nexport interface Shared { a: Deep }\nexport interface Deep { b: 1 }\n',
  })
  const { diagnostics, text } = extract({ folder, packageDir })
  expect(diagnostics).toEqual([])
  expect(text).toContain('shared/types.d.ts')
})

test('a neighbour and what is installed above are read', () => {
  const { folder, packageDir } = workspace(
    { 'index.d.ts': "export * from 'neighbour'\nexport * from 'installed'\n" },
    { 'node_modules/neighbour': '../../neighbour' },
  )
  writeFiles(folder, {
    'repo/packages/neighbour/package.json': { name: 'neighbour', types: 'index.d.ts' },
    'repo/packages/neighbour/index.d.ts': 'export interface FromNeighbour { a: 1 }',
    'node_modules/installed/package.json': { name: 'installed', types: 'index.d.ts' },
    'node_modules/installed/index.d.ts': 'export interface FromInstalled { a: 1 }',
  })
  const { diagnostics, text } = extract({ folder, packageDir })
  expect(diagnostics).toEqual([])
  expect(text).toContain('FromNeighbour')
  expect(text).toContain('FromInstalled')
})

test('a live extraction reads no source outside the root', () => {
  const from = workspace({
    'package.json': { name: '@acme/core', exports: './dist/index.js' },
    'tsconfig.json': {
      compilerOptions: { declaration: true, rootDir: '../../..', outDir: 'dist', types: [], module: 'esnext' },
      include: ['src', '../../../*.ts'],
    },
    'dist/index.d.ts': own,
    'src/index.ts': "export const own = 1\nexport * from '../../../../secret'\n",
  })
  const { files } = extractPackage({ packageDir: from.packageDir, isStale: () => true }, { cache })
  expect([...files.values()].join('\n')).not.toMatch(/top secret|secretValue/)
  expect(files.get('core.api.json')).toContain('own')
})
