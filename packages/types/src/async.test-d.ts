import { expectTypeOf } from 'expect-type'
import type { Asyncify, AsyncReturn, Promisable } from './async.ts'

expectTypeOf<string>().toExtend<Promisable<string>>()
expectTypeOf<Promise<string>>().toExtend<Promisable<string>>()
expectTypeOf<Promise<number>>().not.toExtend<Promisable<string>>()
expectTypeOf<Promisable<never>>().toEqualTypeOf<PromiseLike<never>>()

expectTypeOf<AsyncReturn<() => string>>().toEqualTypeOf<string>()
expectTypeOf<AsyncReturn<(a: number) => Promise<Promise<string>>>>().toEqualTypeOf<string>()
expectTypeOf<AsyncReturn<(() => 'a') | (() => Promise<'b'>)>>().toEqualTypeOf<'a' | 'b'>()
expectTypeOf<AsyncReturn<{ (a: string): 1; (a: number): Promise<2> }>>().toEqualTypeOf<2>()
expectTypeOf<AsyncReturn<never>>().toEqualTypeOf<never>()
// The constraint replaces `any`, so that no `any` appears in the result.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
expectTypeOf<AsyncReturn<any>>().toEqualTypeOf<unknown>()
// @ts-expect-error A string cannot be called.
export type NotAFunction = AsyncReturn<string>

expectTypeOf<Asyncify<(a: string, b?: number) => boolean>>().toEqualTypeOf<
  (a: string, b?: number) => Promise<boolean>
>()
expectTypeOf<Asyncify<() => Promise<number>>>().toEqualTypeOf<() => Promise<number>>()
expectTypeOf<Asyncify<(this: Date, format: string) => string>>().toEqualTypeOf<
  (this: Date, format: string) => Promise<string>
>()
expectTypeOf<Asyncify<(...parts: string[]) => void>>().toEqualTypeOf<(...parts: string[]) => Promise<void>>()
expectTypeOf<Asyncify<(() => 1) | ((a: string) => 2)>>().toEqualTypeOf<
  (() => Promise<1>) | ((a: string) => Promise<2>)
>()
expectTypeOf<Asyncify<never>>().toEqualTypeOf<never>()
