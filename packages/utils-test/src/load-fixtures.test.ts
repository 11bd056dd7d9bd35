import { pathToFileURL } from 'node:url'
import { expectTypeOf } from 'expect-type'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import type { FileTree } from './file-tree.ts'
import { FixtureError } from './fixture-error.ts'
import { loadFixtures, type Fixture } from './load-fixtures.ts'
import { createTempDir, type TempDir } from './temp-dir.ts'

async function folder(tree: FileTree): Promise<TempDir> {
  const dir = await createTempDir(tree)
  onTestFinished(() => dir.remove())
  return dir
}

/** The error of loading. */
async function failure(dir: TempDir, options?: loadFixtures.Options<unknown>): Promise<FixtureError> {
  const error: unknown = await loadFixtures(dir.path, options).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(FixtureError)
  return error as FixtureError
}

describe('loadFixtures', () => {
  test('reads JSON, YAML by a parser, and modules, in the order of their names', async () => {
    const dir = await folder({
      'b.json': '\uFEFF{"b":1}',
      'a.YAML': 'a: [1, 2]',
      'c.mjs': 'export default ["c"]',
      lists: { 'nested.v2.js': 'export const input = "- a", output = 1' },
      'B.json': 'null',
      'B-2.json': '2',
      A: { 'z.json': '0' },
      '.DS_Store': 'not one of them',
      '.cache': { 'e.json': 'nor this' },
      'd.cjs': 'module.exports = "d"',
      'package.json': '{"type":"module"}',
    })
    const fixtures = await loadFixtures(dir.path, {
      parsers: { '.yaml': parse },
      include: (path) => path !== 'package.json',
    })
    expect(fixtures).toEqual([
      { name: 'A/z', file: dir.file('A/z.json'), data: 0 },
      { name: 'B', file: dir.file('B.json'), data: null },
      { name: 'B-2', file: dir.file('B-2.json'), data: 2 },
      { name: 'a', file: dir.file('a.YAML'), data: { a: [1, 2] } },
      { name: 'b', file: dir.file('b.json'), data: { b: 1 } },
      { name: 'c', file: dir.file('c.mjs'), data: ['c'] },
      { name: 'd', file: dir.file('d.cjs'), data: 'd' },
      { name: 'lists/nested.v2', file: dir.file('lists/nested.v2.js'), data: { input: '- a', output: 1 } },
    ])
  })

  test('validates by a Standard Schema, also a later one', async () => {
    const dir = await folder({ 'a.json': '1', 'b.json': '"2"' })
    const validate: loadFixtures.Schema<number> = {
      '~standard': {
        validate: async (data) =>
          Number(data) > 0 ? { value: Number(data) } : { issues: [{ message: 'expected a number above 0' }] },
      },
    }
    const fixtures = await loadFixtures(dir.path, { validate })
    expectTypeOf(fixtures).toEqualTypeOf<Fixture<number>[]>()
    expect(fixtures.map(({ data }) => data)).toEqual([1, 2])
    await dir.write({ 'b.json': '0' })
    expect((await failure(dir, { validate })).message).toContain('expected a number above 0')
  })

  test('lets the runner import TypeScript', async () => {
    const dir = await folder({ 'typed.ts': 'export default { n: 1 as number } satisfies { n: number }' })
    expect(await loadFixtures(dir.path, { importModule: (url) => import(/* @vite-ignore */ url) })).toMatchObject([
      { name: 'typed', data: { n: 1 } },
    ])
  })

  test('takes a URL, as an object or a string, and a parser that overrides a built-in one', async () => {
    const dir = await folder({ 'a b#.json': '1' })
    const url = pathToFileURL(`${dir.path}/`)
    const expected = [{ name: 'a b#', file: dir.file('a b#.json'), data: 1 }]
    expect(await loadFixtures(url)).toEqual(expected)
    expect(await loadFixtures(url.href)).toEqual(expected)
    expect(await loadFixtures(dir.path, { parsers: { '.json': (text) => Number(text) + 1 } })).toMatchObject([
      { data: 2 },
    ])
  })

  test('returns the result of the validator, with its type', async () => {
    const dir = await folder({ 'a.json': '"1"', 'b.json': '2' })
    const validate = (data: unknown): number => {
      if (Number.isNaN(Number(data))) throw new TypeError(`Expected a number, found ${JSON.stringify(data)}`)
      return Number(data)
    }
    const fixtures = await loadFixtures(dir.path, { validate })
    expectTypeOf(fixtures).toEqualTypeOf<Fixture<number>[]>()
    expectTypeOf(await loadFixtures(dir.path)).toEqualTypeOf<Fixture<unknown>[]>()
    expect(fixtures.map(({ data }) => data)).toEqual([1, 2])

    await dir.write({ 'c.json': '{}' })
    const error = await failure(dir, { validate })
    expect(error.message).toBe(
      `Expected a fixture, found ${dir.file('c.json')}: is not valid: Expected a number, found {}`,
    )
    expect(error.cause).toBeInstanceOf(TypeError)
  })

  test.each([
    ['JSON that is none', { 'ok.json': '1', 'bad.json': '{' }, 'bad.json', /cannot be parsed: .*JSON/],
    ['a module that throws', { 'bad.mjs': 'throw new Error("broken")' }, 'bad.mjs', /cannot be imported: broken/],
    ['an unknown kind', { 'notes.md': '# Notes' }, 'notes.md', /unknown kind: pass a parser for "\.md"/],
    [
      'two files of one name',
      { 'a.json': '1', 'a.mjs': 'export default 1' },
      'a',
      /has the same name as .+a\.(json|mjs)$/,
    ],
    ['an empty folder', { folder: {} }, '', /there is no fixture/],
  ] as [string, FileTree, string, RegExp][])('names the file of %s', async (_, tree, file, problem) => {
    const dir = await folder(tree)
    const error = await failure(dir)
    expect(error.file.startsWith(dir.file(file))).toBe(true)
    expect(error.message).toMatch(problem)
    expect(error.message.startsWith(`Expected a fixture, found ${error.file}: `)).toBe(true)
  })

  test('names a missing folder, and one without included files', async () => {
    const dir = await folder({ 'a.json': '1' })
    expect((await failure(dir, { include: () => false })).file).toBe(dir.path)
    await dir.remove()
    const error = await failure(dir)
    expect(error.file).toBe(dir.path)
    expect(error.cause).toMatchObject({ code: 'ENOENT' })
  })
})
