import { expect, test, vi } from 'vitest'
import { plainText, type Signature, type Token } from '@signpost/graph-model/model'
import {
  fromSource,
  graphOf,
  graphOfScript,
  graphOfSource,
  lines,
  signaturesOf,
  summaries,
  targets,
} from './graph-of-sources.ts'

vi.setConfig({ testTimeout: 60_000 })

const reader = `export interface Reader {
  /** Reads by name. */
  read(key: string): boolean
  /** Reads by position. */
  read(index: number): number
}
`

test.each([
  ['in the same order', 'read(key: string): boolean; read(index: number): number', ['by name', 'by position']],
  ['in another order', 'read(index: number): number; read(key: string): boolean', ['by position', 'by name']],
  [
    'with one more',
    'read(key: string): boolean; read(index: number): number; read(): void',
    ['by name', 'by position', ''],
  ],
  ['with other results', 'read(key: string): true; read(index: number): 1', ['by name', 'by position']],
  ['with one of them', 'read(index: number): number', ['by position']],
])('overloads %s take the comments of the overloads that they override', async (_, members, expected) => {
  const graph = await graphOfSource(`${reader}export interface Disk extends Reader { ${members} }`)
  const texts = expected.map((one) => (one === '' ? '' : `Reads ${one}.`))
  expect(summaries(graph, 'core!Disk', 'read')).toEqual(texts)
})

test('a class shows its static and its other index signatures', async () => {
  const graph = await graphOfSource(`export class Both {
  /** Of all. */
  static [key: string]: unknown
  /** Of one. */
  [key: string]: unknown
  /** Of one, by number. */
  [key: number]: string
}`)
  expect(summaries(graph, 'core!Both', 'index').sort()).toEqual(['Of all.', 'Of one, by number.', 'Of one.'])
})

test.each([
  ['exports.x', '/** Adds. */\nexports.add = function (a) { return a }', 'core!add'],
  ['module.exports.x', '/** Adds. */\nmodule.exports.add = (a) => a', 'core!add'],
  ['a value', '/** Adds. */\nexports.add = 5', 'core!add'],
  ['module.exports', '/** Adds. */\nmodule.exports = (a) => a', 'core!export='],
  ['an object', 'module.exports = {\n  /** Adds. */\n  add: 5,\n}', 'core!add'],
])('comments on assignments to %s are shown', async (_, text, id) => {
  expect(summaries(await graphOfScript(text), id)).toEqual(['Adds.'])
})

test('comments on properties of functions are shown, with their tags', async () => {
  const graph = await graphOfSource(`/** A button. */
export function Button(): string { return '' }
/** The group. @deprecated Use List. */
Button.Group = function (): string { return '' }
/** Its name. */
Button.label = 'x'
`)
  expect(summaries(graph, 'core!Button.Group')).toEqual(['The group.'])
  expect(graph.byId('core!Button.Group')!.deprecated).toBe(true)
  expect(summaries(graph, 'core!Button.label')).toEqual(['Its name.'])
})

test('a link to a member of an object in another one leads to it', async () => {
  const graph = await graphOfSource(`/** {@link box.lid.size} {@link Options.db.host} {@link ns.deep.a.b} */
export const see = 1
export const box = { lid: { size: 1 } }
export type Options = { db: { host: string } }
export namespace ns { export const deep = { a: { b: 1 } } }
`)
  expect(targets(graph, 'core!see')).toEqual(
    expect.arrayContaining([
      'core!box#lid.size at lid.size',
      'core!Options#db.host at db.host',
      'core!ns.deep#a.b at a.b',
    ]),
  )
})

test('a link to a member leads to it, and to that of the declaration with the comment', async () => {
  const graph = await graphOfSource(`export class Timer {
  /** See {@link start} and {@link open}. */
  stop(): void {}
  start(): void {}
  open(): void {}
}
export class Clock {
  /** See {@link start}. */
  tick(): void {}
  start(): void {}
}
export interface Watch {
  /** See {@link b}. */
  a: string
  b: string
}`)
  expect(targets(graph, 'core!Timer')).toEqual(['core!Timer#start at start', 'core!Timer#open at open'])
  expect(targets(graph, 'core!Clock')).toEqual(['core!Clock#start at start'])
  expect(targets(graph, 'core!Watch')).toEqual(['core!Watch#b at b'])
})

test.each([
  ['function f(a = 10n, b: string): void {}', '10n'],
  ["const f = (a: 'x' | 'y' = 'x', b: string): void => {}", "'x'"],
  ['function f(a: number | null = null, b: string): void {}', 'null'],
])('%s shows the default before a required parameter', async (text, value) => {
  const [signature] = signaturesOf((await graphOfSource(`export ${text}`)).byId('core!f')!)
  expect(signature!.parameters.map((one) => one.default)).toEqual([value, undefined])
})

test.each([
  ['sources', {}, { '#dep': './src/lib/dep.ts', '#lib/*': './src/lib/*.ts' }],
  [
    'their output',
    { outDir: 'dist', rootDir: 'src' },
    { '#dep': { node: './dist/lib/dep.js', default: './dist/lib/other.js' }, '#lib/*': './dist/lib/*.js' },
  ],
])('imports of package.json that name %s lead to sources', async (_, layout, imports) => {
  const options = { target: 'ES2022', module: 'NodeNext', strict: true, types: [], ...layout }
  const graph = await graphOf({
    core: {
      manifest: { ...fromSource, imports },
      files: {
        'tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['src'] }),
        'src/index.ts':
          "export type { Dep } from '#dep'\nexport { other } from '#lib/other'\nimport type { Dep } from '#dep'\nexport function main(d: Dep): void {}\n",
        'src/lib/dep.ts': '/** A dependency. */\nexport interface Dep { a: string }\n',
        'src/lib/other.ts': '/** Another. */\nexport const other = 1\n',
      },
    },
  })
  expect(graph.manifest.packages[0]!.diagnostics).toEqual([])
  expect(summaries(graph, 'core!Dep')).toEqual(['A dependency.'])
  expect(summaries(graph, 'core!other')).toEqual(['Another.'])
  expect(targets(graph, 'core!main')).toEqual(['core!Dep'])
})

