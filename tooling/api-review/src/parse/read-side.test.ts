import { execFileSync } from 'node:child_process'
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFiles } from '../../test/temporary-files.ts'
import { readSide } from './read-side.ts'

const files = temporaryFiles()
const { write } = files

const report = (name: string, code: string) => `## API Report File for "${name}"\n\n\`\`\`ts\n${code}\n\`\`\`\n`
const entriesOf = (label: string) => Object.fromEntries(readSide(label).entries)

test('reads a declaration file', () => {
  expect([...readSide(write('a.d.ts', 'export {}')).files]).toEqual([['index.d.ts', 'export {}']])
})

test('reads the declarations of a report, with CRLF too', () => {
  const file = write('a.api.md', report('a', "import { B } from 'b';\nexport const a: B;").replaceAll('\n', '\r\n'))
  expect(readSide(file).files.get('index.d.ts')).toBe("import { B } from 'b';\nexport const a: B;\nexport {}\n")
})

test('reads a folder of reports; they are modules to each other', () => {
  write('reports/a.api.md', report('@x/a', 'export const a: 1;'))
  write('reports/a.core.api.md', report('@x/a', 'export const core: 1;'))
  expect(entriesOf(join(files.root, 'reports'))).toEqual({
    a: 'node_modules/@x/a/index.d.ts',
    'a.core': 'node_modules/@x/a/core.d.ts',
  })
})

test('finds the entry points of a package in exports', () => {
  write(
    'p/package.json',
    JSON.stringify({
      exports: { '.': { types: './d/i.d.ts' }, './core': { import: './d/core.js' }, './x.css': './x.css' },
    }),
  )
  write('p/d/i.d.ts', '')
  write('p/d/core.d.ts', '')
  expect(entriesOf(join(files.root, 'p'))).toEqual({ '.': 'd/i.d.ts', './core': 'd/core.d.ts' })
})

test('finds the entry point of a package without exports', () => {
  write('p/package.json', JSON.stringify({ main: './lib/index.js' }))
  write('p/lib/index.d.ts', '')
  expect(entriesOf(join(files.root, 'p'))).toEqual({ '.': 'lib/index.d.ts' })
})

test('finds folders with a manifest of their own, unless exports close them', () => {
  const inner = JSON.stringify({ main: '../lib/sub.js', types: '../lib/sub.d.ts' })
  write('p/sub/package.json', inner)
  write('p/esm/package.json', JSON.stringify({ type: 'module' }))
  write('p/broken/package.json', '{')
  write('p/lib/sub.d.ts', '')
  write('p/lib/index.d.ts', '')
  write('p/package.json', JSON.stringify({ main: './lib/index.js' }))
  expect(entriesOf(join(files.root, 'p'))).toEqual({ '.': 'lib/index.d.ts', './sub': 'lib/sub.d.ts' })
  write('p/package.json', JSON.stringify({ exports: './lib/index.js' }))
  expect(entriesOf(join(files.root, 'p'))).toEqual({ '.': 'lib/index.d.ts' })
})

test('finds the declarations of files that are no scripts', () => {
  write('p/package.json', JSON.stringify({ exports: { './x.css': './css/x.css', './*.json': './*.json' } }))
  for (const path of ['css/x.css', 'css/x.d.css.ts', 'data.json', 'data.d.json.ts']) write(`p/${path}`, '{}')
  expect(entriesOf(join(files.root, 'p'))).toEqual({ './x.css': 'css/x.css.d.ts', './data.json': 'data.json.d.ts' })
})

test('falls back to types when exports lead to no declarations', () => {
  write('p/package.json', JSON.stringify({ exports: { '.': { node: './cjs/index.js' } }, types: './types/index.d.ts' }))
  write('p/types/index.d.ts', '')
  expect(entriesOf(join(files.root, 'p'))).toEqual({ '.': 'types/index.d.ts' })
})

test('reads a packed package', () => {
  write('package/package.json', JSON.stringify({ types: 'index.d.ts' }))
  write('package/index.d.ts', 'export {}')
  execFileSync('tar', ['-czf', join(files.root, 'p.tgz'), '-C', files.root, 'package'])
  expect(entriesOf(join(files.root, 'p.tgz'))).toEqual({ '.': 'index.d.ts' })
})

