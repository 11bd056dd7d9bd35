import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { openGraph } from '@signpost/graph-model'
import { openCallables, openSignatures, printCallable, type SignatureIndex } from '@signpost/name-search/signatures'
import { buildGraph } from '../src/index.ts'
import { extract, temporaryFolder } from './extract-case.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const main = `
export declare class Base<T> { constructor(value: T); /** Reads. */ read(): Promise<T>; static make<U extends string>(text: U): Base<U>; self(): this; }
export declare class Derived extends Base<number> { constructor(size?: number); }
export interface Compare<T> { (a: T, b: T): number }
export interface Emitter { (event: string): void; on(event: string, ...listeners: Array<() => void>): Emitter; handler: (code: number) => Date; onClose?: () => void }
export type Source = string | URL
export declare const compareText: Compare<string>
export declare const later: (delay: number) => Promise<void>
export declare function open(source: Source): Base<string>
export declare function open(source: Source, size: number): Derived
export declare function group<T, K extends keyof T>(items: readonly T[], by: (item: T, index: number) => K): Map<K, T[]>
export declare function isBase(value: unknown): value is Base<unknown>
export declare function check(value: unknown): asserts value is string
export declare function shape(options: { a: string; b?: number; run(): void; [key: string]: unknown }): [first: string, rest?: number]
export declare function pick<T>(value: T extends Promise<infer U> ? U : never): { [P in keyof T]: T[P] }
export declare function literal(mode: 'a' | "b" | -1 | true | null): \`x-\${string}\`
/** @deprecated Use open. */
export declare function old(this: Date, value: typeof later): Node
export declare namespace tools { function sum(...values: number[]): number }
export { hidden as shown } from './hidden.js'
`
const hidden = 'export declare function hidden(value: symbol): symbol\n'

let index: SignatureIndex
let printed: string[]

beforeAll(async () => {
  const root = temporaryFolder()
  const folder = path.join(root, 'packages', 'core')
  mkdirSync(folder, { recursive: true })
  const manifest = { name: '@acme/core', version: '1.0.0', type: 'module', types: './index.d.ts' }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(path.join(folder, 'index.d.ts'), main)
  writeFileSync(path.join(folder, 'hidden.d.ts'), hidden)
  const out = path.join(root, 'graph')
  await buildGraph({ packages: [extract(root, folder)], out })
  const graph = openGraph(out)
  const files = graph.manifest.signatures!.map((_, at) => graph.signaturesFile(at)!.text)
  expect(graph.signaturesFile(files.length)).toBeUndefined()
  printed = openCallables(files[0]!, files.slice(1))
    .map(({ container, name, parameters, result }) => {
      return `${container === '' ? '' : `${container}.`}${name}: ${printCallable(parameters, result)}`
    })
    .sort()
  index = openSignatures(files[0]!)
  files.slice(1).forEach((text, at) => index.add(at, text))
  rmSync(root, { recursive: true })
})

test('functions, methods, constructors, call signatures and function-typed values have their types', () => {
  expect(printed).toEqual([
    'Base.constructor: (T) => Base<T>',
    'Base.make: (U) => Base<U>',
    'Base.read: (Base<T>) => Promise<T>',
    'Base.self: (Base<T>) => Base<T>',
    'Compare.call: (Compare<T>, T, T) => number',
    'Derived.constructor: (number?) => Derived',
    'Emitter.call: (Emitter, string) => void',
    'Emitter.handler: (Emitter, number) => Date',
    'Emitter.on: (Emitter, string, ...(() => void)[]) => Emitter',
    'check: (unknown) => asserts value is string',
    'compareText: (string, string) => number',
    'group: (readonly T[], (T, number) => U) => Map<U, T[]>',
    'isBase: (unknown) => value is Base<unknown>',
    'later: (number) => Promise<void>',
    'literal: ("a" | "b" | -1 | true | null) => `...`',
    'old: (typeof later) => Node',
    'open: (Source) => Base<string>',
    'open: (Source, number) => Derived',
    'pick: (T extends Promise<infer U> ? U : never) => { [key in keyof T]: T[V] }',
    'shape: ({ a: string; b?: number; run: () => void; [key: string]: unknown }) => [string, number?]',
    'shown: (symbol) => symbol',
    'tools.sum: (...number[]) => number',
  ])
})

test.each([
  ['() -> Derived', 'constructor', '#constructor'],
  ['string, number -> Base<number>', 'open', '#open~'],
  ['Derived -> Promise<number>', 'read', '#read'],
  ['(T[], (T) => K) -> Map<K, T[]>', 'group', ''],
  ['string, string -> number', 'compareText', ''],
  ['number, number, number -> number', 'sum', ''],
  ['symbol -> symbol', 'shown', ''],
])('%s finds %s', (query, name, place) => {
  const [hit] = index.search(query).hits
  expect(hit?.name).toBe(name)
  expect(hit?.anchor === undefined ? '' : `#${hit.anchor}`).toContain(place)
})

test('a deprecated callable is marked', () => {
  expect(index.search('-> Node').hits.map(({ name, deprecated }) => [name, deprecated])).toEqual([['old', true]])
})
