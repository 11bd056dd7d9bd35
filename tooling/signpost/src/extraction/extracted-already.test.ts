import { mkdirSync, mkdtempSync, realpathSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownApiFolder, readExtracted, writeExtracted } from './extracted-already.ts'
import type { SelectedPackage } from '../packages/select-packages.ts'

test('an extraction with a doc model of more than 16 MiB is recorded, and read until it changes', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'extracted-already-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const found = { root, path: 'large', directory: join(root, 'large'), manifest: { name: 'large' } } as SelectedPackage
  const model = join(ownApiFolder(found), 'large.api.json')
  mkdirSync(ownApiFolder(found), { recursive: true })
  writeFileSync(model, '{}')
  truncateSync(model, 17 * 2 ** 20)
  writeExtracted(found, { findings: [], comments: 2, reads: {}, toolFolders: [] })
  expect(readExtracted(found)).toEqual({ findings: [], comments: 2 })
  truncateSync(model, 18 * 2 ** 20)
  expect(readExtracted(found)).toBeUndefined()
})
