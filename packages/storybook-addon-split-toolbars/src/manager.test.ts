import { createElement } from 'react'
import { addons, type API, mockChannel, types } from 'storybook/manager-api'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { registerShortcuts, type ShortcutApi } from './manager/register-shortcuts.ts'
import { SplitToolbars } from './manager/split-toolbars.ts'
import { normalizeToolbar } from './normalize-toolbar.ts'
import { splitToolbar } from './split-toolbar.ts'

// Storybook's components need a document on import.
vi.mock('storybook/internal/components', () => ({ Select: () => null, Separator: () => null }))

/** The tested properties of a tool. */
interface Tool {
  match(where: { viewMode: string; tabId: string | undefined }): boolean
  render(props: object): unknown
}

const channel = mockChannel()
addons.setChannel(channel)

test('the addon is a tool of stories and docs', async () => {
  await import('./manager.ts')
  expect(addons.getElements(types.TOOL)).toEqual({})
  addons.loadAddons({} as API)

  const [tool, ...others] = Object.values(addons.getElements(types.TOOL) as Record<string, Tool>)
  expect(others).toEqual([])
  const matches = (viewMode: string, tabId?: string): boolean => tool!.match({ viewMode, tabId })
  expect([matches('story'), matches('docs'), matches('settings'), matches('story', 'tab')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(tool!.render({})).toEqual(createElement(SplitToolbars))
})

describe('shortcuts', () => {
  const name = (shortcut: string) => ({ label: `${shortcut} scheme`, keys: ['alt', shortcut] })
  const shortcuts = { next: name('N'), previous: name('P'), reset: name('R') }
  const toolbar = normalizeToolbar(
    'theme',
    splitToolbar({
      groups: {
        scheme: { items: ['a', 'b', 'c'], shortcuts },
        other: { items: ['x'], shortcuts: { next: name('O') } },
        none: ['y'],
      },
    }),
  )

  let globals: Record<string, unknown>
  let storyGlobals: Record<string, unknown>
  let registered: Parameters<ShortcutApi['setAddonShortcut']>[1][]
  let updates: unknown[]

  const api: ShortcutApi = {
    getGlobals: () => globals,
    getStoryGlobals: () => storyGlobals,
    updateGlobals: (updated) => channel.emit('updateGlobals', { globals: updated }),
    setAddonShortcut: async (_addon, shortcut) => {
      registered.push(shortcut)
      return shortcut
    },
  }

  beforeEach(async () => {
    globals = {}
    storyGlobals = {}
    registered = []
    updates = []
    const hear = ({ globals: updated }: { globals: Record<string, unknown> }) => {
      updates.push(updated)
      Object.assign(globals, updated)
    }
    channel.on('updateGlobals', hear)
    await registerShortcuts(api, [toolbar])
    return () => channel.off('updateGlobals', hear)
  })

  const press = (...actions: string[]) => {
    for (const action of actions) registered.find(({ actionName }) => actionName === `theme:${action}`)!.action()
  }

  test('are registered if there are any', () => {
    expect(registered.map(({ actionName, label, defaultShortcut }) => [actionName, label, defaultShortcut])).toEqual([
      ['theme:scheme:next', 'N scheme', ['alt', 'N']],
      ['theme:scheme:previous', 'P scheme', ['alt', 'P']],
      ['theme:scheme:reset', 'R scheme', ['alt', 'R']],
      ['theme:other:next', 'O scheme', ['alt', 'O']],
    ])
  })

  test('cycle through the items of their menu', () => {
    press('scheme:next', 'scheme:next', 'scheme:next', 'scheme:next', 'scheme:previous', 'scheme:previous')
    expect(updates).toEqual(['a', 'b', 'c', 'a', 'c', 'b'].map((value) => ({ theme: `scheme--${value}` })))
  })

  test('start at either end', () => {
    press('scheme:previous')
    globals = { theme: 'other--x' }
    press('scheme:next', 'other:next')
    expect(updates).toEqual([{ theme: 'scheme--c' }, { theme: 'scheme--a' }, { theme: 'other--x' }])
  })

  test('reset the choice, by a key without a value', () => {
    globals = { theme: 'scheme--b' }
    press('scheme:reset', 'scheme:reset')
    expect(updates).toEqual([{ theme: undefined }, { theme: undefined }])
  })

  test('do nothing while the story sets the global', () => {
    storyGlobals = { theme: 'scheme--a' }
    press('scheme:next', 'scheme:previous', 'scheme:reset')
    expect(updates).toEqual([])
    storyGlobals = { another: 'x' }
    press('scheme:next')
    expect(updates).toEqual([{ theme: 'scheme--a' }])
  })
})
