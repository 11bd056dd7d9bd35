import { describe, expect, test } from 'vitest'
import type { OverriderOptions } from './overrider-options.ts'
import { resolveOptions } from './resolve-options.ts'
import { ThemeController } from './theme-controller.ts'
import type { ThemeHost } from './theme-host.ts'

/** A host whose sources are set by the test. */
class FakeHost implements ThemeHost {
  readonly applied: string[] = []
  readonly listeners = new Map<string, () => void>()
  readonly #values = new Map<string, unknown>()

  read(source: string, name: string): unknown {
    return this.#values.get(`${source}:${name}`)
  }

  watch(source: string, name: string, listener: () => void): () => void {
    this.listeners.set(`${source}:${name}`, listener)
    return () => this.listeners.delete(`${source}:${name}`)
  }

  apply({ appBg }: { appBg: string }, scheme: string): void {
    this.applied.push(`${scheme} ${appBg}`)
  }

  set(key: string, value: unknown): this {
    this.#values.set(key, value)
    this.listeners.get(key)?.()
    return this
  }
}

const options = (more?: Partial<OverriderOptions>) =>
  resolveOptions({ light: { appBg: '#eee' }, dark: { appBg: '#111' }, ...more })
const [light, dark] = ['light #eeeeee', 'dark #111111']

describe('a controller', () => {
  test('follows the system', () => {
    const host = new FakeHost()
    const controller = new ThemeController(host, options())
    expect([...host.listeners.keys()]).toEqual(['system:'])
    host.set('system:', 'dark').set('system:', 'dark').set('system:', 'light')
    expect(host.applied).toEqual([light, dark, light])
    expect(controller.scheme).toBe('light')
  })

  test('follows a global, and the system where that has no value', () => {
    const host = new FakeHost().set('global:theme', 'dark')
    new ThemeController(host, options({ follow: 'global' }))
    expect(host.applied).toEqual([dark])
    host.set('global:theme', 'light').set('system:', 'dark')
    expect(host.applied).toEqual([dark, light])
    for (const value of ['system', undefined, 7, 'toString', '']) {
      host.set('global:theme', 'light').set('global:theme', value)
      expect(host.applied.slice(-2)).toEqual([light, dark])
    }
    host.set('system:', 'light')
    expect(host.applied.at(-1)).toBe(light)
  })

  test('follows an attribute by its name, whose values may be mapped', () => {
    const host = new FakeHost().set('attribute:data-mode', 'night').set('system:', 'light')
    new ThemeController(
      host,
      options({ follow: 'attribute', name: 'data-mode', values: { night: 'dark', dark: 'light', auto: 'system' } }),
    )
    host.set('attribute:data-mode', 'dark').set('attribute:data-mode', 'night').set('attribute:data-mode', 'auto')
    expect(host.applied).toEqual([dark, light, dark, light])
  })

  test('shows what is chosen until it follows the source again', () => {
    const host = new FakeHost().set('global:theme', 'light')
    const controller = new ThemeController(host, options({ follow: 'global' }))
    expect(controller.setScheme('dark').scheme).toBe('dark')
    host.set('global:theme', 'dark').set('global:theme', 'light')
    expect(controller.scheme).toBe('dark')
    expect(controller.setScheme('system').scheme).toBe('light')
    host.set('system:', 'dark')
    expect(controller.scheme).toBe('dark')
    expect(controller.setScheme(undefined).scheme).toBe('light')
    expect(host.applied).toEqual([light, dark, light, dark, light])
  })

  test('does nothing after disposal', () => {
    const host = new FakeHost()
    const controller = new ThemeController(host, options({ follow: 'global' }))
    expect([...host.listeners.keys()]).toEqual(['system:', 'global:theme'])
    controller[Symbol.dispose]()
    controller[Symbol.dispose]()
    expect(host.listeners.size).toBe(0)
    expect(controller.setScheme('dark').scheme).toBe('light')
    expect(host.applied).toEqual([light])
  })
})

describe('options', () => {
  test('have default names for sources', () => {
    const name = (more: Partial<OverriderOptions>) => options(more).name
    expect([name({}), name({ follow: 'global' }), name({ follow: 'attribute' })]).toEqual([
      '',
      'theme',
      'data-color-scheme',
    ])
    expect([name({ name: 'x' }), name({ follow: 'global', name: 'x' })]).toEqual(['', 'x'])
  })

  test('have all defaults, as JSON data', () => {
    const resolved = options({ docs: { css: { h1: { color: 'red' } } } })
    expect(JSON.parse(JSON.stringify(resolved))).toEqual(resolved)
    expect(resolveOptions(resolved)).toEqual(resolved)
    expect(options({ docs: false }).docs).toBe(false)
    expect(options().docs).toEqual({ css: {} })
  })

  test('resolve an empty theme to that of Storybook', () => {
    const { light: day, dark: night } = resolveOptions({ light: {}, dark: {} })
    expect([day.base, night.base]).toEqual(['light', 'dark'])
  })

  test('report which theme is invalid', () => {
    expect(() => options({ dark: { appBg: 'paper' } })).toThrow(/"appBg" to be a colour .*\(theme "dark"\)$/)
    for (const more of [
      { name: 5 },
      { name: '', follow: 'global' },
      { values: { night: 'drak' } },
      { docs: true },
      { docs: null },
      { docs: { cs: {} } },
      { follow: 'globals' },
    ]) {
      expect(() => resolveOptions({ light: {}, dark: {}, ...more } as unknown as OverriderOptions)).toThrow(
        /^Expected .* to be /,
      )
    }
    expect(() => resolveOptions({ light: {} } as unknown as OverriderOptions)).toThrow(
      'Expected a theme "dark" among the options of the addon, found undefined: pass {} for that of Storybook',
    )
    expect(() => options({ follow: 'moon' as 'system' })).toThrow(
      'Expected "follow" to be "system", "global" or "attribute", found "moon"',
    )
  })
})
