import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeStrings } from './write-strings.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strings-'))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const texts = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

test('a new file has the English texts, with the plurals of the language', () => {
  const file = join(folder, 'new/strings.pl.json')
  expect(writeStrings('pl', file)).toBe(0)
  const { skip, ...others } = texts(file)
  expect(skip).toBe('Skip to main content')
  expect(Object.keys(others).filter((key) => key.startsWith('package.symbols_'))).toEqual(
    ['one', 'few', 'many', 'other'].map((form) => `package.symbols_${form}`),
  )
})

test('missing texts are added to a file; its own are kept', () => {
  const file = join(folder, 'strings.de.json')
  writeFileSync(file, '\uFEFF{"skip": "Zum Inhalt", "mine": "?"}')
  expect(writeStrings('de', file)).toBe(0)
  expect(texts(file)).toMatchObject({ skip: 'Zum Inhalt', mine: '?', 'drawer.label': 'Menu' })
  const once = readFileSync(file, 'utf8')
  writeStrings('de', file)
  expect(readFileSync(file, 'utf8')).toBe(once)
})

test('a file that is not JSON is left as it is', () => {
  const file = join(folder, 'strings.de.json')
  writeFileSync(file, '{"skip": ')
  expect(writeStrings('de', file)).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe('{"skip": ')
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Correct or remove the file.'))
})

test('another word than a language tag is an error', () => {
  expect(() => writeStrings('german_', join(folder, 'a.json'))).toThrow('Found "german_", expected a language tag')
})

test('a language whose texts are built in is an error, and nothing is written', () => {
  const file = join(folder, 'a.json')
  expect(() => writeStrings('ro', file)).toThrow('Found ro, whose texts are built in')
  expect(existsSync(file)).toBe(false)
})
