import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSourceRoot } from '@signpost/files'
import { limits } from './limits.ts'
import { linesOf, readFile } from './read-file.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'read-file-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const read = (bytes: string | Uint8Array): ReturnType<typeof readFile> => {
  writeFileSync(join(root, 'a.ts'), bytes)
  return readFile(openSourceRoot(root), root, 'a.ts')
}

test.each<[name: string, bytes: string | Uint8Array, text: string | undefined, about: object]>([
  ['UTF-8', 'const ș = 1\n', 'const ș = 1\n', { lines: 1 }],
  ['UTF-8 with a mark', '\uFEFFa\nb', 'a\nb', { lines: 2 }],
  ['UTF-16 with a mark', Buffer.from('\uFEFFé\n', 'utf16le'), 'é\n', { lines: 1 }],
  ['another encoding', Uint8Array.of(0x63, 0xe9, 0x0a), 'cé\n', { lines: 1, encoding: 'windows-1252' }],
  ['bytes that are no text', Uint8Array.of(0, 1, 2), undefined, { without: 'binary' }],
  ['an empty file', '', '', { lines: 1 }],
  ['too many lines', '\n'.repeat(limits.lines + 1), undefined, { without: 'large' }],
  [
    'too many bytes',
    new Uint8Array(limits.bytes + 1).fill(97),
    undefined,
    { without: 'large', bytes: limits.bytes + 1 },
  ],
])('%s', (_, bytes, text, about) => {
  const found = read(bytes)
  expect(found?.text).toBe(text)
  expect(found?.about).toMatchObject({ path: 'a.ts', ...about })
})

test('a file that cannot be read has no page', () => {
  expect(readFile(openSourceRoot(root), root, 'missing.ts')).toBeUndefined()
  expect(readFile(openSourceRoot(root), root, '../x.ts')).toBeUndefined()
})

test('lines end as editors and the compiler see it', () => {
  expect(linesOf('a\r\nb\rc\n\nd').map(({ line, start }) => `${start}${line}`)).toEqual(['0a', '3b', '5c', '7', '8d'])
})
