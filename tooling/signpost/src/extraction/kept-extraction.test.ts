import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findPackages } from '@signpost/files/find-packages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stepsHere } from '../../test/steps-here.ts'
import { extractPackages, type Extraction } from './extract-packages.ts'
import { keptExtractions } from './kept-extraction.ts'

const limit = 120_000
let folder: string
let root: string
let cache: string
let first: Extraction[]

const files: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'other', private: true, workspaces: ['libs/*'] }),
  'libs/core/package.json': JSON.stringify({ name: '@other/core', version: '1.0.0', types: 'index.d.ts' }),
  'libs/core/index.d.ts':
    "import type { Ext } from 'ext'\nimport type { Gone } from 'gone'\nexport * from './part'\nexport declare const ext: Ext\nexport declare const gone: Gone\n",
  'libs/core/part.d.ts': 'export declare const part: 1\n',
  'libs/core/tsconfig.json': '{"extends":"../../base.json","compilerOptions":{"strict":true}}',
  'base.json': '{"compilerOptions":{"target":"es2022"}}',
  'store/ext/package.json': '{"name":"ext","version":"1.0.0","types":"index.d.ts"}',
  'store/ext/index.d.ts': 'export interface Ext {}\n',
}

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-kept-')))
  root = join(folder, 'root')
  cache = join(folder, 'cache')
  for (const [file, text] of Object.entries(files)) write(file, text)
  mkdirSync(join(root, 'node_modules'))
  symlinkSync('../store/ext', join(root, 'node_modules/ext'))
  first = await extract()
}, limit)

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

const packages = (): ReturnType<typeof findPackages>['packages'] => findPackages(root).packages

function extract(): Promise<Extraction[]> {
  const progress = { done: () => undefined, end: () => undefined, skip: () => undefined }
  return extractPackages(packages(), stepsHere(), cache, progress, keptExtractions(cache))
}

/** Findings of the kept extraction, as a command that starts now would read them. */
function kept(): Extraction['findings'] | undefined {
  const [core] = packages()
  return keptExtractions(cache).read(core!)?.findings
}

test('an unchanged package keeps its findings', () => {
  expect(first[0]!.findings).toMatchObject([{ code: 'AX-TYPES-MISSING' }])
  expect(kept()).toEqual(first[0]!.findings)
})

test.each([
  ['its README', 'libs/core/README.md', '# Core\n'],
  ['a file that nothing reads', 'libs/core/notes.txt', 'mine'],
])('%s is not an input', (_, file, text) => {
  write(file, text)
  expect(kept()).toEqual(first[0]!.findings)
})

describe('a change is a cache miss, and undoing it is a hit', () => {
  test.each([
    ['its declarations', 'libs/core/part.d.ts', 'export declare const part: 2\n'],
    ['the typings of a dependency', 'store/ext/index.d.ts', 'export interface Ext { a: 1 }\n'],
    ['the manifest of a dependency', 'store/ext/package.json', '{"name":"ext","version":"2.0.0","types":"other.d.ts"}'],
    ['its manifest', 'libs/core/package.json', '{"name":"@other/core","version":"1.0.1","types":"index.d.ts"}'],
    ['its configuration', 'libs/core/tsconfig.json', '{"compilerOptions":{"strict":false}}'],
    ['what its configuration extends', 'base.json', '{"compilerOptions":{"target":"es5"}}'],
    ['a configuration that comes first', 'libs/core/tsconfig.build.json', '{}'],
    ['a configuration of API Extractor', 'libs/core/api-extractor.json', '{}'],
    ['a configuration of TSDoc', 'libs/core/tsdoc.json', '{}'],
    ['a file that a module resolves to first', 'libs/core/part.ts', 'export const part = 3\n'],
    [
      'a nearer installation of a dependency',
      'libs/core/node_modules/ext/index.d.ts',
      'export interface Ext { b: 2 }\n',
    ],
    ['a dependency that was missing', 'node_modules/gone/index.d.ts', 'export interface Gone {}\n'],
    ['global types', 'node_modules/@types/node/index.d.ts', 'declare const global: 1\n'],
  ])('%s', (_, file, text) => {
    const before = files[file]
    write(file, text)
    expect(kept()).toBeUndefined()
    if (before === undefined)
      rmSync(join(root, file.replace(/((?:^|\/)node_modules\/[^/]+).*/, '$1')), { recursive: true })
    else write(file, before)
    // The folders of a removed installation may stay.
    rmSync(join(root, 'libs/core/node_modules'), { recursive: true, force: true })
    expect(kept()).toEqual(first[0]!.findings)
  })

  test('a link to another copy of a dependency', () => {
    const link = join(root, 'node_modules/ext')
    cpSync(join(root, 'store/ext'), join(root, 'store/copy'), { recursive: true })
    rmSync(link)
    symlinkSync('../store/copy', link)
    expect(kept()).toBeUndefined()
    rmSync(link)
    symlinkSync('../store/ext', link)
    expect(kept()).toEqual(first[0]!.findings)
  })

  test('its repository in another place', () => {
    renameSync(root, join(folder, 'moved'))
    const [core] = findPackages(join(folder, 'moved')).packages
    expect(keptExtractions(cache).read(core!)).toBeUndefined()
    renameSync(join(folder, 'moved'), root)
    expect(kept()).toEqual(first[0]!.findings)
  })
})

test('a deleted or edited output is written again', { timeout: limit }, async () => {
  const apiFolder = first[0]!.apiFolder
  for (const spoil of [
    () => rmSync(join(apiFolder, 'core.api.json')),
    () => writeFileSync(join(apiFolder, 'core.facts.json'), '{}'),
    () => rmSync(apiFolder, { recursive: true }),
  ]) {
    spoil()
    expect(kept()).toBeUndefined()
    expect(await extract()).toEqual(first)
    expect(existsSync(join(apiFolder, 'core.api.json'))).toBe(true)
    expect(kept()).toEqual(first[0]!.findings)
  }
})

test('a damaged record is a cache miss', () => {
  const [core] = packages()
  const record = keptExtractions(cache)
  for (const reads of [{ 'unknown /a': '' }, null]) {
    record.write(core!, { findings: [], reads: reads as never, toolFolders: [] })
    expect(kept()).toBeUndefined()
  }
})
