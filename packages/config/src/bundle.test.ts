import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { bundle } from '@signpost/test-kit/bundle'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

/** Globals of the language itself, available everywhere. */
const globals = { console: undefined }

describe('what a program ships', () => {
  test.each([
    ['everything, with what it stands on', '*', 11580],
    ['firstDefined, with computed values', '{ firstDefined }', 4900],
  ])('%s', async (name, names, budget) => {
    const code = await bundle(folder, `export ${names} from './src/index.ts'`)
    expect(gzipSync(code, { level: 9 }).length, name).toBeLessThanOrEqual(budget)
  })

  test('unused exports are not shipped', async () => {
    expect(await bundle(folder, `export { firstDefined } from './src/index.ts'`)).not.toContain('ConfigError')
    expect(await bundle(folder, `export { Config } from './src/index.ts'`)).toContain('ConfigError')
  })

  test('runs without process, window and modules of Node.js, and importing it does nothing', async () => {
    const program = `
      import { Config, defineConfig, envLayer, field } from './src/index.ts'
      if (globalThis.use) {
        const definition = defineConfig({ port: field.number({ env: 'PORT' }) })
        globalThis.port = Config.create(definition, [envLayer({ PORT: '80' })]).value.port
      }
    `
    const code = `(() => {${await bundle(folder, program)}})()`
    expect(code).not.toMatch(/["']node:|\brequire\(/)
    const idle = { ...globals }
    runInNewContext(code, idle)
    expect(Object.keys(idle)).toEqual(Object.keys(globals))
    expect(runInNewContext(`${code}; globalThis.port`, { ...globals, use: true })).toBe(80)
  })
})

describe('minified and gzipped, by its own entry point', () => {
  testSizes(folder, { boolean: 620, number: 870, string: 540, json: 1500 }, [], './src/fields.ts')
})
