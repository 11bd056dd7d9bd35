import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { OutputError } from './output-error.ts'
import { outputPath, writablePath, writeFilesIn } from './writable-file.ts'

let folder: string
let root: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'writable-file-')))
  root = join(folder, 'root')
  mkdirSync(join(root, 'inside'), { recursive: true })
  mkdirSync(join(folder, 'outside'))
  writeFileSync(join(folder, 'outside/a.json'), 'theirs')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (...paths: string[]): void => writeFilesIn(root, new Map(paths.map((path) => [path, 'ours'])))

describe('a file is not written', () => {
  test.each([
    ['through a link to a file outside', 'a.json', '../outside/a.json'],
    ['through a link to nothing outside', 'a.json', '../outside/new.json'],
    ['through an absolute link', 'a.json', '/nowhere/a.json'],
    ['below a link to a folder outside', 'up/a.json', '../outside'],
    ['below a link to a folder that does not exist', 'up/deep/a.json', '../absent'],
    ['through a link to the folder above', 'up/a.json', '..'],
    ['into .git', 'up/a.json', '.git'],
    ['into .git by another case', 'up/a.json', '.GIT'],
    ['through a link to itself', 'a.json', 'a.json'],
  ])('%s', (_, path, target) => {
    symlinkSync(target, join(root, path.split('/')[0]!))
    expect(() => write('first.json', path)).toThrow(OutputError)
    // Nothing is written at all.
    expect(existsSync(join(root, 'first.json'))).toBe(false)
    expect(readFileSync(join(folder, 'outside/a.json'), 'utf8')).toBe('theirs')
    expect(existsSync(join(folder, 'outside/new.json'))).toBe(false)
  })

  test.each(['../outside/a.json', '../new.json', 'inside/../../new.json'])('at %s', (path) => {
    expect(() => write(path)).toThrow('a link that leads out of the root')
  })

  test('in place of a folder', () => {
    expect(() => write('inside')).toThrow('a folder')
  })

  test.skipIf(process.platform === 'win32')('into a pipe', () => {
    execFileSync('mkfifo', [join(root, 'pipe')])
    expect(() => write('pipe')).toThrow('a pipe, socket or device')
  })
})

test('a link that stays below the root is followed', () => {
  symlinkSync('inside', join(root, 'up'))
  write('up/new/a.json')
  expect(readFileSync(join(root, 'inside/new/a.json'), 'utf8')).toBe('ours')
})

test('a file without a text is removed', () => {
  write('inside/a.json')
  writeFilesIn(root, new Map([['inside/a.json', undefined]]))
  expect(existsSync(join(root, 'inside/a.json'))).toBe(false)
})

test('an output below the root stays there, and one elsewhere is where its link leads', () => {
  symlinkSync('../outside', join(root, 'site'))
  symlinkSync('outside', join(folder, 'site'))
  expect(() => outputPath(root, join(root, 'site'))).toThrow('a link that leads out of the root')
  expect(outputPath(root, join(folder, 'site'))).toBe(join(folder, 'site'))
  expect(outputPath(root, join(root, 'new'))).toBe(join(root, 'new'))
  expect(writablePath(root, 'new')).toBe(join(root, 'new'))
})
