import { pathToFileURL } from 'node:url'
import { expectTypeOf } from 'expect-type'
import type { JsonValue } from '@signpost/types'
import type { PathInput } from '@signpost/utils-path'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isRoot, useTempFolder } from '../test/temp-folder.ts'
import { chmodSync, writeFileSync } from 'node:fs'
import { FsError, JsonParseError, JsonSchemaError, readJson, readJsonSync } from './index.ts'

const folder = useTempFolder()

/** Reason of a rejected promise. */
async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => expect.fail(`Expected a failure, found ${JSON.stringify(value)}`),
    (error: unknown) => error,
  )
}

type Read = (path: PathInput, options?: readJsonSync.Options & { schema?: StandardSchemaV1 }) => Promise<unknown>

describe.each<[string, Read]>([
  ['readJson', (path, options) => readJson(path, options)],
  ['readJsonSync', async (path, options) => readJsonSync(path, options)],
])('%s', (_, read) => {
  test('reads a path, a URL and the text of a URL', async () => {
    const file = folder.write('a #1.json', '{"b":[1,null,"é"]}')
    for (const path of [file, pathToFileURL(file), pathToFileURL(file).href]) {
      expect(await read(path)).toEqual({ b: [1, null, 'é'] })
    }
  })

  test.each([
    ['Latin-1', [...Buffer.from('{\n  "na'), 0xe9, ...Buffer.from('me": 1}')], 2, 6, 'E9'],
    ['after a byte order mark', [0xef, 0xbb, 0xbf, 0x5b, 0xff, 0x5d], 1, 2, 'FF'],
    ['UTF-16', [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00], 1, 1, 'FF'],
    ['a cut character at the end', [0x22, 0xe2, 0x82], 1, 2, 'E2'],
    ['a byte of which the replacement begins', [0x22, 0xef, 0xbf, 0x22], 1, 2, 'EF'],
    ['after a replacement character that is there', [0x22, 0xef, 0xbf, 0xbd, 0xc0, 0x22], 1, 3, 'C0'],
    ['half of a pair', [0x22, 0xed, 0xa0, 0x80, 0x22], 1, 2, 'ED'],
  ])('is an error at the first byte that is not UTF-8: %s', async (_name, bytes, line, column, byte) => {
    const file = folder.write('a.json')
    writeFileSync(file, Buffer.from(bytes))
    expect(await failureOf(read(file))).toMatchObject({
      name: 'JsonParseError',
      code: 'EJSONPARSE',
      line,
      column,
      message: expect.stringContaining(`expected UTF-8, found the byte ${byte}: save the file as UTF-8`),
    })
  })

  test('reports the position and description of a mistake, and its cause', async () => {
    const file = folder.write('a.json', '{\r\n  "b": [1, 2],\r\n  "c": }\r\n')
    const error = await failureOf(read(file))
    const snippet = '2 |   "b": [1, 2],\n3 |   "c": }\n  |        ^'

    expect(error).toBeInstanceOf(JsonParseError)
    expect(error).toBeInstanceOf(FsError)
    expect(error).toMatchObject({
      name: 'JsonParseError',
      code: 'EJSONPARSE',
      path: file,
      line: 3,
      column: 8,
      snippet,
      message: `"${file}" is not JSON at line 3, column 8: expected a value, found "}"\n${snippet}`,
      cause: expect.any(SyntaxError),
    })
  })

  test.each([
    ['', 1, 1, 'expected a value, found the end of the file'],
    ['[\n1\n', 3, 1, 'expected "," or "]", found the end of the file'],
    ['["a\n"]', 1, 4, 'expected the end of the string, found the end of the line'],
    ['\uFEFF[x', 1, 2, 'expected a value or "]", found "x"'],
    ['[\u200b1]', 1, 2, 'found U+200B'],
    ['[1]"', 1, 4, `found '"'`],
    ['["😀"😀]', 1, 6, 'found "😀"'],
    ['[// a\n]', 1, 2, 'found "/"'],
  ])('places the mistake in %j', async (text, line, column, message) => {
    const error = await failureOf(read(folder.write('a.json', text)))
    expect(error).toMatchObject({ line, column, message: expect.stringContaining(message) })
  })

  test('shows the part around the mistake of a long line, and keeps tabs above the pointer', async () => {
    const long = (await failureOf(
      read(folder.write('a.json', `[${'1,'.repeat(5000)}x${',1'.repeat(5000)}]`)),
    )) as JsonParseError
    const [shown = '', pointer = ''] = long.snippet.split('\n')
    expect(shown.length).toBeLessThan(100)
    expect(shown[pointer.indexOf('^')]).toBe('x')
    expect(long.column).toBe(10_002)

    const tabbed = (await failureOf(read(folder.write('b.json', '{\n\t\t"a": x }')))) as JsonParseError
    expect(tabbed.snippet.split('\n').at(-1)).toBe('  | \t\t     ^')
  })

  test('skips a byte order mark', async () => {
    expect(await read(folder.write('a.json', '\uFEFF{"a":1}'))).toEqual({ a: 1 })
  })

  test('allows comments and commas at the end only on request', async () => {
    const file = folder.write('a.json', '{ // b\n  "c": "// d", /* e */\n  "f": [1,],\n}')
    expect(await read(file, { jsonc: true })).toEqual({ c: '// d', f: [1] })
    expect(await failureOf(read(file))).toMatchObject({ line: 1, column: 3 })
  })

  test('places a mistake after comments, and shows them', async () => {
    const file = folder.write('a.json', '{ // a\n  "b": /* c */ x\n}')
    expect(await failureOf(read(file, { jsonc: true }))).toMatchObject({
      line: 2,
      column: 16,
      snippet: '1 | { // a\n2 |   "b": /* c */ x\n  |                ^',
    })
  })

  test('reports a block comment without an end where it begins', async () => {
    const file = folder.write('a.json', '{} /* a')
    expect(await failureOf(read(file, { jsonc: true }))).toMatchObject({ line: 1, column: 4 })
  })

  test('treats a key named __proto__ as an ordinary one', async () => {
    const value = await read(folder.write('a.json', '{"__proto__":{"admin":true},}'), { jsonc: true })
    expect(Object.keys(value as object)).toEqual(['__proto__'])
    expect((value as { admin?: boolean }).admin).toBeUndefined()
  })

  test('explains a missing file, a folder, and a file in the middle of a path', async () => {
    const missing = folder.at('missing.json')
    expect(await failureOf(read(missing))).toMatchObject({
      name: 'FsError',
      code: 'ENOENT',
      path: missing,
      message: `Could not read "${missing}": no such file or directory (ENOENT)`,
      cause: { code: 'ENOENT' },
    })
    expect(await failureOf(read(folder.path))).toMatchObject({ name: 'FsError', code: 'EISDIR', path: folder.path })
    const file = folder.write('a.json', '1')
    expect(await failureOf(read(`${file}/b.json`))).toMatchObject({ name: 'FsError', code: 'ENOTDIR' })
  })

  // As root nothing is denied, so skip the permission tests.
  test.skipIf(isRoot)('explains denied read access', async () => {
    const file = folder.write('a.json', '1')
    chmodSync(file, 0)
    expect(await failureOf(read(file))).toMatchObject({
      name: 'FsError',
      code: 'EACCES',
      message: `Could not read "${file}": permission denied (EACCES)`,
    })
  })

  test('rethrows errors of invalid calls', async () => {
    expect(await failureOf(read('a\0b'))).toMatchObject({ code: 'ERR_INVALID_ARG_VALUE' })
  })

  test('returns the output of a schema', async () => {
    const file = folder.write('a.json', '{"port":80,"more":1}')
    expect(await read(file, { schema: z.object({ port: z.int(), host: z.string().default('::1') }) })).toEqual({
      port: 80,
      host: '::1',
    })
  })

  test('reports issues of a schema with their position in the value', async () => {
    const file = folder.write('a.json', '{"files":["a",1]}')
    const schema = z.object({
      files: z.array(z.string('Give a name')),
      name: z.object({ first: z.string('Give another') }, 'Give both'),
    })
    const error = await failureOf(read(file, { schema }))
    expect(error).toBeInstanceOf(JsonSchemaError)
    expect(error).toMatchObject({
      name: 'JsonSchemaError',
      code: 'EJSONSCHEMA',
      path: file,
      issues: [{ path: ['files', 1] }, { path: ['name'] }],
      message: `"${file}" does not match its schema\n  files[1]: Give a name\n  name: Give both`,
    })
  })

  test('takes any library with Standard Schema, also one whose paths have segments or none', async () => {
    const schema: StandardSchemaV1 = {
      '~standard': {
        version: 1,
        vendor: 'test',
        validate: () => ({ issues: [{ message: 'No' }, { message: 'Nor', path: [{ key: 'a' }, { key: 0 }] }] }),
      },
    }
    expect(await failureOf(read(folder.write('a.json', '1'), { schema }))).toMatchObject({
      message: expect.stringMatching(/\n {2}the value: No\n {2}a\[0\]: Nor$/),
    })
  })
})

