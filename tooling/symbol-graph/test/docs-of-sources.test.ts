import { expect, test, vi } from 'vitest'
import { plainText } from '@signpost/graph-model/model'
import { graphOf, graphOfScript, graphOfSource, signaturesOf, summaries, targets } from './graph-of-sources.ts'

vi.setConfig({ testTimeout: 60_000 })

test('defaults of methods, constructors and functions in namespaces are those of the source', async () => {
  const graph = await graphOfSource(`export class Box {
  constructor(size = 10n, name: string) {}
  fill(mode: 'a' | 'b' = 'a', { deep = true }: { deep?: boolean } = {}): void {}
  static make(kind: any = 'x', count: number): void {}
  open(key: string): void
  open(key: number, loud?: boolean): void
  open(key: unknown, loud = true): void {}
}
export namespace boxes {
  export function stack(height = 9, name: string): void {}
}
export const tools = {
  cut(depth = 2, name: string): void {},
}`)
  const defaults = (id: string, member?: string): unknown =>
    signaturesOf(graph.byId(id)!, member).map(({ parameters }) => parameters.map((one) => one.default))
  expect(defaults('core!Box', 'constructor')).toEqual([['10n', undefined]])
  expect(defaults('core!Box', 'fill')).toEqual([["'a'", '{}']])
  expect(defaults('core!Box', 'make')).toEqual([["'x'", undefined]])
  expect(defaults('core!Box', 'open')).toEqual([[undefined], [undefined, undefined]])
  expect(defaults('core!boxes.stack')).toEqual([['9', undefined]])
  expect(defaults('core!tools', 'cut')).toEqual([['2', undefined]])
})

test('an overload has its own comment only, and the first without one that of the implementation', async () => {
  const graph = await graphOfSource(`export class Box {
  /** Text 1. */
  constructor(size: number)
  constructor(name: string)
  constructor(one: unknown) {}
  /** Text 2. */
  open(key: string): void
  open(key: number): void
  open(key: unknown): void {}
  static make(name: string): void
  /** Text 3. */
  static make(size: number): void
  /** Text 4. */
  static make(one: unknown): void {}
  fill(name: string): void
  fill(size: number): void
  /** Text 5. */
  fill(one: unknown): void {}
  /** Text 6. */
  close(name: string): void
  /** Text 7. */
  close(size: number): void
  /** Not shown. */
  close(one: unknown): void {}
}`)
  const texts = (member: string): string[] =>
    signaturesOf(graph.byId('core!Box')!, member).map((one) => one.docs.summaryText)
  expect(texts('constructor')).toEqual(['Text 1.', ''])
  expect(texts('open')).toEqual(['Text 2.', ''])
  expect(texts('make')).toEqual(['Text 4.', 'Text 3.'])
  expect(texts('fill')).toEqual(['Text 5.', ''])
  expect(texts('close')).toEqual(['Text 6.', 'Text 7.'])
})

test('the comment of an implementation is of an overload that is no edge case', async () => {
  const graph = await graphOfSource(`export interface Box<T> { value: T }
export function combine(boxes: []): Box<never>
export function combine(): never
export function combine<A extends readonly unknown[]>(boxes: [...A]): Box<A>
/** Combines. */
export function combine(boxes?: unknown[]): unknown { return boxes }
export function nothing(): void
export function nothing(none: []): void
/** Does nothing. */
export function nothing(none?: unknown): void {}`)
  const summaries = (id: string): string[] => graph.byId(id)!.facets[0]!.signatures.map(({ docs }) => docs.summaryText)
  expect(summaries('core!combine')).toEqual(['', '', 'Combines.'])
  expect(summaries('core!nothing')).toEqual(['Does nothing.', ''])
})

test.each([
  ['overload', '...all: unknown[]', 'all', []],
  ['implementation', '...all: unknown[]', 'all', []],
  ['implementation', '...[one, two]: unknown[]', 'two', []],
  ['implementation', '...all: unknown[]', 'any', ['core!Box.fill', 'core!fill']],
])(
  'the comment of an %s may name parameters of the implementation: %s, %s',
  async (place, parameters, name, unknown) => {
    const comment = `/** Fills.\n * @param key - The key.\n * @param ${name} - All of it. */\n`
    const [before, between] = place === 'overload' ? [comment, ''] : ['', comment]
    const fill = (prefix: string): string =>
      `${before}${prefix}fill(key: string): void\n${between}${prefix}fill(${parameters}): void {}`
    const graph = await graphOfSource(`${fill('export function ')}\nexport class Box {\n${fill('')}\n}`)
    expect(graph.manifest.packages.flatMap(({ diagnostics }) => diagnostics.map(({ found }) => found)).sort()).toEqual(
      unknown.map((id) => `@param ${name} in the comment of ${id}`),
    )
    for (const id of ['core!fill', 'core!Box']) {
      expect(JSON.stringify(graph.byId(id))).toMatch(/The key\..*All of it\./u)
    }
  },
)

