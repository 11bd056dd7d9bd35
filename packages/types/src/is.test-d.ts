/* eslint-disable @typescript-eslint/no-explicit-any */
import { expectTypeOf } from 'expect-type'
import type { If, IsAny, IsEqual, IsKnown, IsNever, IsUnion, IsUnknown } from './is.ts'

enum Direction {
  Left,
  Right,
}

/** Results of every predicate for one type: any, never, unknown, known, union. */
type Answers<T> = [IsAny<T>, IsNever<T>, IsUnknown<T>, IsKnown<T>, IsUnion<T>]

expectTypeOf<Answers<any>>().toEqualTypeOf<[true, false, false, true, false]>()
expectTypeOf<Answers<never>>().toEqualTypeOf<[false, true, false, false, false]>()
expectTypeOf<Answers<unknown>>().toEqualTypeOf<[false, false, true, false, false]>()
expectTypeOf<Answers<undefined>>().toEqualTypeOf<[false, false, false, true, false]>()
expectTypeOf<Answers<void>>().toEqualTypeOf<[false, false, false, true, false]>()
expectTypeOf<Answers<object>>().toEqualTypeOf<[false, false, false, true, false]>()
expectTypeOf<Answers<'a'>>().toEqualTypeOf<[false, false, false, true, false]>()
expectTypeOf<Answers<'a' | 'b'>>().toEqualTypeOf<[false, false, false, true, true]>()
expectTypeOf<Answers<boolean>>().toEqualTypeOf<[false, false, false, true, true]>()
expectTypeOf<Answers<Direction>>().toEqualTypeOf<[false, false, false, true, true]>()
expectTypeOf<Answers<Direction.Left>>().toEqualTypeOf<[false, false, false, true, false]>()
expectTypeOf<Answers<any[]>>().toEqualTypeOf<[false, false, false, true, false]>()
expectTypeOf<Answers<never[]>>().toEqualTypeOf<[false, false, false, true, false]>()
// A member that is assignable to another one is still a member.
expectTypeOf<IsUnion<{ a: 1 } | { a: 1; b: 2 }>>().toEqualTypeOf<true>()
expectTypeOf<IsUnion<string | undefined>>().toEqualTypeOf<true>()
expectTypeOf<IsUnknown<object | string | null | undefined>>().toEqualTypeOf<false>()

expectTypeOf<IsEqual<any, any>>().toEqualTypeOf<true>()
expectTypeOf<IsEqual<never, never>>().toEqualTypeOf<true>()
expectTypeOf<IsEqual<unknown, unknown>>().toEqualTypeOf<true>()
expectTypeOf<IsEqual<any, never>>().toEqualTypeOf<false>()
expectTypeOf<IsEqual<any, unknown>>().toEqualTypeOf<false>()
expectTypeOf<IsEqual<any, string>>().toEqualTypeOf<false>()
expectTypeOf<IsEqual<string, any>>().toEqualTypeOf<false>()
expectTypeOf<IsEqual<never, string>>().toEqualTypeOf<false>()
expectTypeOf<IsEqual<1 | 2, 2 | 1>>().toEqualTypeOf<true>()
expectTypeOf<IsEqual<1 | 2, 1>>().toEqualTypeOf<false>()
expectTypeOf<IsEqual<{ a: any }, { a: string }>>().toEqualTypeOf<false>()
expectTypeOf<IsEqual<{ a: 1 }, { readonly a: 1 }>>().toEqualTypeOf<false>()
expectTypeOf<IsEqual<{ a: 1 }, { a?: 1 }>>().toEqualTypeOf<false>()
expectTypeOf<IsEqual<{ a: 1 } & { b: 2 }, { a: 1; b: 2 }>>().toEqualTypeOf<false>()
expectTypeOf<IsEqual<[1, 2], readonly [1, 2]>>().toEqualTypeOf<false>()

expectTypeOf<If<true, 'then', 'else'>>().toEqualTypeOf<'then'>()
expectTypeOf<If<false, 'then', 'else'>>().toEqualTypeOf<'else'>()
expectTypeOf<If<boolean, 'then', 'else'>>().toEqualTypeOf<'then' | 'else'>()
expectTypeOf<If<any, 'then', 'else'>>().toEqualTypeOf<'then' | 'else'>()
expectTypeOf<If<never, 'then', 'else'>>().toEqualTypeOf<never>()
// @ts-expect-error A condition is a boolean.
export type NotACondition = If<'yes', 1, 2>
