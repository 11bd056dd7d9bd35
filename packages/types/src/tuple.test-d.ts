/* eslint-disable @typescript-eslint/no-explicit-any */
import { expectTypeOf } from 'expect-type'
import type { Tuple } from './tuple.ts'

expectTypeOf<Tuple<string, 0>>().toEqualTypeOf<[]>()
expectTypeOf<Tuple<string, 3>>().toEqualTypeOf<[string, string, string]>()
expectTypeOf<Tuple<string, 1 | 2>>().toEqualTypeOf<[string] | [string, string]>()
expectTypeOf<Tuple<1 | 2, 2>>().toEqualTypeOf<[1 | 2, 1 | 2]>()
expectTypeOf<Tuple<never, 2>>().toEqualTypeOf<[never, never]>()
expectTypeOf<Tuple<string, number>>().toEqualTypeOf<string[]>()
expectTypeOf<Tuple<string, any>>().toEqualTypeOf<string[]>()
expectTypeOf<Tuple<string, never>>().toEqualTypeOf<never>()
expectTypeOf<Tuple<string, -1>>().toEqualTypeOf<never>()
expectTypeOf<Tuple<string, 1.5>>().toEqualTypeOf<never>()
expectTypeOf<Tuple<string, 1e21>>().toEqualTypeOf<never>()
expectTypeOf<Tuple<string, 999>['length']>().toEqualTypeOf<999>()
expectTypeOf<Tuple<string, 10>['length']>().toEqualTypeOf<10>()
expectTypeOf<Tuple<string, 1000>['length']>().toEqualTypeOf<1000>()
expectTypeOf<Tuple<1, 1000>[999]>().toEqualTypeOf<1>()
expectTypeOf<Tuple<string, 9999>['length']>().toEqualTypeOf<9999>()
expectTypeOf<Tuple<string, 10_000>>().toEqualTypeOf<never>()
expectTypeOf<Tuple<string, 123_456>>().toEqualTypeOf<never>()
