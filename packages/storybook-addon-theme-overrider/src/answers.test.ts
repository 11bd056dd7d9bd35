// @vitest-environment jsdom
import { answered, settlesOnce, testAnswers } from '@signpost/test-kit/answers'
import { addons, mockChannel } from 'storybook/manager-api'
import { vi } from 'vitest'
import { writeOptions } from './inline-options.ts'
import { resolveOptions } from './resolve-options.ts'
import { ThemeController } from './theme-controller.ts'
import { windowHost } from './window-host.ts'

type Listener = (payload: unknown) => void

const listeners = new Set<Listener>()
const channel = {
  on: (_type: string, listener: Listener) => void listeners.add(listener),
  off: (_type: string, listener: Listener) => void listeners.delete(listener),
  emit: (_type: string, payload?: unknown) => {
    for (const listener of [...listeners]) listener(payload)
  },
}
const system = Object.assign(new EventTarget(), { matches: false })

/** Follows a source that turns dark, ends, and the source turns light: the shown schemes. */
async function follow(source: 'system' | 'attribute' | 'global'): Promise<unknown> {
  Object.assign(window, { matchMedia: () => system })
  const turn = (scheme: string): void => {
    system.matches = scheme === 'dark'
    system.dispatchEvent(new Event('change'))
    document.documentElement.setAttribute('data-color-scheme', scheme)
    channel.emit('globalsUpdated', { globals: { theme: scheme } })
  }
  turn('light')
  const shown: string[] = []
  const host = windowHost(window, channel as never, (_theme, scheme) => void shown.push(scheme))
  const options = { light: {}, dark: {}, follow: source }
  const controller = new ThemeController(host, resolveOptions(options))
  turn('dark')
  await answered()
  controller.dispose()
  turn('light')
  await answered()
  return shown
}

const whole = ['light', 'dark']

testAnswers('a controller', {
  on: { owner: () => channel, use: () => follow('global'), late: whole, twice: whole },
  MutationObserver: { owner: () => globalThis, use: () => follow('attribute'), late: whole, twice: whole },
  // Storybook has a channel after it has loaded its addons.
  then: {
    owner: () => addons,
    method: 'ready',
    use: async () => {
      addons.setChannel(mockChannel())
      document.head.innerHTML = writeOptions(resolveOptions({ light: {}, dark: {} }))
      vi.resetModules()
      await import('./manager.ts')
      await answered()
      return document.querySelectorAll('style').length
    },
    late: 1,
    twice: settlesOnce,
  },
  addEventListener: { owner: () => system, use: () => follow('system'), late: whole, twice: whole },
})
