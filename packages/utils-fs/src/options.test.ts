import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { afterAll } from 'vitest'
import { emptyDir, ensureDir, exists, findUp, findUpSync, readJson, readJsonSync, walk, writeJson } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'options-'))
const file = join(folder, 'a.json')
writeFileSync(file, '{}')
afterAll(() => rmSync(folder, { recursive: true }))

const circle: { self?: unknown } = {}
circle.self = circle
const schemaOf = (validate: () => unknown) => ({ '~standard': { version: 1, vendor: 'own', validate } }) as never

const boolean = { valid: [true, false] }
const signal = { valid: [new AbortController().signal], invalid: [{}] }
const schema = {
  valid: [{ '~standard': { version: 1, vendor: 'own', validate: (value: unknown) => ({ value }) } }],
  invalid: [{}, { '~standard': {} }],
}
const path = { valid: [folder, new URL('file:///')], invalid: [{}] }
const find = { from: path, stopAt: path, kind: { valid: ['file', 'directory'], invalid: ['', 'folder'] } }

testOptions('readJson', (options) => readJson(file, options), { jsonc: boolean, schema, signal })
testOptions('readJsonSync', (options) => readJsonSync(file, options), { jsonc: boolean, schema })
testOptions('writeJson', (options) => writeJson(file, {}, options), {
  indent: { valid: [0, 10, 'tab', 'preserve'], invalid: [-1, 11, 1.5, NaN, '', 'tabs'] },
  eol: { valid: ['lf', 'crlf', 'preserve'], invalid: ['', 'cr'] },
  atomic: boolean,
})
testOptions('findUp', (options) => findUp('a.json', options), { ...find, signal })
testOptions('findUpSync', (options) => findUpSync('a.json', options), find)
testOptions('walk', (options) => walk(folder, options).next(), {
  maxDepth: { valid: [0, 1, Infinity], invalid: [-1, NaN] },
  enter: { valid: [() => true] },
  followSymlinks: boolean,
  signal,
})

testRefusals('utils-fs', {
  'a path that is a number': () => readJson(1 as never),
  'no path': () => readJsonSync(undefined as never),
  'a path of a web page': () => exists('https://example.com/a.json'),
  'an empty path': () => ensureDir(''),
  'the root to be emptied': () => emptyDir('/'),
  'a function as JSON': () => writeJson(file, () => 1),
  'a target that is a number': () => findUp(1 as never),
  'an empty name': () => findUp(['', 'a.json']),
  'a function that finds a number': () => findUp((() => 5) as never),
  'a function that finds later': () => findUpSync((async () => true) as never),
  'an answer of enter that comes later': async () => {
    mkdirSync(join(folder, 'b'), { recursive: true })
    for await (const _ of walk(folder, { enter: (async () => false) as never })) continue
  },
  'NaN as JSON': () => writeJson(file, { ratio: NaN }),
  'a map as JSON': () => writeJson(file, new Map()),
  'a circle as JSON': () => writeJson(file, circle, { atomic: false }),
  'a schema without an answer': () => readJsonSync(file, { schema: schemaOf(() => undefined) }),
})
