import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openNames } from '@signpost/name-search'
import { startRegistry, type Registry } from '@signpost/test-kit/registry'
import { fewLibraries } from './small-repository.ts'
import { signpostHere } from './steps-here.ts'

// The life of Signpost in one repository: set up, edit, review, release, upgrade, leave.

let root: string
let registry: Registry

const box = '/** A box. */\nexport declare function box(size: number): string\n'
const lid = '/** A lid, which version 2 does not have. */\nexport declare const lid: string\n'

beforeAll(async () => {
  root = join(realpathSync(mkdtempSync(join(tmpdir(), 'adopter-'))), 'acme')
  write({
    'package.json': '{\n  "name": "acme",\n  "private": true,\n  "workspaces": [\n    "libs/*"\n  ]\n}\n',
    'libs/core/package.json': JSON.stringify({
      name: '@acme/core',
      version: '2.0.0',
      type: 'module',
      exports: { types: './index.ts', default: './index.ts' },
    }),
    'libs/core/tsconfig.json': JSON.stringify(fewLibraries),
    'libs/core/index.ts': '/** A box. */\nexport function box(size: number): string {\n  return String(size)\n}\n',
    '.gitignore': 'dist\n',
  })
  const typed = (text: string) => ({ 'package.json': '{"types":"index.d.ts"}', 'index.d.ts': text })
  registry = await startRegistry({
    '@acme/core': { '1.0.0': typed(box + lid) },
    '@signpost/signpost': { '99.0.0': { 'package.json': '{}' } },
  })
  vi.stubEnv('npm_config_registry', registry.url)
  vi.stubEnv('XDG_CACHE_HOME', join(dirname(root), 'cache'))
  git('init', '--quiet', '--initial-branch', 'main')
  commit('start')
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await registry.close()
  rmSync(dirname(root), { recursive: true, force: true })
})

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Names that the search in a folder of the site has, with the slugs of their packages. */
const found = (name: string, folder: string): string[] =>
  openNames(readFileSync(join(root, 'site', folder, 'names.bin')))
    .search(name, { limit: 5 })
    .hits.map(({ page: { slug }, name: text }) => `${slug}/${text}`)

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root, encoding: 'utf8' })

function commit(subject: string): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', subject)
}

test('a repository adopts Signpost, lives with it and leaves', { timeout: 240_000 }, async () => {
  expect(await signpostHere(['init', '--yes'], root)).toMatchObject({ code: 0 })
  commit('adopt')

  write({
    'libs/core/index.ts':
      '/** A box. */\nexport function box(size: number, lid: string): string {\n  return lid + size\n}\n',
  })
  expect(await signpostHere(['reports', 'check'], root)).toMatchObject({ code: 1 })
  expect(await signpostHere(['reports', 'update'], root)).toMatchObject({ code: 0 })
  const reviewed = await signpostHere(['review', '--base', 'main'], root)
  expect(reviewed.code).toBe(1)
  expect(reviewed.output).toContain('lid')
  commit('a required parameter')

  const config = read('site.config.ts')
  write({ 'site.config.ts': config.replace('defineConfig({', "defineConfig({\n  versions: '1.x',") })
  const built = await signpostHere(['build'], root)
  expect(built.output).toContain('1 of 1 packages documented in full')
  expect(built.code).toBe(0)
  const current = read('site/api/core/function/box.html')
  expect(current).toContain('core@1.0.0')
  expect(read('site/api/core@1.0.0/variable/lid.html')).toContain('A lid')
  const old = read('site/api/core@1.0.0/function/box.html')
  expect(old).toMatch(/rel="canonical" href="[^"]*\/api\/core\/function\/box"/)
  expect(old).toContain('href="/api/core@1.0.0/function/box" aria-current="page"')
  // No changes are recorded here: the release makes them.
  expect(current).toContain('Changed, not released yet')
  expect(read('site/api/core/changes.html')).toContain('lid')
  // Each version has a search of its own symbols.
  expect(found('lid', 'search')).toEqual([])
  expect(found('lid', 'search/in/core@1.0.0')).toEqual(['core@1.0.0/lid'])
  expect(existsSync(join(root, 'site/search/in/core@1.0.0/signatures/0.json'))).toBe(true)
  write({ 'site.config.ts': config })

  const upgrade = await signpostHere(['upgrade', '--dry-run'], root)
  expect(upgrade.output).toContain('99.0.0')
  expect(git('status', '--porcelain')).toBe('')

  expect(await signpostHere(['init', '--remove', '--yes'], root)).toMatchObject({ code: 0 })
  // Pages, accepted reports and edits stay.
  rmSync(join(root, 'site'), { recursive: true })
  commit('leave')
  expect(git('diff', '--name-only', ':/start', 'HEAD').split('\n').filter(Boolean)).toEqual([
    'api-reports/core.api.md',
    'libs/core/index.ts',
  ])
})
