import { testFailures } from '@signpost/test-kit/failures'
import { expect } from 'vitest'
import { Config, defineConfig, field, type ConfigLayer } from './index.ts'

const definition = defineConfig({ port: field.number({ default: 80 }) })

const source = { attach: (): (() => void) => () => source.detach(), detach: (): void => undefined }

/** A layer whose source may fail. */
const layer = (name = 'source'): ConfigLayer<{ port: number }> => ({ name, priority: 1, attach: () => source.attach() })

/** The error of a use, if any, and what is left: whether the subscriptions have ended, and the layers that detached. */
function outcome(use: (config: Config<{ port: number }>) => unknown): () => unknown {
  return () => {
    let detached = 0
    const counted: ConfigLayer<{ port: number }> = { name: 'last', priority: 9, attach: () => () => void detached++ }
    const config = Config.create(definition, [counted])
    let ended = false
    config.changes.subscribe({ complete: () => (ended = true) })
    let error: string | undefined
    try {
      use(config)
    } catch (thrown) {
      error = (thrown as Error).message
    }
    config[Symbol.dispose]()
    return { error, ended, detached, port: config.value.port }
  }
}

const whole = { ended: true, detached: 1, port: 80 }

testFailures('settings', {
  'attaching a layer': {
    owner: () => source,
    method: 'attach',
    use: outcome((config) => config.addLayer(layer())),
    faults: { throws: { returns: { ...whole, error: 'broken' } } },
  },
  'detaching a layer': {
    owner: () => source,
    method: 'detach',
    use: outcome((config) => {
      config.addLayer(layer())
      config[Symbol.dispose]()
    }),
    faults: { throws: { returns: { ...whole, error: 'broken' } } },
  },
  'detaching a layer that does not fit': {
    owner: () => source,
    method: 'detach',
    use: outcome((config) =>
      config.addLayer({
        ...layer(),
        attach: ({ values }) => {
          values({ port: 'http' as never })
          return () => source.detach()
        },
      }),
    ),
    faults: { throws: { returns: { ...whole, error: expect.stringMatching(/^A setting cannot be used/) } } },
  },
  'detaching a layer that is removed': {
    owner: () => source,
    method: 'detach',
    use: outcome((config) => {
      config.addLayer(layer())
      config.removeLayer('source')
    }),
    faults: { throws: { returns: { ...whole, error: 'broken' } } },
  },
})
