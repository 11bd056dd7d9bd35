/* eslint-disable @typescript-eslint/no-explicit-any */
import { expectTypeOf } from 'expect-type'
import type { IsEqual } from './is.ts'
import type { LiteralUnion, UnionToIntersection } from './union.ts'

expectTypeOf<IsEqual<UnionToIntersection<{ a: 1 } | { b: 2 }>, { a: 1 } & { b: 2 }>>().toEqualTypeOf<true>()
expectTypeOf<UnionToIntersection<'a' | 'b'>>().toEqualTypeOf<never>()
expectTypeOf<UnionToIntersection<boolean>>().toEqualTypeOf<never>()
expectTypeOf<UnionToIntersection<string>>().toEqualTypeOf<string>()
expectTypeOf<UnionToIntersection<never>>().toEqualTypeOf<unknown>()
expectTypeOf<UnionToIntersection<any>>().toEqualTypeOf<any>()
expectTypeOf<UnionToIntersection<((a: 1) => 'x') | ((a: 2) => 'y')>>().toEqualTypeOf<
  ((a: 1) => 'x') & ((a: 2) => 'y')
>()

type Locale = LiteralUnion<'en' | 'ro', string>
expectTypeOf<string>().toExtend<Locale>()
expectTypeOf<number>().not.toExtend<Locale>()
expectTypeOf<Locale>().toExtend<string>()
// Not reduced: editors can still suggest the literals.
expectTypeOf<IsEqual<Locale, string>>().toEqualTypeOf<false>()
expectTypeOf<Extract<Locale, 'en'>>().toEqualTypeOf<'en'>()
// @ts-expect-error A literal is of the base type.
export type NotOfTheBase = LiteralUnion<1, string>
