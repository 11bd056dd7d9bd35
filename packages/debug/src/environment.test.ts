import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as debug from './index.ts'

/** A fresh copy of the package that has not read the environment. */
async function load(): Promise<typeof debug> {
  vi.resetModules()
  return import('./index.ts')
}

beforeEach(() => vi.stubEnv('DEBUG', undefined))

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** Simulates a page with a storage. */
function stubPage(getItem: (name: string) => string | null): void {
  vi.stubGlobal('document', {})
  vi.stubGlobal('localStorage', { getItem })
}

describe('where the first rules come from', () => {
  test('the variable DEBUG, read with the first message and not on import', async () => {
    const { createDebug, reporters } = await load()
    const reporter = reporters.memory()
    const debug = createDebug('app', { reporter })
    vi.stubEnv('DEBUG', 'app')
    debug('on')
    expect(reporter.messages).toEqual(['on'])
    vi.stubEnv('DEBUG', '')
    debug('read once')
    expect(reporter.messages).toEqual(['on', 'read once'])
  })

  test('invalid rules are ignored', async () => {
    vi.stubEnv('DEBUG', 'app#all,app:db')
    const { formatRules, rules } = await load()
    expect(formatRules(rules.value)).toBe('app:db')
  })

  test('the storage of a page, unless there is a variable', async () => {
    stubPage((name) => (name === 'debug' ? 'page' : null))
    expect((await load()).disable()).toBe('page')
    vi.stubEnv('DEBUG', 'variable')
    expect((await load()).disable()).toBe('variable')
  })

  test('without a page, a storage is not accessed', async () => {
    const getItem = vi.fn(() => 'page')
    vi.stubGlobal('localStorage', { getItem })
    expect((await load()).disable()).toBe('')
    expect(getItem).not.toHaveBeenCalled()
  })

  test('a page that may not use its storage has no rules', async () => {
    stubPage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect((await load()).disable()).toBe('')
  })

  test('an empty storage', async () => {
    stubPage(() => null)
    expect((await load()).disable()).toBe('')
  })
})

describe('rules', () => {
  test('enable replaces the rules, and disable returns the previous ones', async () => {
    const { createDebug, disable, enable, formatRules, parseRules, rules } = await load()
    const debug = createDebug('app')
    enable('other')
    expect(debug.enabled).toBe(false)
    enable('app,-app#warn')
    expect([debug.enabled, debug.warn.enabled]).toEqual([true, false])
    const before = disable()
    expect([before, debug.enabled, rules.value]).toEqual(['app,-app#warn', false, []])
    enable(parseRules(before))
    expect([formatRules(rules.value), debug.enabled]).toEqual([before, true])
  })

  test('enable rejects invalid rules, and keeps the current ones', async () => {
    const { DebugSyntaxError, disable, enable } = await load()
    enable('app')
    expect(() => enable('app,x#all')).toThrow(DebugSyntaxError)
    expect(disable()).toBe('app')
  })

  test('a list that is changed afterwards changes nothing', async () => {
    const { createDebug, enable } = await load()
    const list = [{ enabled: true, namespace: 'app' }]
    enable(list)
    list.length = 0
    expect(createDebug('app').enabled).toBe(true)
  })

  test('deliver changes until unsubscribed', async () => {
    const { disable, enable, formatRules, rules } = await load()
    const told: string[] = []
    const subscription = rules.subscribe((now) => told.push(formatRules(now)))
    enable('app')
    disable()
    subscription.unsubscribe()
    enable('late')
    expect(told).toEqual(['', 'app', ''])
  })

  test('can be part of a computed value', async () => {
    vi.resetModules()
    const observable = await import('@signpost/observable')
    const { enable, rules } = await import('./index.ts')
    const count = observable.computed((get) => get(rules).length)
    expect(count.value).toBe(0)
    enable('a,b')
    expect(count.value).toBe(2)
  })
})
