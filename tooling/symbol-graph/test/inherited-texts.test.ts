import { expect, test, vi } from 'vitest'
import { plainText } from '@signpost/graph-model/model'
import { graphOf, graphOfSource, signaturesOf, summaries, targets } from './graph-of-sources.ts'

vi.setConfig({ testTimeout: 60_000 })

const base = `export class Base {
  /** Runs. @param x - The x. @returns The result. @remarks Slowly. */
  run(x: 1): 1 { return 1 }
}
`

test.each<[string, string, object]>([
  [
    'a remark',
    '/** {@inheritDoc Base.run}\n   * @remarks Own. */',
    { summary: 'Runs.', remarks: 'Slowly. Own.', x: 'The x.', returns: 'The result.' },
  ],
  [
    'a text',
    '/** Own. {@inheritDoc Base.run} */',
    { summary: 'Own. Runs.', remarks: 'Slowly.', x: 'The x.', returns: 'The result.' },
  ],
  [
    'a parameter and a result',
    '/** {@inheritDoc Base.run} @param x - Own x. @returns Own. */',
    { summary: 'Runs.', remarks: 'Slowly.', x: 'Own x.', returns: 'Own.' },
  ],
  [
    'a remark, as a tag without a name',
    '/** @inheritdoc\n   * @remarks Own. */',
    { summary: 'Runs.', remarks: 'Own.', x: 'The x.', returns: 'The result.' },
  ],
  [
    'a text below the tag',
    '/**\n   * @inheritDoc\n   *\n   * Own.\n   */',
    { summary: 'Runs.', remarks: 'Own.', x: 'The x.', returns: 'The result.' },
  ],
  ['nothing', '/** @inheritDoc */', { summary: 'Runs.', remarks: 'Slowly.', x: 'The x.', returns: 'The result.' }],
])('a comment with @inheritDoc keeps %s of its own', async (_, comment, expected) => {
  const graph = await graphOfSource(`${base}export class Child extends Base {
  ${comment}
  run(x: 1): 1 { return 1 }
}`)
  const [{ docs, parameters, returns }] = signaturesOf(graph.byId('core!Child')!, 'run') as [
    ReturnType<typeof signaturesOf>[number],
  ]
  const text = (nodes: Parameters<typeof plainText>[0] = []): string => plainText(nodes).replace(/\s+/gu, ' ').trim()
  expect({
    summary: text(docs.summary),
    remarks: text(docs.remarks),
    x: text(parameters[0]!.doc),
    returns: text(returns?.doc),
  }).toEqual(expected)
})

test('a comment between the modifiers of a declaration is its comment', async () => {
  const files = {
    'index.d.ts': `export /** Text 1. */ declare const one: 1
export declare /** Text 2. */ const two: 1
export /** Text 3. A long comment, longer than a name. */ declare function three(): void
export declare /** Text 4. */ class Four { public /** Text 5. */ a: 1 }
`,
  }
  const graph = await graphOf({ core: { manifest: { type: 'module', types: './index.d.ts' }, files } })
  expect(summaries(graph, 'core!one')).toEqual(['Text 1.'])
  expect(summaries(graph, 'core!two')).toEqual(['Text 2.'])
  expect(summaries(graph, 'core!three')).toEqual(['Text 3. A long comment, longer than a name.'])
  expect(graph.byId('core!three')!.page.kind).toBe('function')
  expect(summaries(graph, 'core!Four')).toEqual(['Text 4.'])
  expect(summaries(graph, 'core!Four', 'a')).toEqual(['Text 5.'])
})

