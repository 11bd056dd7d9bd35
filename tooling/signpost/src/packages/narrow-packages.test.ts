import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findPackages } from '@signpost/files/find-packages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { narrowedPackages, type Narrowing } from './narrow-packages.ts'

let root: string

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-narrow-')))
  const git = (...args: string[]): void => {
    execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { stdio: 'pipe' })
  }
  const uses = (name: string): object => ({ dependencies: { [name]: 'workspace:*' } })
  const packages = { core: {}, ui: uses('@acme/core'), app: uses('@acme/ui'), other: {} }
  write('package.json', JSON.stringify({ name: 'root', private: true, workspaces: ['libs/*'] }))
  for (const [name, more] of Object.entries(packages))
    write(`libs/${name}/package.json`, JSON.stringify({ name: `@acme/${name}`, version: '1.0.0', ...more }))
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'first')
  write('libs/core/index.ts', 'export const core = 1\n')
  write('README.md', '# Acme\n')
})

afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function narrowed(narrowing: Narrowing): string[] | undefined {
  const found = narrowedPackages(root, findPackages(root).packages, narrowing)
  return found && [...found].map(({ path }) => path).sort()
}

test('without a limit there is none', () => expect(narrowed({})).toBeUndefined())

test('a filter is a name, a folder or a pattern', () => {
  expect(narrowed({ filter: ['@acme/ui'] })).toEqual(['libs/ui'])
  expect(narrowed({ filter: ['libs/app', '@acme/o*'] })).toEqual(['libs/app', 'libs/other'])
})

test('a change reaches the packages that depend on it', () => {
  expect(narrowed({ since: 'main' })).toEqual(['libs/app', 'libs/core', 'libs/ui'])
  expect(narrowed({ since: 'main', filter: ['@acme/ui', '@acme/other'] })).toEqual(['libs/ui'])
})

test('a filter without a package and an unknown commit are errors of the command line', () => {
  expect(() => narrowed({ filter: ['@acme/cor'] })).toThrow('Did you mean "@acme/core"?')
  expect(() => narrowed({ since: 'gone' })).toThrow('Git finds no commit "gone"')
})