test('refuses an archive with a path outside its folder', () => {
  write('inner/a.d.ts', '')
  execFileSync('tar', ['-czPf', join(files.root, 'p.tgz'), '-C', join(files.root, 'inner'), '../inner/a.d.ts'])
  expect(() => readSide(join(files.root, 'p.tgz'))).toThrow('has the entry "../inner/a.d.ts", outside its own folder')
})

test('refuses an archive with a link', () => {
  write('package/package.json', '{}')
  symlinkSync('/etc', join(files.root, 'package/link'))
  execFileSync('tar', ['-czf', join(files.root, 'p.tgz'), '-C', files.root, 'package'])
  expect(() => readSide(join(files.root, 'p.tgz'))).toThrow('has links or devices')
})

/** An archive of zeros behind a whole package: a damaged archive, but only once it is unpacked. */
test('refuses an archive that unpacks to more than 256 MiB before it is unpacked', () => {
  const file = write('p.tgz', '')
  const zeros = gzipSync(Buffer.alloc(2 ** 26))
  writeFileSync(file, Buffer.concat([zeros, zeros, zeros, zeros, gzipSync('1')]))
  expect(() => readSide(file)).toThrow(`${file} has more than 268435456 unpacked bytes, expected at most 268435456`)
})

test('refuses an archive of more than 100,000 files', () => {
  write('package/package.json', '{}')
  const file = join(files.root, 'p.tgz')
  const twice = Array.from({ length: 60_000 }, () => 'package/package.json\n').join('')
  write('list', twice + twice)
  execFileSync('tar', ['-czf', file, '--hard-dereference', '-C', files.root, '-T', join(files.root, 'list')])
  expect(() => readSide(file)).toThrow(`${file} has 120000 entries, expected at most 100000`)
})

/** Written as a file with a hole, which takes no place on the disk. */
test('refuses a file of more than 16 MiB wherever it is, also one with holes in an archive', () => {
  const declarations = write('package/index.d.ts', '')
  truncateSync(declarations, 700 * 2 ** 20)
  write('package/package.json', JSON.stringify({ types: 'index.d.ts' }))
  const file = join(files.root, 'p.tgz')
  execFileSync('tar', ['-czSf', file, '-C', files.root, 'package'])
  const limit = 'index.d.ts has 734003200 bytes, expected at most 16777216'
  expect(() => readSide(file)).toThrow(`${file}: ${limit}`)
  expect(() => readSide(dirname(declarations))).toThrow(limit)
  expect(() => readSide(declarations)).toThrow(limit)
})

test.each([
  [
    'a report with conflict markers',
    () => write('a.api.md', `<<<<<<< HEAD\n${report('a', '')}`),
    'merge conflict markers',
  ],
  ['a truncated report', () => write('a.api.md', report('a', 'export {}').slice(0, -5)), 'it is truncated'],
  ['another Markdown file', () => write('a.api.md', '# Hello\n'), 'does not begin with "## API Report File for'],
  ['a package without declarations', () => dirname(write('p/package.json', '{}')), 'leads to a .d.ts'],
  ['a package.json that is not JSON', () => dirname(write('p/package.json', '{')), 'is not JSON'],
  ['an empty folder', () => dirname(write('p/x.txt', '')), 'neither a package.json nor reports'],
  ['a path that does not exist', () => join(files.root, 'nope.d.ts'), 'does not exist'],
  ['another kind of file', () => write('a.txt', ''), 'is neither a .d.ts'],
  ['a damaged archive', () => write('a.tgz', 'x'), 'cannot be unpacked'],
  ['a reference with an option', () => 'npm:--registry@1', 'expected npm:<name>@<version>'],
  ['a reference without a version', () => 'npm:commander', 'expected npm:<name>@<version>'],
  ['a reference with a command', () => 'npm:a@1;id', 'expected npm:<name>@<version>'],
])('names what is wrong with %s', (_, create, message) => {
  expect(() => readSide(create())).toThrow(message)
})