test('the text and the tags that a member lacks may be of different bases', async () => {
  const graph = await graphOfSource(`export abstract class Node {
  /** Writes it. */
  abstract write(to: string): string
  /** Reads it. @returns Its text. */
  read(): string { return '' }
}
export class Pair extends Node {
  /**
   * @param to - The target.
   * @returns The text.
   */
  write(to: string): string { return '' }
  /** Reads both. */
  read(): string { return '' }
}
export class Entry extends Pair {
  write(to: string): string { return '' }
  read(): string { return '' }
}
export interface Own extends Entry {
  /** Reads mine. */
  read(): string
}`)
  const of = (id: string, member: string): string[] => {
    const [{ docs, parameters, returns }] = signaturesOf(graph.byId(id)!, member) as [
      ReturnType<typeof signaturesOf>[0],
    ]
    return [docs.summary, ...parameters.map(({ doc }) => doc), returns?.doc ?? []].map((one) => plainText(one))
  }
  expect(of('core!Pair', 'write')).toEqual(['Writes it.', 'The target.', 'The text.'])
  expect(of('core!Entry', 'write')).toEqual(['Writes it.', 'The target.', 'The text.'])
  expect(of('core!Entry', 'read')).toEqual(['Reads both.', 'Its text.'])
  expect(of('core!Own', 'read')).toEqual(['Reads mine.', 'Its text.'])
})

test('a comment without tags, or without a text, takes those of a member that no page documents', async () => {
  const graph = await graphOfSource(`export class Cache<K, V> extends Map<K, V> {
  /** Looks a key up. */
  has(key: K): boolean { return super.has(key) }
  /** @override */
  delete(key: K): boolean { return super.delete(key) }
  /** Lists. @returns Nothing. */
  keys(): ReturnType<Map<K, V>['keys']> { return super.keys() }
  /** Counts. */
  get size(): number { return super.size }
}`)
  const [has] = signaturesOf(graph.byId('core!Cache')!, 'has')
  expect(has!.docs.summaryText).toBe('Looks a key up.')
  expect(plainText(has!.returns!.doc)).toContain('boolean indicating whether')
  const [removed] = signaturesOf(graph.byId('core!Cache')!, 'delete')
  expect(plainText(removed!.returns!.doc)).toContain('true if an element in the Map existed')
  const [keys] = signaturesOf(graph.byId('core!Cache')!, 'keys')
  expect(plainText(keys!.returns!.doc)).toBe('Nothing.')
  expect(JSON.stringify(signaturesOf(graph.byId('core!Cache')!, 'size'))).toContain('the number of elements in the Map')
})

test('a comment of tags has the text of what it implements, and links of the package itself', async () => {
  const files = {
    'index.d.ts': `declare class Impl {
  /** Which {@link Size size} of {@linkcode Lid}. */
  get size(): Size
  get value(): string
}
export type Size = 1
export interface Lid extends Omit<Impl, 'value'> { readonly size: 1 }
export declare class Parser implements globalThis.DOMParser {
  /** @returns The document. */
  parseFromString(text: string, type: 'text/html'): Document
}
`,
  }
  const graph = await graphOf({ core: { manifest: { type: 'module', types: './index.d.ts' }, files } })
  expect(summaries(graph, 'core!Lid', 'size')).toEqual(['Which size of Lid.'])
  expect(targets(graph, 'core!Lid')).toContain('core!Size')
  const [parse] = signaturesOf(graph.byId('core!Parser')!, 'parseFromString')
  expect(parse!.docs.summaryText).toContain('parses an input containing either HTML or XML')
  expect(plainText(parse!.returns!.doc)).toBe('The document.')
})

const emitter = `export namespace NS {
  export interface Emitter {
    /** Adds. @param event - The name. */
    on(event: string, run: (...all: any[]) => void): this
  }
}
export interface Stream extends NS.Emitter { on(event: 'data', run: any): this; on(event: 'end', run: any): this }
`
const users = `export interface Zip extends Stream { on(event: 'entry', run: any): this; on(event: 'data', run: any): this }
export interface Own extends NS.Emitter {
  on(event: string, run: (...all: any[]) => void): this
  on(event: 'own', run: any): this
  on(first: 1): this
}
`

