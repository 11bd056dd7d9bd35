import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRoot, useTempFolder } from '../test/temp-folder.ts'
import { FsError, readJson, writeJson, type WriteJsonOptions } from './index.ts'

const folder = useTempFolder()
const text = (file: string): string => readFileSync(file, 'utf8')

describe('writeJson', () => {
  test('writes a new file with two spaces, LF and a final line ending', async () => {
    for (const [name, path] of [
      ['a.json', folder.at('a.json')],
      ['b #1.json', pathToFileURL(folder.at('b #1.json'))],
    ] as const) {
      await writeJson(path, { b: [1], a: {} })
      expect(text(folder.at(name))).toBe('{\n  "b": [\n    1\n  ],\n  "a": {}\n}\n')
    }
  })

  test('written values round-trip, in order', async () => {
    const file = folder.at('a.json')
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        await writeJson(file, value)
        const back = await readJson(file)
        expect(JSON.stringify(back)).toBe(JSON.stringify(value))
      }),
      { numRuns: 50 },
    )
  })

  test.each<[string, WriteJsonOptions, string]>([
    ['{\n\t"a": 1\n}', {}, '{\n\t"b": 2\n}'],
    ['{\r\n    "a": 1\r\n}\r\n', {}, '{\r\n    "b": 2\r\n}\r\n'],
    ['{"a":1}\n', {}, '{"b":2}\n'],
    ['\uFEFF{\n    "a": 1\n}\n', {}, '{\n    "b": 2\n}\n'],
    ['', {}, '{\n  "b": 2\n}\n'],
    ['{\r\n\t"a": 1\r\n}', { indent: 'preserve', eol: 'preserve' }, '{\r\n\t"b": 2\r\n}'],
    ['{\n\t"a": 1\n}', { indent: 4 }, '{\n    "b": 2\n}'],
    ['{\n  "a": 1\n}\n', { indent: 'tab', eol: 'crlf' }, '{\r\n\t"b": 2\r\n}\r\n'],
    ['{\r\n  "a": 1\r\n}\r\n', { eol: 'lf' }, '{\n  "b": 2\n}\n'],
    ['{\n  "a": 1\n}\n', { indent: 0 }, '{"b":2}\n'],
  ])('replaces %j, with %j, by %j', async (before, options, after) => {
    for (const atomic of [true, false]) {
      const file = folder.write('a.json', before)
      await writeJson(file, { b: 2 }, { ...options, atomic })
      expect(text(file)).toBe(after)
    }
  })

  test('escapes a line end in a string, which is not a line ending of the file', async () => {
    await writeJson(folder.at('a.json'), ['a\nb'], { eol: 'crlf' })
    expect(text(folder.at('a.json'))).toBe('[\r\n  "a\\nb"\r\n]\r\n')
  })

  test.each(['LF', '\n', 'CRLF', null])('rejects the line endings %j', async (eol) => {
    await expect(writeJson(folder.at('a.json'), 1, { eol: eol as 'lf' })).rejects.toThrow(
      /^Expected (?:eol|indent) to be/,
    )
    expect(readdirSync(folder.path)).toEqual([])
  })

  test.each([-1, 11, 1.5, NaN, 'tabs' as 'tab', '4' as 'tab', null as never])(
    'rejects an indentation of %s',
    async (indent) => {
      await expect(writeJson(folder.at('a.json'), 1, { indent })).rejects.toThrow(/^Expected (?:eol|indent) to be/)
      expect(readdirSync(folder.path)).toEqual([])
    },
  )

  test('rejects unsupported values, and keeps the file', async () => {
    const file = folder.write('a.json', '1')
    const circle: unknown[] = []
    circle.push(circle)
    for (const value of [undefined, () => 1, Symbol('a'), 1n, circle]) {
      await expect(writeJson(file, value)).rejects.toThrow(TypeError)
    }
    expect(text(file)).toBe('1')
    expect(readdirSync(folder.path)).toEqual(['a.json'])
  })

  test('replaces the file: open handles and hard links keep the old contents', async () => {
    const file = folder.write('a.json', '1')
    linkSync(file, folder.at('before.json'))
    await writeJson(file, 2)
    expect([text(folder.at('before.json')), text(file)]).toEqual(['1', '2'])
    expect(readdirSync(folder.path).sort()).toEqual(['a.json', 'before.json'])
  })

  test('without atomic, writes into the existing file', async () => {
    const file = folder.write('a.json', '1')
    linkSync(file, folder.at('before.json'))
    await writeJson(file, 2, { atomic: false })
    expect([text(folder.at('before.json')), text(file)]).toEqual(['2', '2'])
  })

  test('keeps a link and replaces its target', async () => {
    const target = folder.write('in/target.json', '1')
    symlinkSync('in/target.json', folder.at('link.json'))
    await writeJson(folder.at('link.json'), 2)
    expect(lstatSync(folder.at('link.json')).isSymbolicLink()).toBe(true)
    expect(readlinkSync(folder.at('link.json'))).toBe('in/target.json')
    expect(realpathSync(folder.at('link.json'))).toBe(target)
    expect(text(target)).toBe('2')
    expect(readdirSync(folder.at('in'))).toEqual(['target.json'])
  })

  test.each([true, false])(
    'keeps a link whose target is missing and creates the target, atomic: %s',
    async (atomic) => {
      folder.write('in/other.json', '1')
      symlinkSync('in/second.json', folder.at('first.json'))
      symlinkSync('target.json', folder.at('in/second.json'))
      await writeJson(folder.at('first.json'), 2, { atomic })
      expect(['first.json', 'in/second.json'].map((name) => readlinkSync(folder.at(name)))).toEqual([
        'in/second.json',
        'target.json',
      ])
      expect(text(folder.at('in/target.json'))).toBe('2\n')
    },
  )

  test('rejects links in a circle, and keeps them', async () => {
    symlinkSync('b.json', folder.at('a.json'))
    symlinkSync('a.json', folder.at('b.json'))
    await expect(writeJson(folder.at('a.json'), 1)).rejects.toMatchObject({ name: 'FsError', code: 'ELOOP' })
    expect(readlinkSync(folder.at('a.json'))).toBe('b.json')
  })

  // Windows has no pipes among its files.
  describe.skipIf(sep === '\\')('a pipe', () => {
    test('is never replaced', async () => {
      execFileSync('mkfifo', [folder.at('pipe')])
      await expect(writeJson(folder.at('pipe'), 1)).rejects.toMatchObject({
        name: 'FsError',
        code: 'ENOTSUP',
        message: `Could not write "${folder.at('pipe')}": expected a file, found a device or a pipe; write to it with \`atomic: false\``,
      })
      expect(lstatSync(folder.at('pipe')).isFIFO()).toBe(true)
      expect(readdirSync(folder.path)).toEqual(['pipe'])
    })

    test('is written to without atomic, and not read before', async () => {
      execFileSync('mkfifo', [folder.at('pipe')])
      const reader = readFile(folder.at('pipe'), 'utf8')
      await writeJson(folder.at('pipe'), { a: 1 }, { atomic: false, indent: 0 })
      expect(await reader).toBe('{"a":1}\n')
    })
  })

  // The only mode on Windows is read-only.
  test.skipIf(sep === '\\').each([0o600, 0o640, 0o666, 0o755])('keeps the mode %o', async (mode) => {
    const file = folder.write('a.json', '1')
    chmodSync(file, mode)
    await writeJson(file, 2)
    expect(statSync(file).mode & 0o7777).toBe(mode)
  })

  // Only root can change the owner of a file, so only root can have one to keep.
  test.runIf(isRoot)('keeps the owner, and the mode that a new owner would take away', async () => {
    const file = folder.write('a.json', '1')
    chownSync(file, 1234, 5678)
    chmodSync(file, 0o4750)
    await writeJson(file, 2)
    expect(statSync(file)).toMatchObject({ uid: 1234, gid: 5678 })
    expect(statSync(file).mode & 0o7777).toBe(0o4750)
  })

  test('supports a name of maximum length', async () => {
    const file = folder.at(`${'a'.repeat(250)}.json`)
    await writeJson(file, 1)
    expect(text(file)).toBe('1\n')
  })

  test.each([true, false])('explains a missing folder and a folder of the name, atomic: %s', async (atomic) => {
    const missing = folder.at('missing/a.json')
    await expect(writeJson(missing, 1, { atomic })).rejects.toMatchObject({
      name: 'FsError',
      code: 'ENOENT',
      path: missing,
      message: `Could not write "${missing}": no such file or directory (ENOENT); make its folder with ensureDir`,
    })
    await expect(writeJson(folder.path, 1, { atomic })).rejects.toThrow(FsError)
    expect(readdirSync(folder.path)).toEqual([])
  })

  // As root nothing is denied, so skip the permission tests.
  test.skipIf(isRoot)('explains denied write access', async () => {
    const file = folder.write('a.json', '1')
    chmodSync(folder.path, 0o500)
    await expect(writeJson(file, 2)).rejects.toMatchObject({ name: 'FsError', code: 'EACCES', path: file })
    chmodSync(folder.path, 0o700)
    expect(text(file)).toBe('1')
  })
})
