import { join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe, expect, test } from 'vitest'
import * as everything from './index.ts'

const folder = join(import.meta.dirname, '..')
const dependencies = ['@signpost/utils-fs', '@signpost/utils-path', 'tinyglobby', 'yaml']
const external = ['node:*', ...dependencies]
const bundled = (names: string): Promise<string> =>
  bundle(folder, `export { ${names} } from './src/index.ts'`, external)

/** Above 700 bytes: exports that read and check several files, or have several functions. */
const larger: Record<string, number> = {
  DependencyGraph: 1670,
  detectPackageManager: 1330,
  findRoot: 1240,
  findRootSync: 1210,
  getWorkspaces: 3240,
  getWorkspacesSync: 3240,
  git: 2380,
  readManifest: 1000,
  readManifestSync: 960,
  Workspace: 4820,
}

describe('minified and gzipped, without Node.js and the dependencies', () => {
  const budgets = Object.fromEntries(Object.keys(everything).map((name) => [name, 700]))
  testSizes(folder, { ...budgets, ...larger }, external)
})

test('unused exports are not bundled', async () => {
  const all = await bundled(Object.keys(everything).join())
  expect(all).toContain('"yaml"')
  expect(all).toContain('digraph')

  const one = await bundled('findRoot')
  expect(one).toContain('pnpm-workspace.yaml')
  expect(one).not.toContain('"yaml"')
  expect(one).not.toContain('digraph')
})

test('Node.js and the dependencies are the only run-time requirements', async () => {
  const all = await bundled(Object.keys(everything).join())
  const needed = [...all.matchAll(/\b(?:from|import)"([^"]+)"/g)].map(([, name]) => name!)
  expect([...new Set(needed)].sort()).toEqual([...dependencies, 'node:fs', 'node:fs/promises', 'node:path'].sort())
})
