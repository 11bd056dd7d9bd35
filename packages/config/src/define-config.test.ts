import { describe, expect, test } from 'vitest'
import { Config, defineConfig, field, type ConfigShape } from './index.ts'

describe('defineConfig', () => {
  test('lists every field by its path, in order', () => {
    const port = field.number()
    const { fields, shape } = defineConfig({
      b: field.string(),
      server: { port, tls: { key: field.secret() } },
      a: field.string(),
    })
    expect([...fields.keys()]).toEqual(['b', 'server.port', 'server.tls.key', 'a'])
    expect(fields.get('server.port')).toBe(port)
    expect(shape.server.port).toBe(port)
  })

  test('a group may have fields named like the properties of a field', () => {
    const definition = defineConfig({
      group: { type: field.string({ default: 'a' }), parse: field.string({ default: 'b' }) },
    })
    expect(Config.create(definition).value).toEqual({ group: { type: 'a', parse: 'b' } })
  })

  test.each<[shape: unknown, message: RegExp]>([
    [{ 'a.b': field.string() }, /without dots, found "a\.b"/],
    [{ a: { '': field.string() } }, /found "" at "a\."/],
    [JSON.parse('{ "__proto__": {} }'), /found "__proto__"/],
    [{ a: { b: 'abc' } }, /a field or a group of fields at "a\.b", found "abc": /],
    [{ a: null }, /at "a", found null: /],
    [{ a: [field.string()] }, /at "a", found array: /],
  ])('refuses %j', (shape, message) => {
    expect(() => defineConfig(shape as ConfigShape)).toThrow(message)
  })

  test('adds settings to another definition, within its groups', () => {
    const base = defineConfig({ log: { level: field.string({ default: 'info' }) }, port: field.number({ default: 1 }) })
    const both = defineConfig(base, {
      log: { color: field.boolean({ default: true }) },
      host: field.string({ default: 'h' }),
    })
    expect(Config.create(both).value).toEqual({ log: { level: 'info', color: true }, port: 1, host: 'h' })
    expect([...base.fields.keys()]).toEqual(['log.level', 'port'])
  })

  test.each<ConfigShape>([
    { log: { level: field.string() } },
    { log: field.string() },
    { log: { level: { deep: field.string() } } },
  ])('refuses a setting that is there already', (shape) => {
    expect(() => defineConfig(defineConfig({ log: { level: field.string() } }), shape)).toThrow(
      /found "log[^:]+, which is defined already: /,
    )
  })
})
