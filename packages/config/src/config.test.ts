import { inspect } from 'node:util'
import { config as observables, Subject, ValueSubject, batch } from '@signpost/observable'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  argvLayer,
  Config,
  ConfigError,
  defineConfig,
  envLayer,
  field,
  jsonLayer,
  LayerPriority,
  objectLayer,
  observableLayer,
  type ConfigChange,
  type ConfigLayer,
  type Field,
} from './index.ts'

const definition = defineConfig({
  server: { port: field.number({ default: 1, env: 'PORT' }), host: field.string({ default: 'localhost' }) },
  tags: field.list(field.string(), { default: ['default'], env: 'TAGS' }),
})

/** The `ConfigError` that a function throws. */
function errorOf(run: () => unknown): ConfigError {
  try {
    run()
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
  throw new Error('Nothing was thrown.')
}

describe('precedence', () => {
  const layers = {
    preset: objectLayer({ server: { port: 2 } }, { name: 'preset', priority: LayerPriority.Defaults }),
    file: jsonLayer('{ "server": { "port": 3 } }'),
    environment: envLayer({ PORT: '4' }),
    arguments: argvLayer(['--server.port=5']),
    override: observableLayer(new ValueSubject({ server: { port: 6 } }), { name: 'override' }),
  }
  type Name = keyof typeof layers

  test.each<[winner: string, port: number, names: Name[], overridden: Name[]]>([
    ['defaults', 1, [], []],
    ['preset', 2, ['preset'], []],
    ['file', 3, ['file', 'preset'], ['preset']],
    ['environment', 4, ['preset', 'environment', 'file'], ['file', 'preset']],
    ['arguments', 5, ['arguments', 'environment', 'file', 'preset'], ['environment', 'file', 'preset']],
    ['override', 6, ['override', 'arguments', 'file'], ['arguments', 'file']],
  ])('%s wins with %d among %j', (winner, port, names, overridden) => {
    const config = Config.create(
      definition,
      names.map((name) => layers[name]),
    )
    expect(config.get('server.port')).toBe(port)
    expect(config.explain('server.port')).toMatchObject({ layer: winner, overridden, default: names.length === 0 })
  })

  test('the later of two layers with the same priority wins', () => {
    const config = Config.create(definition, [
      objectLayer({ server: { port: 2 } }, { name: 'a' }),
      objectLayer({ server: { port: 3 } }, { name: 'b' }),
    ])
    expect(config.explain('server.port')).toMatchObject({ layer: 'b', raw: 3, overridden: ['a'] })
  })

  test('groups are merged, lists are replaced', () => {
    const config = Config.create(definition, [
      objectLayer({ server: { port: 2 }, tags: ['a', 'b'] }, { name: 'a' }),
      objectLayer({ server: { host: 'h' }, tags: ['c'] }, { name: 'b' }),
    ])
    expect(config.value).toEqual({ server: { port: 2, host: 'h' }, tags: ['c'] })
  })

  test('rejects two layers with the same name and unsubscribes from all', () => {
    const source = new ValueSubject({})
    expect(() => Config.create(definition, [observableLayer(source), observableLayer(source)])).toThrow(
      /two called "observable"/,
    )
    expect(source.observerCount).toBe(0)
  })
})

describe('values', () => {
  test('a text stays a text, and a list needs no observable', () => {
    const shape = defineConfig({ text: field.string(), list: field.list(field.string()) })
    expect(Config.create(shape, [objectLayer({ text: 'abc', list: ['a'] })]).value).toEqual({
      text: 'abc',
      list: ['a'],
    })
  })

  test.each(['abc', ['a'], 1, null])('a layer of %j is refused as a whole', (values) => {
    expect(errorOf(() => Config.create(definition, [objectLayer(values as object)])).issues).toEqual([
      { path: '', layer: 'object', message: expect.stringMatching(/^expected an object with settings, found /) },
    ])
  })

  test('are frozen, and stay the same objects while nothing in them changes', () => {
    const config = Config.create(definition)
    const before = config.value
    config.set('a', { tags: ['a'] })
    expect(config.value.server).toBe(before.server)
    expect([config.value, config.value.server, config.value.tags].every(Object.isFrozen)).toBe(true)
    const { value } = config
    config.set('b', { server: { port: 1 }, tags: ['a'] })
    expect(config.value).toBe(value)
  })

  test('can be read in lists and JSON; a group cannot be explained, and an unknown path is an error', () => {
    const config = Config.create(defineConfig({ a: { b: field.json({ default: { c: [1] } }) } }))
    expect(config.get('a.b.c.0' as 'a.b')).toBe(1)
    expect(config.get('a.b.constructor' as 'a.b')).toBeUndefined()
    expect(config.explain('a.b.c' as 'a.b').path).toBe('a.b')
    expect(() => config.explain('a')).toThrow(/the group "a"/)
    for (const path of ['', 'b', 'a.c', 'toString', 'a.bc']) {
      expect(() => config.get(path as 'a')).toThrow(`found "${path}"`)
      expect(() => config.select(path as 'a')).toThrow(TypeError)
    }
  })

  test('`__proto__` in a file pollutes no object', () => {
    const error = errorOf(() => Config.create(definition, [jsonLayer('{ "__proto__": { "admin": true } }')]))
    expect(error.issues).toMatchObject([{ path: '__proto__', message: 'there is no such setting' }])
    expect('admin' in {}).toBe(false)
  })

  test('null clears an optional value; undefined leaves it', () => {
    const shape = defineConfig({ proxy: field.optional(field.string()) })
    const config = Config.create(shape, [objectLayer({ proxy: 'a' })])
    config.set('b', { proxy: undefined })
    expect(config.value.proxy).toBe('a')
    config.addLayer(jsonLayer('{ "proxy": null }'))
    expect(config.value.proxy).toBeUndefined()
    expect(config.explain('proxy')).toMatchObject({ layer: 'file', raw: null, default: false })
    expect(Config.create(shape).explain('proxy')).toMatchObject({ layer: 'defaults', raw: undefined, default: true })
  })
})

describe('environment', () => {
  test('names come from the field, else from the prefix; an empty variable is not set', () => {
    const shape = defineConfig({
      port: field.number({ default: 1, env: 'PORT' }),
      log: { fileName: field.string({ default: '' }), level: field.string({ default: 'info' }) },
    })
    const env = { PORT: '2', APP_PORT: '3', APP_LOG_FILE_NAME: 'a.log', APP_LOG_LEVEL: '', LOG_LEVEL: 'debug' }
    expect(Config.create(shape, [envLayer(env, { prefix: 'APP_' })]).value).toEqual({
      port: 2,
      log: { fileName: 'a.log', level: 'info' },
    })
    expect(Config.create(shape, [envLayer(env)]).value.log.fileName).toBe('')
  })
})

describe('errors', () => {
  test('name every issue at once, with path, layer and source', () => {
    const shape = defineConfig({
      server: { port: field.number({ env: 'PORT' }), host: field.string() },
      tags: field.list(field.number()),
      need: field.string({ env: 'NEED' }),
    })
    const error = errorOf(() =>
      Config.create(shape, [
        jsonLayer('{ "$schema": "x", "server": { "host": 1, "prot": 2 }, "tags": ["1", "x"] }', {
          name: 'settings.json',
        }),
        envLayer({ PORT: 'http' }),
      ]),
    )
    expect(error.issues).toEqual([
      { path: 'server.prot', layer: 'settings.json', message: 'there is no such setting' },
      {
        path: 'server.port',
        layer: 'environment',
        source: 'PORT',
        message: 'expected a number, found "http"',
        cause: expect.any(TypeError),
      },
      {
        path: 'server.host',
        layer: 'settings.json',
        message: 'expected a string, found 1',
        cause: expect.any(TypeError),
      },
      {
        path: 'tags',
        layer: 'settings.json',
        message: 'element 1: expected a number, found a list',
        cause: expect.any(TypeError),
      },
      { path: 'need', message: 'expected a value of type string, found none; set NEED' },
    ])
    expect(error).toBeInstanceOf(AggregateError)
    expect(error.name).toBe('ConfigError')
    expect(error.errors).toHaveLength(5)
    expect(error.message).toContain('5 settings cannot be used:\n')
    expect(error.message).toContain('\n  server.port: expected a number, found "http" (PORT, environment)\n')
  })

  test('name the layer with invalid JSON, together with the rest, without quoting it', () => {
    const error = errorOf(() =>
      Config.create(definition, [jsonLayer('{ "token": hunter2 }', { name: 'a.json' }), envLayer({ PORT: 'x' })]),
    )
    expect(error.issues.map(({ path, layer }) => [path, layer])).toEqual([
      ['', 'a.json'],
      ['server.port', 'environment'],
    ])
    expect(error.message).toMatch(
      /^2 settings cannot be used:\n {2}expected JSON, found an error( at character \d+)? \(a\.json\)/,
    )
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('hunter')
  })

  test('unknown settings are ignored on request', () => {
    expect(Config.create(definition, [jsonLayer('{ "name": "x" }', { unknown: 'ignore' })]).get('server.port')).toBe(1)
  })

  test('an overridden value is not parsed', () => {
    expect(
      Config.create(definition, [envLayer({ PORT: 'x' }), argvLayer(['--server.port=2'])]).get('server.port'),
    ).toBe(2)
  })

  test('other errors of a layer are rethrown', () => {
    const broken: ConfigLayer<never> = {
      name: 'broken',
      priority: 0,
      attach: () => {
        throw new RangeError('broken')
      },
    }
    expect(() => Config.create(definition, [broken])).toThrow(RangeError)
  })
})

describe('secrets', () => {
  const shape = defineConfig({
    token: field.secret({ env: 'TOKEN' }),
    keys: field.list(field.secret(), { default: [], env: 'KEYS' }),
    pin: field.secret(field.number({ default: 4711 })),
    none: field.optional(field.secret()),
    name: field.string({ default: 'shop' }),
  })
  const shown = { token: '[secret]', keys: '[secret]', pin: '[secret]', none: undefined, name: 'shop' }
  const config = Config.create(shape, [envLayer({ TOKEN: 'hunter2', KEYS: 'hunter3,hunter4' })])

  test('are readable', () => {
    expect(config.value).toEqual({
      token: 'hunter2',
      keys: ['hunter3', 'hunter4'],
      pin: 4711,
      none: undefined,
      name: 'shop',
    })
  })

  test('are masked in JSON, in the console and in explanations', () => {
    expect(config.toJSON()).toEqual(shown)
    expect(JSON.parse(JSON.stringify({ config }))).toEqual({ config: JSON.parse(JSON.stringify(shown)) })
    expect(inspect(config)).toBe(inspect(shown))
    expect(inspect({ deep: [config] }, { depth: 10, showHidden: true, showProxy: true })).not.toMatch(/hunter|4711/)
    expect(inspect(config.value)).toBe(inspect(shown))
    config.changes.subscribe((change) => expect(inspect(change, { depth: 10 })).not.toMatch(/hunter|4711|9999/))
    config.set('override', { pin: 9999 })
    config.removeLayer('override')
    expect(config.explain('token')).toMatchObject({ raw: '[secret]', layer: 'environment', source: 'TOKEN' })
    expect(config.explain('pin').raw).toBe('[secret]')
    expect(config.explain('none').raw).toBeUndefined()
  })

  test('are in no error, whatever the message of a parser', () => {
    const strict = defineConfig({
      pin: field.secret(field.number({ env: 'PIN' })),
      level: field.secret(field.enumOf(['a'])),
      code: field.secret({
        type: 'code',
        parse: (raw) => {
          throw new Error(`wrong: ${String(raw)}`)
        },
      }),
      keys: field.list(field.secret(field.number())),
      vault: { key: field.secret() },
    })
    const error = errorOf(() =>
      Config.create(strict, [
        objectLayer({ level: 'hunter2', code: 'hunter3', keys: ['hunter4'], vault: 'hunter6' } as object),
        envLayer({ PIN: 'hunter5' }),
      ]),
    )
    expect(error.issues.map(({ path }) => path)).toEqual(['vault', 'pin', 'level', 'code', 'keys', 'vault.key'])
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('hunter')
  })
})

describe('changes', () => {
  function recorded<T>(config: Config<T>): ConfigChange<T>[] {
    const changes: ConfigChange<T>[] = []
    config.changes.subscribe((change) => changes.push(change))
    return changes
  }

  test('are delivered only when a resolved value changes', () => {
    const config = Config.create(definition, [argvLayer(['--server.port=5'])])
    const before = config.value
    const changes = recorded(config)
    const hosts: string[] = []
    config.select('server.host').subscribe((host) => hosts.push(host))

    config.addLayer(envLayer({ PORT: '4' }))
    config.addLayer(jsonLayer('{ "server": { "host": "localhost" }, "tags": ["default"] }'))
    expect(changes).toEqual([])

    config.set('admin', { server: { port: 6 }, tags: ['a'] })
    expect(changes).toEqual([{ paths: ['server.port', 'tags'], value: config.value, previous: before }])
    config.set('admin', { server: { port: 6 } })
    expect(changes).toHaveLength(1)
    expect(hosts).toEqual(['localhost'])

    config.set('admin', { server: { host: 'h' } })
    expect(hosts).toEqual(['localhost', 'h'])
    expect(config.explain('server.port')).toMatchObject({
      layer: 'admin',
      raw: 6,
      overridden: ['arguments', 'environment'],
    })
    expect(config.removeLayer('admin')).toBe(true)
    expect(config.removeLayer('admin')).toBe(false)
    expect(config.value).toEqual(before)
    expect(changes.at(-1)!.paths).toEqual(['server.port', 'server.host', 'tags'])
  })

  test('in one batch are one change, and none when they undo each other', () => {
    const config = Config.create(definition)
    const changes = recorded(config)
    batch(() => {
      config.set('a', { server: { port: 2 } })
      config.set('a', { tags: ['a'] })
    })
    expect(changes.map(({ paths }) => paths)).toEqual([['server.port', 'tags']])
    batch(() => {
      config.set('a', { tags: ['b'] })
      config.set('a', { tags: ['a'] })
    })
    expect(changes).toHaveLength(1)
  })

  test('made by an observer are delivered in order', () => {
    const config = Config.create(definition)
    config.select('server.port').subscribe((port) => {
      if (port === 2) config.set('b', { server: { port: 3 } })
    })
    const ports = recorded(config)
    config.set('b', { server: { port: 2 } })
    expect(config.get('server.port')).toBe(3)
    expect(ports.at(-1)!.value.server.port).toBe(3)
  })

  test('that make a setting invalid are rejected as a whole', () => {
    const config = Config.create(defineConfig({ a: field.string(), n: field.number({ default: 1 }) }), [
      objectLayer({ a: 'a' }),
    ])
    const changes = recorded(config)
    expect(errorOf(() => config.set('object', { a: 'b', n: 'x' as never })).issues).toMatchObject([
      { path: 'n', layer: 'object' },
    ])
    expect(errorOf(() => config.set('new', { n: 'x' as never })).issues).toMatchObject([{ path: 'n', layer: 'new' }])
    expect(errorOf(() => config.removeLayer('object')).issues).toMatchObject([{ path: 'a' }])
    expect(config.value).toEqual({ a: 'a', n: 1 })
    expect(changes).toEqual([])
    config.set('new', { n: 2 })
    expect(config.value).toEqual({ a: 'a', n: 2 })
    expect(() => config.addLayer(objectLayer({}))).toThrow(/two called "object"/)
  })

  test('of a mutated object that is set again are detected', () => {
    const sum: Field<number> = { type: 'sum', parse: (raw) => (raw as number[]).reduce((total, n) => total + n, 0) }
    const config = Config.create(defineConfig({ sum }), [objectLayer({ sum: [] } as object)])
    const numbers = [1]
    config.set('object', { sum: numbers as never })
    numbers.push(2)
    config.set('object', { sum: numbers as never })
    expect(config.value.sum).toBe(3)
  })

  test('the parsed value of a text stays the same object until the text changes', () => {
    const url: Field<URL> = { type: 'URL', parse: (raw) => new URL(String(raw)) }
    const config = Config.create(defineConfig({ url }), [objectLayer({ url: 'http://a/' } as object)])
    const { value } = config
    config.set('object', { url: 'http://a/' as never })
    expect(config.value).toBe(value)
    config.set('object', { url: 'http://b/' as never })
    expect(config.value.url.href).toBe('http://b/')
  })
})

describe('a layer that changes', () => {
  afterEach(() => {
    observables.onUnhandledError = undefined
  })

  test('replaces its values', () => {
    const source = new Subject<{ server?: { port: number }; tags?: string[] }>()
    const config = Config.create(definition, [observableLayer(source)])
    source.next({ server: { port: 2 } })
    source.next({ tags: ['a'] })
    expect(config.value).toEqual({ server: { port: 1, host: 'localhost' }, tags: ['a'] })
  })

  test('keeps its values when a new one is invalid and when the source fails', () => {
    const unhandled = vi.fn()
    observables.onUnhandledError = unhandled
    const source = new ValueSubject<object>({ server: { port: 2 } })
    const config = Config.create(definition, [observableLayer(source)])
    source.set({ server: { port: 'x' } })
    source.set({ server: { prot: 1 } })
    expect(config.get('server.port')).toBe(2)
    expect(unhandled.mock.calls.map(([error]) => (error as ConfigError).issues[0]!.path)).toEqual([
      'server.port',
      'server.prot',
    ])

    config.set('other', { tags: ['a'] })
    expect(config.value.tags).toEqual(['a'])
    source.error('gone')
    expect(unhandled).toHaveBeenLastCalledWith('gone')
    expect(config.get('server.port')).toBe(2)
  })

  test('reports issues of its first value with the rest', () => {
    const source = new ValueSubject<object>({ server: { port: 'x' } })
    expect(errorOf(() => Config.create(definition, [observableLayer(source)])).issues).toMatchObject([
      { path: 'server.port', layer: 'observable' },
    ])
    expect(source.observerCount).toBe(0)
    const config = Config.create(definition)
    errorOf(() => config.addLayer(observableLayer(source)))
    expect(source.observerCount).toBe(0)
  })

  test('may be changed by a layer that is being attached', () => {
    const source = new ValueSubject<object>({})
    const meddler: ConfigLayer<never> = {
      name: 'meddler',
      priority: 0,
      attach() {
        source.set({ server: { port: 7 } })
        return undefined
      },
    }
    expect(Config.create(definition, [observableLayer(source), meddler]).get('server.port')).toBe(7)
  })
})

describe('disposal', () => {
  test('unsubscribes from every layer, completes subscriptions, and keeps the values', () => {
    const source = new ValueSubject<object>({ server: { port: 2 } })
    const stop = vi.fn()
    const ended: string[] = []
    const own: ConfigLayer<never> = { name: 'own', priority: 0, attach: () => stop }
    const config = Config.create(definition, [observableLayer(source), own])
    config.changes.subscribe({ complete: () => ended.push('changes') })
    config.select('server').subscribe({ complete: () => ended.push('select') })
    expect(source.observerCount).toBe(1)

    config[Symbol.dispose]()
    config[Symbol.dispose]()
    expect(source.observerCount).toBe(0)
    expect(stop).toHaveBeenCalledOnce()
    expect(ended).toEqual(['changes', 'select'])
    source.set({ server: { port: 3 } })
    expect(config.get('server.port')).toBe(2)
    for (const change of [
      () => config.set('a', {}),
      () => config.addLayer(objectLayer({})),
      () => config.removeLayer('own'),
    ]) {
      expect(change).toThrow(/disposed/)
    }
  })

  test('a removed layer is unsubscribed from', () => {
    const source = new ValueSubject<object>({ server: { port: 2 } })
    const config = Config.create(definition, [observableLayer(source)])
    config.removeLayer('observable')
    expect(source.observerCount).toBe(0)
    expect(config.get('server.port')).toBe(1)
  })

  test('unsubscribing releases the subscription', () => {
    const source = new ValueSubject<object>({})
    const config = Config.create(definition, [observableLayer(source)])
    let calls = 0
    const subscriptions = [config.changes.subscribe(() => calls++), config.select('tags').subscribe(() => calls++)]
    subscriptions.forEach((subscription) => subscription.unsubscribe())
    source.set({ tags: ['x'] })
    expect(calls).toBe(1)
  })
})

describe('a text of JSON', () => {
  const definition = defineConfig({ p: field.string() })
  const messageOf = (text: string): string => {
    try {
      return Config.create(definition, [jsonLayer(text)]).value.p
    } catch (error) {
      return (error as Error).message
    }
  }

  test('may begin with a byte order mark', () => {
    expect(messageOf('\ufeff{"p":"x"}')).toBe('x')
  })

  test.each([
    ['', 'an empty text'],
    [' \n', 'an empty text'],
    ['{"p":', 'an error at character 5, the end'],
    ['{"p" "x"}', 'an error at character 5'],
  ])('that is %j is one issue: its settings are not also missing', (text, found) => {
    expect(messageOf(text)).toBe(`A setting cannot be used:\n  expected JSON, found ${found} (file)`)
  })
})
