import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import ts from 'typescript'
import { type Graph, openGraph, type SymbolPage } from '@signpost/graph-model'
import { plainText } from '@signpost/graph-model/model'
import { buildGraph } from '../src/index.ts'
import { extract, temporaryFolder } from './extract-case.ts'

vi.setConfig({ testTimeout: 60_000 })

const root = temporaryFolder()
let count = 0

afterAll(() => rmSync(root, { recursive: true, force: true }))

/** The graph of packages, by folder name: their files by path. */
async function graphOf(packages: Record<string, Record<string, string>>): Promise<Graph> {
  const home = path.join(root, String((count += 1)))
  const folders = Object.entries(packages).map(([slug, files]) => {
    const folder = path.join(home, 'packages', slug)
    const all = { 'package.json': JSON.stringify({ name: slug, version: '1.0.0', types: 'index.d.ts' }), ...files }
    for (const [name, text] of Object.entries(all)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), text)
    }
    return folder
  })
  const out = path.join(home, 'graph')
  await buildGraph({ packages: folders.map((folder) => extract(home, folder)), out })
  return openGraph(out)
}

/** Page of an export of the only package. */
function pageOf(graph: Graph, name: string): SymbolPage {
  return graph.byId(`core!${name}`)!
}

/** Names of the members of a page, declared and inherited, sorted. */
function namesOn({ facets }: SymbolPage): string[] {
  const names = facets.flatMap(({ members, inherited }) => [
    ...members.map(({ name }) => name),
    ...inherited.flatMap((group) => group.members.map(({ name }) => name)),
  ])
  return [...new Set(names)].sort()
}

/** Names of the properties that the compiler finds on an exported class or interface, statics included, sorted. */
function namesInType(files: Record<string, string>, name: string): string[] {
  const host = ts.createCompilerHost({})
  const read = (file: string): string | undefined => files[path.basename(file)]
  const program = ts.createProgram(
    ['/all/index.d.ts'],
    { noLib: true },
    {
      ...host,
      directoryExists: () => true,
      fileExists: (file) => read(file) !== undefined,
      readFile: read,
      getSourceFile: (file) => {
        const text = read(file)
        return text === undefined ? undefined : ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
      },
    },
  )
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile('/all/index.d.ts')!)!
  const symbol = checker.getExportsOfModule(module).find((one) => one.name === name)!
  const statics =
    symbol.flags & ts.SymbolFlags.Class ? checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)) : []
  const all = [...checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol)), ...statics]
  return [...new Set(all.map((one) => one.name).filter((one) => one !== 'prototype'))].sort()
}

/** Text of the comments that a page has of the members it inherits, by name. */
function inheritedDocs({ facets }: SymbolPage): Record<string, string> {
  const all = facets.flatMap(({ inherited }) => inherited.flatMap(({ members }) => members))
  return Object.fromEntries(
    all.flatMap(({ name, signatures }) =>
      signatures === undefined ? [] : [[name, signatures.map(({ docs }) => plainText(docs.summary)).join(' ')]],
    ),
  )
}

const mapped = [
  'type Partial<T> = { [K in keyof T]?: T[K] }',
  'type Pick<T, K extends keyof T> = { [P in K]: T[P] }',
  'type Exclude<T, U> = T extends U ? never : T',
  'type Omit<T, K> = Pick<T, Exclude<keyof T, K>>',
].join('\n')
const modules = {
  'verbs.d.ts':
    '/** Lifts it. */\nexport declare function lift(height: number): void\n/** Lowers it. */\nexport declare const lower: () => void\nexport declare class Tool {}\n',
  'paint.d.ts':
    '/** Paints it. */\nexport declare function paint(colour: string): void\n/** Or so. */\nexport declare function paint(): void\n',
}

