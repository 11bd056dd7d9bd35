/* eslint-disable @typescript-eslint/no-explicit-any */
import { expectTypeOf } from 'expect-type'
import type { AnyFunction } from './any-function.ts'
import type { KeysMatching, OmitByValue } from './by-value.ts'

declare const symbol: unique symbol

interface Mixed {
  readonly text: string
  literal: 'a'
  optional?: string
  maybe: string | undefined
  count: number
  call(): void
  loose: any
  [symbol]: string
}

expectTypeOf<KeysMatching<Mixed, string>>().toEqualTypeOf<'text' | 'literal' | 'optional' | 'loose' | typeof symbol>()
expectTypeOf<KeysMatching<Mixed, AnyFunction>>().toEqualTypeOf<'call' | 'loose'>()
expectTypeOf<KeysMatching<Mixed, never>>().toEqualTypeOf<never>()
expectTypeOf<KeysMatching<Mixed, unknown>>().toEqualTypeOf<keyof Mixed>()
expectTypeOf<KeysMatching<{ a: 1; b: 2 } | { a: 1; b: 'x' }, number>>().toEqualTypeOf<'a'>()
expectTypeOf<KeysMatching<Record<string, number>, number>>().toEqualTypeOf<string | number>()

expectTypeOf<OmitByValue<Mixed, string | AnyFunction>>().toEqualTypeOf<{ maybe: string | undefined; count: number }>()
expectTypeOf<OmitByValue<{ readonly a: 1; b?: 2; c: 'x' }, string>>().toEqualTypeOf<{ readonly a: 1; b?: 2 }>()
expectTypeOf<OmitByValue<Mixed, unknown>>().toEqualTypeOf<Record<never, never>>()
expectTypeOf<OmitByValue<{ a: 1; b: 'x' } | { c: 'y'; d: 2 }, string>>().toEqualTypeOf<{ a: 1 } | { d: 2 }>()
expectTypeOf<OmitByValue<never, string>>().toEqualTypeOf<never>()