test('names of a package that is read from its sources are declared as on its own pages', async () => {
  const graph = await graphOf({
    core: {
      files: {
        'src/index.ts': `/** Adds up. */
export function total(items: number[], rate = 0.2): number {
  const secret = 42
  return items.length * rate * secret
}
export const arrow = (a: number, b = 2) => a * b
`,
      },
    },
    more: { files: { 'src/index.ts': "export * from '@w/core'\nexport { total as sum } from '@w/core'\n" } },
  })
  for (const name of ['total', 'arrow']) expect(lines(graph, `more!${name}`)).toEqual(lines(graph, `core!${name}`))
  expect(lines(graph, 'more!sum')).toEqual([lines(graph, 'core!total')[0]!.replace('total', 'sum')])
})

test('comments on re-exports are shown where the declaration has none', async () => {
  const graph = await graphOf({
    core: {
      files: {
        'src/index.ts': `/** Helpers of all sorts. */
export * as helpers from './helpers.js'
export {
  /** The first. */
  a as first,
  own,
} from './helpers.js'
/** The second. */
export { b } from './helpers.js'
`,
        'src/helpers.ts': 'export const a = 1\nexport const b = 2\n/** Its own. */\nexport const own = 3\n',
      },
    },
  })
  expect(summaries(graph, 'core!helpers')).toEqual(['Helpers of all sorts.'])
  expect(summaries(graph, 'core!first')).toEqual(['The first.'])
  expect(summaries(graph, 'core!b')).toEqual(['The second.'])
  expect(summaries(graph, 'core!own')).toEqual(['Its own.'])
})

test.each(['function (): number { return 1 }', 'function area(): number { return 1 }', 'class Area {}'])(
  'the default export of a namespace, %s, is listed, linked and named as readers write it',
  async (text) => {
    const graph = await graphOf({
      core: {
        files: {
          'src/geo.ts': `export default ${text}\nexport const k = 1\n`,
          'src/index.ts':
            "export * as geo from './geo.js'\nexport { default as make } from './geo.js'\n/** See {@link geo.default}. */\nexport const z = 1\n",
        },
      },
    })
    expect(graph.byId('core!make')!.exportedAs.map(({ importLine }) => importLine)).toEqual([
      "import { make } from '@w/core'",
    ])
    expect(
      graph
        .byId('core!geo')!
        .children.map(({ name }) => name)
        .sort(),
    ).toEqual(['geo.default', 'geo.k'])
    expect(targets(graph, 'core!z')).toEqual(['core!geo.default'])
  },
)

test('an alias is declared under its own name', async () => {
  const graph = await graphOf({
    core: {
      files: {
        'src/shapes.ts': 'export interface Circle { r: number }\n',
        'src/index.ts': `import * as shapes from './shapes.js'
export function draw(s: shapes.Circle): void {}
export { shapes }
export { Circle as Round } from './shapes.js'
`,
      },
    },
  })
  expect(lines(graph, 'core!Round')).toEqual(['interface Round'])
  expect(lines(graph, 'core!shapes.Circle')).toEqual(['interface Circle'])
  expect(lines(graph, 'core!draw')).toEqual([
    'draw(s:shapes.Circle)void'.replace('s:', 's: ').replace(')void', '): void'),
  ])
})

test('headings in comments have ids, and links to them', async () => {
  const graph = await graphOfSource(`export class A {
  /**
   * Lead.
   *
   * ## Caveats
   *
   * See [above](#caveats).
   */
  a(): void {}
  /**
   * Lead.
   *
   * ## Caveats
   */
  b(): void {}
}`)
  const text = JSON.stringify(graph.byId('core!A')!.facets)
  const ids = [...text.matchAll(/"id":"(?<id>[^"]*aveats[^"]*)"/gu)].map(({ groups }) => groups!['id'])
  expect(new Set(ids).size).toBe(2)
  expect(text).toContain(`"href":"#${ids[0]}"`)
})

test.each(['@w/core!Dog', 'core!Dog', '@w/core#Dog', '@w/core!Dog:class'])(
  '{@link %s} leads to the export',
  async (name) => {
    const graph = await graphOf({
      core: { files: { 'src/index.ts': '/** A dog. */\nexport class Dog { bark(): void {} }\n' } },
      other: {
        files: {
          'src/index.ts': `/** See {@link ${name}}. */\nexport const own = 1\n/** {@inheritDoc ${name}} */\nexport class Cat {}`,
        },
      },
    })
    expect(targets(graph, 'other!own')).toEqual(['core!Dog'])
    expect(summaries(graph, 'other!Cat')).toEqual(['A dog.'])
    expect(graph.manifest.packages.flatMap(({ diagnostics }) => diagnostics)).toEqual([])
  },
)

test('{@link pkg!Name.member} leads to the member', async () => {
  const graph = await graphOf({
    core: { files: { 'src/index.ts': 'export class Dog { bark(): void {} }\n' } },
    other: { files: { 'src/index.ts': '/** See {@link @w/core!Dog.bark | it}. */\nexport const own = 1\n' } },
  })
  expect(targets(graph, 'other!own')).toContain('core!Dog#bark at bark')
  expect(plainText(signaturesOf(graph.byId('other!own')!)[0]!.docs.summary)).toBe('See it.')
})

