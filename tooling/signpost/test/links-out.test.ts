import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { folderState } from '@signpost/test-kit/folder-state'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fewLibraries } from './small-repository.ts'
import { signpostHere } from './steps-here.ts'

// A root with links to the folder beside it: no command writes there.
let folder: string
let root: string

function write(files: Record<string, string | object>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'links-out-')))
  root = join(folder, 'root')
  write({
    'package.json': { name: 'acme', private: true, workspaces: ['libs/*'] },
    'libs/a/package.json': { name: '@acme/a', version: '1.0.0', exports: { '.': { types: './index.d.ts' } } },
    'libs/a/tsconfig.json': fewLibraries,
    'libs/a/index.d.ts': '/** Size. @public */\nexport declare const size: number\n',
    'content/docs/intro.md': '# Intro\n',
    '../out/folder/kept.txt': 'theirs',
    '../out/package.json': '{"name":"theirs"}',
  })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['init --yes', 'package.json', 'out/package.json'],
  ['init --yes', 'site.config.json', 'out/package.json'],
  ['init --yes', 'site.config.ts', 'out/absent.ts'],
  ['init --yes', '.gitignore', 'out/absent'],
  ['init --yes', 'api-reports', 'out/absent'],
  ['init --yes', 'libs/a/package.json', 'out/package.json'],
  ['init --yes --review', '.github', 'out/folder'],
  ['init --yes --review', '.github', 'out/absent'],
  ['init --yes --deploy docker', 'docs-server', 'out/folder'],
  ['reports update', 'api-reports', 'out/folder'],
  ['reports update', 'api-reports', 'out/absent'],
  ['reports update', 'libs/a/.api', 'out/folder'],
  ['extract', 'libs/a/.api', 'out/absent'],
  ['history', 'api-reports/history', 'out/folder'],
  ['docs version 1.0', 'content', 'out/folder'],
  ['docs version 1.0', 'content/docs', 'out/folder'],
  ['build', 'site', 'out/absent'],
  ['build --out pages/site', 'pages', 'out/absent'],
  ['check --cache kept', 'kept', 'out/absent'],
  ['dev --cache kept', 'kept', 'out/absent'],
])('%s writes nothing through the link %s to %s', { timeout: 60_000 }, async (command, link, target) => {
  rmSync(join(root, link), { recursive: true, force: true })
  mkdirSync(dirname(join(root, link)), { recursive: true })
  symlinkSync(join(folder, target), join(root, link))
  const before = folderState(join(folder, 'out'))
  const { code, output } = await signpostHere(command.split(' '), root)
  expect(folderState(join(folder, 'out'))).toEqual(before)
  expect(code).not.toBe(0)
  expect(output).not.toContain('\n    at ')
})

test.each([
  ['api-reports/a.api.md', 'reports update'],
  ['libs/a/.api/a.api.md', 'reports update'],
  ['libs/a/.api/extraction.json', 'extract'],
])('a link in place of %s is not written through by %s', { timeout: 60_000 }, async (link, command) => {
  mkdirSync(dirname(join(root, link)), { recursive: true })
  symlinkSync(join(folder, 'out/package.json'), join(root, link))
  const before = folderState(join(folder, 'out'))
  await signpostHere(command.split(' '), root)
  expect(folderState(join(folder, 'out'))).toEqual(before)
})
