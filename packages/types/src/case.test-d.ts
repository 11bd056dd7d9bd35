/* eslint-disable @typescript-eslint/no-explicit-any */
import { expectTypeOf } from 'expect-type'
import type { CamelCase, KebabCase } from './case.ts'

expectTypeOf<KebabCase<'fooBar'>>().toEqualTypeOf<'foo-bar'>()
expectTypeOf<KebabCase<'foo-bar'>>().toEqualTypeOf<'foo-bar'>()
expectTypeOf<KebabCase<'XMLHttpRequest'>>().toEqualTypeOf<'xml-http-request'>()
expectTypeOf<KebabCase<'  '>>().toEqualTypeOf<''>()
expectTypeOf<KebabCase<'aB' | 'c_d'>>().toEqualTypeOf<'a-b' | 'c-d'>()
expectTypeOf<KebabCase<string>>().toEqualTypeOf<string>()
expectTypeOf<KebabCase<`get${string}`>>().toEqualTypeOf<string>()
expectTypeOf<KebabCase<any>>().toEqualTypeOf<string>()
expectTypeOf<KebabCase<never>>().toEqualTypeOf<never>()

expectTypeOf<CamelCase<'foo-bar'>>().toEqualTypeOf<'fooBar'>()
expectTypeOf<CamelCase<'fooBar'>>().toEqualTypeOf<'fooBar'>()
expectTypeOf<CamelCase<'XMLHttpRequest'>>().toEqualTypeOf<'xmlHttpRequest'>()
expectTypeOf<CamelCase<'FOO_BAR baz'>>().toEqualTypeOf<'fooBarBaz'>()
expectTypeOf<CamelCase<''>>().toEqualTypeOf<''>()
expectTypeOf<CamelCase<'a-b' | 'C_D'>>().toEqualTypeOf<'aB' | 'cD'>()
expectTypeOf<CamelCase<string>>().toEqualTypeOf<string>()
expectTypeOf<CamelCase<any>>().toEqualTypeOf<string>()
expectTypeOf<CamelCase<never>>().toEqualTypeOf<never>()
// @ts-expect-error Only strings have a case.
export type NotAString = CamelCase<1>
