import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinNative, sep } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dirnameOf, join, toPath, toUrl } from './index.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(joinNative(realpathSync(tmpdir()), 'utils path #1 100% é '))
})
afterAll(() => rmSync(folder, { recursive: true }))

// Windows allows neither question marks, backslashes, nor trailing spaces in names.
const posixOnly = sep === '/' ? ['what?.txt', 'a\\b.txt', 'line\nbreak', 'space at the end '] : []

describe('files on disk', () => {
  test.each([
    'with space.txt',
    '#1.txt',
    '100%.txt',
    '%20.txt',
    '%2e%2e',
    'é.txt',
    'e\u0301.txt',
    '漢字 😀.txt',
    '[slug]+a&b;c=d@e.txt',
    "quote's.txt",
    '~',
    ...posixOnly,
  ])('%j is read through both conversions', async (name) => {
    const path = joinNative(folder, name)
    writeFileSync(path, `content of ${name}`)

    expect(await readFile(toUrl(path), 'utf8')).toBe(`content of ${name}`)
    expect(await readFile(toPath(toUrl(path)), 'utf8')).toBe(`content of ${name}`)
    expect(await readFile(toPath(toUrl(path).href), 'utf8')).toBe(`content of ${name}`)
    expect(await readFile(join(folder, name), 'utf8')).toBe(`content of ${name}`)
    expect(await readFile(join(toUrl(folder), name, { within: true }), 'utf8')).toBe(`content of ${name}`)
    expect(toPath(toUrl(path))).toBe(path)
    expect(await readdir(folder)).toContain(name)
  })
})

test('a module that Node.js loads finds its folder', () => {
  const file = joinNative(folder, 'module.mjs')
  writeFileSync(file, 'console.log(JSON.stringify(import.meta.url))')
  const url = JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' })) as string
  expect(dirnameOf({ url })).toBe(folder)
})
