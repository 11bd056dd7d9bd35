import { beforeAll, expect, test } from 'vitest'
import type { Graph } from '@signpost/graph-model'
import { graphOf } from './graph-of-sources.ts'

const source = `
/** Options. */
export interface Options { name: string }
interface Inner { value: number }
export { type Inner as Renamed }
export class Box<T> { value!: T }
export declare function nothing(): void
export declare function read<T>(path: string, options?: Options): Promise<T>
export declare function rest(first: Renamed2, ...more: string[]): Inner
type Renamed2 = Options
export declare function called(this: Window2, run: (value: string) => void): Box<Inner>
interface Window2 { a: 1 }
export declare function long(options: { aLongName: string; another: number; third: Map<string, Box<Options>> }, text: string): Promise<Map<string, Box<Options>>>
export declare function many(a: Options, b: Options, c: Options, d: Options, e: Options, f: Options, g: Options, h: Options, i: Options): Promise<Options>
export declare function union(kind: 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth' | 'seventh' | 'eighth'): \`a-\${string}\`
export declare function list(items: readonly (string | number)[]): [Options, number?]
export declare function restOfChoice<Value, Store extends object = object>(...args: undefined extends Value ? [] | [Value] : [first: Value]): Promise<Map<Value, Store>>
export declare function restOfTemplate(...args: \`--\${string}\`[]): void
export declare function combined(sources: []): Box<never>
export declare function combined<A extends readonly unknown[]>(sources: [...A]): Box<A>
export declare const arrow: (options: Options) => number
export type Callback<T> = (value: T) => void
export declare const plain: string
export declare function ${'veryLongName'.repeat(8)}(value: ${'VeryLongType'.repeat(8)}): void
export interface ${'VeryLongType'.repeat(8)} { a: 1 }
`

let graph: Graph
beforeAll(async () => {
  graph = await graphOf({ core: { files: { 'src/index.ts': source } } })
})

test.each([
  ['nothing', '() -> void'],
  ['read', 'string, Options? -> Promise<T>'],
  ['called', '(string) => void -> Box<Renamed>'],
  ['long', '{…}, string -> Promise<Map<string, Box<Options>>>'],
  ['many', 'Options, Options, Options, … -> Promise<Options>'],
  ['union', '"first" | "second" | … -> `…`'],
  ['list', 'readonly (string | number)[] -> [Options, number?]'],
  ['restOfChoice', '… -> Promise<Map<Value, Store>>'],
  ['restOfTemplate', '...`…`[] -> void'],
  ['combined', '[...A] -> Box<A>'],
  ['arrow', 'Options -> number'],
  ['Callback', 'T -> void'],
  ['veryLongName'.repeat(8), `${'VeryLongType'.repeat(8)} -> void`],
  ['plain', undefined],
  ['Options', undefined],
  ['Box', undefined],
])('%s is %j', (name, route) => {
  expect(
    graph
      .package('core')!
      .symbols.find((one) => one.name === name)
      ?.route?.join(' -> '),
  ).toBe(route)
})