test.each([
  ['union', "/** Small. */\n  | 'small'\n  /** Large. @deprecated */\n  | 'large'\n  | 'none'", ['Small.', 'Large.']],
  ['union with comments after the bars', "| /** Small. */ 'small'\n  | /** Large. */ 'large'", ['Small.', 'Large.']],
  ['tuple with names', '[\n  /** First. */\n  a: string,\n  /** Second. */\n  b: number,\n]', ['First.', 'Second.']],
  ['tuple', '[\n  /** First. */\n  string,\n  number,\n]', ['First.']],
])('comments in a %s are shown, in declarations and in sources', async (_, type, expected) => {
  const text = `export type Size =\n  ${type}\n`
  const graph = await graphOf({
    source: { files: { 'src/index.ts': text } },
    built: { manifest: { types: 'index.d.ts' }, files: { 'index.d.ts': text } },
  })
  for (const slug of ['source', 'built']) {
    const parts = signaturesOf(graph.byId(`${slug}!Size`)!).flatMap((one) => one.parts ?? [])
    expect(parts.map(({ doc }) => plainText(doc))).toEqual(expected)
  }
})

test('names that only sources for `require` export are shown', async () => {
  const exports = { '.': { import: { types: './src/index.mts' }, require: { types: './src/index.cts' } } }
  const graph = await graphOf({
    core: {
      manifest: { type: 'module', exports },
      files: {
        'src/index.mts': 'export const both = 1\nexport const esm = 2\n',
        'src/index.cts': 'export const both = 1\n/** Of CommonJS. */\nexport const cjs = 2\n',
      },
    },
  })
  expect(summaries(graph, 'core!cjs')).toEqual(['Of CommonJS.'])
  expect(graph.manifest.packages[0]!.diagnostics.map(({ code }) => code)).toEqual(['AX-REQUIRE'])
})

test.each([
  ['a method', 'typeof Box.prototype.open', 'typeof Box.prototype.open'],
  ['a static method', 'typeof Box.make', 'typeof Box.make'],
  ['a static method that is not shown', 'typeof Box.hide', 'typeof Box.hide'],
])('the type of %s of a class is shown as written', async (_, type, expected) => {
  const graph = await graphOf({
    core: {
      manifest: { types: 'index.d.ts' },
      files: {
        'index.d.ts': `export declare class Box {
  open(): void
  static make(): Box
  /** @internal */
  static hide(): void
}
export interface Uses { use: ${type} }
`,
      },
    },
  })
  expect(lines(graph, 'core!Uses', 'use')).toEqual([`use: ${expected}`])
})

test('a member that is only deprecated has the text of the member that it overrides', async () => {
  const graph = await graphOfSource(`export class Base {
  /** Opens. @param key - The key. */
  open(key: string): void {}
}
export class Box extends Base {
  /** @deprecated Use unlock. */
  override open(key: string): void {}
}`)
  const [signature] = signaturesOf(graph.byId('core!Box')!, 'open')
  expect(signature!.docs.summaryText).toBe('Opens.')
  expect(plainText(signature!.docs.deprecated!)).toBe('Use unlock.')
  expect(plainText(signature!.parameters[0]!.doc)).toBe('The key.')
})

test('the comment on a pattern is that of its names, and of no other declaration', async () => {
  const text = `/** Both hands. */
export declare const { left, right }: { left: number; right: string }
export declare const nose: number
/** Feet. */
export declare const [first]: [number]
export declare function walk(): void
`
  const graph = await graphOf({ core: { manifest: { types: 'index.d.ts' }, files: { 'index.d.ts': text } } })
  const shown = ['left', 'right', 'nose', 'first', 'walk'].map((name) => summaries(graph, `core!${name}`)[0])
  expect(shown).toEqual(['Both hands.', 'Both hands.', '', 'Feet.', ''])
})

test('names of a pattern have the types and texts of the properties that they are', async () => {
  const text = `export interface Tools {
  /** Makes. @param a - The a. */
  make(a: string, b?: Wide): string
  /** One. */
  over(a: string): string
  /** Two. */
  over(a: number): number
  wide: Wide | string
  limit?: Wide
}
export type Wide = 'a' | 'b'
export interface Box<T> { /** All. */ all: T[]; in: { /** Deep. */ deep: Wide } }
export declare class Pump { /** Runs. */ run: (n: Wide) => void; /** Goes. */ static go(): void }
/** Typed. */
export const { make, over: other, wide, limit }: Tools
export const { all, in: { deep } }: Box<string>
export const { run }: Pump, { go }: typeof Pump
`
  const graph = await graphOf({ core: { manifest: { types: 'index.d.ts' }, files: { 'index.d.ts': text } } })
  const shown = (name: string): unknown[] => [lines(graph, `core!${name}`), summaries(graph, `core!${name}`)].flat()
  expect(shown('make')).toEqual(['make(a: string,b?: Wide): string', 'Typed.\nMakes.'])
  expect(lines(graph, 'core!other')).toEqual(['other(a: string): string', 'other(a: number): number'])
  expect(summaries(graph, 'core!other').map((one) => one.split('\n').at(-1))).toEqual(['One.', 'Two.'])
  expect(shown('wide')).toEqual(['const wide: Wide | string', 'Typed.'])
  expect(shown('limit')).toEqual(['const limit: Wide | undefined', 'Typed.'])
  expect(shown('all')).toEqual(['const all: string[]', 'All.'])
  expect(shown('deep')).toEqual(['const deep: Wide', 'Deep.'])
  expect(shown('run')).toEqual(['const run: (n: Wide) => void', 'Runs.'])
  expect(shown('go')).toEqual(['go(): void', 'Goes.'])
})

