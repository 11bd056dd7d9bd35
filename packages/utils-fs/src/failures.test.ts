import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testFailures, type FailureCase } from '@signpost/test-kit/failures'
import { afterAll, expect } from 'vitest'
import { emptyDir, ensureDir, readJson, readJsonSync, walk, writeJson } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'failures-'))
const file = join(folder, 'a.json')
writeFileSync(file, '{"a":1}\n')
afterAll(() => rmSync(folder, { recursive: true }))

/** An error as the system reports it. */
const full = (): Error =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })

/** After a failed write the old file is whole, and nothing is beside it. */
const isWhole = (): void => {
  expect(readFileSync(file, 'utf8')).toBe('{"a":1}\n')
  expect(readdirSync(folder)).toEqual(['a.json'])
}

const failing = (method: string, use: () => unknown, owner: object = promises): FailureCase => ({
  owner: () => owner,
  method,
  use,
  error: full,
  faults: { throws: { code: 'ENOSPC' } },
  after: isWhole,
})

testFailures('utils-fs', {
  'opening of a file to write': failing('open', () => writeJson(file, { a: 2 })),
  'renaming of a file': failing('rename', () => writeJson(file, { a: 2 })),
  'writing of a file in place': failing('writeFile', () => writeJson(file, { a: 2 }, { atomic: false })),
  'reading of a file': failing('readFile', () => readJson(file)),
  'reading of a file at once': failing('readFileSync', () => readJsonSync(file), fs),
  'making of a folder': failing('mkdir', () => ensureDir(join(folder, 'b'))),
  'listing of a folder': failing('readdir', () => walk(folder).next()),
  'listing of a folder to empty': failing('readdir', () => emptyDir(folder)),
  'a slow read': { ...failing('readFile', () => readJson(file)), faults: { 'is slow': { returns: { a: 1 } } } },
})