/** Declarations with comments that are not on lines of their own: each has its text on the page `Own`. */
const besideCode: Record<string, string> = {
  'members of an interface': 'export interface Own { /** Text 1. */ a: string; /** Text 2. */ b(): void }',
  'members of a class':
    'export class Own { /** Text 1. */ a = 1; /** Text 2. */ b(/** Text 3. */ c = 1): void {} /** Text 4. */ static d = 1 }',
  'members of an alias': 'export type Own = { /** Text 1. */ a: string, /** Text 2. */ b?: { /** Text 3. */ c: 1 } }',
  'members of an enum': 'export enum Own { /** Text 1. */ A, /** Text 2. */ B = 3 }',
  'unnamed members':
    'export interface Own { /** Text 1. */ (a: string): void; /** Text 2. */ new (b: 1): object; /** Text 3. */ [k: string]: unknown }',
  'a constructor': 'export class Own { /** Text 1. */ constructor(/** Text 2. */ public p = 1) {} }',
  'computed names':
    "const k = 'key' as const; const s = Symbol(); enum E { A = '_a', B = 'b c' } export class Own<T = { a: 1 }> { /** Text 1. */ [k] = 1; /** Text 2. */ [E.A]() {} /** Text 3. */ static [E.B] = 1; /** Text 4. */ 0x10 = 1; /** Text 5. */ [s] = 1; /** Text 6. */ ['d e']() {} }",
  'computed names of an object':
    "const k = 'key' as const; enum E { A = 'a' } export const Own = { /** Text 1. */ [k]: 1, plain: 2, /** Text 2. */ ['b c']: 3, /** Text 3. */ [E.A]() {} }",
  'the result of an arrow function':
    'export const Own = { /** Text 1. */ make: () => ({ /** Text 2. */ one: 1 }), /** Text 3. */ do() { return { /** Text 4. */ two: 2 } } }',
  'the result of a constant': 'export const Own = (a: number) => { return { /** Text 1. */ one: a } }',
  'a class that a constant holds':
    'export const Own = class { /** Text 1. */ m() {} /** Text 2. */ p = 1; /** Text 3. */ static m = 1 }',
  'a union of lines that end in comments': "export type Own =\n  | 'a' /** Text 1. */\n  | 'b' /** Text 2. */\n",
  'a union in one line': "export type Own = /** Text 1. */ | 'a' | /** Text 2. */ 'b'",
  'a tuple of lines that end in comments':
    'export type Own = [\n  a: string, /** Text 1. */\n  b: number /** Text 2. */\n]',
  'members without a name, in an object':
    'export declare const Own: { on: { /** Text 1. */ (a: string): void; /** Text 2. */ [k: string]: unknown }; C: { new (): { /** Text 3. */ m(): void } } }',
  'a class in an object': 'export const Own = { C: class { /** Text 1. */ m() {} } }',
  'a mapped type': "export type Own = { /** Text 1. */ [K in 'a' | 'b']: K }",
  'a type argument': 'export type Own = Partial<{ /** Text 1. */ a: string }>',
  'an object': 'export const Own = { /** Text 1. */ a: 1, /** Text 2. */ b() {}, c: { /** Text 3. */ d: 2 } }',
  'the result of a function': 'export function Own() { return { /** Text 1. */ made: 1 } }',
  variants:
    "export type Own = /** Text 1. */ { /** Text 2. */ kind: 'a' } | /** Text 3. @deprecated Text 4. */ { kind: 'b' }",
  'a union in a property': "export interface Own { u: /** Text 1. */ 'a' | /** Text 2. */ 'b' }",
  'a union in a parameter': "export function Own(u: Array</** Text 1. */ 'a' | /** Text 2. */ 'b'>): void {}",
  'a tuple': 'export type Own = [/** Text 1. */ a: string, /** Text 2. */ b: number]',
  'operands of an intersection': 'export type Own = /** Text 1. */ { a: 1 } & /** Text 2. */ { b: 1 }',
  'branches of a conditional type':
    'export type Own<T> = T extends string ? /** Text 1. */ { a: T } : /** Text 2. */ T[]',
  'type arguments': 'export interface Own { p: Map</** Text 1. */ string, /** Text 2. */ number> }',
  'the type of a parameter':
    'export function Own(p: /** Text 1. */ [/** Text 2. */ a: 1], q: /** Text 3. */ string): void {}',
  'a return type':
    'export interface Own { (): /** Text 1. */ string; b(): /** Text 2. */ [1]; c: () => /** Text 3. */ 1 }',
  'the return type of a function': 'export function Own(): /** Text 1. */ string { return "" }',
  'type parameters': 'export type Own</** Text 1. */ A, /** Text 2. */ B = A> = A | B',
  'constraints and defaults of type parameters':
    'export type Own<A extends /** Text 1. */ string, B = /** Text 2. */ A> = A | B',
  'key and value of a mapped type': "export type Own = { [/** Text 1. */ K in 'a' | 'b']: /** Text 2. */ K[] }",
  'the return type of a held function': 'export class Own { run = (): /** Text 1. */ string => "" }',
  'a name in an array pattern': '/** Text 1. */\nexport const [/** Text 2. */ Own] = [1]',
  'a name in an object pattern': '/** Text 1. */\nexport const { /** Text 2. */ a: Own } = { /** Text 3. */ a: 1 }',
  'a re-export': "export { /** Text 1. */ own as Own } from './own.js'",
}