test('members that end in commas are shown without them', async () => {
  const text = `export interface Box { a: string, b(): void, (x: 1): 2, [k: string]: unknown, get g(): 1, z?: 1 }
export type Lid = { a: { deep: 1, deeper: 2 }, b(): void }`
  const graph = await graphOf({ core: { manifest: { types: 'index.d.ts' }, files: { 'index.d.ts': text } } })
  const shown = ['a', 'b', 'g'].flatMap((name) => lines(graph, 'core!Box', name))
  expect(shown).toEqual(['a: string', 'b(): void', 'get g(): 1'])
  expect(lines(graph, 'core!Lid', 'a')).toEqual(['a: { deep: 1, deeper: 2 }'])
})

test('the comment before a union in another type is that of its first member only', async () => {
  const graph = await graphOfSource("export function f(): Promise</** One. */ 'a' | /** Two. */ 'b'> { return null! }")
  expect(JSON.stringify(graph.byId('core!f')).match(/One\./gu)).toHaveLength(1)
})

test('accessors that are public are accessors, and public is not printed', async () => {
  const graph = await graphOf({
    core: {
      manifest: { types: 'index.d.ts' },
      files: {
        'index.d.ts': `export declare class Lamp {
  public get bright(): number
  public static get kinds(): string[]
  public get level(): number
  public set level(value: number)
  public readonly size: number
}
`,
      },
    },
  })
  const { members } = graph.byId('core!Lamp')!.facets[0]!
  expect(members.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
    'accessor bright',
    'accessor kinds',
    'accessor level',
    'property size',
  ])
  expect(members.flatMap(({ name }) => lines(graph, 'core!Lamp', name)).join()).not.toContain('public')
})

test.each([
  [
    '/** Depth of the well. */\n/** @deprecated Use `level`. */\nexport declare function depth(): number',
    'Depth of the well.',
    'Use level.',
  ],
  [
    '/** Depth of the well. */\n/** @deprecated */ /** @beta */\nexport declare function depth(): number',
    'Depth of the well.',
    '',
  ],
  ['/** Other. */\n/** Depth. */\nexport declare function depth(): number', 'Depth.', undefined],
])('a comment with tags only goes on from the one right above it: %s', async (text, summary, deprecated) => {
  const graph = await graphOfSource(text)
  const [signature] = signaturesOf(graph.byId('core!depth')!)
  expect(signature!.docs.summaryText).toBe(summary)
  expect(signature!.docs.deprecated && plainText(signature!.docs.deprecated)).toBe(deprecated)
})

test.each([
  ['/** @experimental */ export declare function depth(): number', 'beta'],
  ['/** @public @experimental */ export declare function depth(): number', 'beta'],
  ['/** @alpha @experimental */ export declare function depth(): number', 'alpha'],
  ['/** Depth. */ export declare function depth(): number', 'public'],
])('an experimental declaration is as stable as a beta one: %s', async (text, release) => {
  const graph = await graphOfSource(text)
  expect(graph.byId('core!depth')!.release).toBe(release)
})

test.each([
  ['(done: (failure: Error) => void): void', ['done', 'failure'], 0],
  ['(done?: { (failure: Error, at: number): void } | null): void', ['failure', 'at'], 0],
  ['(options: { onEnd(failure: Error): void }): void', ['failure'], 0],
  ['(done: (failure: Error) => void): void', ['failures'], 1],
  ['(failure: Error): void', ['done'], 1],
  ['({ depth, size }: { depth: number; size: number }): void', ['options.depth', 'options.size'], 0],
  ['(at: number, { depth }: { depth: number }): void', ['at', 'options.depth'], 0],
  ['(at: number): void', ['options.depth'], 1],
])('a parameter within a type or a pattern may be documented: %s, %j', async (declared, names, unknown) => {
  const tags = names.map((name) => ` * @param ${name} About ${name}.\n`).join('')
  const graph = await graphOfSource(`/**\n * Runs.\n *\n${tags} */\nexport declare function run${declared}`)
  const codes = graph.manifest.packages.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code))
  expect(codes.filter((code) => code === 'SG-UNKNOWN-PARAMETER')).toHaveLength(unknown)
  for (const name of names) expect(JSON.stringify(graph.byId('core!run'))).toContain(`About ${name}.`)
})

test('an experimental member is as stable as a beta one', async () => {
  const graph = await graphOfSource('export declare class Well { /** @experimental */ dig(): void; fill(): void }')
  const { members } = graph.byId('core!Well')!.facets[0]!
  expect(members.map(({ name, signatures }) => [name, signatures[0]!.release])).toEqual([
    ['dig', 'beta'],
    ['fill', 'public'],
  ])
})

test('a comment between a name and its type is that of the declaration', async () => {
  const graph = await graphOfSource(`/** Decides. */
export type Decide<S> =
  /**
   * Receives the state.
   * @param old The state before the step.
   */
  (old: S) => S
export type Undocumented =
  /** A step. */
  { by: number }
export type Shape =
  /** A circle. */
  | { kind: 'circle' }
  /** A square. */
  | { kind: 'square' }
export interface Machine {
  step:
    /** Called with the event. */
    (event: string) => void
}`)
  const docsOf = (id: string, member?: string) => signaturesOf(graph.byId(id)!, member)[0]!.docs
  expect(JSON.stringify(docsOf('core!Decide'))).toContain('Receives the state.')
  expect(JSON.stringify(graph.byId('core!Decide'))).toContain('The state before the step.')
  expect(docsOf('core!Undocumented').summaryText).toBe('A step.')
  expect(docsOf('core!Shape').summaryText).toBe('')
  expect(docsOf('core!Machine', 'step').summaryText).toBe('Called with the event.')
})

test('names of a pattern have their own types', async () => {
  const graph = await graphOfSource(`/** Both hands. */
export const { left, right: other, ...rest }: { left: number; right: string; third: boolean } = null!
export const nose = 1
/** Feet. */
export const [first, ...more]: [number, ...string[]] = null!`)
  const texts = ['left', 'other', 'rest', 'first', 'more'].map((name) => lines(graph, `core!${name}`)[0])
  expect(texts).toEqual([
    'const left: number',
    'const other: string',
    'const rest: { third: boolean; }',
    'const first: number',
    'const more: string[]',
  ])
  expect(summaries(graph, 'core!nose')).toEqual([''])
})

