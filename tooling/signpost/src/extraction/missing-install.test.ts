import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FoundPackage } from '@signpost/files/find-packages'
import { missingInstall, withArchives } from './missing-install.ts'

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'missing-install-')))
})
afterEach(() => rmSync(root, { recursive: true }))

function packageWith(manifest: FoundPackage['manifest']): FoundPackage {
  const directory = join(root, 'packages', 'a')
  mkdirSync(directory, { recursive: true })
  return { directory, root, path: 'packages/a', manifest, hasSources: true }
}

test.each(['dependencies', 'devDependencies', 'peerDependencies'])('warns of missing %s', (field) => {
  expect(missingInstall(root, [packageWith({ [field]: { react: '*' } })])).toMatchObject([
    { code: 'SP-NOT-INSTALLED', found: 'no node_modules', expected: 'installed dependencies of 1 package' },
  ])
})

test('names the file that Rush has in place of a package.json', () => {
  writeFileSync(join(root, 'rush.json'), '{}')
  expect(missingInstall(root, [packageWith({ dependencies: { react: '*' } })])).toMatchObject([{ file: 'rush.json' }])
})

test('says what to do with archives', () => {
  writeFileSync(join(root, '.pnp.cjs'), '')
  const [found] = missingInstall(root, [packageWith({ dependencies: { react: '*' } })])
  expect(found?.nextStep).toContain('nodeLinker: node-modules')
})

test('a module that is in an archive is not to be installed', () => {
  const one = { code: 'AX-TYPES-MISSING', severity: 'error', file: 'a.ts', found: '', expected: '' } as const
  const advised = (nextStep: string): string | undefined => withArchives(root, [{ ...one, nextStep }])[0]?.nextStep
  expect(advised('Install zod')).toBe('Install zod')
  writeFileSync(join(root, '.pnp.cjs'), '')
  expect(advised('Install zod')).toContain('nodeLinker: node-modules')
  expect(advised('Import it')).toBe('Import it')
})

test.each([
  ['yarnPath: a\n', true],
  ['nodeLinker: pnp\n', true],
  ['a: 1\nnodeLinker: node-modules\n', false],
  ['nodeLinker: "pnpm"\n', false],
])('before an install, knows what Yarn will do by %j', (text, isPlugAndPlay) => {
  writeFileSync(join(root, '.yarnrc.yml'), text)
  const [found] = missingInstall(root, [packageWith({ dependencies: { react: '*' } })])
  expect(found?.nextStep.includes('nodeLinker: node-modules')).toBe(isPlugAndPlay)
})

test('caches of tools are no installation where there are archives', () => {
  writeFileSync(join(root, '.pnp.cjs'), '')
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
  expect(missingInstall(root, [packageWith({ dependencies: { react: '*' } })])).toHaveLength(1)
})

test('says how Deno installs, and that packages of the workspace are there', () => {
  const one = { ...packageWith({ name: '@acme/a', dependencies: { zod: '3' } }), manifestFile: 'deno.json' }
  expect(missingInstall(root, [one])).toMatchObject([
    { file: 'deno.json', nextStep: expect.stringContaining('deno install') },
  ])
  expect(missingInstall(root, [packageWith({ name: '@acme/a', dependencies: { '@acme/a': '1' } })])).toEqual([])
})

test.each(['node_modules', 'packages/a/node_modules'])('is silent with a %s', (folder) => {
  const one = packageWith({ dependencies: { react: '*' } })
  mkdirSync(join(root, folder))
  expect(missingInstall(root, [one])).toEqual([])
})

test('is silent without dependencies, and over fields that are no objects', () => {
  const odd = { dependencies: null, peerDependencies: 'x' } as unknown as FoundPackage['manifest']
  expect(missingInstall(root, [packageWith({}), packageWith(odd)])).toEqual([])
  // `init` has just written it.
  expect(missingInstall(root, [packageWith({ devDependencies: { '@signpost/signpost': '*' } })])).toEqual([])
})