test.each([
  [
    'two modules through an alias',
    'type A = typeof verbs & typeof painting\nexport interface Own extends A { w: 1 }',
    { lift: 'Lifts it.', lower: 'Lowers it.', Tool: '', paint: 'Paints it. Or so.' },
  ],
  [
    'a module, merged with a class',
    'type A = typeof verbs\nexport declare class Own { w: 1 }\nexport interface Own extends A {}',
    { lift: 'Lifts it.', lower: 'Lowers it.', Tool: '' },
  ],
  [
    'parts of a module',
    "export interface Own extends Partial<Pick<typeof verbs, 'lift'>> { w: 1 }",
    { lift: 'Lifts it.' },
  ],
  [
    'a nested alias',
    'type B = typeof painting\ntype A = B & { /** Rolls. */ roll(): void }\nexport interface Own extends A { w: 1 }',
    { paint: 'Paints it. Or so.' },
  ],
  [
    'a mixin',
    'declare const Own_base: (new () => { /** Named. */ name: string }) & { /** Made. */ of(): void }\nexport declare class Own extends Own_base { w: 1 }',
    { name: 'Named.', of: 'Made.' },
  ],
  [
    'an internal interface',
    '/** @internal */\nexport interface Base<T> { /** Value. */ value: T; /** Runs. */ run(how: T): T }\nexport interface Own extends Base<number> { w: 1 }',
    { value: 'Value.', run: 'Runs.' },
  ],
  [
    'an internal class',
    '/** @hidden */\ndeclare class Base<T> { /** Begins. */ begin(): T; /** Made. */ static of(): void }\nexport declare class Own extends Base<string> { w: 1 }',
    { begin: 'Begins.', of: 'Made.' },
  ],
  [
    'an internal alias',
    '/** @internal */\nexport type Base = { /** Value. */ value: 1 }\nexport interface Own extends Base { w: 1 }',
    { value: 'Value.' },
  ],
  [
    'a base that its export hides',
    'declare class Base { /** Begins. */ begin(): void }\n/** @ignore */\nexport { Base }\nexport declare class Own extends Base { w: 1 }',
    { begin: 'Begins.' },
  ],
  [
    'a base that the text above a list hides',
    'interface Lid {}\ninterface Base { /** Begins. */ begin(): void }\n/** @ignore */\nexport type { Base, Lid }\nexport interface Own extends Base { w: 1 }',
    { begin: 'Begins.' },
  ],
  [
    'a public base behind an internal one',
    'export interface Root { root: 1 }\n/** @internal */\nexport interface Base extends Root { /** Value. */ value: 1 }\nexport interface Own extends Base { w: 1 }',
    { value: 'Value.' },
  ],
] as const)('every member inherited from %s is on the page, with its comment', async (_, text, docs) => {
  const files = {
    'index.d.ts': `import * as verbs from './verbs.js'\nimport * as painting from './paint.js'\n${mapped}\n${text}\nexport {}\n`,
    ...modules,
  }
  const graph = await graphOf({ core: files })
  const page = pageOf(graph, 'Own')
  expect(namesOn(page)).toEqual(namesInType(files, 'Own'))
  expect(inheritedDocs(page)).toEqual(docs)
  expect(graph.manifest.packages[0]!.diagnostics.filter(({ code }) => code === 'SG-MEMBERS-MISSING')).toEqual([])
})

test('a function of a module that is exported too links to its own page', async () => {
  const text =
    "import * as verbs from './verbs.js'\nexport { lift } from './verbs.js'\ntype A = typeof verbs\nexport interface Own extends A {}\n"
  const graph = await graphOf({ core: { 'index.d.ts': text, ...modules } })
  const page = pageOf(graph, 'Own')
  const lift = page.facets[0]!.inherited.flatMap(({ members }) => members).find(({ name }) => name === 'lift')!
  expect(page.refs[lift.ref]).toMatchObject({ id: 'core!lift', page: { kind: 'function', name: 'lift' } })
})

test.each([
  ['/** @internal */ constructor(of: string[])', '[part: string]: unknown; name: string'],
  ['/** @internal */ constructor(of: string[])', 'name: string; [part: string]: unknown'],
  ['/** @private */ secret: 1', 'name: string; [part: string]: unknown'],
  ['/** @internal */ [part: number]: unknown', 'name: string; [part: string]: unknown'],
])('a class with %s keeps %s', async (hidden, shown) => {
  const graph = await graphOf({ core: { 'index.d.ts': `export declare class Own { ${hidden}; ${shown} }\n` } })
  expect(namesOn(pageOf(graph, 'Own'))).toEqual(['index', 'name'])
})

test.each([
  ['(n: number): string; /** @internal */ new (n: string): Own', ['call']],
  ['/** @internal */ (n: number): string; new (n: string): Own', ['new']],
  ['/** @internal */ [n: string]: unknown; new (n: string): Own; (n: number): string', ['call', 'new']],
  ['/** @internal */ get: 1; /** @internal */ (n: number): string; (n: string): string', ['call']],
])('an interface with %s has %j', async (members, expected) => {
  const graph = await graphOf({ core: { 'index.d.ts': `export interface Own { ${members} }\n` } })
  expect(namesOn(pageOf(graph, 'Own'))).toEqual(expected)
})

