import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serialize } from 'node:v8'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRecordFiles } from './record-files.ts'

const records = [{ a: new Map([['b', [1, undefined, 'ü']]]) }, 'text', null]

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'records-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const fileOf = (): string => path.join(folder, readdirSync(folder)[0]!)

test('records are read back unchanged and in order, also by another process', () => {
  openRecordFiles(folder).write('packages/core', records)
  expect(openRecordFiles(folder).read('packages/core')).toEqual(records)
  expect(openRecordFiles(folder).read('packages/other')).toBeUndefined()
})

test('each record is created only after the previous ones are written', () => {
  const made: number[] = []
  function* slowly(): Generator<number> {
    for (const one of [1, 2, 3]) {
      made.push(one)
      yield one
    }
  }
  openRecordFiles(folder).write('packages/core', slowly())
  expect(made).toEqual([1, 2, 3])
  expect(openRecordFiles(folder).read('packages/core')).toEqual([1, 2, 3])
})

test('a file truncated at any byte is a cache miss, and one corrupted at any byte never throws', () => {
  const files = openRecordFiles(folder)
  files.write('packages/core', records)
  const whole = readFileSync(fileOf())
  for (let at = 0; at < whole.length; at += 1) {
    writeFileSync(fileOf(), whole.subarray(0, at))
    expect([at, files.read('packages/core')]).toEqual([at, undefined])
    const wrong = Buffer.from(whole)
    wrong[at] = wrong[at]! ^ 0xff
    writeFileSync(fileOf(), wrong)
    expect(() => files.read('packages/core')).not.toThrow()
  }
})

test.each([
  ['empty', Buffer.alloc(0)],
  ['nothing but an end', Buffer.alloc(4)],
  ['text', Buffer.from('{}')],
  ['one value', serialize(records)],
])('a file that is %s is a cache miss', (_, bytes) => {
  const files = openRecordFiles(folder)
  files.write('packages/core', records)
  writeFileSync(fileOf(), bytes)
  expect(files.read('packages/core')).toBeUndefined()
})

test('a file of another package or another program version is a cache miss', () => {
  const files = openRecordFiles(folder)
  files.write('packages/core', records)
  const own = fileOf()
  const whole = readFileSync(own)
  files.write('packages/other', records)
  const other = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .find((file) => file !== own)!
  writeFileSync(other, whole)
  expect(files.read('packages/other')).toBeUndefined()
  const changed = Buffer.from(whole.toString('latin1').replace(/[0-9a-f]{64}/u, '0'.repeat(64)), 'latin1')
  expect(changed.equals(whole)).toBe(false)
  writeFileSync(own, changed)
  expect(files.read('packages/core')).toBeUndefined()
})

test('removes the files of other packages', () => {
  const files = openRecordFiles(folder)
  for (const repoPath of ['packages/core', 'packages/old']) files.write(repoPath, records)
  files.retain(['packages/core'])
  expect(files.read('packages/core')).toEqual(records)
  expect(readdirSync(folder)).toHaveLength(1)
})

test('an unwritable folder is not an error', () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, 'in its place')
  const files = openRecordFiles(file)
  files.write('packages/core', records)
  files.retain([])
  expect(files.read('packages/core')).toBeUndefined()
  expect(readFileSync(file, 'utf8')).toBe('in its place')
})
