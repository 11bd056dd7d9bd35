import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { uncaughtOf } from '@signpost/test-kit/failures'
import type ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { membersOf, methodsOfResult, parametersOf, publicCalls, valueOf, type PublicCall } from './public-calls.ts'
import { workspaces } from './workspaces.ts'

// Every function, class and method of all libraries with values of wrong types, as plain JavaScript passes them. It finds
// them by the exports and their types, so that a new library or function is covered without a table.

/** An error of the caller: of a getter, a proxy or a function that it passes. */
class OwnError extends Error {}

const fail = (): never => {
  throw new OwnError('own')
}

/** Values that no text can be made of, that are no object, or that run code of the caller. */
const hostile: Readonly<Record<string, unknown>> = {
  undefined: undefined,
  null: null,
  'a boolean': true,
  'a negative number': -1,
  NaN: NaN,
  'a bigint': 1n,
  'an empty text': '',
  'a text with NUL': 'a\0b',
  'half a character': '\uD800',
  'a symbol': Symbol('own'),
  'a function': () => undefined,
  'an array': [],
  'an array of null': [null],
  'an array of symbols': [Symbol('own')],
  'an array of objects without a prototype': [Object.create(null)],
  'an object': {},
  'an object without a prototype': Object.create(null),
  'a frozen object of null': Object.freeze({ a: null }),
  'an object of symbols': { a: Symbol('own') },
  'an object that contains itself': (() => {
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    return circle
  })(),
  'an object of no text': { toString: fail, valueOf: fail, toJSON: fail },
  'a getter that throws': {
    get a() {
      return fail()
    },
  },
  'a proxy that throws': new Proxy({}, { get: fail, has: fail, ownKeys: fail, getOwnPropertyDescriptor: fail }),
  'a map': new Map([[1, 2]]),
  'an invalid date': new Date(NaN),
}

/** Callables that are left out, with the reason: of another caller than the user, or as the platform has them. */
const leftOut: readonly [calls: RegExp, reason: string][] = [
  [/^(config: |debug: )\S*\(\)\.parse$/, 'the error of a field becomes an issue of its setting'],
  [/^config: \S+Layer\(\)\.attach$/, 'a layer is attached by Config'],
  [/^debug: reporters\.\w+\(\)\.write$/, 'records are written by loggers'],
  [
    /^(storybook-addon-|theme-storybook: )\S*( |\b)(managerEntries|previewAnnotations|managerHead|previewHead|addons)$/,
    'Storybook calls presets',
  ],
  [/^theme-storybook: createThemeDecorator\(\)\.$/, 'Storybook calls decorators'],
  [
    /^utils-test: .*(mockStorage|MemoryStorage)\(\)\.(getItem|key|removeItem|setItem)$/,
    'it throws as the storage of a browser',
  ],
  [/codecs\.string\.encode$/, 'it is `String`, whose errors queryStorage reports as CodecError'],
  [/^utils-primitives: (failure|checkArgument|checkOptions)$/, 'its arguments are written in code, not given'],
]

const libraries = workspaces().filter(({ group }) => group === 'packages')
// React of the libraries, as their users have it.
const load = createRequire(join(libraries.find(({ folder }) => folder === 'useMatchMedia')!.directory, 'package.json'))
const { createElement } = load('react') as { createElement: (type: unknown, props?: unknown) => unknown }
const { renderToString } = load('react-dom/server') as { renderToString: (element: unknown) => string }

const before = process.cwd()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  mkdirSync(join(folder, 'packages/a'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"name":"root","workspaces":["packages/*"]}')
  writeFileSync(join(folder, 'packages/a/package.json'), '{"name":"a"}')
  // Paths among the values are relative.
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true, force: true })
})

/** Calls as a user does: hooks and components are rendered. */
function perform({ name, isClass }: PublicCall, callee: unknown, args: readonly unknown[]): unknown {
  const call = callee as (...args: readonly unknown[]) => unknown
  if (isClass) return Reflect.construct(call, args)
  if (/^use[A-Z]/.test(name)) return renderToString(createElement(() => void call(...args)))
  if (/^[A-Z][A-Za-z]*$/.test(name)) return renderToString(createElement(call, args[0]))
  return call(...args)
}

/** An error of a call that has no code, as text. */
async function errorOf(call: () => unknown): Promise<string | undefined> {
  try {
    const result = call()
    // Not of a value that the caller has passed, and that is returned as it is.
    if (result instanceof Promise) await Promise.race([result, new Promise((resolve) => setTimeout(resolve, 50))])
    return undefined
  } catch (error) {
    return wordsOf(error)
  }
}

