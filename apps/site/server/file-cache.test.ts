import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileCache } from './file-cache.ts'

function cacheOf(files: Readonly<Record<string, string>>): { folder: string; read: ReturnType<typeof fileCache> } {
  const folder = mkdtempSync(join(tmpdir(), 'file-cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return { folder, read: fileCache(folder) }
}

test('R53 requests for a file that is being read share its bytes', async () => {
  const { read } = cacheOf({ 'a.txt': 'a' })
  const [first, ...others] = await Promise.all(Array.from({ length: 100 }, () => read('a.txt')))
  for (const other of others) expect(other).toBe(first)
  expect(await read('a.txt')).toBe(first)
})

test('a file that could not be read is read again', async () => {
  const { folder, read } = cacheOf({})
  await expect(read('a.txt')).rejects.toThrow('ENOENT')
  writeFileSync(join(folder, 'a.txt'), 'a')
  expect((await read('a.txt')).bytes.toString()).toBe('a')
})
