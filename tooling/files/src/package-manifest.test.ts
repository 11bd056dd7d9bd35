import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPackageManifest } from './package-manifest.ts'
import { openSourceRoot } from './source-root.ts'

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'manifest-')))
})
afterEach(() => rmSync(root, { recursive: true }))

function read(files: Record<string, unknown>): ReturnType<typeof readPackageManifest> {
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(root, name), typeof content === 'string' ? content : JSON.stringify(content))
  return readPackageManifest(root, openSourceRoot(root))
}

const jsr = { name: '@acme/a', version: '1.0.0', exports: './mod.ts' }

test.each<[string, Record<string, unknown>, string | undefined, object]>([
  ['package.json', { 'package.json': { name: 'a' } }, 'package.json', { name: 'a' }],
  [
    'package.json with an entry point beside jsr.json',
    { 'package.json': { name: 'a', main: 'a.js' }, 'jsr.json': jsr },
    'package.json',
    { name: 'a' },
  ],
  [
    'jsr.json beside a package.json without one',
    { 'package.json': { name: 'a', private: true, license: 'MIT' }, 'jsr.json': jsr },
    'jsr.json',
    { ...jsr, license: 'MIT' },
  ],
  [
    'package.json beside settings of Deno',
    { 'package.json': { name: 'a' }, 'deno.json': { tasks: {} } },
    'package.json',
    { name: 'a' },
  ],
  [
    'package.json beside a broken deno.json',
    { 'package.json': { name: 'a' }, 'deno.json': '{' },
    'package.json',
    { name: 'a' },
  ],
  [
    'comments and commas',
    { 'deno.jsonc': '{ /* a */ "name": "@acme/a", "exports": "./a.ts", }' },
    'deno.jsonc',
    { exports: './a.ts' },
  ],
  ['jsr.json beside settings of Deno', { 'deno.json': { tasks: {} }, 'jsr.json': jsr }, 'jsr.json', jsr],
  ['an app of Deno', { 'deno.json': { tasks: {} } }, 'deno.json', { private: true }],
  [
    'packages of an import map',
    { 'deno.json': { ...jsr, imports: { z: 'npm:zod@^3', '@std/path/': 'jsr:/@std/path@1/', x: './x.ts' } } },
    'deno.json',
    { dependencies: { zod: '^3', '@std/path': '1' } },
  ],
])('reads %s', (_, files, file, fields) => {
  const found = read(files)
  expect(found?.file).toBe(file)
  expect(found?.fields).toMatchObject(fields)
})

test('a folder without a manifest has none', () => {
  expect(read({})).toBeUndefined()
})

test('a package of JSR is public whatever its package.json says', () => {
  expect(read({ 'package.json': { private: true }, 'jsr.json': jsr })?.fields).not.toHaveProperty('private')
})

test.each<[string, Record<string, unknown>]>([
  ['broken JSON', { 'package.json': '{' }],
  ['a list', { 'package.json': [] }],
  ['a broken deno.json', { 'deno.json': '{ "name": ' }],
])('throws for %s', (_, files) => {
  expect(() => read(files)).toThrow()
})

test('throws for a link to nothing', () => {
  symlinkSync('nothing', join(root, 'deno.json'))
  expect(() => read({})).toThrow('deno.json')
})