function wordsOf(error: unknown): string | undefined {
  // A function may throw any of the values that it is given.
  if (error instanceof OwnError || Object.values(hostile).includes(error)) return undefined
  const { code, name, message } = Object(error) as Partial<Error> & { code?: unknown }
  if (typeof code === 'string' && /^[A-Z][A-Z\d_]+$/.test(code)) return undefined
  return `${name}: ${String(message).split('\n')[0]}`
}

/** Lists of arguments of which one is hostile, in words. */
function* hostileArguments(signature: ts.Signature): Generator<[words: string, args: unknown[]]> {
  const parameters = parametersOf(signature)
  for (const [index, { name, type: own }] of parameters.entries()) {
    // React says what it cannot render.
    for (const member of membersOf(own).filter((one) => one !== 'children'))
      for (const [words, value] of Object.entries(hostile))
        yield [
          `${name}.${member}: ${words}`,
          parameters.map(({ type }, at) =>
            at === index ? { ...Object(valueOf(type)), [member]: value } : valueOf(type),
          ),
        ]
    for (const [words, value] of Object.entries(hostile))
      yield [`${name}: ${words}`, parameters.map(({ type }, at) => (at === index ? value : valueOf(type)))]
  }
}

/** Calls something with each hostile argument, and each method of its result too. */
async function attack(
  call: PublicCall,
  library: unknown,
  report: (callee: string, line: string) => void,
): Promise<void> {
  const owner = call.path.slice(0, -1).reduce((of, name) => (of as Record<string, unknown>)[name], library)
  const callee = (owner as Record<string, (...args: unknown[]) => unknown>)[call.path.at(-1)!]
  if (typeof callee !== 'function') return
  const bound = call.isClass ? callee : callee.bind(owner)
  for (const [words, args] of hostileArguments(call.signature)) {
    const error = await errorOf(() => perform(call, bound, args))
    if (error) report(call.name, `with ${words} - ${error}`)
  }
  for (const [method, signature] of methodsOfResult(call)) {
    for (const [words, args] of hostileArguments(signature)) {
      let result: unknown
      const valid = parametersOf(call.signature).map(({ type }) => valueOf(type))
      const failed = await errorOf(async () => (result = await perform(call, bound, valid)))
      if (failed || result === undefined || result === null) break
      const target = result as Record<string, (...args: unknown[]) => unknown>
      if (method !== '' && typeof target[method] !== 'function') break
      const error = await errorOf(() => (method === '' ? (result as typeof callee)(...args) : target[method]!(...args)))
      if (error) report(`${call.name}().${method}`, `with ${words} - ${error}`)
    }
  }
}

/** Ends what a call returns, twice and by each name of it. */
async function endTwice(call: PublicCall, library: unknown): Promise<string | undefined> {
  const args = parametersOf(call.signature).map(({ type }) => valueOf(type))
  const owner = call.path.slice(0, -1).reduce((of, name) => (of as Record<string, unknown>)[name], library)
  const callee = (owner as Record<string, (...args: unknown[]) => unknown>)[call.path.at(-1)!]
  let result: unknown
  const failed = await errorOf(async () => {
    result = await perform(call, typeof callee === 'function' && !call.isClass ? callee.bind(owner) : callee, args)
  })
  if (failed || !hasEnd(result)) return undefined
  const { dispose } = result
  return errorOf(async () => {
    for (let time = 0; time < 2; time++) await Reflect.apply(dispose, result, [])
    await (result as Partial<Disposable>)[Symbol.dispose]?.()
  })
}

const hasEnd = (value: unknown): value is { dispose: () => unknown } =>
  typeof (Object(value) as { dispose?: unknown }).dispose === 'function'

test.each(libraries.map(({ folder }) => folder))('what %s creates ends twice without an effect', async (name) => {
  const found: string[] = []
  for (const call of publicCalls(name)) {
    const library: unknown = await import(/* @vite-ignore */ pathToFileURL(call.file).href)
    const error = await endTwice(call, library)
    if (error) found.push(`${call.name} - ${error}`)
  }
  expect(found).toEqual([])
})

test.each(libraries.map(({ folder }) => folder))('%s answers wrong values with a code', async (name) => {
  const found = new Set<string>()
  for (const call of publicCalls(name)) {
    const library: unknown = await import(/* @vite-ignore */ pathToFileURL(call.file).href)
    const uncaught = await uncaughtOf(() =>
      attack(call, library, (callee, line) => {
        if (!leftOut.some(([calls]) => calls.test(`${name}: ${callee}`))) found.add(`${callee} ${line}`)
      }),
    )
    for (const error of uncaught) {
      const words = wordsOf(error)
      if (words) found.add(`${call.name}, uncaught - ${words}`)
    }
  }
  expect([...found]).toEqual([])
})
