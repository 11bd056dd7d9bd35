import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cli } from '../../test/run-cli.ts'
import { temporaryFiles } from '../../test/temporary-files.ts'
import { compareLabels, diff } from '../diff.ts'

const files = temporaryFiles()
const { write } = files

const good = 'export declare const a: 1'

function writeBytes(file: string, bytes: Buffer): string {
  const path = write(file, '')
  writeFileSync(path, bytes)
  return path
}

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

test.each([
  ['UTF-16, little-endian', utf16('export {}')],
  ['UTF-16, big-endian', utf16('export {}').swap16()],
  ['UTF-8 with a mark', Buffer.from('\uFEFFexport {}')],
])('declarations in %s are compared', (_, bytes) => {
  const findings = diff(write('a.d.ts', good), writeBytes('b.d.ts', bytes))
  expect(findings).toMatchObject([{ rule: 'export-removed', symbol: 'a' }])
})

const nested = (count: number, start: string, end = '') => start.repeat(count) + '1' + end.repeat(count)

test.each([
  ['UTF-16 without a mark', utf16(good).subarray(2), ':1: found a NUL byte, expected UTF-8, or UTF-16 with a'],
  ['a binary file', Buffer.from(`${good}\n\0`), ':2: found a NUL byte'],
  ['Latin-1', Buffer.from(`${good}\n// caf\xe9`, 'latin1'), ':2: found bytes that are not UTF-8'],
  ['half a character of UTF-16', utf16(good).subarray(0, -1), ':1: found bytes that are not UTF-16LE'],
  [
    'a syntax error',
    `${good}\nexport declare const b: ;`,
    ':2: found "export declare const b: ;", expected declarations',
  ],
  ['a truncated file', `${good}\nexport interface B {`, "can parse (TS1005: '}' expected)"],
  ['conflict markers', `<<<<<<< HEAD\n${good}\n=======\n>>>>>>> b`, ':1: found "<<<<<<< HEAD"'],
  [
    'objects',
    `type B = ${nested(3000, '{ a: ', ' }')}`,
    ':1: found a type in B that is nested more than 400 levels deep',
  ],
  ['more objects', `type A = 1;\ntype B = ${nested(1e5, '{ a: ', ' }')}`, ':2: found a type in B that is nested'],
  ['functions', `declare const b: ${nested(1000, '() => ')}`, 'found a type in b that is nested'],
  ['conditions', `type B<T> = ${nested(3000, 'T extends 1 ? 2 : ')}`, 'found a type in B that is nested'],
  ['arrays', `interface B { a: 1${'[]'.repeat(3000)} }`, 'found a type in B that is nested'],
  ['namespaces', `declare ${'namespace b { export '.repeat(1000)} const c: 1 ${'}'.repeat(1000)}`, 'found a type in b'],
])('%s: is refused, with file and line', (_, text, message) => {
  const file = writeBytes('b.d.ts', Buffer.from(text))
  for (const compareBoth of [() => diff(write('a.d.ts', good), file), () => diff(file, write('a.d.ts', good))]) {
    expect(compareBoth).toThrow(file)
    expect(compareBoth).toThrow(message)
  }
})

test('conditions and arrays that are long, but not too deep, are compared', () => {
  const code = (last: string) =>
    `export type A<T> = ${'T extends 1 ? 2 : '.repeat(800)}1; export type B = ${Array.from({ length: 20_000 }, (_, index) => index).join(' | ')} | ${last}`
  expect(diff(write('a.d.ts', code('"a"')), write('b.d.ts', code('"b"')))).toMatchObject([{ symbol: 'B' }])
})

test('a report is refused with its own line', () => {
  const report = `## API Report File for "a"\n\n\`\`\`ts\n\n// @public\nexport function a(: void;\n\`\`\`\n`
  expect(() => diff(write('a.api.md', report), write('a.api.md', report))).toThrow('a.api.md:6: found "export function')
})

