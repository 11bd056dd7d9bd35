import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { linksFile, readLinks } from './read-links.ts'

function rootWith(text?: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'links-'))
  if (text !== undefined) writeFileSync(path.join(root, linksFile), text)
  return root
}

test('the file of links is optional', () => {
  expect(readLinks(rootWith()).size).toBe(0)
})

test('links map packages to addresses', () => {
  const links = readLinks(
    rootWith('{"rxjs": "https://rxjs.dev/api/index/{kind}/{name}", "__proto__": "https://a.example/{name}"}'),
  )
  expect([...links.keys()]).toEqual(['rxjs', '__proto__'])
})

test.each([
  ['{', 'is not JSON'],
  ['[]', 'found no object'],
  ['{"rxjs": 1}', 'found 1 for "rxjs"'],
  ['{"rxjs": "javascript:alert({name})"}', 'Expected an https address'],
  ['{"rxjs": "https://rxjs.dev"}', 'with {name} in it'],
])('%s is refused with what is expected', (text, message) => {
  expect(() => readLinks(rootWith(text))).toThrow(message)
})

test('a folder in its place is an error', () => {
  const root = rootWith()
  mkdirSync(path.join(root, linksFile))
  expect(() => readLinks(root)).toThrow('cannot be read')
})

test('a symbolic link out of the repository is not followed', () => {
  const root = rootWith()
  symlinkSync('/etc/hostname', path.join(root, linksFile))
  expect(() => readLinks(root)).toThrow('cannot be read: found a link or path out of the documented folder')
})
