import { expectTypeOf } from 'expect-type'
import type { AnyFunction } from './any-function.ts'

expectTypeOf<() => void>().toExtend<AnyFunction>()
expectTypeOf<(a: string, ...rest: number[]) => Promise<void>>().toExtend<AnyFunction>()
expectTypeOf<(this: Date) => number>().toExtend<AnyFunction>()
expectTypeOf<<T>(value: T) => T>().toExtend<AnyFunction>()
expectTypeOf<new (name: string) => Date>().not.toExtend<AnyFunction>()
expectTypeOf<object>().not.toExtend<AnyFunction>()
expectTypeOf<unknown>().not.toExtend<AnyFunction>()

declare const anyFunction: AnyFunction
// @ts-expect-error The parameters are unknown.
anyFunction('argument')
