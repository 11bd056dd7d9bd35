import { expectTypeOf } from 'expect-type'
import type { Brand, Branded, brand } from './brand.ts'

type UserId = Branded<string, 'UserId'>
type Verified = Branded<UserId, 'Verified'>

expectTypeOf<UserId>().toExtend<string>()
expectTypeOf<string>().not.toExtend<UserId>()
expectTypeOf<Branded<string, 'OrderId'>>().not.toExtend<UserId>()
expectTypeOf<Verified>().toExtend<UserId>()
expectTypeOf<UserId>().not.toExtend<Verified>()
expectTypeOf<Branded<string, 'UserId' | 'Verified'>>().toExtend<Verified>()
expectTypeOf<Verified>().not.toEqualTypeOf<never>()
expectTypeOf<Branded<number, 'A'> & Brand<'B'>>().not.toEqualTypeOf<never>()
expectTypeOf<keyof Verified[typeof brand]>().toEqualTypeOf<'UserId' | 'Verified'>()
