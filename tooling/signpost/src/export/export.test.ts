import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDocumenter } from './find-documenter.ts'
import { asWritten, writeRepository } from '../../test/small-repository.ts'
import { signpostHere, type Ended } from '../../test/steps-here.ts'

let folder: string
let root: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'export ä '))
  root = join(folder, 'repository')
  const { 'libs/core': core, 'libs/util': util } = asWritten.packages
  writeRepository(root, { ...asWritten, packages: { 'libs/core': core!, 'libs/util': util! } })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const exportTo = (out: string, ...args: string[]): Promise<Ended> =>
  signpostHere(['export', ...args, '--root', root, '--out', join(folder, out), '--cache', join(folder, 'cache')])

test('Markdown of every entry point of every package replaces an earlier export, and keeps the files of others', async () => {
  const first = await exportTo('wiki', 'markdown')
  expect(first.output).toContain('3 entry points of 2 packages as markdown')
  expect(first.code).toBe(0)
  const wiki = (): string[] =>
    readdirSync(join(folder, 'wiki'))
      .filter((name) => name.endsWith('.md'))
      .sort()
  expect(wiki()).toEqual([
    'core.box.md',
    'core.lid.md',
    'core.md',
    'index.md',
    'util.help.md',
    'util.md',
    'util.more.md',
    'util_sub.below.md',
    'util_sub.md',
  ])
  expect(readFileSync(join(folder, 'wiki/core.box.md'), 'utf8')).toContain('Holds one thing.')

  writeFileSync(join(folder, 'wiki/Home.md'), 'Ours.\n')
  expect(await exportTo('wiki', 'markdown')).toMatchObject({ code: 0 })
  expect(wiki()).toContain('Home.md')
})

test('items that share a file with another one are counted and named', async () => {
  writeFileSync(
    join(root, 'libs/core/index.d.ts'),
    '/** A. */\nexport declare class Box {}\n/** B. */\nexport declare function box(): Box;\n',
  )
  const { code, output } = await exportTo('twins', 'markdown')
  expect(code).toBe(0)
  expect(output).toContain(
    '1 file is of several items, of which API Documenter keeps the last: Box class and box function (@acme/core).',
  )
})

test('two packages with one name besides their scope fail, because one would replace the other', async () => {
  const { 'libs/core': core } = asWritten.packages
  const other = join(folder, 'twin-packages')
  writeRepository(other, { ...asWritten, packages: { 'libs/a': core!, 'libs/b': { ...core!, name: '@other/core' } } })
  const out = join(folder, 'twin-wiki')
  const { code, output } = await signpostHere([
    'export',
    'markdown',
    '--root',
    other,
    '--out',
    out,
    '--cache',
    join(folder, 'other-cache'),
  ])
  expect(code).toBe(1)
  expect(output).toContain('@acme/core, @other/core: found one file name, core, for all of them, expected one each.')
})

test('YAML for DocFX has a file for each package, and a table of contents', async () => {
  expect(await exportTo('docfx', 'yaml')).toMatchObject({ code: 0 })
  expect(readdirSync(join(folder, 'docfx'))).toEqual(expect.arrayContaining(['toc.yml', 'core.yml', 'util.yml']))
})

test('a folder that it did not write stays as it is', async () => {
  mkdirSync(join(folder, 'notes'))
  writeFileSync(join(folder, 'notes/mine.md'), 'Mine.\n')
  expect(await exportTo('notes', 'markdown')).toMatchObject({
    code: 1,
    output: expect.stringContaining('found "mine.md", which Signpost did not write, expected a folder that is absent'),
  })
  expect(readdirSync(join(folder, 'notes'))).toEqual(['mine.md'])
})

test('a site is not replaced by an export', async () => {
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site/_files.json'), '{"version":1,"files":["index.html"]}')
  const { code, output } = await exportTo('site', 'markdown')
  expect(code).toBe(1)
  expect(output).toContain('found the files of a site, expected a folder that is absent, empty or an earlier export')
})

test.each([
  [['html'], 2, 'Found format "html", expected markdown, yaml.'],
  [['markdwon'], 2, 'Did you mean "markdown"?'],
  [[], 2, 'expected markdown or yaml, such as: export markdown --out wiki'],
])('export %j ends with %i', async (args, code, message) => {
  const ended = await exportTo('other', ...args)
  expect(ended.code).toBe(code)
  expect(ended.output).toContain(message)
})

test('the output must be named', async () => {
  expect(await signpostHere(['export', 'yaml', '--root', root])).toMatchObject({
    code: 2,
    output: expect.stringContaining('Found no --out'),
  })
})

test('without API Documenter it names the command that installs it', () => {
  const resolve = (): string => {
    throw new Error('not found')
  }
  expect(() => findDocumenter(root, false, resolve)).toThrow(
    'Install it: npm install --save-dev @microsoft/api-documenter',
  )
})
