import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type ts from 'typescript'
import { afterAll, describe, expect, test } from 'vitest'
import { create, libraries, load, of, sources } from './libraries.ts'
import { methodsOfResult, publicCalls } from './public-calls.ts'
import { isOf } from './public-options.ts'

// The page "Conventions of the libraries" of the documentation, over all libraries: what they do.

const config = await load('config')
const jotai = await load('jotai-storage-adapter-querystring')
const files = await load('utils-fs')
const repo = await load('utils-repo')
const testing = await load('utils-test')
const observable = await load('observable')
const stylesheet = await load('stylesheet')
const storage = await load('useLocalStorage')
const media = await load('useMatchMedia')
const mesh = await load('moving-mesh-background')
const eslint = await load('eslint-config')
const primitives = await load('utils-primitives')

/** Name of the class and code of the error of a call, also of a later one. */
async function errorOf(call: () => unknown): Promise<string> {
  try {
    await call()
    return 'no error'
  } catch (error) {
    const { name, code } = error as { name: string; code?: string }
    return `${name} ${code}`
  }
}

const folder = mkdtempSync(join(tmpdir(), 'conventions-'))
afterAll(() => rmSync(folder, { recursive: true }))
mkdirSync(join(folder, 'packages/a'), { recursive: true })
writeFileSync(join(folder, 'written.json'), '\uFEFF{\r\n\t"name": "old"\r\n}')
writeFileSync(join(folder, 'packages/a/package.json'), '\uFEFF{"name":"marked"}')
writeFileSync(join(folder, 'package.json'), '\uFEFF{"name":"marked","workspaces":["packages/*"]}')

/** Reads of a file with a byte order mark, by the source that reads. */
const reads: Readonly<Record<string, () => unknown>> = {
  'utils-fs/read-json.ts': () => files['readJson']!(join(folder, 'package.json')),
  'utils-fs/read-json-sync.ts': () => files['readJsonSync']!(join(folder, 'package.json')),
  'utils-fs/write-json.ts': async () => {
    await files['writeJson']!(join(folder, 'written.json'), { name: 'marked' })
    return files['readJson']!(join(folder, 'written.json'))
  },
  'utils-repo/disk/steps.ts': async () => [...((await repo['getWorkspaces']!(folder)) as { name: string }[])],
  'utils-test/load-fixtures.ts': () => testing['loadFixtures']!(folder),
  'eslint-config/detect-features.ts': async () => [
    ...((await eslint['detectFeatures']!(folder)) as string[]),
    'marked',
  ],
}

/** A folder of a test is read as it is, its mark too. */
const asItIs = ['utils-test/temp-dir.ts']

