import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { expect, test } from 'vitest'
import {
  argvLayer,
  Config,
  defineConfig,
  envLayer,
  type Field,
  field,
  jsonLayer,
  objectLayer,
  observableLayer,
} from './index.ts'

const text = { valid: ['', 'text'] }
const layer = {
  name: text,
  priority: { valid: [0, -1, 1.5, Infinity], invalid: [NaN] },
  unknown: { valid: ['reject', 'ignore'], invalid: ['', 'rejct'] },
}

testOptions('argvLayer', (options) => argvLayer([], options), { ...layer, short: { valid: [{}, { p: 'port' }] } })
testOptions('envLayer', (options) => envLayer({}, options), { name: text, priority: layer.priority, prefix: text })
testOptions('jsonLayer', (options) => jsonLayer('{}', options), layer)
testOptions('objectLayer', (options) => objectLayer({}, options), layer)
testOptions('observableLayer', (options) => observableLayer([], options), layer)

const common = { env: text, describe: text }
testOptions('field.string', (options) => field.string(options), { ...common, default: text })
testOptions('field.boolean', (options) => field.boolean(options), {
  ...common,
  default: { valid: [true, 'yes'], invalid: ['ja'] },
})
testOptions('field.number', (options) => field.number(options), {
  ...common,
  default: { valid: [0, -1.5, '7'], invalid: [NaN, Infinity, '', 'text'] },
  min: { valid: [0, -Infinity], invalid: [NaN] },
  max: { valid: [0, Infinity], invalid: [NaN] },
  integer: { valid: [true, false] },
})
testOptions('field.enumOf', (options) => field.enumOf(['a', 'b'], options), {
  ...common,
  default: { valid: ['a'], invalid: ['c', ''] },
})
testOptions('field.list', (options) => field.list(field.string(), options), {
  ...common,
  default: { valid: [[], ['a'], 'a,b'], invalid: [[1]] },
})
testOptions('field.json', (options) => field.json(options), {
  ...common,
  default: { valid: [null, true, 0, '"text"', [1], { a: [null] }], invalid: [NaN, { a: NaN }, [undefined]] },
})
testOptions('field.secret', (options) => field.secret(options), { ...common, default: text })

const settings = Config.create(
  defineConfig({ port: field.number({ default: 1 }), log: { level: field.string({ default: 'info' }) } }),
)

const circle: Record<string, unknown> = {}
circle['self'] = circle
const anything = { '~standard': { version: 1, vendor: 'own', validate: (value: unknown) => ({ value }) } } as const

testRefusals('config', {
  'a shape that is no object': () => defineConfig(null as never),
  'a shape that is a list': () => defineConfig([] as never),
  'a setting that is no field': () => defineConfig({ port: 80 as never }),
  'a name with a dot': () => defineConfig({ 'a.b': field.string() }),
  'no value of an enumeration': () => field.enumOf([]),
  'values that are no list': () => field.enumOf('ab' as never),
  'a range without numbers': () => field.number({ min: 2, max: 1 }),
  'arguments that are a text': () => argvLayer('--port=1' as never),
  'variables that are a text': () => envLayer('PORT=1' as never),
  'JSON that is no text': () => jsonLayer({} as never),
  'the path of no setting': () => settings.get('prt' as never),
  'a group to explain': () => settings.explain('log' as never),
  'a definition that is a shape': () => Config.create({ port: field.number() } as never),
  'no definition': () => Config.create(undefined as never),
  'a layer that is not in a list': () => Config.create(defineConfig({}), objectLayer({}) as never),
  'a layer that is a promise': () => Config.create(defineConfig({}), [Promise.resolve(objectLayer({})) as never]),
  'a layer to add that is null': () => settings.addLayer(null as never),
  'a layer that attaches later': () =>
    settings.addLayer({ name: 'late', priority: 1, attach: () => Promise.resolve() as never }),
  'a layer without attach': () => settings.addLayer({ name: 'a', priority: 1 } as never),
  'no path': () => settings.get(undefined as never),
  'a path that is a symbol': () => settings.get(Symbol('path') as never),
  'a path that is a number': () => settings.get(5 as never),
  'a list of no field': () => field.list(undefined as never),
  'an optional value of no field': () => field.optional(undefined as never),
  'an enumeration with NaN': () => field.enumOf([NaN]),
  'an enumeration with null': () => field.enumOf([null as never]),
  'a default that contains itself': () => field.json({ default: circle as never }),
  'a default of a schema that contains itself': () => field.json(anything, { default: circle as never }),
  'options of a schema that are null': () => field.json(anything, null as never),
  'a group within itself': () => defineConfig(circle as never),
  'a schema that cannot validate': () => field.json({ '~standard': {} } as never),
  'a schema that is null': () => field.json({ '~standard': null } as never),
  'two layers of one name': () => Config.create(defineConfig({}), [objectLayer({}), objectLayer({})]),
})

test.each<[string, Field<unknown>, unknown, string]>([
  ['contains itself', field.json(anything), circle, 'expected no object that contains itself'],
  ['is no JSON', field.json(), { b: 1n }, 'expected JSON (Expected a value that JSON can hold, found 1 as "b"'],
])('a value that %s is an issue of its setting', (_, of, a, message) => {
  const create = (): unknown => Config.create(defineConfig({ a: of }), [objectLayer({ a })])
  expect(create).toThrow(expect.objectContaining({ message: expect.stringContaining(`a: ${message}`) }))
})

test('a default of another type is the value that the field makes of it', () => {
  const shape = { port: field.number({ default: '7' as never }), on: field.boolean({ default: 'yes' as never }) }
  const settings = Config.create(defineConfig(shape))
  expect([settings.get('port'), settings.get('on')]).toEqual([7, true])
})
