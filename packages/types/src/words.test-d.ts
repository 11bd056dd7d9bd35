/* eslint-disable @typescript-eslint/no-explicit-any */
import { expectTypeOf } from 'expect-type'
import type { Join, Words } from './words.ts'

expectTypeOf<Words<''>>().toEqualTypeOf<[]>()
expectTypeOf<Words<' -_./:'>>().toEqualTypeOf<[]>()
expectTypeOf<Words<'one'>>().toEqualTypeOf<['one']>()
expectTypeOf<Words<'fooBar'>>().toEqualTypeOf<['foo', 'bar']>()
expectTypeOf<Words<'FooBar'>>().toEqualTypeOf<['foo', 'bar']>()
expectTypeOf<Words<'FOO_BAR'>>().toEqualTypeOf<['foo', 'bar']>()
expectTypeOf<Words<'--foo__bar..'>>().toEqualTypeOf<['foo', 'bar']>()
expectTypeOf<Words<'a/b:c d'>>().toEqualTypeOf<['a', 'b', 'c', 'd']>()
expectTypeOf<Words<'XMLHttpRequest'>>().toEqualTypeOf<['xml', 'http', 'request']>()
expectTypeOf<Words<'parseURL'>>().toEqualTypeOf<['parse', 'url']>()
expectTypeOf<Words<'aB'>>().toEqualTypeOf<['a', 'b']>()
expectTypeOf<Words<'ABc'>>().toEqualTypeOf<['a', 'bc']>()
expectTypeOf<Words<'utf8Decoder'>>().toEqualTypeOf<['utf8', 'decoder']>()
expectTypeOf<Words<'version2beta'>>().toEqualTypeOf<['version2beta']>()
expectTypeOf<Words<'H2O'>>().toEqualTypeOf<['h2', 'o']>()
expectTypeOf<Words<'42Things'>>().toEqualTypeOf<['42', 'things']>()
expectTypeOf<Words<"don'tStop">>().toEqualTypeOf<["don't", 'stop']>()
expectTypeOf<Words<'#Title'>>().toEqualTypeOf<['#title']>()
expectTypeOf<Words<'éclairÉtoile'>>().toEqualTypeOf<['éclair', 'étoile']>()
expectTypeOf<Words<'a' | 'bC'>>().toEqualTypeOf<['a'] | ['b', 'c']>()
expectTypeOf<Words<string>>().toEqualTypeOf<string[]>()
expectTypeOf<Words<`foo${string}`>>().toEqualTypeOf<string[]>()
expectTypeOf<Words<`foo${number}`>>().toEqualTypeOf<string[]>()
expectTypeOf<Words<any>>().toEqualTypeOf<string[]>()
expectTypeOf<Words<never>>().toEqualTypeOf<never>()

type Long = 'thisIdentifierIsSoLongThatARecursionWhichIsNotATailCallWouldHaveGivenUpOnItManyLettersBeforeItsVeryEnd'
expectTypeOf<Words<Long>['length']>().toEqualTypeOf<26>()

expectTypeOf<Join<[], '-'>>().toEqualTypeOf<''>()
expectTypeOf<Join<['a'], '-'>>().toEqualTypeOf<'a'>()
expectTypeOf<Join<readonly ['a', 'b', 'c'], ', '>>().toEqualTypeOf<'a, b, c'>()
expectTypeOf<Join<['a' | 'b', 'c'], '-'>>().toEqualTypeOf<'a-c' | 'b-c'>()
expectTypeOf<Join<string[], '-'>>().toEqualTypeOf<string>()
