import { pathToFileURL } from 'node:url'
import { FsError, JsonParseError, JsonSchemaError } from '@signpost/utils-fs'
import type { PackageManifest } from '@signpost/types'
import { describe, expect, test } from 'vitest'
import { useTempRepo } from '../test/temp-repo.ts'
import { DEPENDENCY_KINDS, dependencyEntries, readManifest, readManifestSync } from './index.ts'

const repo = useTempRepo()

describe.each<[string, (dir: string | URL) => Promise<PackageManifest>]>([
  ['readManifest', readManifest],
  ['readManifestSync', async (dir) => readManifestSync(dir)],
])('%s', (_, read) => {
  test('reads all that is in the file', async () => {
    const manifest = { name: 'a', private: true, exports: { '.': './a.js' }, workspaces: { packages: ['b'] }, x: [1] }
    repo.write({ 'package.json': manifest })
    expect(await read(repo.path)).toEqual(manifest)
    expect(await read(pathToFileURL(`${repo.path}/`))).toEqual(manifest)
    expect(await read('.')).toHaveProperty('name', '@signpost/utils-repo')
  })

  test('rejects missing, malformed and invalid files', async () => {
    await expect(read(repo.path)).rejects.toMatchObject({ constructor: FsError, code: 'ENOENT' })
    repo.write({ 'package.json': '{' })
    await expect(read(repo.path)).rejects.toThrow(JsonParseError)
    for (const wrong of [null, [], 'a', { name: 1 }, { packageManager: {} }, { peerDependencies: { a: null } }]) {
      repo.write({ 'package.json': JSON.stringify(wrong) })
      await expect(read(repo.path), JSON.stringify(wrong)).rejects.toThrow(JsonSchemaError)
    }
  })
})

describe('dependencyEntries', () => {
  const manifest = {
    optionalDependencies: { d: '4' },
    devDependencies: { b: '2', a: 'workspace:*' },
    dependencies: { a: '1' },
    peerDependencies: { c: '>=3' },
  }

  test('lists every kind, in a fixed order, and a name once per field', () => {
    expect(dependencyEntries(manifest)).toEqual([
      { name: 'a', specifier: '1', kind: 'dependencies' },
      { name: 'b', specifier: '2', kind: 'devDependencies' },
      { name: 'a', specifier: 'workspace:*', kind: 'devDependencies' },
      { name: 'c', specifier: '>=3', kind: 'peerDependencies' },
      { name: 'd', specifier: '4', kind: 'optionalDependencies' },
    ])
    expect(DEPENDENCY_KINDS.flatMap((kind) => dependencyEntries(manifest, [kind]))).toEqual(dependencyEntries(manifest))
  })

  test('lists the given kinds, in that order', () => {
    const kinds = dependencyEntries(manifest, ['peerDependencies', 'dependencies']).map(({ kind }) => kind)
    expect(kinds).toEqual(['peerDependencies', 'dependencies'])
    expect(dependencyEntries(manifest, [])).toEqual([])
    expect(dependencyEntries({})).toEqual([])
  })
})
