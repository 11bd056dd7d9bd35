import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { denoConfig } from './deno-config.ts'
import { openSourceRoot } from './source-root.ts'

let root: string
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'deno-')))
})
afterEach(() => rmSync(root, { recursive: true }))

function configOf(files: Record<string, object | string>, folder = 'a'): ReturnType<typeof denoConfig> {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return denoConfig(join(root, folder), openSourceRoot(root))
}

const imports = {
  '@std/path': 'jsr:@std/path@^1',
  '@std/path/win': 'jsr:@std/path@^1/windows',
  zod: 'npm:zod@3',
  '~/': './shared/',
  '~/deep/': './deep/',
  lib: './lib.ts',
  old: 'https://example.org/mod.ts',
}

describe('specifiers', () => {
  test.each<[string, string[] | undefined]>([
    ['@std/path', ['@std/path', '@jsr/std__path']],
    ['@std/path/posix', ['@std/path/posix', '@jsr/std__path/posix']],
    ['@std/path/win', ['@std/path/windows', '@jsr/std__path/windows']],
    ['jsr:@std/fs@1.2/walk', ['@std/fs/walk', '@jsr/std__fs/walk']],
    ['npm:@a/b@^2/c.js', ['@a/b/c.js']],
    ['npm:/react@18', ['react']],
    ['zod', ['zod']],
    ['zod/v4', ['zod/v4']],
    ['zodiac', undefined],
    ['~/x.ts', ['ROOT/shared/x.ts']],
    ['~/deep/x.ts', ['ROOT/deep/x.ts']],
    ['lib', ['ROOT/lib.ts']],
    ['lib/x', undefined],
    ['old', ['https://example.org/mod.ts']],
    ['./x.ts', undefined],
  ])('%s leads to %j', (specifier, expected) => {
    const { resolve } = configOf({ 'deno.json': { imports }, 'a/deno.json': {} })
    expect(resolve(specifier)?.map((one) => one.replace(root, 'ROOT'))).toEqual(expected)
  })

  test('the nearest import map wins, and paths are relative to its file', () => {
    const { resolve } = configOf({ 'deno.json': { imports }, 'a/deno.jsonc': '{ "imports": { "lib": "./own.ts", } }' })
    expect(resolve('lib')).toEqual([join(root, 'a/own.ts')])
    expect(resolve('zod')).toEqual(['zod'])
  })

  test('an import map may have a file of its own', () => {
    const { resolve } = configOf({
      'deno.json': { importMap: 'maps/m.json' },
      'maps/m.json': { imports: { x: '../x.ts' } },
    })
    expect(resolve('x')).toEqual([join(root, 'x.ts')])
  })

  test.each(['{', '[]', '{"imports": 5, "importMap": "../out.json"}'])('%s maps nothing', (text) => {
    const { resolve } = configOf({ 'a/deno.json': text })
    expect(resolve('x')).toBeUndefined()
  })
})

test('options of the nearest configuration win', () => {
  const { compilerOptions } = configOf({
    'deno.json': { compilerOptions: { strict: false, jsx: 'react' } },
    'a/deno.json': { compilerOptions: { jsx: 'react-jsx' } },
  })
  expect(compilerOptions).toEqual({ strict: false, jsx: 'react-jsx' })
})