test('type literals in the head of a declaration add no members', async () => {
  const graph = await graphOfSource(`export class Box<T = { made: number; own: 1 }> {
  own!: T
  'odd-name'!: T
}
export interface Lid<T extends { made: number }> extends Partial<{ other: string }> {
  own: T
  [Symbol.iterator](): Iterator<T>
}`)
  const names = (id: string): string[] => graph.byId(id)!.facets[0]!.members.map(({ name }) => name)
  expect(names('core!Box')).toEqual(['own', 'odd-name'])
  expect(signaturesOf(graph.byId('core!Box')!, 'own')).toHaveLength(1)
  expect(names('core!Lid').sort()).toEqual(['[Symbol.iterator]', 'own'])
})

test('default type arguments in inherited members are linked', async () => {
  const graph = await graphOfSource(`export interface Leaf { v: string }
export namespace ns { export interface Inner { a: 1 } }
export class Branch<A = Leaf, B = Map<string, ns.Inner>, C = { Leaf: Leaf }, D = (Leaf: 'Leaf') => ns.Inner> {
  a!: A
  b!: B
  c!: C
  d!: D
}
export class Elm extends Branch {}
export type Some = Pick<Branch, 'a' | 'd'>
`)
  const linked = ({ line = [] }: { line?: readonly Token[] }): unknown =>
    line.flatMap((token) => (typeof token === 'object' && token[1] !== null ? token[0] : []))
  const [{ members } = { members: [] }] = graph.byId('core!Elm')!.facets[0]!.inherited
  expect(members.map(linked)).toEqual([['Leaf'], ['Map', 'ns.Inner'], ['Leaf'], ['ns.Inner']])
  expect(linked({ line: signaturesOf(graph.byId('core!Some')!)[0]!.resolved! })).toEqual(['Leaf', 'ns.Inner'])
})

test('members are inherited from a function that merges with an interface and a namespace', async () => {
  const graph = await graphOf({
    core: {
      manifest: { types: 'index.d.ts' },
      files: {
        'index.d.ts': `declare namespace All {
  namespace Keyed {}
  /** Makes one. */
  function Keyed<K>(): Keyed<K>
  interface Keyed<K> {
    /** Joins. */
    concat(others: K[]): this
    size: number
  }
  interface Map<K> extends Keyed<K> { concat(others: K[]): this }
}
export = All
`,
      },
    },
  })
  expect(summaries(graph, 'core!Map', 'concat')).toEqual(['Joins.'])
  expect(graph.byId('core!Map')!.facets[0]!.inherited.map(({ total }) => total)).toEqual([1])
})

test('members with names in brackets have their comments and lines', async () => {
  const graph = await graphOfSource(`export interface Commands {
  /** Restores. @see Once more */ ['restore-asking'](key: string): void
  /** Restores a part. @see Once more */ ['restore-asking'](key: string, part: number): void
}`)
  expect(summaries(graph, 'core!Commands', 'restore-asking')).toEqual(['Restores.', 'Restores a part.'])
  expect(signaturesOf(graph.byId('core!Commands')!, 'restore-asking').map(({ sourceLine }) => sourceLine)).toEqual([
    2, 3,
  ])
})

test('an override has the tags of the base, and its texts of parameters in the same place', async () => {
  const graph = await graphOfSource(`export abstract class Store {
  /**
   * Reads.
   * @param key - Its name.
   * @param options - How.
   * @param options.depth - How deep.
   * @returns The value.
   * @throws {TypeError} Without a name.
   * @default 4
   * @deprecated Use find.
   * @example store.read('a')
   */
  abstract read(key: string, options: { depth: number }): string
  /** Writes. @param key - Its name. */
  abstract write(key: string): void
  /** Removes. @param key - Its name. @returns Whether it was there. */
  abstract remove(key: string): boolean
  /** @deprecated Use close. */
  abstract end(): void
}
export class Disk extends Store {
  override read(_key: string, { depth }: { depth: number }): string { return String(depth) }
  /** Writes at once. */
  override write(name: string): void {}
  /** Removes at once. @returns Always true. */
  override remove(name: string): boolean { return true }
  override end(): void {}
}`)
  const docs = (member: string) => {
    const [{ docs: one, parameters, returns }] = signaturesOf(graph.byId('core!Disk')!, member) as [Signature]
    return {
      text: one.summaryText,
      parameters: parameters.map(({ doc, parts = [] }) => plainText([...doc, ...parts.flatMap((part) => part.doc)])),
      returns: plainText(returns?.doc ?? []),
      deprecated: one.deprecated && plainText(one.deprecated),
    }
  }
  expect(docs('read')).toEqual({
    text: 'Reads.',
    parameters: ['Its name.', 'How. How deep.'],
    returns: 'The value.',
    deprecated: 'Use find.',
  })
  const [read] = signaturesOf(graph.byId('core!Disk')!, 'read')
  expect([read!.docs.throws.length, read!.docs.examples.length, plainText(read!.docs.defaultValue!)]).toEqual([
    1,
    1,
    '4',
  ])
  expect(docs('write')).toMatchObject({ text: 'Writes at once.', parameters: ['Its name.'] })
  expect(docs('remove')).toMatchObject({ text: 'Removes at once.', parameters: [''], returns: 'Always true.' })
  expect(docs('end')).toMatchObject({ text: '', deprecated: 'Use close.' })
})

