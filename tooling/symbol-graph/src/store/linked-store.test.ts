import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serialize } from 'node:v8'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LinkedRecord } from '../link/linked-record.ts'
import { openLinkedStore } from './linked-store.ts'

const record: LinkedRecord = {
  own: 'a',
  reads: new Map([['symbol core!Box', 'b']]),
  written: {
    entry: { slug: 'core', files: { index: 'core/index.0.json', readme: null, slices: '', offsets: '' } } as LinkedRecord['written']['entry'],
    bytes: 10,
    slices: [['core!Box', 'c']],
    names: { slug: 'core', name: '@acme/core', symbols: [] },
  },
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'linked-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const fileOf = (): string => path.join(folder, readdirSync(folder)[0]!)

test('what was kept is read back as it was, by another process too', () => {
  openLinkedStore(folder).write('packages/core', record)
  expect(openLinkedStore(folder).read('packages/core')).toEqual(record)
  expect(openLinkedStore(folder).read('packages/other')).toBeUndefined()
})

test.each([
  ['empty', Buffer.alloc(0)],
  ['text', Buffer.from('{}')],
  ['nothing', serialize(null)],
  ['of another program', serialize({ program: 'another', repoPath: 'packages/core', record })],
])('a file that is %s is none', (_, bytes) => {
  const store = openLinkedStore(folder)
  store.write('packages/core', record)
  writeFileSync(fileOf(), bytes)
  expect(store.read('packages/core')).toBeUndefined()
})

test('forgets what is not wanted any more', () => {
  const store = openLinkedStore(folder)
  for (const repoPath of ['packages/core', 'packages/old']) store.write(repoPath, record)
  store.retain(['packages/core'])
  expect(store.read('packages/core')).toEqual(record)
  expect(readdirSync(folder)).toHaveLength(1)
})

test('a folder that cannot be written is no failure', () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, 'in its place')
  const store = openLinkedStore(file)
  store.write('packages/core', record)
  store.retain([])
  expect(store.read('packages/core')).toBeUndefined()
})
