/* eslint-disable @typescript-eslint/no-explicit-any */
import { expectTypeOf } from 'expect-type'
import type { Branded } from './brand.ts'
import type { IsEqual } from './is.ts'
import type { Simplify } from './simplify.ts'

expectTypeOf<IsEqual<Simplify<{ a: 1 } & { readonly b?: 2 }>, { a: 1; readonly b?: 2 }>>().toEqualTypeOf<true>()
expectTypeOf<IsEqual<Simplify<({ a: 1 } & { b: 2 }) | 'x'>, { a: 1; b: 2 } | 'x'>>().toEqualTypeOf<true>()
expectTypeOf<Simplify<string[]>>().toEqualTypeOf<string[]>()
expectTypeOf<Simplify<readonly [1, 2?]>>().toEqualTypeOf<readonly [1, 2?]>()
expectTypeOf<Simplify<(a: string) => number>>().toEqualTypeOf<(a: string) => number>()
expectTypeOf<Simplify<Branded<string, 'Id'>>>().toEqualTypeOf<Branded<string, 'Id'>>()
expectTypeOf<Simplify<any>>().toEqualTypeOf<any>()
expectTypeOf<Simplify<unknown>>().toEqualTypeOf<unknown>()
expectTypeOf<Simplify<never>>().toEqualTypeOf<never>()