const late = z.object({ port: z.number().refine(async (port) => port > 1024, 'Too low') })

test('readJson waits for an asynchronous schema', async () => {
  expect(await readJson(folder.write('a.json', '{"port":8080}'), { schema: late })).toEqual({ port: 8080 })
  expect(await failureOf(readJson(folder.write('b.json', '{"port":80}'), { schema: late }))).toMatchObject({
    issues: [{ message: 'Too low' }],
  })
})

test('readJsonSync rejects an asynchronous schema, without an unhandled rejection', () => {
  const schema: StandardSchemaV1 = {
    '~standard': { version: 1, vendor: 'test', validate: () => Promise.reject(new Error('unhandled')) },
  }
  expect(() => readJsonSync(folder.write('a.json', '1'), { schema })).toThrow(
    /^Expected a synchronous schema for ".*a\.json"/,
  )
})

test('readJson is aborted with the reason of the signal', async () => {
  const file = folder.write('a.json', '1')
  const reason = new Error('changed my mind')
  expect(await failureOf(readJson(file, { signal: AbortSignal.abort(reason) }))).toBe(reason)

  const controller = new AbortController()
  const reading = failureOf(readJson(file, { signal: controller.signal }))
  controller.abort(reason)
  expect(await reading).toBe(reason)
})

test('the type is that of JSON, or the output of the schema', () => {
  const schema = z.object({ port: z.string().transform(Number) })
  expectTypeOf(readJson).toBeCallableWith('a.json')
  expectTypeOf(() => readJson('a.json')).returns.resolves.toEqualTypeOf<JsonValue>()
  expectTypeOf(() => readJson('a.json', { jsonc: true })).returns.resolves.toEqualTypeOf<JsonValue>()
  expectTypeOf(() => readJson('a.json', { schema, jsonc: true })).returns.resolves.toEqualTypeOf<{ port: number }>()
  expectTypeOf(() => readJsonSync('a.json')).returns.toEqualTypeOf<JsonValue>()
  expectTypeOf(() => readJsonSync('a.json', { schema })).returns.toEqualTypeOf<{ port: number }>()
  // @ts-expect-error A type without a schema cannot be claimed.
  void (() => readJson<{ port: number }>('a.json'))
})