test.each(Object.entries(besideCode))('comments beside %s are shown', async (_, text) => {
  const files = { 'src/index.ts': `${text}\n`, 'src/own.ts': 'export const own = 1\n' }
  const page = JSON.stringify((await graphOf({ core: { files } })).byId('core!Own'))
  const written = text.match(/Text \d/gu)!
  expect(written.filter((one) => !page.includes(one))).toEqual([])
})

test('a constant with a written type has no comments of its value', async () => {
  const graph = await graphOfSource('export const Own: () => { a: 1 } = () => ({ /** Not shown. */ a: 1 })')
  expect(JSON.stringify(graph.byId('core!Own'))).not.toContain('Not shown')
})

test('comments that the compiler is told to remove are those of the source', async () => {
  const files = { 'src/index.ts': '/** Of a. */\nexport interface A {\n  /** Of b. */\n  b: string\n}\n' }
  const options = { target: 'ES2022', module: 'NodeNext', strict: true, types: [], removeComments: true }
  const graph = await graphOf({
    core: { files: { ...files, 'tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['src'] }) } },
  })
  expect(signaturesOf(graph.byId('core!A')!)[0]!.docs.summaryText).toBe('Of a.')
  expect(signaturesOf(graph.byId('core!A')!, 'b')[0]!.docs.summaryText).toBe('Of b.')
})

test('types of @typedef and @callback have the texts of their tags, at any depth', async () => {
  const graph = await graphOfScript(`/**
 * The options.
 * @typedef {object} Options
 * @property {object} db - The database.
 * @property {string} db.host - The host.
 * @property {number} [db.port=5432] - The port,
 *   of any.
 * @prop {object[]} list The list.
 * @prop {string} list[].id - The id.
 */
/**
 * Calls back.
 * @callback Done
 * @param {Error} error - The error.
 * @param {object} result - The result.
 * @param {string} result.id - The id of it.
 * @returns {void} Nothing.
 */
/** @typedef {string} One - The first.
 * @typedef {string} Two - The second. */
/** All three. @typedef {{ a: string }} Three - The third. */
exports.x = 1
`)
  const options = graph.byId('core!Options')!
  const docs = (name: string): unknown => signaturesOf(options, name)[0]!.docs
  expect(docs('db')).toMatchObject({ summaryText: 'The database.' })
  expect(docs('db.host')).toMatchObject({ summaryText: 'The host.' })
  expect(docs('db.port')).toMatchObject({ summaryText: 'The port, of any.' })
  expect(JSON.stringify(docs('db.port'))).toContain('5432')
  expect(docs('list')).toMatchObject({ summaryText: 'The list.' })
  expect(docs('list.id')).toMatchObject({ summaryText: 'The id.' })
  expect(signaturesOf(options)[0]!.docs).toMatchObject({ summaryText: 'The options.', blocks: [] })
  const done = JSON.stringify(graph.byId('core!Done'))
  for (const text of ['Calls back.', 'The error.', 'The result.', 'The id of it.', 'Nothing.']) {
    expect(done).toContain(text)
  }
  expect(signaturesOf(graph.byId('core!One')!)[0]!.docs.summaryText).toBe('The first.')
  expect(signaturesOf(graph.byId('core!Two')!)[0]!.docs.summaryText).toBe('The second.')
  expect(signaturesOf(graph.byId('core!Three')!)[0]!.docs.summaryText).toBe('All three. The third.')
})

test('@property tags of a type document its members without a comment; others stay', async () => {
  const graph = await graphOfSource(`/**
 * A point.
 * @property x - The x.
 * @property y - Another y.
 */
export interface Point {
  x: number
  /** Its own y. */
  y: number
}`)
  const point = graph.byId('core!Point')!
  expect(signaturesOf(point, 'x')[0]!.docs.summaryText).toBe('The x.')
  expect(signaturesOf(point, 'y')[0]!.docs.summaryText).toBe('Its own y.')
  expect(signaturesOf(point)[0]!.docs.blocks.map(({ content }) => plainText(content))).toEqual(['y Another y.'])
})

test('types that only `require` has are imported as types, and have one page', async () => {
  const exports = {
    '.': { import: { types: './index.d.mts' }, require: { types: './index.d.cts' } },
  }
  const graph = await graphOf({
    core: {
      manifest: { type: 'module', exports },
      files: {
        'core.d.cts': `export declare class Box { open(o?: Box.Options): void }
export declare namespace Box {
  interface Options { depth?: Options.Depth }
  namespace Options { type Depth = number }
}
`,
        'index.d.mts': "export { Box, Box as default } from './core.cjs'\n",
        'index.d.cts': `import { Box as Box_ } from './core.cjs'
declare function Box(): Box_
declare namespace Box {
  type Options = Box_.Options
  namespace Options { type Depth = Box_.Options.Depth }
  interface Extra { a: 1 }
  namespace Extra { type Part = 1 }
  namespace values { const one: 1; type One = 1 }
}
export = Box
`,
      },
    },
  })
  const lineOf = (id: string): string | undefined => graph.byId(id)?.exportedAs[0]?.importLine
  expect(
    graph
      .package('core')!
      .symbols.map(({ name }) => name)
      .sort(),
  ).toEqual(['Box', 'Box.Options', 'Box.Options.Depth', 'Extra', 'Extra.Part', 'values', 'values.One', 'values.one'])
  const asType = "import type { Extra } from '@w/core' with { 'resolution-mode': 'require' }"
  expect(lineOf('core!Extra')).toBe(asType)
  expect(lineOf('core!Extra.Part')).toBe(asType)
  expect(lineOf('core!values.one')).toBe("const { values } = require('@w/core')")
  expect(lineOf('core!values.One')).toBe(asType.replace('Extra', 'values'))
})

test('references of a source to types, files and libraries hold for its declarations, and lines stay', async () => {
  const graph = await graphOf({
    core: {
      files: {
        'src/index.ts': `/// <reference path="./globals.d.ts" />
/// <reference path="./kept.d.ts" preserve="true" />
/// <reference lib="dom" />
/// <reference types="typed" />
/** Uses. */
export function use(a: Shared, b: Kept, c: Window, d: Typed): void {}
`,
        'src/globals.d.ts': '/** Shared. */\ninterface Shared { a: 1 }\n',
        'src/kept.d.ts': '/** Kept. */\ninterface Kept { a: 1 }\n',
        'node_modules/@types/typed/index.d.ts': '/** Typed. */\ninterface Typed { a: 1 }\n',
        'node_modules/@types/typed/package.json': JSON.stringify({ name: '@types/typed', version: '1.0.0' }),
      },
    },
  })
  const use = graph.byId('core!use')!
  expect(use.unexported.map(({ name }) => name).sort()).toEqual(['Kept', 'Shared'])
  expect(use.facets[0]!.signatures[0]!.source).toMatchObject({ file: 'packages/core/src/index.ts', line: 6 })
  expect(targets(graph, 'core!use')).toEqual(expect.arrayContaining(['ext:typescript!Window', 'ext:typescript!Typed']))
})

test('names of patterns have the comments of properties that the same file declares', async () => {
  const graph = await graphOfSource(`const hands = { /** Left. */ left: { /** Deep. */ deep: 1 }, right: 'b' }
/** Both. */
export const { left, right, left: { deep } } = hands
interface Api { /** Get. */ get(a: string): void; /** Sel. */ sel: (a: number) => void }
const api: Api = null!
export const { get, sel: select } = api
export const { get: other }: Api = api
class Box { /** Open. */ open() {} }
export const { open } = new Box()
function make() { return { /** Made. */ made: 1 } }
export const { made = 2, ...rest } = make()
const self = self2, self2 = self
export const { none } = self as any`)
  const texts = ['left', 'right', 'deep', 'get', 'select', 'other', 'open', 'made', 'rest', 'none']
  expect(Object.fromEntries(texts.map((name) => [name, summaries(graph, `core!${name}`)[0]]))).toEqual({
    left: 'Both.\nLeft.',
    right: 'Both.',
    deep: 'Both.\nDeep.',
    get: 'Get.',
    select: 'Sel.',
    other: 'Get.',
    open: 'Open.',
    made: 'Made.',
    rest: '',
    none: '',
  })
})