/** A package of two entry points, whose file `part.d.ts` both reach, or only one. */
function writePackage(side: string, texts: Record<string, string | Buffer>): string {
  write(`${side}/package.json`, JSON.stringify({ exports: { '.': './index.js', './core': './core.js' } }))
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text === 'string') write(`${side}/${name}.d.ts`, text)
    else writeBytes(`${side}/${name}.d.ts`, text)
  }
  return join(files.root, side)
}

const changed = { base: 'export declare const b: 1', head: 'export declare const b: string' }

test.each<[string, Record<string, string | Buffer>]>([
  ['a syntax error', { index: good, part: 'export declare const a' }],
  ['binary text', { index: good, part: 'export declare const a: 1' }],
])('the rest of a package is compared without a file with %s', (kind, texts) => {
  const broken = kind === 'a syntax error' ? 'export declare const a: ;' : Buffer.from('\0')
  const index = (text: string) => `export * from './part.js'; ${text}`
  const base = writePackage('base', { ...texts, index: index(changed.base), core: good })
  const head = writePackage('head', { ...texts, index: index(changed.head), core: good, part: broken })
  const { findings, problems } = compareLabels(base, head)
  expect(findings.map(({ rule, symbol }) => `${rule} ${symbol}`)).toEqual(['type-changed b'])
  expect(problems).toEqual([expect.stringMatching(/head: part\.d\.ts:1: found /)])
})

test('an entry point whose file cannot be read is left out, and is not removed', () => {
  const base = writePackage('base', { index: good, core: changed.base })
  const head = writePackage('head', { index: '@', core: changed.head })
  const { findings, problems } = compareLabels(base, head)
  expect(findings.map(({ rule, entry }) => `${rule} ${entry}`)).toEqual(['type-changed ./core'])
  expect(problems).toEqual([
    expect.stringContaining('head: index.d.ts:1: found "@"'),
    'Not compared because of this: 1 of the entry points: .',
  ])
})

test('an entry point that reaches such a file only on one side is left out', () => {
  const base = writePackage('base', { index: good, core: changed.base })
  const head = writePackage('head', { index: "export * from './chunk.js'", chunk: '@', core: changed.head })
  const { findings, problems } = compareLabels(base, head)
  expect(findings.map(({ entry }) => entry)).toEqual(['./core'])
  expect(problems.at(-1)).toBe('Not compared because of this: 1 of the entry points: .')
})

test('a file that no entry point reaches may be anything', () => {
  const base = writePackage('base', { index: good, core: good })
  const head = writePackage('head', { index: good, core: good, other: Buffer.from('\0') })
  expect(compareLabels(base, head)).toMatchObject({ findings: [], problems: [] })
})

test('problems end with exit code 2, on stderr and in JSON', async () => {
  const base = writePackage('base', { index: good, core: changed.base })
  const head = writePackage('head', { index: '\u{1b}[31m', core: changed.head })
  const { code, out, err } = cli('diff', base, head, '--json')
  expect(code).toBe(2)
  expect(err).toContain('index.d.ts:1: found')
  expect(err).not.toContain('\u{1b}')
  expect(JSON.parse(out)).toMatchObject({ findings: [{ symbol: 'b' }], problems: [{}, {}] })
})

test('declarations of which both sides have the same file that cannot be read are no problem, unless others import it', () => {
  const manifest = { types: 'index.d.ts', typesVersions: { '>=4.1': { '*': ['*'] }, '*': { '*': ['older.d.ts'] } } }
  const compare = (imported: string) => {
    for (const side of ['base', 'head']) {
      write(`${side}/package.json`, JSON.stringify(manifest))
      write(`${side}/older.d.ts`, '"Only TypeScript 4.1 and later is supported".')
      write(`${side}/index.d.ts`, `${imported}export declare const a: ${side === 'base' ? 1 : 2}`)
    }
    return compareLabels(join(files.root, 'base'), join(files.root, 'head'))
  }
  const { problems, findings } = compare('')
  expect(problems).toEqual([])
  expect(findings).toMatchObject([{ symbol: 'a', strict: 'major' }])
  expect(compare("export * from './older'; ").problems.join()).toContain('older.d.ts:1: found')
})
