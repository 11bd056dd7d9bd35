import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { afterAll, describe, expect, test } from 'vitest'
import { methodsOfResult, publicCalls } from './public-calls.ts'
import { isOf } from './public-options.ts'
import { sourceFiles, workspaces } from './workspaces.ts'

// The page "Conventions of the libraries" of the documentation, over all libraries: what their sources say, and what they do.

const libraries = workspaces().filter(({ group }) => group === 'packages')

/** Sources of all libraries, without tests. */
const sources = libraries.flatMap(({ folder, directory }) =>
  sourceFiles(join(directory, 'src'))
    .filter((path) => !/\.test(-d)?\./.test(path))
    .map((path) => {
      const file = join(directory, 'src', path)
      return {
        path: `${folder}/${path}`,
        file: ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
      }
    }),
)

/** The places of all nodes that a function selects, as `library/file: text`. */
function places<N extends ts.Node>(select: (node: ts.Node, path: string) => N | false | undefined): string[] {
  const found: string[] = []
  for (const { path, file } of sources) {
    const visit = (node: ts.Node): void => {
      const selected = select(node, path)
      if (selected) found.push(`${path}: ${selected.getText().split('\n')[0]!.slice(0, 90)}`)
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return found
}

/** The fixed text of a string or template, with `…` for its values. */
function textOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

const docOf = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map((one) => one.getText())
    .join('\n')
const isDeprecated = (node: ts.Node): boolean => /@deprecated/.test(docOf(node))
const nameOf = (node: ts.Node | undefined): string => (node && ts.isIdentifier(node) ? node.text : '')

/** Places whose errors have another sentence: they become issues of another error, or the caller writes them. */
const otherSentences = /^(config\/(fields\/|resolve)|debug\/rules-field)/

describe('errors', () => {
  test('have a code', () => {
    const without = places((node, path) => {
      if (otherSentences.test(path) || !ts.isThrowStatement(node) || !ts.isNewExpression(node.expression)) return
      return /^(Type|Range|Syntax)?Error$/.test(nameOf(node.expression.expression)) && node
    })
    expect(without).toEqual([])
  })

  test('of a class have one too', () => {
    const without = places((node) => {
      if (!ts.isClassDeclaration(node)) return
      const base = node.heritageClauses?.[0]?.types[0]?.expression
      if (!/^(Type|Range|Syntax)?Error$/.test(nameOf(base))) return
      return !node.members.some(({ name }) => nameOf(name) === 'code') && node.name
    })
    expect(without).toEqual([])
  })

  test('are a sentence: expected, found, next step', () => {
    const other = places((node) => {
      if (!ts.isCallExpression(node) || nameOf(node.expression) !== 'failure') return
      const [code, message] = node.arguments.map(textOf)
      const isCode = code === undefined || /^[A-Z][A-Z_\d]+$/.test(code)
      return (
        !(
          isCode &&
          (message === undefined || message === 'Expected …' || /^Expected [^]+, (found [^]+|…):[^]+/.test(message))
        ) && node
      )
    })
    expect(other).toEqual([])
  })
})

describe('endings', () => {
  test('everything that `using` ends has `dispose` too', () => {
    const without = places((node) => {
      if (!ts.isClassDeclaration(node) && !ts.isInterfaceDeclaration(node)) return
      const names = node.members.map(({ name }) => name?.getText())
      const [symbol] = names.filter((name) => /^\[Symbol\.(async)?[dD]ispose\]$/.test(name ?? ''))
      return symbol !== undefined && !names.includes('dispose') && node.name
    })
    expect(without).toEqual([])
  })

  test('have no other name than a verb of the subject', () => {
    const other = places(
      (node) =>
        (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) &&
        ['destroy', 'close', 'end', 'teardown'].includes(nameOf(node.name)) &&
        !isDeprecated(node) &&
        node,
    )
    expect(other).toEqual([])
  })
})

describe('names', () => {
  test('a value before others are known is `initial`', () => {
    // Names of Storybook's own annotations.
    const foreign = /^(theme-storybook\/create-global-types|storybook-addon-split-toolbars\/global-type-annotation)/
    const other = places(
      (node, path) =>
        ts.isPropertySignature(node) &&
        ts.isInterfaceDeclaration(node.parent) &&
        ['defaultValue', 'initialValue', 'init'].includes(nameOf(node.name)) &&
        !foreign.test(path) &&
        !isDeprecated(node) &&
        node,
    )
    expect(other).toEqual([])
  })

  test('light and dark are a `ColorScheme`, with system a `ColorSchemeChoice`', () => {
    const other = places((node) => {
      const members = ts.isEnumDeclaration(node)
        ? node.members.map(({ initializer }) => textOf(initializer))
        : ts.isTypeAliasDeclaration(node) && ts.isUnionTypeNode(node.type)
          ? node.type.types.map((type) => (ts.isLiteralTypeNode(type) ? textOf(type.literal) : undefined))
          : []
      if (!members.includes('light') || !members.includes('dark')) return
      const { name } = node as ts.EnumDeclaration
      const wanted = members.includes('system') ? /^ColorScheme(Choice|Name)$/ : /^ColorScheme$/
      return !wanted.test(name.text) && name
    })
    expect(other).toEqual([])
  })

  test('times are in milliseconds, and say so', () => {
    const silent = places((node) => {
      if (!ts.isPropertySignature(node) || !/^number\b/.test(node.type?.getText() ?? '')) return
      if (!/Ms$|^(delay|interval|ttl|timeout|wait|maxWait)$/.test(nameOf(node.name))) return
      return !/milliseconds/.test(docOf(node)) && node
    })
    expect(silent).toEqual([])
  })
})

/** A module whose functions are called by name. */
type Library = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

/** Imports the sources of a library. */
const load = async (name: string): Promise<Library> => {
  const { directory } = libraries.find((one) => one.folder === name)!
  return (await import(/* @vite-ignore */ pathToFileURL(join(directory, 'src/index.ts')).href)) as Library
}

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
const primitives = await load('utils-primitives')

/** Members of a namespace or of a created object. */
const of = (value: unknown): Library => value as Library

/** Creates an object of a class. */
const create = (library: Library, name: string, ...args: unknown[]): Library =>
  Reflect.construct(library[name] as never, args) as Library

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
writeFileSync(join(folder, 'packages/a/package.json'), '\uFEFF{"name":"marked"}')
writeFileSync(join(folder, 'package.json'), '\uFEFF{"name":"marked","workspaces":["packages/*"]}')

describe('text', () => {
  test.each([
    ['utils-fs', () => files['readJson']!(join(folder, 'package.json'))],
    ['config', () => setting(of(config['field'])['string']!(), config['jsonLayer']!('\uFEFF{"a":"marked"}'))],
    ['utils-test', () => testing['loadFixtures']!(folder)],
    ['utils-repo', async () => [...((await repo['getWorkspaces']!(folder)) as { name: string }[])]],
  ])('%s reads a file that begins with a byte order mark', async (_, read) => {
    expect(JSON.stringify(await read())).toMatch(/marked/)
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
