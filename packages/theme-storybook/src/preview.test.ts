// @vitest-environment jsdom
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, mockChannel } from 'storybook/preview-api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { options } from '../test/theme.ts'
import { createGlobalTypes, resolveThemeOptions } from './index.ts'
import { writeSetup } from './inline-setup.ts'

const root = document.documentElement

beforeEach(() => {
  vi.resetModules()
  document.head.innerHTML = ''
})

afterEach(() => vi.unstubAllGlobals())

test('takes the theme from the head, whatever its content', async () => {
  const css = '/* </script><script>throw 1</script><!-- $& */'
  document.head.innerHTML = writeSetup({ ...resolveThemeOptions(options), css })
  const before = root.outerHTML
  const preview = await import('./preview.ts')
  expect(preview.globalTypes).toEqual(createGlobalTypes(options))
  expect(preview.decorators[0]?.(() => 'a story', { globals: { themeFamily: 'sea' } })).toBe('a story')
  expect(document.querySelector('style')?.textContent).toBe(css)
  preview.decorators[0]?.[Symbol.dispose]()
  expect(root.outerHTML).toBe(before)
})

test('shows the theme on pages without stories, until disposed', async () => {
  document.head.innerHTML = writeSetup(resolveThemeOptions(options))
  const before = root.outerHTML
  const channel = mockChannel()
  addons.setChannel(channel)
  const { beforeAll } = await import('./preview.ts')
  const { addons: own } = await import('storybook/preview-api')
  own.setChannel(channel)
  const end = beforeAll()
  channel.emit(SET_GLOBALS, { globals: {}, globalTypes: {} })
  expect({ ...root.dataset }).toEqual({ colorScheme: 'system', themeFamily: 'Café--bar #1' })
  channel.emit(GLOBALS_UPDATED, { globals: { themeScheme: 'scheme--dark' } })
  expect(root.dataset['colorScheme']).toBe('dark')
  end?.()
  channel.emit(GLOBALS_UPDATED, { globals: { themeScheme: 'scheme--light' } })
  expect(root.outerHTML).toBe(before)
})

test('does nothing without a theme', async () => {
  const { beforeAll, decorators, globalTypes } = await import('./preview.ts')
  expect([beforeAll(), decorators, globalTypes]).toEqual([undefined, [], {}])
})
