import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprintOf, readExtracted } from './package-fingerprint.ts'
import type { PackageInput } from './package-source.ts'

let input: PackageInput

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-fingerprint-'))
  input = { folder, apiFolder: folder, repoPath: 'packages/core' }
  writeFileSync(path.join(folder, 'core.api.json'), 'one')
})

afterEach(() => rmSync(input.folder, { recursive: true }))

test('files with the stamps of an earlier build are not read again', () => {
  const { stamps } = readExtracted(input)
  const known = { stamps, digest: 'of the earlier build' }
  expect(readExtracted(input, known)).toBe(known)
})

test('a new file of equal size and time is read', () => {
  const known = readExtracted(input)
  const file = path.join(input.folder, 'core.api.json')
  const { atime, mtime } = statSync(file)
  writeFileSync(`${file}.new`, 'two')
  utimesSync(`${file}.new`, atime, mtime)
  renameSync(`${file}.new`, file)
  const now = readExtracted(input, known)
  expect(now.digest).not.toBe(known.digest)
  expect(fingerprintOf(input, now)).not.toBe(fingerprintOf(input, known))
})
