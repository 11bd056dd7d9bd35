import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSourceRoot } from '@signpost/files'
import { shownFiles, type ShownFiles } from './shown-files.ts'

let top: string
let root: string

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'shown-files-'))
  root = join(top, 'root')
  write('package.json', '{}')
})
afterEach(() => rmSync(top, { recursive: true, force: true }))

function write(path: string, text = 'export {}\n'): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function track(...paths: string[]): void {
  execFileSync('git', ['-C', root, 'init', '--quiet'])
  execFileSync('git', ['-C', root, 'add', '--force', ...paths])
}

function shown(folder = 'core', usesGit = true): ShownFiles {
  return shownFiles(openSourceRoot(root), join(root, folder), usesGit)
}

function manifest(files: unknown): void {
  write('core/package.json', JSON.stringify({ name: 'core', main: './dist/index.js', files }))
}

describe('tracked files', () => {
  test('are shown, and nothing beside them', () => {
    write('core/src/a.ts')
    write('core/src/ignored.ts')
    write('other.ts')
    track('core/src/a.ts', 'other.ts')
    expect(shown().paths).toEqual(['src/a.ts'])
    expect(shown().has('src/a.ts')).toBe(true)
    for (const path of [
      'src/ignored.ts',
      '../other.ts',
      '../../x.ts',
      '/etc/passwd',
      'src/../src/a.ts',
      '.git/config',
      '',
    ])
      expect([path, shown().has(path)]).toEqual([path, false])
  })

  test('are not read by Git for a root that is not trusted', () => {
    write('core/src/a.ts')
    track('core/src/a.ts')
    expect(shown('core', false).paths).toEqual([])
  })

  test('through a link are not shown: its target may be ignored, or outside the root', () => {
    writeFileSync(join(top, 'outside.ts'), 'secret')
    write('core/.env', 'secret')
    mkdirSync(join(top, 'folder'))
    writeFileSync(join(top, 'folder/b.ts'), 'secret')
    symlinkSync(join(top, 'outside.ts'), join(root, 'core/outside.ts'))
    symlinkSync('.env', join(root, 'core/env.ts'))
    symlinkSync(join(top, 'folder'), join(root, 'core/folder'))
    track('core/outside.ts', 'core/env.ts', 'core/folder')
    expect(shown().paths.filter((path) => shown().has(path))).toEqual([])
    expect(shown().has('folder/b.ts')).toBe(false)
  })

  test('that were replaced by a link since they were added are not shown', () => {
    write('core/src/a.ts')
    track('core/src/a.ts')
    rmSync(join(root, 'core/src'), { recursive: true })
    mkdirSync(join(top, 'src'))
    writeFileSync(join(top, 'src/a.ts'), 'secret')
    symlinkSync(join(top, 'src'), join(root, 'core/src'))
    expect(shown().has('src/a.ts')).toBe(false)
  })

  test('of a package whose folder is a link out of the root are not shown', () => {
    mkdirSync(join(top, 'core'))
    writeFileSync(join(top, 'core/a.ts'), 'secret')
    symlinkSync(join(top, 'core'), join(root, 'core'))
    expect(shown().paths).toEqual([])
  })
})

describe('published files', () => {
  beforeEach(() => {
    for (const path of ['dist/a.d.ts', 'dist/a.test.d.ts', 'dist/deep/b.d.ts', 'src/a.ts', 'lib/index.js'])
      write(`core/${path}`)
  })

  test.each([
    [['dist'], ['dist/a.d.ts', 'dist/a.test.d.ts', 'dist/deep/b.d.ts']],
    [
      ['./dist/', '!dist/**/*.test.*'],
      ['dist/a.d.ts', 'dist/deep/b.d.ts'],
    ],
    [['/lib/*.js'], ['lib/index.js']],
    [['!dist', 'dist/deep'], ['dist/deep/b.d.ts']],
    [['../other', '..', '/', ''], []],
    [undefined, []],
    ['dist', []],
  ])('are those of `files`: %j', (files, paths) => {
    manifest(files)
    expect(shown().paths).toEqual(paths)
  })

  test('of a folder with an ignore file of its own are left out', () => {
    manifest(['dist'])
    write('core/dist/deep/.gitignore', '*')
    expect(shown().paths).toEqual(['dist/a.d.ts', 'dist/a.test.d.ts'])
  })

  test('of an installed package are all of its files, without those of its own dependencies', () => {
    write('node_modules/zod/index.d.ts')
    write('node_modules/zod/node_modules/dep/index.d.ts')
    expect(shown('node_modules/zod').paths).toEqual(['index.d.ts'])
  })
})
