import { expectTypeOf } from 'expect-type'
import type { Mutable, RequireKeys } from './modifiers.ts'

expectTypeOf<Mutable<{ readonly a: 1; readonly b?: { readonly c: 2 } }>>().toEqualTypeOf<{
  a: 1
  b?: { readonly c: 2 }
}>()
expectTypeOf<Mutable<readonly string[]>>().toEqualTypeOf<string[]>()
expectTypeOf<Mutable<readonly [1, 2?]>>().toEqualTypeOf<[1, 2?]>()
expectTypeOf<Mutable<{ readonly a: 1 } | { readonly b: 2 }>>().toEqualTypeOf<{ a: 1 } | { b: 2 }>()
expectTypeOf<Mutable<string>>().toEqualTypeOf<string>()
expectTypeOf<Mutable<never>>().toEqualTypeOf<never>()

interface Options {
  readonly root?: string
  strict?: boolean
  written?: string | undefined
  name: string
}
expectTypeOf<RequireKeys<Options, 'root' | 'name'>>().toEqualTypeOf<{
  readonly root: string
  strict?: boolean
  written?: string | undefined
  name: string
}>()
expectTypeOf<RequireKeys<Options, 'written'>['written']>().toEqualTypeOf<string | undefined>()
expectTypeOf<RequireKeys<{ k: 'a'; a?: 1 } | { k: 'b'; a?: 2; b: 3 }, 'a'>>().toEqualTypeOf<
  { k: 'a'; a: 1 } | { k: 'b'; a: 2; b: 3 }
>()
expectTypeOf<RequireKeys<{ [key: string]: number; a: 1 }, 'a'>[string]>().toEqualTypeOf<number>()
// @ts-expect-error Only keys of the type can be required.
export type UnknownKey = RequireKeys<Options, 'nope'>
