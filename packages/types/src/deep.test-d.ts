/* eslint-disable @typescript-eslint/no-explicit-any */
import { expectTypeOf } from 'expect-type'
import type { DeepPartial, DeepReadonly } from './deep.ts'
import type { JsonValue } from './json.ts'

interface Tree {
  value: string
  parent: Tree | null
  children: Tree[]
}

interface Everything {
  nested: { deep: { text: string } }
  list: { a: number }[]
  pair: [string, { b: number }]
  call: (input: string) => number
  when: Date
  pattern: RegExp
  map: Map<string, { c: number }>
  set: Set<{ d: number }>
  weak: WeakMap<object, string>
  later: Promise<{ e: number }>
  bytes: Uint8Array
  readonly fixed: { f: number }
  loose: any
  unsure: unknown
  maybe?: { g: number }
}

type Patch = DeepPartial<Everything>
expectTypeOf<Patch['nested']>().toEqualTypeOf<{ deep?: { text?: string } } | undefined>()
expectTypeOf<Patch['list']>().toEqualTypeOf<{ a: number }[] | undefined>()
expectTypeOf<Patch['pair']>().toEqualTypeOf<[string, { b: number }] | undefined>()
expectTypeOf<Patch['call']>().toEqualTypeOf<((input: string) => number) | undefined>()
expectTypeOf<Patch['when']>().toEqualTypeOf<Date | undefined>()
expectTypeOf<Patch['pattern']>().toEqualTypeOf<RegExp | undefined>()
expectTypeOf<Patch['map']>().toEqualTypeOf<Map<string, { c: number }> | undefined>()
expectTypeOf<Patch['set']>().toEqualTypeOf<Set<{ d: number }> | undefined>()
expectTypeOf<Patch['weak']>().toEqualTypeOf<WeakMap<object, string> | undefined>()
expectTypeOf<Patch['later']>().toEqualTypeOf<Promise<{ e: number }> | undefined>()
expectTypeOf<Patch['bytes']>().toEqualTypeOf<Uint8Array | undefined>()
expectTypeOf<Pick<Patch, 'fixed'>>().toEqualTypeOf<{ readonly fixed?: { f?: number } }>()
expectTypeOf<Patch['loose']>().toEqualTypeOf<any>()
expectTypeOf<Patch['unsure']>().toEqualTypeOf<unknown>()
expectTypeOf<Patch['maybe']>().toEqualTypeOf<{ g?: number } | undefined>()

expectTypeOf<{ parent: { parent: { value: string } } }>().toExtend<DeepPartial<Tree>>()
expectTypeOf<{ parent: { parent: { value: number } } }>().not.toExtend<DeepPartial<Tree>>()
expectTypeOf<DeepPartial<{ kind: 'a'; a: 1 } | { kind: 'b'; b: 2 }>>().toEqualTypeOf<
  { kind?: 'a'; a?: 1 } | { kind?: 'b'; b?: 2 }
>()
// A name and a message do not make an object an `Error`.
expectTypeOf<DeepPartial<{ name: string; message: string }>>().toEqualTypeOf<{ name?: string; message?: string }>()
expectTypeOf<DeepPartial<string>>().toEqualTypeOf<string>()
expectTypeOf<DeepPartial<any>>().toEqualTypeOf<any>()
expectTypeOf<DeepPartial<unknown>>().toEqualTypeOf<unknown>()
expectTypeOf<DeepPartial<never>>().toEqualTypeOf<never>()

type Frozen = DeepReadonly<Everything>
expectTypeOf<Pick<Frozen, 'nested'>>().toEqualTypeOf<{
  readonly nested: { readonly deep: { readonly text: string } }
}>()
expectTypeOf<Frozen['list']>().toEqualTypeOf<readonly { readonly a: number }[]>()
expectTypeOf<Frozen['pair']>().toEqualTypeOf<readonly [string, { readonly b: number }]>()
expectTypeOf<Frozen['call']>().toEqualTypeOf<(input: string) => number>()
expectTypeOf<Frozen['when']>().toEqualTypeOf<Date>()
expectTypeOf<Frozen['map']>().toEqualTypeOf<ReadonlyMap<string, { readonly c: number }>>()
expectTypeOf<Frozen['set']>().toEqualTypeOf<ReadonlySet<{ readonly d: number }>>()
expectTypeOf<Frozen['weak']>().toEqualTypeOf<WeakMap<object, string>>()
expectTypeOf<Pick<Frozen, 'maybe'>>().toEqualTypeOf<{ readonly maybe?: { readonly g: number } }>()
expectTypeOf<Frozen['loose']>().toEqualTypeOf<any>()
expectTypeOf<Frozen['unsure']>().toEqualTypeOf<unknown>()
expectTypeOf<DeepReadonly<any>>().toEqualTypeOf<any>()
expectTypeOf<DeepReadonly<never>>().toEqualTypeOf<never>()

declare const tree: DeepReadonly<Tree>
// @ts-expect-error Read-only at every depth.
tree.children[0]!.children.push(tree)
// @ts-expect-error Read-only at every depth.
tree.children[0]!.value = ''

// A type that is recursive only through arrays, without an object that would end the instantiation.
declare const json: DeepReadonly<JsonValue>
declare const settings: DeepReadonly<{ extra: JsonValue }>
expectTypeOf(settings.extra).toEqualTypeOf<DeepReadonly<JsonValue>>()
// @ts-expect-error It is not only text.
export const text: string = json

// Classes of the platform are values, not records.
expectTypeOf<DeepReadonly<{ url: URL; list: string[] }>>().toEqualTypeOf<{
  readonly url: URL
  readonly list: readonly string[]
}>()
expectTypeOf<DeepPartial<{ headers: Headers }>>().toEqualTypeOf<{ headers?: Headers }>()