test('a setter, an overload, an enum member and an export of a namespace are hidden alone', async () => {
  const text = [
    'export declare class Own { get size(): number; /** @internal */ set size(to: number); /** Reads. */ get depth(): number; /** @internal */ set depth(to: number) }',
    'export declare enum Mode { Fast, /** @internal */ Slow }',
    'export declare namespace space { /** @internal */ const hidden: 1; const shown: 1 }',
  ].join('\n')
  const graph = await graphOf({ core: { 'index.d.ts': text } })
  expect(namesOn(pageOf(graph, 'Own'))).toEqual(['depth', 'size'])
  expect(namesOn(pageOf(graph, 'Mode'))).toEqual(['Fast'])
  expect(pageOf(graph, 'space').children.map(({ name }) => name)).toEqual(['space.shown'])
})

test('a pair of accessors is hidden with its getter, in heirs too, and is not missed', async () => {
  const text = [
    'export declare class Own { /** @internal */ get used(): number; set used(to: number); kept: 1 }',
    'export declare class Heir extends Own { more: 1 }',
  ].join('\n')
  const graph = await graphOf({ core: { 'index.d.ts': text } })
  expect(namesOn(pageOf(graph, 'Own'))).toEqual(['kept'])
  expect(namesOn(pageOf(graph, 'Heir'))).toEqual(['kept', 'more'])
  expect(graph.manifest.packages[0]!.diagnostics).toEqual([])
})

test('the text above a list hides its names that have no comment of their own', async () => {
  const text = '/** Kept. */\ninterface Kept {}\ninterface Gone {}\n/** @ignore */\nexport type { Kept, Gone }\n'
  const graph = await graphOf({ core: { 'index.d.ts': text } })
  expect(graph.package('core')!.symbols.map(({ id }) => id)).toEqual(['core!Kept'])
})

test('an internal class stays hidden with the interface that merges with it', async () => {
  const text =
    '/** @internal */\nexport declare class Motor { spin(): void }\nexport interface Motor { hum(): void }\nexport declare const a: 1\n'
  const graph = await graphOf({ core: { 'index.d.ts': text } })
  expect(graph.package('core')!.symbols.map(({ id }) => id)).toEqual(['core!a'])
})

test('declarations of files that an entry point references are on the pages that name them, or of the package', async () => {
  const files = {
    'index.d.ts':
      '/// <reference path="static.d.ts" />\nimport "./globals"\n/** Makes one. */\nexport declare const maker: MakerStatic\n',
    'static.d.ts':
      '/** The static side. */\ninterface MakerStatic { make(name: string): Made }\ninterface Made { name: string }\n',
    'globals.d.ts':
      'declare function callAll(): void\ninterface Shape { side: number }\n/** @internal */\ndeclare const secret: 1\n',
  }
  const graph = await graphOf({ core: files })
  expect(pageOf(graph, 'maker').unexported.map(({ name }) => name)).toEqual(['MakerStatic', 'Made'])
  expect(graph.package('core')!.augments.map(({ module, name }) => `${module} ${name}`)).toEqual([
    'global callAll',
    'global Shape',
  ])
})

test('modules that referenced files declare have the pages of entry points', async () => {
  const files = {
    'index.d.ts': '/// <reference path="well.d.ts" />\n/// <reference path="pump.d.ts" />\n',
    'well.d.ts':
      'declare module "well" {\n  /** Digs. */\n  export function dig(): void\n}\ndeclare module "*.svg" { const src: string; export default src }\n',
    'pump.d.ts': 'declare module "pump" {\n  export * from "well"\n  export class Pump {}\n}\n',
  }
  const graph = await graphOf({ core: files })
  const { symbols } = graph.package('core')!
  expect(symbols.map(({ name }) => name).sort()).toEqual(['Pump', 'dig'])
  const [{ status, diagnostics, entryPoints }] = graph.manifest.packages as [Graph['manifest']['packages'][number]]
  expect({ status, entryPoints, codes: diagnostics.map(({ code }) => code) }).toEqual({
    status: 'ok',
    entryPoints: ['core', 'pump', 'well'],
    codes: ['AX-AMBIENT-PATTERN'],
  })
})
