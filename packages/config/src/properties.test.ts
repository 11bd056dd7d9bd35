import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Config, argvLayer, defineConfig, field, objectLayer } from './index.ts'

const definition = defineConfig({
  host: field.string({ default: 'none' }),
  port: field.number({ default: 0 }),
  cache: field.boolean({ default: true }),
  tags: field.list(field.string(), { default: [] }),
})
const values = fc.record(
  { host: fc.string(), port: fc.integer(), cache: fc.boolean(), tags: fc.array(fc.stringMatching(/^[a-z]+$/)) },
  { requiredKeys: [] },
)

test('the highest layer that has a setting wins, and the others are named from the top', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(values, fc.integer({ min: 0, max: 3 })), { maxLength: 5 }), (given) => {
      const layers = given.map(([layer, priority], i) => objectLayer(layer, { name: `${i}`, priority }))
      const config = Config.create(definition, layers)
      const order = [...given.entries()].sort(([a, [, x]], [b, [, y]]) => y - x || b - a)
      for (const path of ['host', 'port', 'cache', 'tags'] as const) {
        const having = order.filter(([, [layer]]) => layer[path] !== undefined)
        const { layer, overridden } = config.explain(path)
        expect([layer, ...overridden]).toEqual(having.length > 0 ? having.map(([i]) => `${i}`) : ['defaults'])
        if (having.length > 0) expect(config.get(path)).toEqual(having[0]![1][0][path])
      }
    }),
  )
})

test('values written as flags are read back, in every spelling', () => {
  const spelling = fc.constantFrom('long =', 'long', 'short', 'joined')
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]+$/), fc.nat(), fc.boolean(), spelling, (host, port, cache, how) => {
      const short = { h: 'host', p: 'port', c: 'cache' }
      const pair = (name: keyof typeof definition.shape, value: string): string[] => {
        if (how === 'long =') return [`--${name}=${value}`]
        if (how === 'long') return [`--${name}`, value]
        return how === 'short' ? [`-${name[0]}`, value] : [`-${name[0]}=${value}`]
      }
      const argv = [...pair('host', host), ...pair('port', `${port}`), ...pair('cache', `${cache}`)]
      expect(Config.create(definition, [argvLayer(argv, { short })]).value).toEqual({ host, port, cache, tags: [] })
    }),
  )
})
