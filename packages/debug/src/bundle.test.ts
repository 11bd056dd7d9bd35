import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { bundle } from '@signpost/test-kit/bundle'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const siblings = ['@signpost/config', '@signpost/observable', '@signpost/types']

describe('what a program ships', () => {
  test.each([
    ['createDebug, with the siblings it stands on left out', '{ createDebug }', siblings, 2080],
    ['createDebug, with the observable core that it holds its rules in', '{ createDebug }', [], 5600],
    ['everything, with the siblings left out', '*', siblings, 2960],
    ['parseRules and isEnabled', '{ parseRules, isEnabled }', [], 900],
  ])('%s, minified and gzipped', async (_what, names, external, budget) => {
    const code = await bundle(folder, `export ${names} from './src/index.ts'`, external)
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(budget)
  })

  test('of the siblings, only the observables, and unused exports are not shipped', async () => {
    const all = await bundle(folder, `export * from './src/index.ts'`, siblings)
    expect([...all.matchAll(/\bfrom\s*"([^"]+)"/g)].map(([, name]) => name)).toEqual(['@signpost/observable'])
    const one = await bundle(folder, `export { createDebug } from './src/index.ts'`, siblings)
    for (const absent of ['[Circular]', 'Silent']) {
      expect(all).toContain(absent)
      expect(one).not.toContain(absent)
    }
  })
})

describe('without process, document, storage and console', () => {
  const program = `
    import { createDebug, enable, reporters, rules } from './src/index.ts'
    globalThis.run = () => {
      const reporter = reporters.memory()
      const debug = createDebug('app', { reporter, now: () => 0 })
      debug('off')
      const before = rules.value.length
      enable('app')
      debug('on')
      globalThis.result = JSON.stringify([before, reporter.messages])
    }
    if (globalThis.use) globalThis.run()
  `

  test('importing it throws nothing and accesses none of them', async () => {
    const asked: string[] = []
    const globals: Record<string, unknown> = {}
    for (const name of ['process', 'document', 'localStorage', 'console', 'performance']) {
      Object.defineProperty(globals, name, { get: () => void asked.push(name) })
    }
    runInNewContext(`(() => {${await bundle(folder, program)}})()`, globals)
    expect(asked).toEqual([])
    ;(globals['run'] as () => void)()
    expect(asked).toContain('process')
  })

  test('it logs all the same', async () => {
    const code = `(() => {${await bundle(folder, program)}})()`
    expect(code).not.toMatch(/["']node:|\brequire\(/)
    expect(runInNewContext(`${code}; globalThis.result`, { use: true })).toBe('[0,["on"]]')
  })
})

describe('minified and gzipped, by its own entry point', () => {
  testSizes(folder, { console: 340, json: 490, memory: 165 }, [], './src/reporters.ts')
})
