import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type TestContext } from 'vitest'
import { pnpm } from '../test/temp-repo.ts'
import { DEPENDENCY_KINDS, getWorkspaces, getWorkspacesSync, PackageManager, readManifest, Workspace } from './index.ts'

const own = join(import.meta.dirname, '..')

/** Skips a test outside of the repository, with a message. */
function needRepository({ skip }: TestContext): void {
  if (!existsSync(join(own, '../../pnpm-workspace.yaml'))) skip('The package is not in its repository.')
}

test('the packages of this repository are those that pnpm lists', async (context) => {
  needRepository(context)
  const listed = execFileSync(process.execPath, [...pnpm, 'ls', '-r', '--depth', '-1', '--json'], {
    cwd: own,
    encoding: 'utf8',
  })
  const theirs = (JSON.parse(listed) as { name: string; path: string; private: boolean }[]).map((pkg) => [
    pkg.path,
    pkg.name,
    pkg.private,
  ])
  const ours = (await getWorkspaces(own, { includeRoot: true })).map((pkg) => [pkg.dir, pkg.name, pkg.private])
  expect(ours.length).toBeGreaterThan(1)
  expect(ours).toEqual(theirs)
  expect(getWorkspacesSync(own, { includeRoot: true }).map((pkg) => [pkg.dir, pkg.name, pkg.private])).toEqual(theirs)
})

test('this repository has no cycle, over dependencies and devDependencies', async (context) => {
  needRepository(context)
  const workspace = await Workspace.open(own)
  const graph = workspace.graph()
  const { dependencies = {} } = await readManifest(own)
  const declared = Object.keys(dependencies).filter((name) => workspace.get(name))

  expect(workspace.packageManager).toBe(PackageManager.Pnpm)
  expect(declared.length).toBeGreaterThan(0)
  expect(graph.dependenciesOf('@signpost/utils-repo', { kinds: ['dependencies'] })).toEqual(declared.sort())
  expect(graph.cycles({ kinds: ['dependencies', 'devDependencies'] })).toEqual([])
  expect(graph.cycles({ kinds: DEPENDENCY_KINDS })).toEqual([])
  expect(graph.topological()).toHaveLength(workspace.packages.length)
})
