import { describe, expect, test } from 'vitest'
import { argvLayer, Config, defineConfig, field, type ConfigError } from './index.ts'

const definition = defineConfig({
  server: { httpPort: field.number({ default: 1 }), host: field.string({ default: '' }) },
  minify: field.boolean({ default: true }),
  color: field.optional(field.boolean()),
  noise: field.string({ default: '' }),
  tags: field.list(field.string(), { default: [] }),
  'no-cache': field.boolean({ default: false }),
  cache: field.boolean({ default: false }),
})

const short = { p: 'server.httpPort', c: 'cache', m: 'minify', t: 'tags' }

test.each<[argv: string, path: string, value: unknown]>([
  ['--server.httpPort=80', 'server.httpPort', 80],
  ['--server.httpPort 80', 'server.httpPort', 80],
  ['--server-http-port 80', 'server.httpPort', 80],
  ['--serverHttpPort=80', 'server.httpPort', 80],
  ['--server.httpPort -5', 'server.httpPort', -5],
  ['--server.httpPort=1 --server.httpPort=2', 'server.httpPort', 2],
  ['--server.host=a=b', 'server.host', 'a=b'],
  ['--server.host=', 'server.host', ''],
  ['--no-minify', 'minify', false],
  ['--no-minify --minify', 'minify', true],
  ['--minify=off', 'minify', false],
  ['--minify false', 'minify', false],
  ['--minify TRUE out', 'minify', true],
  ['--minify out false', 'minify', true],
  ['-p 80', 'server.httpPort', 80],
  ['-p80', 'server.httpPort', 80],
  ['-p=80', 'server.httpPort', 80],
  ['-p -5', 'server.httpPort', -5],
  ['-cp80', 'server.httpPort', 80],
  ['-cp80', 'cache', true],
  ['-c -m=off', 'cache', true],
  ['-c -m=off', 'minify', false],
  ['-c false', 'cache', false],
  ['-t a -t b', 'tags', ['a', 'b']],
  ['-- -c', 'cache', false],
  ['-xc', 'cache', false],
  ['--color', 'color', true],
  ['--no-color', 'color', false],
  ['--noise x', 'noise', 'x'],
  ['--no-ise', 'noise', ''],
  ['--no-noise', 'noise', ''],
  ['--no-cache', 'no-cache', true],
  ['--no-cache', 'cache', false],
  ['--tags a --tags b', 'tags', ['a', 'b']],
  ['--tags a,b', 'tags', ['a', 'b']],
  ['--tags a,b --tags c --tags d', 'tags', ['a,b', 'c', 'd']],
  ['build --minify=no out', 'minify', false],
  ['-- --minify=no', 'minify', true],
  ['-x --unknown --other=1', 'minify', true],
])('%s: %s is %j', (argv, path, value) => {
  const config = Config.create(definition, [argvLayer(argv.split(' '), { short })])
  expect(config.get(path as 'minify')).toEqual(value)
})

describe('argvLayer', () => {
  const issuesOf = (...parameters: Parameters<typeof argvLayer>) => {
    try {
      Config.create(definition, [argvLayer(...parameters)])
    } catch (error) {
      return (error as ConfigError).issues
    }
    return []
  }

  test.each([[['--server.host']], [['--server.host', '--minify']]])('%j lacks a value', (argv) => {
    expect(issuesOf(argv)).toEqual([
      {
        path: 'server.host',
        layer: 'arguments',
        source: '--server.host',
        message: 'expected a value after --server.host',
      },
    ])
  })

  test('a short flag before another one lacks a value', () => {
    expect(issuesOf(['-p', '-c'], { short })).toMatchObject([{ path: 'server.httpPort', source: '-p' }])
  })

  test.each(['off', 'No', '1', 'yes'])('a switch before %s, which may be an argument of its own', (word) => {
    expect(issuesOf(['--cache', word])).toEqual([
      {
        path: 'cache',
        layer: 'arguments',
        source: '--cache',
        message: `expected --cache=${word}, found --cache ${word}, where "${word}" may be another argument`,
      },
    ])
  })

  test('a flag that names two settings', () => {
    const twins = defineConfig({ a: { b: field.string({ default: '' }) }, aB: field.string({ default: '' }) })
    expect(() => Config.create(twins, [argvLayer(['--a-b=1'])])).toThrow('expected --a.b or --aB, found --a-b')
    expect(Config.create(twins, [argvLayer(['--a.b=1', '--aB=2'])]).value).toEqual({ a: { b: '1' }, aB: '2' })
  })

  test('rejects unknown short flags on request', () => {
    expect(issuesOf(['-cx', '-5'], { unknown: 'reject', short })).toMatchObject([{ path: '-x', source: '-x' }])
  })

  test('rejects unknown flags on request', () => {
    expect(issuesOf(['--prot', '--minify'], { unknown: 'reject' })).toEqual([
      { path: 'prot', layer: 'arguments', source: '--prot', message: 'there is no such setting' },
    ])
  })

  test('names the flag as it was written', () => {
    expect(Config.create(definition, [argvLayer(['--server-http-port=80'])]).explain('server.httpPort')).toEqual({
      path: 'server.httpPort',
      layer: 'arguments',
      source: '--server-http-port',
      raw: '80',
      default: false,
      overridden: [],
    })
  })
})

test('a short flag that could never set anything is an error', () => {
  const definition = defineConfig({ server: { port: field.number({ default: 80 }) } })
  const issuesOf = (short: Record<string, string>): unknown => {
    try {
      Config.create(definition, [argvLayer(['-p', '5'], { short })])
      return []
    } catch (error) {
      return (error as ConfigError).issues.map(({ source, path, message }) => `${source} ${path}: ${message}`)
    }
  }
  expect(issuesOf({ p: 'server.port' })).toEqual([])
  expect(issuesOf({ p: 'server.prt' })).toEqual(['-p server.prt: expected a setting for -p, found none of this name'])
  expect(issuesOf({ p: 'server' })).toEqual(['-p server: expected a setting for -p, found none of this name'])
  expect(issuesOf({ port: 'server.port' })).toEqual([
    '-port server.port: expected one letter for a short flag, found "port"',
  ])
})

test('takes 200,000 arguments and as many elements of a list', () => {
  const many = Array.from({ length: 100_000 }, (_, index) => ['--tags', String(index)]).flat()
  expect(Config.create(definition, [argvLayer(many)]).get('tags')).toHaveLength(100_000)
})

test.each([[[Symbol('a')]], [[5]], [[null]]])('arguments are texts: %j', (argv) => {
  expect(() => argvLayer(argv as never)).toThrow('Expected arguments, which are texts, in an array, found array: ')
})
