/* eslint-disable @typescript-eslint/no-explicit-any */
import { expectTypeOf } from 'expect-type'
import type { NonEmptyString } from './non-empty-string.ts'

expectTypeOf<NonEmptyString<'a'>>().toEqualTypeOf<'a'>()
expectTypeOf<NonEmptyString<''>>().toEqualTypeOf<never>()
expectTypeOf<NonEmptyString<'' | 'a' | 'b'>>().toEqualTypeOf<'a' | 'b'>()
expectTypeOf<NonEmptyString<`a${string}`>>().toEqualTypeOf<`a${string}`>()
expectTypeOf<NonEmptyString<`${number}`>>().toEqualTypeOf<`${number}`>()
expectTypeOf<NonEmptyString<string>>().toEqualTypeOf<never>()
expectTypeOf<NonEmptyString<any>>().toEqualTypeOf<never>()
expectTypeOf<NonEmptyString<never>>().toEqualTypeOf<never>()
