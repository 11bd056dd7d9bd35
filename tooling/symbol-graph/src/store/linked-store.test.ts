import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LinkedRecord } from '../link/linked-record.ts'
import { openLinkedStore } from './linked-store.ts'

const record: LinkedRecord = {
  own: 'a',
  reads: new Map([['symbol core!Box', 'b']]),
  written: {
    entry: {
      slug: 'core',
      files: { index: 'core/index.0.json', readme: null, slices: '', offsets: '' },
    } as LinkedRecord['written']['entry'],
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

test('what was kept is read back as it was, by another process too', () => {
  openLinkedStore(folder).write('packages/core', record)
  expect(openLinkedStore(folder).read('packages/core')).toEqual(record)
  expect(openLinkedStore(folder).read('packages/other')).toBeUndefined()
})