test.each([
  ['import =', "import Range = require('./range')\nexport { Range }"],
  ['a renamed import =', "import R = require('./range')\nexport { R as Range }"],
])('a class that %s exports has its members', async (_, index) => {
  const graph = await graphOf({
    core: {
      manifest: { types: './index.d.ts', main: './index.js' },
      files: {
        'index.d.ts': `${index}\n`,
        'range.d.ts': `declare class Range {
  /** Reads. @param key - Its name. */
  read(key: string): Range
  /** The size. */
  size: number
}
export = Range
`,
      },
    },
  })
  expect(lines(graph, 'core!Range')).toEqual(['class Range'])
  expect(summaries(graph, 'core!Range', 'read')).toEqual(['Reads.'])
  expect(summaries(graph, 'core!Range', 'size')).toEqual(['The size.'])
})

test('an override has the comment of a base that no page documents', async () => {
  const graph = await graphOf({
    core: {
      files: {
        'src/index.ts': `import { Emitter } from 'ext'
export class Bus extends Emitter implements Iterable<string> {
  override on(_name: string): void {}
  /** Ends at once. */
  override end(): void {}
  override at(name: string): void
  override at(index: number): void
  override at(_one: string | number): void {}
  static make(): Bus { return new Bus() }
  override toString(): string { return '' }
  [Symbol.iterator](): Iterator<string> { return [][Symbol.iterator]() }
}
/** @internal */
export class Hidden {
  /** Opens it. See {@link Bus}. */
  open(): void {}
}
export class Shown extends Hidden {
  override open(): void {}
}
export class Last extends Shown {
  override open(): void {}
}
`,
        'node_modules/ext/package.json': '{ "name": "ext", "version": "1.0.0", "types": "index.d.ts" }',
        'node_modules/ext/index.d.ts': `export declare class Emitter {
  /** Listens, see {@link Hidden}. @param event - Its name. */
  on(event: string): void
  /** Ends. */
  end(): void
  at(name: string): void
  /** By index. */
  at(index: number): void
  /** Makes one. */
  static make(): Emitter
}
`,
      },
    },
  })
  const text = (id: string, member: string) => summaries(graph, id, member)
  expect(text('core!Bus', 'on')).toEqual(['Listens, see Hidden.'])
  const [on] = signaturesOf(graph.byId('core!Bus')!, 'on')
  expect(plainText(on!.parameters[0]!.doc)).toBe('Its name.')
  expect(graph.byId('core!Bus')!.refs[on!.docs.inheritedFrom!]).toMatchObject({ text: 'Emitter' })
  expect(text('core!Bus', 'end')).toEqual(['Ends at once.'])
  expect(text('core!Bus', 'at')).toEqual(['', 'By index.'])
  expect(text('core!Bus', 'make')).toEqual(['Makes one.'])
  expect(text('core!Shown', 'open')).toEqual(['Opens it. See Bus.'])
  expect(text('core!Last', 'open')).toEqual(['Opens it. See Bus.'])
})

test('a link leads to the declaration of its own entry point, and to the named overload', async () => {
  const entry = (text: string) => `/** See {@link Box.open}. */
export interface Lid {}
export class Box {
  /** ${text} */
  open(): void {}
}
`
  const graph = await graphOf({
    core: {
      manifest: {
        type: 'module',
        exports: {
          '.': { types: './src/index.ts', default: './dist/index.js' },
          './other': { types: './src/other.ts', default: './dist/other.js' },
        },
      } as typeof fromSource,
      files: {
        'src/index.ts': `${entry('Of the first.')}
export function call(a: string): void
/** See {@link call:1} and {@link Box.open:instance}. */
export function call(a: number): void
export function call(): void {}
`,
        'src/other.ts': entry('Of the other.'),
      },
    },
  })
  expect(targets(graph, 'core!Lid')).toContain('core!Box#open at open')
  expect(targets(graph, 'core/other!Lid')).toContain('core/other!Box#open at open')
  expect(targets(graph, 'core!call')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^core!call at call~/u), 'core!Box#open at open']),
  )
})

test.each([
  ['a function', 'export const make = () => { class Box { next() { return this } } return new Box() }', 'make'],
  [
    'a mixin',
    'export function Named<T extends new (...args: any[]) => {}>(Base: T) { return class extends Base { a() { return this } } }',
    'Named',
  ],
])('says that the compiler left out a type of %s', async (_, text, name) => {
  const { diagnostics } = (await graphOfSource(`export const before = 1\n${text}`)).manifest.packages[0]!
  const elided = diagnostics.filter(({ code }) => code === 'AX-ELIDED')
  expect(elided.map(({ file, line, found }) => [file, line, found])).toEqual([
    ['packages/core/src/index.ts', 2, expect.stringMatching(new RegExp(`itself, in ${name}$`, 'u'))],
  ])
})

test('comments and defaults of properties of constants and in namespaces are shown', async () => {
  const graph = await graphOfSource(`export const Button = (props: { label: string }): string => props.label
/** The group. @deprecated Use List. */
Button.Group = (of: number) => of
/** Opens. @param at - Where. */
Button.open = function (at: number, by = 3): void {}
Button.plain = 1
export namespace ui {
  export function card(): void {}
  /** Its side. */
  card.side = 1
}
export function card(): void {}
/** Another side. */
card.side = 2
`)
  expect(summaries(graph, 'core!Button', 'Group')).toEqual(['The group.'])
  expect(signaturesOf(graph.byId('core!Button')!, 'Group')[0]!.docs.deprecated).toEqual([['p', 0, 'Use List.']])
  const [open] = signaturesOf(graph.byId('core!Button')!, 'open')
  expect(open!.parameters.map((one) => [plainText(one.doc), one.default])).toEqual([
    ['Where.', undefined],
    ['', '3'],
  ])
  expect(summaries(graph, 'core!Button', 'plain')).toEqual([''])
  expect(summaries(graph, 'core!ui.card.side')).toEqual(['Its side.'])
  expect(summaries(graph, 'core!card.side')).toEqual(['Another side.'])
})

