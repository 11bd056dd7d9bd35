import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packageInput } from './package-input.ts'
import { fingerprintOf, readExtracted } from './package-fingerprint.ts'
import { type PackageInput, readPackage } from './package-source.ts'

/** Creates a package in a repository, and a file outside the repository; its doc models are in a cache. */
function packageOf(prepare: (folder: string) => void): { input: PackageInput; outside: string } {
  const outside = realpathSync(mkdtempSync(path.join(tmpdir(), 'package-source-')))
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }))
  const root = path.join(outside, 'repo')
  const folder = path.join(root, 'packages/core')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(outside, 'secret.txt'), '{"name": "top secret", "license": "top secret"}')
  writeFileSync(path.join(root, 'shared.md'), '# Shared')
  prepare(folder)
  return { input: packageInput(root, folder, path.join(outside, 'cache/api/core')), outside }
}

test.for<[string, (file: string) => void, string]>([
  [
    'a link out of the repository',
    (file) => symlinkSync('../../../secret.txt', file),
    'a link or path out of the documented folder',
  ],
  ['a link to a device', (file) => symlinkSync('/dev/zero', file), 'a link or path out of the documented folder'],
  ['a pipe', (file) => void execFileSync('mkfifo', [file]), 'a pipe, socket or device'],
  ['a folder', (file) => mkdirSync(file), 'a folder'],
])('%s in place of a README or a manifest is said and not read', ([, make, found]) => {
  for (const name of ['README.md', 'package.json']) {
    const { input, outside } = packageOf((folder) => make(path.join(folder, name)))
    const extracted = readExtracted(input)
    expect(fingerprintOf(input, extracted)).toBe(fingerprintOf(input, extracted))
    const source = readPackage(input)
    expect(source.diagnostics).toContainEqual(expect.objectContaining({ file: `packages/core/${name}`, found }))
    expect(JSON.stringify(source)).not.toContain('top secret')
    expect(JSON.stringify(source)).not.toContain(path.basename(outside))
  }
})

test('a README may be a symbolic link to another file of the repository', () => {
  const { input } = packageOf((folder) => symlinkSync('../../shared.md', path.join(folder, 'README.md')))
  expect(readPackage(input).readme).toEqual({ file: 'packages/core/README.md', text: '# Shared' })
})

test('R40 reads neither README nor manifest of a package outside the repository', () => {
  const { input, outside } = packageOf(() => undefined)
  writeFileSync(path.join(input.folder, 'README.md'), '# Core')
  const root = path.join(outside, 'another')
  mkdirSync(root)
  const source = readPackage(packageInput(root, input.folder))
  expect(source.readme).toBeUndefined()
  expect(source.diagnostics).toContainEqual(expect.objectContaining({ code: 'SG-SOURCE-REFUSED' }))
})
