import { argvLayer, Config, ConfigError, defineConfig, envLayer, objectLayer } from '@signpost/config'
import { afterEach, describe, expect, test } from 'vitest'
import { createDebug, disable, enable, formatRules, parseRules, rulesField } from './index.ts'

afterEach(() => void disable())

describe('rulesField', () => {
  const definition = defineConfig({ log: { debug: rulesField({ describe: 'Which loggers write.' }) } })

  test('takes rules from the variable DEBUG and the command line, and is empty without', () => {
    expect(Config.create(definition).value.log.debug).toEqual([])
    const config = Config.create(definition, [envLayer({ DEBUG: 'app' }), argvLayer(['--log.debug=app:db,-x'])])
    expect(formatRules(config.value.log.debug)).toBe('app:db,-x')
    expect(config.explain('log.debug').overridden).toEqual(['environment'])
  })

  test('its default and its variable can be others', () => {
    const other = defineConfig({ debug: rulesField({ default: parseRules('*#error'), env: 'APP_DEBUG' }) })
    expect(formatRules(Config.create(other, [envLayer({ DEBUG: 'x' })]).value.debug)).toBe('*#error')
    expect(formatRules(Config.create(other, [envLayer({ APP_DEBUG: 'y' })]).value.debug)).toBe('y')
  })

  test('invalid rules are an issue', () => {
    expect(() => Config.create(definition, [envLayer({ DEBUG: 'app#all' })])).toThrow(ConfigError)
    expect(() => Config.create(definition, [envLayer({ DEBUG: 'app#all' })])).toThrow(
      /log\.debug.*found "app#all" at index 0/,
    )
    expect(() => rulesField().parse(1)).toThrow('expected rules such as "app:*,-app:db"')
  })

  test('changed rules apply at once', () => {
    using config = Config.create(definition)
    const debug = createDebug('app')
    config.select('log.debug').subscribe(enable)
    expect(debug.enabled).toBe(false)
    config.addLayer(objectLayer({ log: { debug: 'app' } } as object))
    expect(debug.enabled).toBe(true)
  })
})
