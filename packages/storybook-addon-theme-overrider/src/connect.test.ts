// @vitest-environment jsdom
import { mockChannel } from 'storybook/manager-api'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ThemeChannel } from './channel.ts'
import { connect } from './connect.ts'
import { ASK_SCHEME, EVENTS } from './events.ts'
import type { OverriderOptions } from './overrider-options.ts'
import { renderManagerStyles } from './render-styles.ts'
import { resolveOptions } from './resolve-options.ts'

const root = document.documentElement
let channel: ThemeChannel
let system: EventTarget & { matches: boolean }
let shown: string[]

beforeEach(() => {
  // The files of a package share a document, in any order.
  document.head.replaceChildren()
  channel = mockChannel() as ThemeChannel
  system = Object.assign(new EventTarget(), { matches: false })
  shown = []
  vi.stubGlobal('matchMedia', () => system)
  history.replaceState(null, '', '/folder/')
})

const start = (options?: Partial<OverriderOptions>): (() => void) =>
  connect(window, channel, resolveOptions({ light: { appBg: '#eee' }, dark: { appBg: '#111' }, ...options }), {
    render: renderManagerStyles,
    apply: ({ appBg }, scheme) => shown.push(`${scheme} ${appBg}`),
  })

const [light, dark] = ['light #eeeeee', 'dark #111111']

test('follows the system until it ends, and removes its rules', () => {
  const stop = start()
  const turn = (matches: boolean) => {
    system.matches = matches
    system.dispatchEvent(new Event('change'))
  }
  const background = () => getComputedStyle(root).getPropertyValue('--storybook-app-bg')
  expect(background()).toBe('#eeeeee')
  turn(true)
  expect(background()).toBe('#111111')
  expect(document.querySelectorAll('style')).toHaveLength(1)
  stop()
  turn(false)
  expect(shown).toEqual([light, dark])
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

test('follows a global from the URL, then from the channel', () => {
  history.replaceState(null, '', '/folder/?path=/story/a&globals=locale:en;theme:dark')
  const stop = start({ follow: 'global' })
  expect(shown).toEqual([dark])
  channel.emit('setGlobals', { globals: { theme: 'dark' } })
  channel.emit('globalsUpdated', { globals: { theme: 'light' } })
  channel.emit('globalsUpdated', { globals: { theme: 'dark' } })
  stop()
  channel.emit('globalsUpdated', { globals: { theme: 'light' } })
  expect(shown).toEqual([dark, light, dark])
})

test('does not follow a composed Storybook', () => {
  const listeners = new Map<string, (this: object, payload: unknown) => void>()
  channel = {
    on: (type, listener) => listeners.set(type, listener),
    off: (type) => listeners.delete(type),
    emit: () => undefined,
  }
  const stop = start({ follow: 'global' })
  const send = (event: object, theme: string) => listeners.get('globalsUpdated')!.call(event, { globals: { theme } })
  send({ source: 'https://other.example/iframe.html' }, 'dark')
  send({ source: `${location.origin}/folder/iframe.html`, refId: 'other' }, 'dark')
  listeners.get(EVENTS.SET_SCHEME)!.call({ refId: 'other' }, 'dark')
  expect(shown).toEqual([light])
  send({ source: `${location.origin}/folder/iframe.html?id=a` }, 'dark')
  expect(shown).toEqual([light, dark])
  stop()
  expect(listeners.size).toBe(0)
})

test('follows an attribute of the root', async () => {
  const stop = start({ follow: 'attribute' })
  root.setAttribute('data-color-scheme', 'dark')
  await expect.poll(() => shown).toEqual([light, dark])
  root.removeAttribute('data-color-scheme')
  await expect.poll(() => shown).toEqual([light, dark, light])
  stop()
})

test('shows the scheme of an event', () => {
  const stop = start()
  for (const choice of ['dark', undefined, 'dark', null, 'dark', 'system']) channel.emit(EVENTS.SET_SCHEME, choice)
  stop()
  channel.emit(EVENTS.SET_SCHEME, 'dark')
  expect(shown).toEqual([light, dark, light, dark, light, dark, light])
})

test('a preview listens to its manager, identified by its origin, in any folder', () => {
  const listeners = new Map<string, (this: object, payload: unknown) => void>()
  channel = {
    on: (type, listener) => listeners.set(type, listener),
    off: (type) => listeners.delete(type),
    emit: () => undefined,
  }
  const stop = start()
  const send = (source: string, choice: string) => listeners.get(EVENTS.SET_SCHEME)!.call({ source }, choice)
  send('https://other.example', 'dark')
  expect(shown).toEqual([light])
  send(location.origin, 'dark')
  expect(shown).toEqual([light, dark])
  stop()
})

test('a reloaded window receives the earlier choice, and another Storybook does not', () => {
  const stopFirst = start()
  channel.emit(EVENTS.SET_SCHEME, 'dark')
  const stopAgain = start()
  expect(shown).toEqual([light, dark, light, dark])
  stopAgain()

  const told = vi.fn()
  channel.on(EVENTS.SET_SCHEME, told)
  const [ask] = (channel as unknown as { listeners(type: string): ((this: object) => void)[] }).listeners(ASK_SCHEME)
  ask!.call({ source: 'https://other.example/iframe.html' })
  expect(told).not.toHaveBeenCalled()
  ask!.call({ source: `${location.origin}/folder/iframe.html` })
  expect(told).toHaveBeenCalledOnce()

  channel.emit(EVENTS.SET_SCHEME)
  told.mockClear()
  channel.emit(ASK_SCHEME)
  expect(told).not.toHaveBeenCalled()
  stopFirst()
})
