import type { Field } from '@signpost/config'
import type { Readable } from '@signpost/observable'
import { expectTypeOf, test } from 'vitest'
import {
  createDebug,
  parseDefinition,
  rules,
  rulesField,
  type Channel,
  type DebugDefinition,
  type Debugger,
  type DebugLog,
  type DebugRule,
  type ParseDefinition,
  type ValidDefinition,
} from './index.ts'

test('names that are right', () => {
  void (() => createDebug('app'))
  void (() => createDebug('x1:s3:v2#trace'))
  void (() => createDebug('@signpost/debug:rules'))
  void ((name: string) => createDebug(name))
  void ((part: string) => createDebug(`app:${part}`))
  void ((name: 'a' | 'b:c') => createDebug(name))
  void (() => createDebug({ namespace: 'app', channel: 'warn' }))
})

test('names that are wrong', () => {
  // @ts-expect-error -- an empty name
  void (() => createDebug(''))
  // @ts-expect-error -- no such channel
  void (() => createDebug('app#wran'))
  // @ts-expect-error -- two channels
  void (() => createDebug('app#warn#error'))
  // @ts-expect-error -- all channels are none
  void (() => createDebug('app#*'))
  // @ts-expect-error -- a pattern
  void (() => createDebug('app:*'))
  // @ts-expect-error -- white space
  void (() => createDebug('my app'))
  // @ts-expect-error -- two names
  void (() => createDebug('app,db'))
  // @ts-expect-error -- turned off
  void (() => createDebug('-app'))
  // @ts-expect-error -- no namespace
  void (() => createDebug(':db'))
  // @ts-expect-error -- an empty part
  void (() => createDebug('app::db'))
  // @ts-expect-error -- an empty end
  void (() => createDebug('app:db:#warn'))
  // @ts-expect-error -- a placeholder
  void (() => createDebug('50%'))
  // @ts-expect-error -- one of the two is wrong
  void ((name: 'a' | 'b*') => createDebug(name))
  // @ts-expect-error -- no such channel
  void (() => createDebug({ namespace: 'app', channel: 'wran' }))
})

test('the compiler says what is wrong', () => {
  expectTypeOf<
    ValidDefinition<'a#b'>['compile error']
  >().toEqualTypeOf<'Expected #error, #warn, #info, #debug or #trace, found #b'>()
  expectTypeOf<ValidDefinition<'-a'>['compile error']>().toEqualTypeOf<'A name begins with something other than -'>()
})

test('parts', () => {
  expectTypeOf<ParseDefinition<'a'>>().toEqualTypeOf<{
    readonly namespace: 'a'
    readonly path: undefined
    readonly channel: 'debug'
  }>()
  expectTypeOf(parseDefinition('@s/x1:b:c#warn')).toEqualTypeOf<{
    readonly namespace: '@s/x1'
    readonly path: 'b:c'
    readonly channel: 'warn'
  }>()
  expectTypeOf(parseDefinition('a' as string)).toEqualTypeOf<DebugDefinition & { readonly channel: Channel }>()
  expectTypeOf<ParseDefinition<'a:b#info'>>().toExtend<DebugDefinition>()
})

test('what is made', () => {
  expectTypeOf(createDebug('a')).toEqualTypeOf<Debugger>()
  expectTypeOf<Debugger>().toExtend<DebugLog>()
  expectTypeOf<Debugger['warn']>().toEqualTypeOf<DebugLog>()
  expectTypeOf(createDebug).toExtend<createDebug.Factory>()
  expectTypeOf(rules).toEqualTypeOf<Readable<readonly DebugRule[]>>()
  expectTypeOf(rulesField()).toEqualTypeOf<Field<readonly DebugRule[]>>()
  void ((debug: Debugger) => {
    // @ts-expect-error -- decided by the rules
    debug.enabled = true
    // @ts-expect-error -- values have a message in front
    debug({ a: 1 })
  })
})