test('a pattern with a default is optional once', async () => {
  const graph = await graphOfSource('export function last({ a }: { a?: number } = {}, [b] = [1]): void {}')
  expect(lines(graph, 'core!last')).toEqual(['last({ a }?: { a?: number; },[b]?: [number]): void'])
  expect(signaturesOf(graph.byId('core!last')!)[0]!.parameters.map(({ name }) => name)).toEqual(['{ a }', '[b]'])
})

test('a member has the comment of the alias that its interface extends', async () => {
  const graph =
    await graphOfSource(`export type Sent = { /** Its kind. */ kind: string } & { /** Its time. */ at: number }
export interface Done extends Sent { kind: 'done'; at: 1 }
export class Event implements Sent { kind = 'x'; at = 2 }`)
  for (const id of ['core!Done', 'core!Event']) {
    expect([...summaries(graph, id, 'kind'), ...summaries(graph, id, 'at')]).toEqual(['Its kind.', 'Its time.'])
  }
})

test.each([
  ['an alias of an alias', 'type Base = Second', 'Shape'],
  ['an alias of an interface', 'type Base = Named', 'Named'],
  ['a mapped type', 'type Base = Readonly<Named>', 'Named'],
  ['some members of an alias', "type Base = Pick<Second, 'open'>", 'Shape'],
  ['an intersection of aliases', 'type Base = Second & { size: number }', 'Shape'],
  ['an alias with arguments', 'type Base = Generic<string>', 'Generic'],
  ['an interface of an alias', 'interface Base extends Second {}', 'Shape'],
])('a member has the comment of %s that its class implements', async (_, base, from) => {
  const text = (exported: string): string => `${exported}type Shape = { /** Opens. */ open(key: string): void }
${exported}type Second = Shape
${exported}type Generic<T> = { /** Opens. */ open(key: T): void }
${exported}interface Named { /** Opens. */ open(key: string): void }
${exported}${base}
export class Box implements Base { open(key: string): void {} size = 1 }
`
  const graph = await graphOf({
    core: { files: { 'src/index.ts': text('export ') } },
    hidden: { files: { 'src/index.ts': text('') } },
  })
  for (const [slug, id] of [
    ['core', `core!${from}`],
    ['hidden', `hidden!~${from}`],
  ]) {
    const page = graph.byId(`${slug}!Box`)!
    const [open] = signaturesOf(page, 'open')
    expect(open!.docs.summaryText).toBe('Opens.')
    expect(page.refs[open!.docs.inheritedFrom!]!.id).toBe(id)
  }
})

test('a deprecated export of another name is deprecated, and its target is not', async () => {
  const graph = await graphOf({
    core: {
      files: {
        'src/index.ts': `/** Adds. @param a - The left. */
export function add(a: number): void
export function add(a: string): void
export function add(a: unknown): void {}
export {
  /**
   * @deprecated Use add, which
   * is the same.
   * @see add
   */
  add as sum,
  /** Plus. */
  add as plus,
}
/** First. */
export * as one from './other.js'
/** Second. @deprecated */
export * as two from './other.js'
/** Third. */
export { k as three } from './other.js'
`,
        'src/other.ts': 'export const k = 1\n',
      },
    },
    // A rename of an export of another package.
    more: { files: { 'src/index.ts': "/** @deprecated */\nexport { add as join } from '@w/core'\n" } },
  })
  const shown = ['core!add', 'core!sum', 'core!plus', 'core!one', 'core!two', 'core!three', 'more!join'].map((id) => {
    const page = graph.byId(id)!
    const [{ docs }] = signaturesOf(page) as [Signature]
    return [page.deprecated, docs.summaryText, docs.deprecated && plainText(docs.deprecated)]
  })
  expect(shown).toEqual([
    [false, 'Adds.', undefined],
    [true, 'Adds.', 'Use add, which is the same.'],
    [false, 'Plus.\nAdds.', undefined],
    [false, 'First.', undefined],
    [true, 'Second.', ''],
    [false, 'Third.', undefined],
    [true, 'Adds.', ''],
  ])
})

test.each([
  ['declarations', { types: 'index.d.ts' }, 'index.d.ts', 'options.d.ts'],
  ['sources', fromSource, 'src/index.ts', 'src/options.ts'],
  [
    'two entry points',
    { exports: { '.': './index.d.ts', './options': './options.d.ts' } },
    'index.d.ts',
    'options.d.ts',
  ],
])('an import type of an equal name leads to the other declaration, in %s', async (title, manifest, file, other) => {
  const graph = await graphOf({
    core: {
      manifest,
      files: {
        [file]: `export type Options = import('./options.js').Options
export type Sizes = import("./options.js").Size[]
export declare function make(options: import('./options.js').Options): void`,
        [other]: 'export interface Options { size: number }\nexport type Size = number\n',
      },
    },
  })
  const home = title === 'two entry points' ? 'core/options!' : 'core!~'
  for (const [id, name] of [
    ['core!Options', 'Options'],
    ['core!Sizes', 'Size'],
    ['core!make', 'Options'],
  ]) {
    expect(targets(graph, id!)[0]).toContain(`${home}${name}`)
  }
  // `Options` can be imported by the name of its alias, and `Size` by none.
  const unexported = graph.manifest.packages.flatMap(({ diagnostics }) =>
    diagnostics.flatMap(({ code, found }) => (code === 'SG-UNEXPORTED' ? [found.split(' ')[0]] : [])),
  )
  expect(unexported).toEqual(title === 'two entry points' ? [] : ['Size'])
})