test.each([
  ['of the graph', `${emitter}${users}`, {}],
  [
    'outside of it',
    `import type { NS, Stream } from 'ext'\n${users}`,
    {
      'node_modules/ext/package.json': '{ "name": "ext", "version": "1.0.0", "types": "index.d.ts" }',
      'node_modules/ext/index.d.ts': emitter
        .replaceAll('export ', 'export declare ')
        .replaceAll('declare interface', 'interface'),
    },
  ],
])('the only comment of a base %s is that of all overloads, through bases without one', async (_, text, others) => {
  const graph = await graphOf({
    core: { manifest: { types: './index.d.ts' }, files: { 'index.d.ts': text, ...others } },
  })
  expect(summaries(graph, 'core!Zip', 'on')).toEqual(['Adds.', 'Adds.'])
  expect(summaries(graph, 'core!Own', 'on').slice(0, 2)).toEqual(['Adds.', 'Adds.'])
})

test('an overload with other parameters than the one that a base documents has no text', async () => {
  const graph = await graphOfSource(`export interface Reader {
  /** Reads by name. */
  read(key: string): boolean
}
export interface Disk extends Reader {
  read(key: string): boolean
  read(index: number): number
}`)
  expect(summaries(graph, 'core!Disk', 'read')).toEqual(['Reads by name.', ''])
})

test('a property has the texts of parameters that it inherits', async () => {
  const graph = await graphOfSource(`export interface Base {
  /** Binds. @param event - The name. */
  on: (event: string) => void
  /** Ends. @param why - The reason. */
  off: (why: string) => void
}
type Off = (why: string) => void
export interface Own extends Base { on: (event: string) => void; off: Off }`)
  const docs = (member: string): string => JSON.stringify(signaturesOf(graph.byId('core!Own')!, member))
  expect(docs('on')).toContain('The name.')
  expect(docs('off')).toContain('The reason.')
})

test('a link to a member of a class is to the static one where there is one of each', async () => {
  const graph = await graphOfSource(`export class Buffer {
  get loaded(): boolean { return true }
  static loaded(): void {}
}
/** See {@link Buffer.loaded}. */
export const byDot = 1
/** See {@link Buffer#loaded}. */
export const byHash = 1`)
  expect(targets(graph, 'core!byDot')[0]).toBe('core!Buffer.loaded at static.loaded')
  expect(targets(graph, 'core!byHash')[0]).toBe('core!Buffer#loaded at loaded')
})

test.each([
  ['a script', { 'index.d.ts': "declare module 'core' {\nDECLARED\n}" }],
  ['a module', { 'index.d.ts': 'DECLARED\nexport {}' }],
  [
    'an augmentation',
    {
      'index.d.ts': "export interface Runner { dispatchEvent(event: 'none'): boolean }\nimport './more'",
      'more.d.ts': "declare module './index' {\nDECLARED\n}\nexport {}",
    },
  ],
])('each overload of interfaces that merge has the text of its own base, in %s', async (_, files) => {
  const declared = `export interface Runner { dispatchEvent(event: Event): boolean }
export interface Runner extends EventTarget { dispatchEvent(event: CustomEvent): boolean }
export interface Runner extends EventTarget {
  /** Own. */
  dispatchEvent(event: KeyboardEvent): boolean
  dispatchEvent(event: MouseEvent): boolean
}`
  const texts = Object.entries(files).map(([file, text]) => [file, text.replace('DECLARED', declared)])
  const graph = await graphOf({ core: { manifest: { types: './index.d.ts' }, files: Object.fromEntries(texts) } })
  const { id } = graph.package('core')!.symbols.find((one) => one.id.endsWith('!Runner'))!
  const ofBase: unknown = expect.stringContaining('EventTarget')
  expect(summaries(graph, id, 'dispatchEvent').slice(-4)).toEqual(['', ofBase, 'Own.', ofBase])
})