describe('text', () => {
  test.each(Object.entries(reads))('%s reads a file that begins with a byte order mark', async (_, read) => {
    expect(JSON.stringify(await read())).toMatch(/marked/)
  })

  test('each source that reads a file has a row', () => {
    const reading = sources
      .filter(({ file }) => /^(?! \*).*\breadFile(Sync)?\(/m.test(file.text))
      .map(({ path }) => path)
    expect(reading.sort()).toEqual([...Object.keys(reads), ...asItIs].sort())
  })

  test('settings have a byte order mark too', () => {
    const layer = config['jsonLayer']!('\uFEFF{"a":"marked"}')
    expect(setting(of(config['field'])['string']!(), layer)).toBe('marked')
  })

  test.each([
    ...['true', 'YES', 'On', '1'].map((text) => [text, true] as const),
    ...['false', 'no', 'OFF', '0'].map((text) => [text, false] as const),
    ...['2', 'y', 'truth'].map((text) => [text, undefined] as const),
  ])('%j is the same boolean in all libraries', async (text, value) => {
    const texts = [
      () => primitives['parseBoolean']!(text),
      () => setting(of(config['field'])['boolean']!(), config['objectLayer']!({ a: text })),
      () => of(of(jotai['codecs'])['boolean'])['decode']!(text),
    ].map((read) => {
      try {
        return read()
      } catch {
        return undefined
      }
    })
    expect(texts).toEqual([value, value, value])
  })

  test('no other library reads booleans from text', () => {
    const reading = sources.filter(({ file }) =>
      /\bparseBoolean\(|[!=]==? 'true'/.test(file.text.replace(/^ *\*.*/gm, '')),
    )
    expect(new Set(reading.map(({ path }) => path.split('/')[0]))).toEqual(
      new Set(['utils-primitives', 'config', 'jotai-storage-adapter-querystring']),
    )
  })
})

/** The value of the setting `a` of a field in a layer. */
function setting(field: unknown, layer: unknown): unknown {
  const definition = config['defineConfig']!({ a: field })
  return of(of(config['Config'])['create']!(definition, [layer]))['get']!('a')
}

/** A Standard Schema that refuses everything. */
const nothing = { '~standard': { version: 1, vendor: 'test', validate: () => ({ issues: [{ message: 'refused' }] }) } }

describe('values', () => {
  const schemaTakers: [folder: string, use: () => unknown][] = [
    ['config', () => setting(of(config['field'])['json']!(nothing), config['objectLayer']!({ a: 1 }))],
    ['utils-fs', () => files['readJson']!(join(folder, 'package.json'), { schema: nothing })],
    [
      'jotai-storage-adapter-querystring',
      () => of(of(jotai['codecs'])['validated']!(of(jotai['codecs'])['number'], nothing))['decode']!('1'),
    ],
    ['utils-test', () => testing['loadFixtures']!(folder, { validate: nothing })],
    [
      'useLocalStorage',
      () => {
        const onError = (error: unknown): never => {
          throw error
        }
        of(storage['createStorageStore']!('k', 1, { validate: nothing, onError }))['set']!(2)
      },
    ],
  ]

  test.each(schemaTakers)('%s takes a Standard Schema', async (_, use) => {
    expect(await errorOf(use)).toMatch(/^\w*Error [A-Z_]+$/)
  })

  test('no other library validates values by a schema', () => {
    const validating = sources.filter(({ file }) => /\['~standard'\]/.test(file.text))
    expect(new Set(validating.map(({ path }) => path.split('/')[0]))).toEqual(
      new Set(schemaTakers.map(([name]) => name)),
    )
  })

  test.each([
    ['a time below 0', () => observable['interval']!(-1)],
    ['a time that timers cannot hold', () => of(observable['operators'])['debounceTime']!(2 ** 31)],
    ['a time that is no number', () => primitives['debounce']!(() => {}, NaN)],
    ['a throttle without end', () => primitives['throttle']!(() => {}, Infinity)],
    ['a width below 0', () => of(media['media'])['minWidth']!(-5)],
    ['a range in the wrong order', () => of(media['media'])['between']!(900, 600)],
    ['a size below 0', () => primitives['memoize']!(() => 1, { max: -1 })],
    ['bounds in the wrong order', () => of(config['field'])['number']!({ min: 5, max: 1 })],
    ['a frame of no time', () => create(testing, 'FrameClock', { interval: 0 })],
    ['a throttle of queries', () => jotai['queryStorage']!({ codec: of(jotai['codecs'])['string'], throttleMs: -1 })],
  ])('%s is out of range', async (_, use) => {
    expect(await errorOf(use)).toMatch(/^(Range|Type)Error [A-Z_]+$/)
  })
})

/** The number of calls of the second of two subscribers, of which the first throws. Errors that the host gets are kept. */
async function secondOf(start: (first: () => never, second: () => void) => void): Promise<unknown> {
  const reported: unknown[] = []
  const keep = (error: unknown): void => void reported.push(error)
  const events = ['uncaughtException', 'unhandledRejection'] as const
  const own = events.map((event) => process.listeners(event as 'uncaughtException'))
  for (const event of events) process.removeAllListeners(event).on(event, keep)
  let calls = 0
  try {
    start(
      () => {
        throw new Error('first')
      },
      () => calls++,
    )
    await new Promise((resolve) => setTimeout(resolve, 5))
  } finally {
    for (const [index, event] of events.entries()) {
      process.removeAllListeners(event)
      for (const listener of own[index]!) process.on(event as 'uncaughtException', listener)
    }
  }
  return { called: calls > 0, reported: reported.map((error) => (error as Error).message) }
}

/** Functions and classes with subscribers, by library; the row of a second one says which. */
const subscribing: [library: string, (first: () => never, second: () => void) => void][] = [
  [
    'observable',
    (first, second) => {
      const subject = create(observable, 'Subject')
      for (const one of [first, second]) subject['subscribe']!(one)
      subject['next']!(1)
    },
  ],
  [
    'config',
    (first, second) => {
      const definition = config['defineConfig']!({ a: of(config['field'])['number']!({ default: 1 }) })
      const settings = of(of(config['Config'])['create']!(definition))
      for (const one of [first, second]) of(settings['select']!('a'))['subscribe']!(one)
      settings['addLayer']!(config['objectLayer']!({ a: 2 }))
    },
  ],
  [
    'stylesheet',
    (first, second) => {
      const sheet = of(stylesheet['createStylesheet']!())
      for (const one of [first, second]) sheet['subscribe']!(one)
      sheet['set']!('a', { color: 'red' })
    },
  ],
  [
    'useLocalStorage',
    (first, second) => {
      const store = of(storage['createStorageStore']!('isolated', 1, { onError: () => {} }))
      for (const one of [first, second]) store['subscribe']!(one)
      store['set']!(2)
    },
  ],
  [
    'moving-mesh-background',
    (first, second) => {
      const renderer = create(mesh, 'MeshRenderer', { getContext: () => null })
      for (const one of [first, second]) renderer['on']!('state', one)
      renderer['start']!()
    },
  ],
  [
    'jotai-storage-adapter-querystring: an adapter',
    (first, second) => {
      const adapter = create(jotai, 'MemoryLocationAdapter')
      for (const one of [first, second]) adapter['subscribe']!(one)
      adapter['commit']!(new URLSearchParams('a=1'), 'replace')
    },
  ],
  [
    'jotai-storage-adapter-querystring',
    (first, second) => {
      const adapter = create(jotai, 'MemoryLocationAdapter')
      const query = of(jotai['queryStorage']!({ codec: of(jotai['codecs'])['number'], adapter }))
      for (const one of [first, second]) query['subscribe']!('page', one, 1)
      query['setItem']!('page', 2)
    },
  ],
]

/** Whether a library declares a method that takes a subscriber. */
const subscribes = (folder: string): boolean =>
  publicCalls(folder).some((call) =>
    methodsOfResult(call).some(
      ([name, { declaration }]) => /^(?:on|subscribe)$/.test(name) && isOf(folder, declaration as ts.Node | undefined),
    ),
  )

test('each library with subscribers has a row', () => {
  const found = libraries.map(({ folder }) => folder).filter(subscribes)
  expect(found).toContain('observable')
  expect(found.filter((folder) => !subscribing.some(([library]) => library.split(':')[0] === folder))).toEqual([])
})

test.each(subscribing)('a subscriber of %s that throws costs no other', async (_, start) => {
  const { called, reported } = (await secondOf(start)) as { called: boolean; reported: string[] }
  expect({ called, reported: [...new Set(reported)] }).toEqual({ called: true, reported: ['first'] })
})
