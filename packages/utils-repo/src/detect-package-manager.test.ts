import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { JsonParseError } from '@signpost/utils-fs'
import { expect, test } from 'vitest'
import { useTempRepo } from '../test/temp-repo.ts'
import { detectPackageManager, PackageManager } from './index.ts'

const repo = useTempRepo()
const { Bun, Npm, Pnpm, Yarn } = PackageManager

test('defaults to npm', async () => {
  expect(await detectPackageManager(repo.path)).toBe(Npm)
  repo.write({ 'package.json': {} })
  expect(await detectPackageManager(pathToFileURL(repo.path))).toBe(Npm)
})

test.each([
  ['npm@11.0.0', Npm],
  ['yarn@4.9.1+sha224.953c8233f7a92884eee2de69a1b92d1f2ec1655e66d08071ba9a02fa', Yarn],
  ['pnpm@10.34.9', Pnpm],
  ['bun@1.2.0', Bun],
  ['yarn', Yarn],
])('packageManager %s decides against every file', async (packageManager, expected) => {
  repo.write({
    'package.json': { packageManager },
    'bun.lock': '',
    'pnpm-lock.yaml': '',
    'yarn.lock': '',
    'package-lock.json': '{}',
  })
  expect(await detectPackageManager(repo.path)).toBe(expected)
})

test.each([
  ['bun.lock', Bun],
  ['bun.lockb', Bun],
  ['pnpm-lock.yaml', Pnpm],
  ['yarn.lock', Yarn],
  ['package-lock.json', Npm],
  ['npm-shrinkwrap.json', Npm],
])('%s decides, against pnpm-workspace.yaml too', async (lockfile, expected) => {
  repo.write({ 'package.json': { packageManager: 'other@1.0.0' }, 'pnpm-workspace.yaml': '', [lockfile]: '' })
  expect(await detectPackageManager(repo.path)).toBe(expected)
  rmSync(repo.at(lockfile))
  expect(await detectPackageManager(repo.path)).toBe(Pnpm)
})

test('the lockfile of Bun wins over the one that it writes for Yarn', async () => {
  repo.write({ 'yarn.lock': '', 'bun.lock': '' })
  expect(await detectPackageManager(repo.path)).toBe(Bun)
})

test('a broken package.json is an error', async () => {
  repo.write({ 'package.json': 'no' })
  await expect(detectPackageManager(repo.path)).rejects.toThrow(JsonParseError)
})

test.each([
  [{ name: 'pnpm' }, [], Pnpm],
  [{ name: 'pnpm', version: '^10' }, ['package-lock.json'], Pnpm],
  [[{ name: 'yarn' }, { name: 'npm' }], [], Yarn],
  [[{ name: 'yarn' }, { name: 'npm' }], ['package-lock.json', 'bun.lock'], Npm],
  [[], ['bun.lock'], Bun],
  [{ name: 'other' }, ['yarn.lock'], Yarn],
])('devEngines.packageManager %j, with the files %j', async (packageManager, files, expected) => {
  repo.write({ 'package.json': { devEngines: { packageManager } } })
  for (const file of files) repo.write({ [file]: '' })
  expect(await detectPackageManager(repo.path)).toBe(expected)
  repo.write({ 'package.json': { devEngines: { packageManager }, packageManager: 'npm@11.0.0' } })
  expect(await detectPackageManager(repo.path)).toBe(Npm)
})

test.each([['pnpm'], { packageManager: 'pnpm' }, { packageManager: {} }, { packageManager: [null] }])(
  'devEngines %j is an error',
  async (devEngines) => {
    repo.write({ 'package.json': { devEngines } })
    await expect(detectPackageManager(repo.path)).rejects.toThrow(/expected an object/)
  },
)
