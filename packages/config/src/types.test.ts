import type { Observable, Readable } from '@signpost/observable'
import type { JsonValue } from '@signpost/types'
import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import {
  Config,
  defineConfig,
  envLayer,
  field,
  objectLayer,
  type ConfigChange,
  type Field,
  type InferConfig,
} from './index.ts'

const definition = defineConfig({
  server: { port: field.number({ default: 1 }), host: field.optional(field.string()) },
  level: field.enumOf(['info', 'debug'], { default: 'info' }),
  tags: field.list(field.number(), { default: [] }),
  on: field.secret(field.boolean({ default: true })),
  json: field.json({ default: null }),
  rule: field.json(z.object({ from: z.string() }), { default: { from: '' } }),
})

interface Settings {
  readonly server: { readonly port: number; readonly host: string | undefined }
  readonly level: 'info' | 'debug'
  readonly tags: readonly number[]
  readonly on: boolean
  readonly json: JsonValue
  readonly rule: { from: string }
}

test('the values follow the fields, and only optional ones may be undefined', () => {
  expectTypeOf<InferConfig<typeof definition>>().toEqualTypeOf<Settings>()
  expectTypeOf<InferConfig<typeof definition.shape.server>>().toEqualTypeOf<Settings['server']>()
  expectTypeOf<InferConfig<Field<1>>>().toEqualTypeOf<1>()
  expectTypeOf(Config.create(definition)).toEqualTypeOf<Config<Settings>>()
  const extended = defineConfig(definition, { server: { tls: field.boolean({ default: false }) } })
  expectTypeOf(Config.create(extended).value.server).toEqualTypeOf<{
    readonly port: number
    readonly host: string | undefined
    readonly tls: boolean
  }>()
})

test('paths are checked, and nothing is any', () => {
  const config = Config.create(definition)
  expectTypeOf(config.get('server.port')).toEqualTypeOf<number>()
  expectTypeOf(config.get('server')).toEqualTypeOf<{ readonly port: number; readonly host: string | undefined }>()
  expectTypeOf(config.get('json')).toEqualTypeOf<JsonValue>()
  expectTypeOf(config.value.json).toEqualTypeOf<JsonValue>()
  expectTypeOf(config.get('tags.0')).toEqualTypeOf<number>()
  expectTypeOf(config.get('rule.from')).toEqualTypeOf<string>()
  expectTypeOf(config.select('level')).toEqualTypeOf<Readable<'info' | 'debug'>>()
  expectTypeOf(config.changes).toEqualTypeOf<Observable<ConfigChange<Settings>>>()
  // @ts-expect-error -- there is no such setting
  void (() => config.get('server.prot'))
  // @ts-expect-error -- there is no such setting
  void (() => config.explain('nothing'))
  // @ts-expect-error -- values are changed with set()
  void (() => (config.value.server.port = 1))
})

test('patches and layers are checked', () => {
  const config = Config.create(definition)
  void (() => config.set('x', { server: { port: 2 } }))
  // @ts-expect-error -- a port is a number
  void (() => config.set('x', { server: { port: '2' } }))
  // @ts-expect-error -- there is no such setting
  void (() => config.set('x', { server: { prot: 2 } }))
  void (() => Config.create(definition, [objectLayer({ server: { port: 2 } }), envLayer({})]))
  // @ts-expect-error -- a port is a number
  void (() => Config.create(definition, [objectLayer({ server: { port: '2' } })]))
  // @ts-expect-error -- there is no such setting
  void (() => Config.create(definition, [objectLayer({ server: { prot: 2 } })]))
  // @ts-expect-error -- text is no object
  void (() => Config.create(definition, [objectLayer('abc')]))
})

test('defaults are checked', () => {
  // @ts-expect-error -- not one of the values
  expect(() => field.enumOf(['a', 'b'], { default: 'c' })).toThrow(TypeError)
  // @ts-expect-error -- not what the schema makes
  field.json(z.object({ a: z.number() }), { default: { a: 'x' } })
  // @ts-expect-error -- neither a field nor a group
  void (() => defineConfig({ port: 80 }))
})
