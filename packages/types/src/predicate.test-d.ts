import { expectTypeOf } from 'expect-type'
import type { Predicate } from './predicate.ts'

declare const isText: Predicate.Guard<string>
declare const assertText: Predicate.Assertion<string>
declare const mixed: (string | number)[]

expectTypeOf(mixed.filter(isText)).toEqualTypeOf<string[]>()
expectTypeOf(isText).guards.toEqualTypeOf<string>()
expectTypeOf(assertText).asserts.toEqualTypeOf<string>()
expectTypeOf<Predicate.Guard<'a'>>().not.toEqualTypeOf<Predicate.Guard<string>>()
expectTypeOf<(value: unknown) => boolean>().not.toExtend<Predicate.Guard<string>>()
