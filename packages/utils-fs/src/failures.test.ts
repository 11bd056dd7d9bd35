import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectRefusal } from '@signpost/test-kit/options'
import { testFailures, type FailureCase } from '@signpost/test-kit/failures'
import { afterAll, expect, test } from 'vitest'
import { emptyDir, ensureDir, exists, findUp, findUpSync, readJson, readJsonSync, walk, writeJson } from './index.ts'

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
  faults: owner === promises ? { rejects: { code: 'ENOSPC' } } : { throws: { code: 'ENOSPC' } },
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
  'a look at a file above': failing('stat', () => findUp('a.json', { from: folder })),
  'a look at a file above at once': failing('statSync', () => findUpSync('a.json', { from: folder }), fs),
  'a look at the old file that cannot be made': failing('stat', () => writeJson(file, { a: 2 })),
  // An old file that cannot be seen is not replaced.
  'a look at the old file': failing('access', () => writeJson(file, { a: 2 })),
  'a check for a file': { ...failing('access', () => exists(file)), faults: { rejects: { returns: false } } },
  // The error of writing is the one to know about.
  'removal of the temporary file': {
    ...failing('rm', () => {
      const { rename } = promises
      Object.assign(promises, { rename: () => Promise.reject(Object.assign(new Error('EXDEV'), { code: 'EXDEV' })) })
      syncBuiltinESMExports()
      return writeJson(file, { a: 2 }).finally(() => Object.assign(promises, { rename }))
    }),
    faults: { rejects: { code: 'EXDEV' } },
    after: () => {
      syncBuiltinESMExports()
      for (const name of readdirSync(folder)) if (name !== 'a.json') rmSync(join(folder, name))
      isWhole()
    },
  },
  // A file that is no link is written where it is.
  'reading of a link': {
    ...failing('readlink', () => writeJson(file, { a: 1 })),
    faults: { rejects: { returns: undefined } },
    after: () => writeFileSync(file, '{"a":1}\n'),
  },
  'the real path of a file': {
    ...failing('realpath', () => writeJson(file, { a: 1 })),
    faults: { rejects: { returns: undefined } },
    after: () => writeFileSync(file, '{"a":1}\n'),
  },
  'a slow read': { ...failing('readFile', () => readJson(file)), faults: { 'is slow': { returns: { a: 1 } } } },
})

test.each<[string, () => unknown]>([
  ['reading', () => readJson('a\0b')],
  ['reading at once', () => readJsonSync('a\0b')],
  ['writing', () => writeJson('a\0b', 1)],
  ['writing in place', () => writeJson('a\0b', 1, { atomic: false })],
  ['making a folder', () => ensureDir('a\0b')],
  ['emptying a folder', () => emptyDir('a\0b')],
  ['a walk', () => walk('a\0b').next()],
])('%s refuses a path with NUL', async (_, use) => {
  await expectRefusal(use, 'NUL')
})