test('a link to a member leads to the declaration of that name that has it', async () => {
  const graph = await graphOf({
    core: {
      manifest: { exports: { './events': './events.d.ts', './http': './http.d.ts', './types': './types.d.ts' } },
      files: {
        'events.d.ts': 'export declare class Router { on(): void }',
        'http.d.ts': 'export declare class Router { get(): void }',
        'types.d.ts': '/** See {@link Router.get} and {@link Router.on}. */\nexport interface Options { a: 1 }',
      },
    },
  })
  const linked = targets(graph, 'core/types!Options').join(' ')
  expect(linked).toContain('core/http!Router')
  expect(linked).toContain('core/events!Router')
})

test.each([
  ['@suppress SG-UNKNOWN-PARAMETER: a name of the overloads', []],
  ['@suppress SG-UNKNOWN-PARAMETER - a name of the overloads\n * goes on', []],
  ['@suppress SG-UNKNOWN-PARAMETER', ['SG-UNUSED-SUPPRESS', 'SG-UNKNOWN-PARAMETER']],
  ['@suppress SG-UNEXPORTED: another code', ['SG-UNUSED-SUPPRESS', 'SG-UNKNOWN-PARAMETER']],
  ['@suppress {missingReturn}', ['SG-UNKNOWN-PARAMETER']],
])('a warning about a declaration is accepted with a reason: %s', async (tag, expected) => {
  const graph = await graphOfSource(
    `/**\n * Runs.\n *\n * @param none - About none.\n * ${tag}\n */\nexport declare function run(): void`,
  )
  const codes = graph.manifest.packages.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code))
  expect(codes).toEqual(expected)
  expect(JSON.stringify(graph.byId('core!run'))).not.toContain('suppress')
})

test.each([
  [
    'SG-UNKNOWN-PARAMETER',
    'SG-UNKNOWN-PARAMETER without a reason in the comment of core!run',
    'a reason after the code',
    'Write `@suppress SG-UNKNOWN-PARAMETER: why it stays so`, or remove the tag.',
  ],
  [
    'SG-UNRESOLVED-LINK: gone',
    'SG-UNRESOLVED-LINK in the comment of core!run',
    'the code of a warning about this declaration',
    'Remove the tag.',
  ],
  [
    'SG-UNKNOWN-PARAMETERS: a slip',
    'SG-UNKNOWN-PARAMETERS in the comment of core!run',
    'one of SG-UNEXPORTED, SG-UNKNOWN-PARAMETER, SG-UNRESOLVED-LINK, SG-RELEASE-LEAK',
    'Did you mean SG-UNKNOWN-PARAMETER?',
  ],
  [
    'broken-link: of another tool',
    'broken-link in the comment of core!run',
    'one of SG-UNEXPORTED, SG-UNKNOWN-PARAMETER, SG-UNRESOLVED-LINK, SG-RELEASE-LEAK',
    'Remove the tag.',
  ],
])('an acceptance without effect is reported: %s', async (written, found, expected, nextStep) => {
  const declared = `/**\n * Runs.\n * @suppress ${written}\n */\nexport declare function run(): void`
  const report = { code: 'SG-UNUSED-SUPPRESS', severity: 'info', line: 3, expected, nextStep }
  const { manifest } = await graphOfSource(declared)
  expect(manifest.packages[0]!.diagnostics).toMatchObject([{ ...report, found: `@suppress ${found}` }])
  const member = await graphOfSource(`export interface Box {\n${declared.replace('export declare function ', '')}\n}`)
  expect(member.manifest.packages[0]!.diagnostics).toMatchObject([
    { ...report, line: 4, found: `@suppress ${found.replace('run', 'Box.run')}` },
  ])
  const text = declared.replace('*/\nexport declare function run(): void', '* @packageDocumentation\n */\nexport {}')
  const { line: _, ...anywhere } = report
  const module = await graphOfSource(`${text}\n/** Runs. */\nexport declare function run(): void`)
  expect(module.manifest.packages[0]!.diagnostics).toMatchObject([
    { ...anywhere, found: `@suppress ${found.replace('core!run', '@w/core')}` },
  ])
})

test.each([
  ['SG-UNEXPORTED', '/** S: inner. */\ninterface Hidden { a: 1 }\n/** Runs. */\nexport declare function run(): Hidden'],
  ['SG-UNRESOLVED-LINK', '/** See {@link Missing}. S: later. */\nexport declare const a: 1'],
  [
    'SG-RELEASE-LEAK',
    '/** @alpha */\nexport interface Early { a: 1 }\n/** S: soon. */\nexport declare function run(): Early',
  ],
])('%s of one declaration can be accepted', async (code, text) => {
  const codesOf = async (source: string): Promise<string[]> => {
    const { manifest } = await graphOfSource(source)
    return manifest.packages.flatMap(({ diagnostics }) => diagnostics.map((one) => one.code as string))
  }
  expect(await codesOf(text)).toContain(code)
  expect(await codesOf(text.replace('S: ', `\n * @suppress ${code} `))).toEqual([])
})

test('a member with the name of a keyword keeps its name', async () => {
  const words = 'export declare default function public static readonly get async abstract'.split(' ')
  const declared = (each: (word: string) => string): string => words.map(each).join('\n')
  const graph = await graphOf({
    core: {
      manifest: { types: 'index.d.ts' },
      files: {
        'index.d.ts': `export declare enum E {${declared((word) => `${word} = 1,`)}}
export interface I {${declared((word) => `${word}(): void`)}}
export declare class S {${declared((word) => `static ${word}<T>(a: T): void`)}}
export declare function declare(): void
`,
      },
    },
  })
  for (const word of words) {
    expect(lines(graph, 'core!E', word)).toEqual([`${word} = 1`])
    expect(lines(graph, 'core!I', word)).toEqual([`${word}(): void`])
    expect(lines(graph, 'core!S', word)).toEqual([`static ${word}<T>(a: T): void`])
  }
  expect(lines(graph, 'core!declare')).toEqual(['declare(): void'])
})
