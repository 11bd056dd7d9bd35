// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { ManagerContext } from 'storybook/manager-api'
import { convert, themes, ThemeProvider } from 'storybook/theming'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deepFreeze } from '../../test/freeze.ts'
import type { GlobalTypeAnnotation } from '../global-type-annotation.ts'
import { splitToolbar } from '../split-toolbar.ts'
import { SplitToolbars } from './split-toolbars.ts'

type Context = Parameters<typeof ManagerContext.Provider>[0]['value']

const theme: GlobalTypeAnnotation = deepFreeze(
  splitToolbar({
    groups: {
      light: {
        title: 'Light',
        description: 'Light theme',
        items: ['paper', { kind: 'reset', title: 'None' }, { kind: 'separator' }, 'snow'],
      },
      dark: {
        title: 'Dark',
        icon: 'moonIcon',
        dynamicTitle: false,
        items: [
          { value: 'night', title: 'Night', icon: 'Sun' },
          { value: 'ink', icon: 'no such icon', right: 'new' },
        ],
      },
    },
  }),
)

let updates: unknown[]

beforeEach(() => {
  updates = []
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  cleanup()
  expect([vi.mocked(console.error).mock.calls, vi.mocked(console.warn).mock.calls]).toEqual([[], []])
})

function show(
  globals: Record<string, unknown>,
  storyGlobals: Record<string, unknown> = {},
  globalTypes: object = { theme, plain: { toolbar: { items: ['x'] } } },
) {
  const api = {
    getGlobals: () => ({ ...globals, ...storyGlobals }),
    getStoryGlobals: () => storyGlobals,
    getUserGlobals: () => globals,
    getGlobalTypes: () => globalTypes,
    updateGlobals: (updated: unknown) => updates.push(updated),
    setAddonShortcut: async () => undefined,
    getShortcutKeys: () => ({}),
  }
  const context = { api, state: {} } as unknown as Context
  const children = createElement(ManagerContext.Provider, { value: context }, createElement(SplitToolbars))
  return render(createElement(ThemeProvider, { theme: convert(themes.light), children }))
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))
const button = (name: string) => screen.getByRole('button', { name })

const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true'

function choose(menu: string, option: string) {
  fireEvent.click(button(menu))
  fireEvent.click(screen.getByRole('option', { name: option }))
}

test('has a menu for each group of a split toolbar, not of others', () => {
  show({})
  expect(buttons()).toEqual(['Light theme', 'Dark'])
  cleanup()
  show({}, {}, { plain: { toolbar: { items: ['x'] } } })
  expect(buttons()).toEqual([])
})

test('shows what is chosen, whatever the global is', () => {
  show({ theme: 'dark--night' })
  expect(buttons()).toEqual(['Light theme', 'Dark Night'])
  for (const nonsense of [{}, 5, null, 'paper', 'dark--paper', 'toString--x']) {
    cleanup()
    show({ theme: nonsense })
    expect(buttons()).toEqual(['Light theme', 'Dark'])
  }
})

test('the icon of the button is that of the chosen item, if it has one', () => {
  const drawing = () => button('Dark').querySelector('svg')?.innerHTML
  show({})
  const own = drawing()
  expect(own).toBeTruthy()
  cleanup()
  show({ theme: 'dark--night' })
  expect(button('Dark Night').querySelector('svg')?.innerHTML).not.toBe(own)
  expect(button('Dark Night').textContent).toBe('Dark')
  cleanup()
  show({ theme: 'dark--ink' })
  expect(button('Dark ink').querySelector('svg')).toBeNull()
})

test('an item writes its value', () => {
  show({ theme: 'dark--night' })
  choose('Light theme', 'snow')
  expect(updates).toEqual([{ theme: 'light--snow' }])
})

test('a reset removes the key, in a toolbar without an icon too, and changes no item', () => {
  show({ theme: 'light--paper' })
  choose('Light theme paper', 'None')
  expect(updates).toEqual([{ theme: undefined }])
})

test('a menu without a reset entry has none', () => {
  show({})
  fireEvent.click(button('Dark'))
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Night', 'inknew'])
})

test('is disabled while the story sets the global', () => {
  show({ theme: 'dark--night' }, { theme: 'light--paper' })
  expect([isDisabled('Light theme paper'), isDisabled('Dark')]).toEqual([true, true])
  fireEvent.click(button('Dark'))
  expect(screen.queryAllByRole('option')).toEqual([])
  cleanup()
  show({ theme: 'dark--night' }, { plain: 'x' })
  expect([isDisabled('Light theme'), isDisabled('Dark Night')]).toEqual([false, false])
})
