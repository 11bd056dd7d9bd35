import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readReportsByPackage } from './read-reports.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'read-reports-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A package with these extracted reports. */
function extracted(path: string, name: string, ...reports: string[]) {
  const apiFolder = join(root, path)
  mkdirSync(apiFolder, { recursive: true })
  for (const report of reports) writeFileSync(join(apiFolder, report), name)
  return { path, name, apiFolder }
}

const namesOf = (folders: Parameters<typeof readReportsByPackage>[0]): Record<string, string[]> =>
  Object.fromEntries([...readReportsByPackage(folders)].map(([path, reports]) => [path, [...reports.keys()]]))

test('packages of different scopes with one name have reports of their own', () => {
  const folders = [
    extracted('packages/expect', 'expect', 'expect.api.md'),
    extracted('packages/jest-expect', '@jest/expect', 'Expect.api.md', 'Expect.matchers.api.md'),
    extracted('packages/other', '@jest/other', 'other.api.md'),
    extracted('packages/private', '@jest.io/expect', 'expect.api.md'),
  ]
  expect(namesOf(folders)).toEqual({
    'packages/expect': ['expect.api.md'],
    'packages/jest-expect': ['jest-Expect.api.md', 'jest-Expect.matchers.api.md'],
    'packages/other': ['other.api.md'],
    'packages/private': ['jest-io-expect.api.md'],
  })
})

test('two packages of one name are named', () => {
  const folders = [extracted('a/core', '@acme/core', 'core.api.md'), extracted('b/core', '@acme/core', 'core.api.md')]
  expect(() => readReportsByPackage(folders)).toThrow(
    'Two packages write the API report acme-core.api.md: a/core and b/core.',
  )
})
