import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { SelectedPackage } from '../packages/select-packages.ts'
import { assignShared } from './shared-entries.ts'

const root = mkdtempSync(join(tmpdir(), 'signpost-shared-'))
mkdirSync(join(root, 'releases/core-0.9.0'), { recursive: true })
writeFileSync(join(root, 'releases/core-0.9.0/package.json'), '{"name":"@acme/core","version":"0.9.0"}')
afterAll(() => rmSync(root, { recursive: true }))

const named = (name: string): SelectedPackage => ({
  manifest: { name },
  path: name,
  directory: join(root, name),
  root,
  hasSources: true,
})
const assign = (wanted: Record<string, string[]>, ...names: string[]) =>
  assignShared({ wanted, file: 'site.config.ts', folder: '' }, names.map(named), root)

test('a folder, a tarball and a name at a registry are releases of the package that they name', () => {
  const entries = [
    'latest',
    './releases/core-0.9.0',
    './acme-core-0.8.0.tgz',
    './ui-1.0.0-rc.1.tgz',
    'npm:@acme/ui@1.x',
  ]
  const { versions, diagnostics } = assign({ '*': entries }, '@acme/core', '@acme/ui')
  expect(versions.wanted).toEqual({ '@acme/core': entries.slice(0, 3), '@acme/ui': ['latest', ...entries.slice(3)] })
  expect(diagnostics).toEqual([])
})

test('one that is of no package is a finding with the next step', () => {
  const { versions, diagnostics } = assign({ '*': ['npm:old@1.x', './gone'] }, '@acme/core', '@acme/ui')
  expect(versions.wanted).toEqual({ '@acme/core': [], '@acme/ui': [] })
  expect(diagnostics.map(({ found, nextStep }) => `${found}. ${nextStep}`)).toEqual(
    ['npm:old@1.x', './gone'].map(
      (entry) =>
        `"${entry}" for all packages in versions, which has the name of none of them. Write it for its package: { '@acme/core': ['${entry}'] }.`,
    ),
  )
})

test.each([
  ['of the only package', { '*': ['npm:old@1.x'] }, ['@acme/core']],
  [
    'of the only one without entries of its own',
    { '*': ['npm:old@1.x'], '@acme/ui': ['latest'] },
    ['@acme/core', '@acme/ui'],
  ],
  ['of a package that names them', { '@acme/core': ['npm:old@1.x'] }, ['@acme/core', '@acme/ui']],
])('entries %s stay as they are', (_, wanted, names) => {
  expect(assign(wanted, ...names)).toMatchObject({ versions: { wanted }, diagnostics: [] })
})
