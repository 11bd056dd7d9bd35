import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyFixture, temporaryFolder, temporaryPackage, writeFiles } from '../test/temporary-package.ts'
import { createExtractor } from './extractor.ts'
import { listFiles } from './list-files.ts'

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
  writeFiles(packageDir, { '.api/old.api.json': '{}', '.api/old.facts.json.1234': '', '.api/notes.txt': 'mine', '.api/own/more.txt': 'mine' })
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

test('says that nothing changed, and writes nothing, the second time', () => {
  const packageDir = copyFixture('shapes')
  const extractor = createExtractor()
  extractor.extract({ packageDir })
  const before = statSync(join(packageDir, '.api/shapes.api.json')).mtimeMs
  expect(extractor.extract({ packageDir }).changed).toBe(false)
  expect(statSync(join(packageDir, '.api/shapes.api.json')).mtimeMs).toBe(before)
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

test.each([true, false])('compiles before it extracts, with isolatedDeclarations %s', (isolatedDeclarations) => {
  const packageDir = temporaryPackage({
    'package.json': { name: '@acme/core', exports: './dist/index.js', type: 'module' },
    'tsconfig.build.json': {
      compilerOptions: {
        target: 'ES2022',
        module: 'NodeNext',
        declaration: true,
        declarationMap: true,
        isolatedDeclarations,
        rewriteRelativeImportExtensions: true,
        rootDir: 'src',
        outDir: 'dist',
        types: [],
      },
      include: ['src'],
    },
    'src/index.ts': "export * from './a.ts'\n",
    'src/a.ts': '/** First. */\nexport const a: number = 1\n',
  })
  const extractor = createExtractor()
  const facts = () => {
    const { entryPoints } = extractor.extract({ packageDir, compile: true }).facts
    return entryPoints[0]?.exports.map(({ name, declarations: [first] }) => [name, first?.comment, first?.source?.line])
  }
  expect(facts()).toEqual([['a', '/** First. */', 2]])
  expect(readFileSync(join(packageDir, 'dist/index.js'), 'utf8')).toBe("export * from \"./a.js\";\n")

  writeFiles(packageDir, { 'src/a.ts': '\n/** Second. */\nexport const a: number = 1\nexport const b: string = a.b\n' })
  expect(facts()).toEqual([
    ['a', '/** Second. */', 3],
    ['b', undefined, 4],
  ])
  expect(readFileSync(join(packageDir, 'dist/a.js'), 'utf8')).toContain('export const b = a.b')
})

test('errors of the compiler are diagnostics', () => {
  const packageDir = temporaryPackage({
    'package.json': { name: '@acme/core', exports: './dist/index.js' },
    'tsconfig.json': { compilerOptions: { declaration: true, rootDir: 'src', outDir: 'dist', types: [] }, include: ['src'] },
    'src/index.ts': 'export const a: string = 5\n',
  })
  const { diagnostics, facts } = createExtractor().extract({ packageDir, compile: true })
  expect(diagnostics).toMatchObject([{ code: 'AX-COMPILE', file: 'src/index.ts', line: 1 }])
  expect(facts.entryPoints[0]?.exports.map(({ name }) => name)).toEqual(['a'])
})
