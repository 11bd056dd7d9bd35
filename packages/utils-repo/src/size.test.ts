import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bundle } from '../../../bundle.shared.ts'
import * as everything from './index.ts'

const folder = join(import.meta.dirname, '..')
const dependencies = ['@signpost/utils-fs', '@signpost/utils-path', '@signpost/utils-primitives', 'tinyglobby', 'yaml']
const bundled = (names: string, external: string[] = dependencies): Promise<string> =>
  bundle(folder, `export { ${names} } from './src/index.ts'`, ['node:*', ...external])
const sizeOf = (code: string): number => gzipSync(code, { level: 9 }).length

/** Above 700 bytes: exports that read and check several files, or have several functions. */
const budgets: Record<string, number> = {
  DependencyGraph: 1600,
  detectPackageManager: 1150,
  findRoot: 1200,
  findRootSync: 1200,
  getWorkspaces: 2850,
  getWorkspacesSync: 2850,
  git: 2350,
  readManifest: 900,
  readManifestSync: 850,
  Workspace: 4350,
}

describe('minified and gzipped, without Node.js and the dependencies', () => {
  test.each(Object.keys(everything).map((name) => [name, budgets[name] ?? 700] as const))(
    '%s alone fits in %d bytes',
    async (name, budget) => {
      expect(sizeOf(await bundled(name))).toBeLessThanOrEqual(budget)
    },
  )
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
