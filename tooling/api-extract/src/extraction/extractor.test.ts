import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyFixture, temporaryFolder, temporaryPackage, writeFiles } from '../../test/temporary-package.ts'
import { createExtractor } from './extractor.ts'
import { listFiles } from '../package/list-files.ts'

test('writes into the package, and into nothing but .api', () => {
  const packageDir = copyFixture('shapes')
  const before = listFiles(packageDir)
  expect(createExtractor().extract({ packageDir }).changed).toBe(true)
  expect(listFiles(packageDir)).toEqual(before)
  expect(readdirSync(join(packageDir, '.api')).sort()).toEqual([
    'shapes.api.json',
    'shapes.api.md',
    'shapes.facts.json',
    'shapes.testing__fake.api.json',
    'shapes.testing__fake.api.md',
  ])
})

test('leaves the package untouched when it writes elsewhere', () => {
  const packageDir = copyFixture('shapes')
  const before = readdirSync(packageDir, { recursive: true })
  const out = join(temporaryFolder(), 'new/out')
  createExtractor().extract({ packageDir, out })
  expect(readdirSync(packageDir, { recursive: true })).toEqual(before)
  expect(readdirSync(out)).toContain('shapes.facts.json')
})

test('removes what an entry point left that is gone, and no file of a neighbour', () => {
  const packageDir = copyFixture('shapes')
  const out = temporaryFolder()
  writeFiles(out, { 'other.api.json': '{}', 'shapes.extra.api.json': '{}', 'shapes.txt': 'mine' })
  const extractor = createExtractor()
  extractor.extract({ packageDir, out })
  writeFiles(packageDir, { 'package.json': { name: '@acme/shapes', types: './types/index.d.ts' } })
  expect(extractor.extract({ packageDir, out }).changed).toBe(true)
  expect(readdirSync(out).sort()).toEqual([
    'other.api.json',
    'shapes.api.json',
    'shapes.api.md',
    'shapes.extra.api.json',
    'shapes.facts.json',
    'shapes.txt',
  ])
})

test('removes from .api what it wrote before, and nothing else', () => {
  const packageDir = copyFixture('shapes')
  writeFiles(packageDir, {
    '.api/old.api.json': '{}',
    '.api/old.facts.json.1234': '',
    '.api/notes.txt': 'mine',
    '.api/own/more.txt': 'mine',
  })
  createExtractor().extract({ packageDir })
  const names = readdirSync(join(packageDir, '.api'))
  expect(names).toEqual(expect.arrayContaining(['notes.txt', 'own', 'shapes.facts.json']))
  expect(names.filter((name) => name.startsWith('old'))).toEqual([])
})

test('writes nothing for a build that a newer one has superseded', () => {
  const packageDir = copyFixture('shapes')
  const confirm = (): never => {
    throw new Error('superseded')
  }
  expect(() => createExtractor().extract({ packageDir, confirm })).toThrow('superseded')
  expect(readdirSync(packageDir)).not.toContain('.api')
})

test.each(['.api', 'elsewhere'])('nothing of a former name stays in %s, a folder of the package alone', (folder) => {
  const packageDir = temporaryPackage({ 'index.d.ts': 'export declare const a: 1\n' })
  const request = folder === '.api' ? { packageDir } : { packageDir, out: join(temporaryFolder(), folder), alone: true }
  const out = request.out ?? join(packageDir, '.api')
  const extractor = createExtractor()
  extractor.extract(request)
  writeFiles(out, { 'core.facts.json.123456': 'left by a run that was killed' })
  writeFiles(packageDir, { 'package.json': { name: '@acme/zore', types: './index.d.ts' } })
  expect(extractor.extract(request).changed).toBe(true)
  expect(readdirSync(out).sort()).toEqual(['zore.api.json', 'zore.api.md', 'zore.facts.json'])
})

test('files of any name and entry point are short enough for every file system', () => {
  const long = 'n'.repeat(5000)
  const packageDir = temporaryPackage({
    'package.json': {
      name: `@acme/${'n'.repeat(205)}`,
      exports: {
        '.': { types: './index.d.ts' },
        [`./${long}`]: { types: './a.d.ts' },
        [`./${long}x`]: { types: './b.d.ts' },
      },
    },
    'index.d.ts': 'export declare const a: 1\n',
    'a.d.ts': 'export declare const b: 1\n',
    'b.d.ts': 'export declare const c: 1\n',
  })
  const { facts, diagnostics } = createExtractor().extract({ packageDir })
  expect(diagnostics).toEqual([])
  expect(facts.entryPoints.map(({ exports: [first] }) => first?.name)).toEqual(['a', 'b', 'c'])
  const names = readdirSync(join(packageDir, '.api'))
  expect(names).toHaveLength(7)
  expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(220)
})

test('says that nothing changed, and writes nothing, the second time', () => {
  const packageDir = copyFixture('shapes')
  const extractor = createExtractor()
  extractor.extract({ packageDir })
  const before = statSync(join(packageDir, '.api/shapes.api.json')).mtimeMs
  expect(extractor.extract({ packageDir }).changed).toBe(false)
  expect(statSync(join(packageDir, '.api/shapes.api.json')).mtimeMs).toBe(before)
})

test('parses a file once for all packages that use it', () => {
  const root = temporaryFolder()
  const shared = join(root, 'node_modules/ext/index.d.ts')
  writeFiles(root, {
    'node_modules/ext/package.json': { name: 'ext', version: '1.0.0', types: 'index.d.ts' },
    'node_modules/ext/index.d.ts': 'export declare const first: 1\n',
  })
  for (const name of ['a', 'b'])
    writeFiles(join(root, name), {
      'package.json': { name: `@acme/${name}`, version: '1.0.0', types: './index.d.ts' },
      'index.d.ts': "export * from 'ext'\n",
    })
  utimesSync(shared, 1_700_000_000, 1_700_000_000)
  const extractor = createExtractor()
  const namesOf = (one: string, by = extractor) =>
    by.extract({ packageDir: join(root, one) }).facts.entryPoints[0]?.exports.map(({ name }) => name)
  expect(namesOf('a')).toEqual(['first'])
  // A change that its size and modification time hide shows which text was parsed.
  writeFileSync(shared, 'export declare const other: 1\n')
  utimesSync(shared, 1_700_000_000, 1_700_000_000)
  expect(namesOf('b')).toEqual(['first'])
  expect(namesOf('b', createExtractor())).toEqual(['other'])
})

test('a warm extraction gives what a cold one gives', () => {
  const packageDir = copyFixture('shapes')
  const warm = createExtractor()
  warm.extract({ packageDir })
  const file = join(packageDir, 'types/shape.d.ts')
  writeFileSync(file, readFileSync(file, 'utf8').replace('A square.', 'A square with `{@link Shape}`.'))
  warm.extract({ packageDir })
  const out = temporaryFolder()
  createExtractor().extract({ packageDir, out })
  expect(readdirSync(out)).toHaveLength(5)
  for (const name of readdirSync(out)) {
    expect(readFileSync(join(packageDir, '.api', name), 'utf8')).toBe(readFileSync(join(out, name), 'utf8'))
  }
})
