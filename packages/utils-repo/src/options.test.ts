import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { afterAll } from 'vitest'
import {
  dependencyEntries,
  DependencyGraph,
  findRoot,
  findRootSync,
  getWorkspaces,
  getWorkspacesSync,
  git,
  Workspace,
} from './index.ts'

const here = import.meta.dirname
const root = {
  marker: { valid: ['git', 'workspaces', 'manifest'], invalid: ['', 'gti'] },
  stopAt: { valid: ['/', new URL('file:///')], invalid: [{}] },
}
// Only the folder of this package is read.
const reading = {
  marker: { valid: ['manifest'], invalid: ['', 'gti'] },
  stopAt: root.stopAt,
  patterns: { valid: [[], ['none']], invalid: [[1]] },
  includeRoot: { valid: [true, false] },
}
const signal = { valid: [new AbortController().signal], invalid: [{}] }
const inPackage = { marker: 'manifest', patterns: [] }

testOptions('findRoot', (options) => findRoot(here, options), root)
testOptions('findRootSync', (options) => findRootSync(here, options), root)
testOptions('getWorkspaces', (options) => getWorkspaces(here, options), { ...reading, signal }, inPackage)
testOptions('getWorkspacesSync', (options) => getWorkspacesSync(here, options), reading, inPackage)
testOptions('Workspace.open', (options) => Workspace.open(here, options), { ...reading, signal }, inPackage)

const opened = await Workspace.open(here, inPackage as getWorkspaces.Options)
testOptions('Workspace.refresh', (options) => opened.refresh(options), { signal })

const graph = new DependencyGraph([{ name: 'a', manifest: {} }])
const kinds = { valid: [[], ['dependencies']], invalid: [['dependency'], [1]] }

testOptions('DependencyGraph.dependenciesOf', (options) => graph.dependenciesOf('a', options), {
  kinds,
  transitive: { valid: [true, false] },
})
testOptions('DependencyGraph.dependentsOf', (options) => graph.dependentsOf('a', options), {
  kinds,
  transitive: { valid: [true, false] },
})
testOptions('DependencyGraph.topological', (options) => graph.topological(options), { kinds })
testOptions('DependencyGraph.cycles', (options) => graph.cycles(options), { kinds })
testOptions('DependencyGraph.toDot', (options) => graph.toDot(options), { kinds })

const folder = mkdtempSync(join(tmpdir(), 'options-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A folder with a list of globs in YAML. */
function repository(yaml: string): string {
  const root = mkdtempSync(join(folder, 'yaml-'))
  writeFileSync(join(root, 'package.json'), '{}')
  writeFileSync(join(root, 'pnpm-workspace.yaml'), yaml)
  return root
}

testRefusals('utils-repo', {
  'a package that does not exist': () => graph.dependenciesOf('b'),
  'two packages of one name': () =>
    new DependencyGraph([
      { name: 'a', manifest: {} },
      { name: 'a', manifest: {} },
    ]),
  'packages that are no list': () => new DependencyGraph(null as never),
  'packages that are null': () => new DependencyGraph([null] as never),
  'a package without a manifest': () => new DependencyGraph([{ name: 'a' }] as never),
  'a name that is a number': () => new DependencyGraph([{ name: 1, manifest: {} }] as never),
  'a list of globs that contains itself': () => getWorkspaces(repository('packages: &a\n  - *a\n')),
  'globs within themselves': () => getWorkspacesSync(repository('&a\npackages: *a\n')),
  'no manifest': () => dependencyEntries(null as never),
  'a remote that is no text': () => git.parseRemote(null as never),
  'a folder that is a number': () => findRoot(1 as never),
  'a folder outside of every repository': () => git.root('/'),
})
