import { expectTypeOf } from 'expect-type'
import type { Entries } from './entries.ts'

declare const symbol: unique symbol

expectTypeOf<Entries<{ a: 1; readonly b: 'x' }>>().toEqualTypeOf<(['a', 1] | ['b', 'x'])[]>()
expectTypeOf<Entries<{ a?: 1 }>>().toEqualTypeOf<['a', 1 | undefined][]>()
expectTypeOf<Entries<{ 1: 'one' }>>().toEqualTypeOf<['1', 'one'][]>()
expectTypeOf<Entries<{ a: 1; [symbol]: 2 }>>().toEqualTypeOf<['a', 1][]>()
expectTypeOf<Entries<Record<string, number>>>().toEqualTypeOf<[string, number][]>()
expectTypeOf<Entries<readonly boolean[]>>().toEqualTypeOf<[`${number}`, boolean][]>()
expectTypeOf<Entries<{ a: 1 } | { b: 2 }>>().toEqualTypeOf<['a', 1][] | ['b', 2][]>()
expectTypeOf<Entries<Record<never, never>>>().toEqualTypeOf<never[]>()
expectTypeOf<Entries<never>>().toEqualTypeOf<never>()
