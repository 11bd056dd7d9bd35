import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTexts } from './read-texts.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'read-texts-'))
  mkdirSync(join(root, 'reports'))
  writeFileSync(join(root, 'reports/a.md'), 'a\r\nb')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('texts have the line ends of the repository, and other endings are left out', () => {
  writeFileSync(join(root, 'reports/b.json'), '{}')
  expect(readTexts(root, 'reports', '.md')).toEqual(new Map([['a.md', 'a\nb']]))
  expect(readTexts(root, 'absent', '.md')).toEqual(new Map())
})

test.each([
  ['a link out of the root', () => symlinkSync('/etc/hosts', join(root, 'reports/b.md'))],
  ['a link to itself', () => symlinkSync('b.md', join(root, 'reports/b.md'))],
  ['a pipe', () => execFileSync('mkfifo', [join(root, 'reports/b.md')])],
  ['a folder', () => mkdirSync(join(root, 'reports/b.md'))],
  [
    'a file of 200 MB',
    () => {
      writeFileSync(join(root, 'reports/b.md'), '')
      truncateSync(join(root, 'reports/b.md'), 200_000_000)
    },
  ],
])('%s is refused by name', (_, make) => {
  make()
  expect(() => readTexts(root, 'reports', '.md')).toThrow(/b\.md: found .*, expected /)
})

test('a folder that is a link out of the root is refused', () => {
  symlinkSync(tmpdir(), join(root, 'linked'))
  expect(() => readTexts(root, 'linked', '.md')).toThrow('linked: found a link out of the root')
})
