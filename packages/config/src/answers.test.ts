import { answered, testAnswers } from '@signpost/test-kit/answers'
import { ValueSubject } from '@signpost/observable'
import { Config, defineConfig, field, objectLayer, observableLayer } from './index.ts'

const source = new ValueSubject({ port: 1 })
const promise = { then: (_: unknown, fail: (error: Error) => void) => fail(new Error('failed')) }
const schema = { '~standard': { version: 1, vendor: 'own', validate: () => promise } } as never

testAnswers('settings', {
  // A value that comes after the end changes nothing.
  subscribe: {
    owner: () => source,
    use: async () => {
      source.set({ port: 1 })
      const config = Config.create(defineConfig({ port: field.number({ default: 80 }) }), [observableLayer(source)])
      const ports: number[] = []
      config.select('port').subscribe((port) => ports.push(port))
      source.set({ port: 2 })
      await answered()
      source.set({ port: 3 })
      config.dispose()
      await answered()
      return ports
    },
    late: [80, 1, 2],
    twice: [1, 2, 3],
  },
  then: {
    owner: () => promise,
    use: () => {
      try {
        return Config.create(defineConfig({ a: field.json(schema) }), [objectLayer({ a: 1 })])
      } catch (error) {
        return (error as { code?: string }).code
      }
    },
    late: 'INVALID_SETTINGS',
    twice: 'INVALID_SETTINGS',
  },
})
