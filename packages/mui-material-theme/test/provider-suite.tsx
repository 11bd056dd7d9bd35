import Button from '@mui/material/Button'
import { useTheme, type Theme } from '@mui/material/styles'
import { createStorageStore } from '@signpost/use-local-storage'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { StrictMode, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  ColorSchemeChoice,
  ColorSchemeSelect,
  createMuiTheme,
  createStorageManager,
  MaterialThemeProvider,
  useColorSchemeSelection,
} from '../src/index.ts'
import { mockSystem } from './system.ts'

const root = document.documentElement

/** Simulates another tab: changes the storage, then dispatches the event in this window. `null` removes the key. */
async function inOtherTab(key: string, text: string | null): Promise<void> {
  await act(async () => {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text, storageArea: localStorage }))
  })
}

function State(): ReactElement {
  const { selection, resolved, isHydrated } = useColorSchemeSelection()
  return <output>{isHydrated ? `${selection} ${resolved}` : 'unknown'}</output>
}

const states = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const violations = async () =>
  (
    await axe.run(document.body, { rules: { region: { enabled: false }, 'color-contrast': { enabled: false } } })
  ).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])

/** Tests of the components, for the installed version of `@mui/material`. */
export function testComponents(): void {
  let preferSystem: (next: 'light' | 'dark') => void
  let complaints: unknown[][]

  beforeEach(() => {
    for (const { name } of [...root.attributes]) root.removeAttribute(name)
    localStorage.clear()
    sessionStorage.clear()
    preferSystem = mockSystem('light')
    complaints = []
    vi.spyOn(console, 'error').mockImplementation((...message) => void complaints.push(message))
    vi.spyOn(console, 'warn').mockImplementation((...message) => void complaints.push(message))
  })

  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    expect(complaints).toEqual([])
  })

  describe('MaterialThemeProvider', () => {
    test('follows the system, unless a choice is stored', () => {
      mockSystem('dark')
      const { unmount } = render(
        <MaterialThemeProvider>
          <State />
        </MaterialThemeProvider>,
      )
      expect(states()).toEqual(['system dark'])
      expect(root.dataset['colorScheme']).toBe('dark')
      unmount()
      localStorage.setItem('color-scheme', 'light')
      render(
        <MaterialThemeProvider>
          <State />
        </MaterialThemeProvider>,
      )
      expect(states()).toEqual(['light light'])
      expect(root.dataset['colorScheme']).toBe('light')
    })

    test('changes of the system preference are followed while it is chosen', async () => {
      render(
        <MaterialThemeProvider>
          <State />
          <ColorSchemeSelect variant="segmented" />
        </MaterialThemeProvider>,
      )
      act(() => preferSystem('dark'))
      expect(states()).toEqual(['system dark'])
      await choose('Light')
      act(() => preferSystem('dark'))
      expect(states()).toEqual(['light light'])
    })

    test('stores plain text, with configurable keys and default', async () => {
      const keys = { mode: 'app-mode', colorScheme: 'app-scheme' }
      render(
        <MaterialThemeProvider storageKeys={keys} defaultMode="dark">
          <State />
          <ColorSchemeSelect variant="segmented" />
        </MaterialThemeProvider>,
      )
      expect(states()).toEqual(['dark dark'])
      await choose('Light')
      expect(localStorage.getItem('app-mode')).toBe('light')
      await inOtherTab('app-mode', 'nonsense').then(() => inOtherTab('app-mode', 'system'))
      expect(states()).toEqual(['system light'])
      expect(complaints.splice(0)).toEqual([[expect.objectContaining({ reason: 'invalid', key: 'app-mode' })]])
    })

    test('a stored text that is not a choice is ignored, and reported once', async () => {
      localStorage.setItem('color-scheme', '{"mode":1}')
      const failures: string[] = []
      const storageManager = createStorageManager({ onError: ({ key, reason }) => failures.push(`${key} ${reason}`) })
      render(
        <MaterialThemeProvider storageManager={storageManager} defaultMode="dark">
          <State />
        </MaterialThemeProvider>,
      )
      expect(states()).toEqual(['dark dark'])
      await act(async () => {})
      expect([...new Set(failures)]).toEqual(['color-scheme invalid'])
    })

    test('another choice sets the attribute and renders only components that use it', async () => {
      const renders = vi.fn()
      const Content = () => {
        renders(useTheme().palette.mode)
        return <Button variant="contained">Buy</Button>
      }
      render(
        <MaterialThemeProvider>
          <Content />
          <ColorSchemeSelect variant="segmented" />
        </MaterialThemeProvider>,
      )
      const before = renders.mock.calls.length
      await choose('Dark')
      expect(root.dataset['colorScheme']).toBe('dark')
      expect(renders.mock.calls.length).toBe(before)
    })

    test('a new theme is applied', () => {
      const Prefix = () => <p>{(useTheme() as Theme & { cssVarPrefix: string }).cssVarPrefix}</p>
      const [one, two] = ['one', 'two'].map((cssVarPrefix) => createMuiTheme({ cssVariables: { cssVarPrefix } }))
      const { rerender } = render(
        <MaterialThemeProvider theme={one}>
          <Prefix />
        </MaterialThemeProvider>,
      )
      rerender(
        <MaterialThemeProvider theme={two}>
          <Prefix />
        </MaterialThemeProvider>,
      )
      expect(screen.getByText('two')).toBeDefined()
    })

    test('follows other tabs: a choice, a removal', async () => {
      render(
        <MaterialThemeProvider>
          <State />
        </MaterialThemeProvider>,
      )
      await inOtherTab('color-scheme', 'dark')
      expect(states()).toEqual(['dark dark'])
      await inOtherTab('color-scheme', null)
      expect(states()).toEqual(['system light'])
    })

    test('other roots of the page and other stores of the key follow, also in strict mode', async () => {
      const page = (
        <StrictMode>
          <MaterialThemeProvider>
            <State />
            <ColorSchemeSelect variant="segmented" />
          </MaterialThemeProvider>
        </StrictMode>
      )
      const first = render(page)
      render(page)
      await userEvent.click(within(first.container).getByRole('button', { name: 'Dark' }))
      await act(async () => {})
      expect(states()).toEqual(['dark dark', 'dark dark'])

      const store = createStorageStore('color-scheme', 'system', { codec: { encode: String, decode: String } })
      expect(store.get()).toBe('dark')
      await act(async () => store.set('light'))
      expect(states()).toEqual(['light light', 'light light'])
    })

    test('two choices at once, the second applied during rendering, do not disturb other roots', async () => {
      const Twice = () => {
        const { setSelection } = useColorSchemeSelection()
        const chooseTwice = () => {
          setSelection('dark')
          setSelection('light')
        }
        return <button onClick={chooseTwice}>Twice</button>
      }
      render(
        <MaterialThemeProvider>
          <State />
        </MaterialThemeProvider>,
      )
      render(
        <MaterialThemeProvider>
          <State />
          <Twice />
        </MaterialThemeProvider>,
      )
      await choose('Twice')
      await act(async () => {})
      expect(states()).toEqual(['light light', 'light light'])
    })

    test('a choice that cannot be stored applies in all roots, and is reported', async () => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      })
      const page = (
        <MaterialThemeProvider>
          <State />
          <ColorSchemeSelect variant="segmented" />
        </MaterialThemeProvider>
      )
      const first = render(page)
      render(page)
      await userEvent.click(within(first.container).getByRole('button', { name: 'Dark' }))
      await act(async () => {})
      expect(states()).toEqual(['dark dark', 'dark dark'])
      const reported = complaints.splice(0)
      expect(reported.length).toBeGreaterThan(0)
      for (const [error] of reported) expect(error).toMatchObject({ reason: 'quota', key: 'color-scheme' })
    })

    test('another storage can be used', async () => {
      const storageManager = createStorageManager({ storage: () => sessionStorage })
      render(
        <MaterialThemeProvider storageManager={storageManager}>
          <ColorSchemeSelect variant="segmented" />
        </MaterialThemeProvider>,
      )
      await choose('Dark')
      expect([sessionStorage.getItem('color-scheme'), localStorage.getItem('color-scheme')]).toEqual(['dark', null])
    })

    test('includes the baseline, unless switched off', () => {
      const styles = () =>
        [...document.querySelectorAll('style')]
          .flatMap(({ sheet }) => [...sheet!.cssRules])
          .filter((rule) => rule.cssText.startsWith('body {')).length
      const { unmount } = render(<MaterialThemeProvider baseline={false}>Text</MaterialThemeProvider>)
      expect(styles()).toBe(0)
      unmount()
      render(<MaterialThemeProvider>Text</MaterialThemeProvider>)
      expect(styles()).toBe(1)
    })
  })

  describe('ColorSchemeSelect', () => {
    test('a menu, by keyboard', async () => {
      const user = userEvent.setup()
      render(
        <MaterialThemeProvider>
          <ColorSchemeSelect />
          <State />
        </MaterialThemeProvider>,
      )
      const button = screen.getByRole('button', { name: 'Colour scheme', expanded: false })
      expect(await violations()).toEqual([])

      await user.tab()
      expect(document.activeElement).toBe(button)
      await user.keyboard('{Enter}')
      const menu = await screen.findByRole('menu', { name: 'Colour scheme' })
      const items = within(menu).getAllByRole('menuitemradio')
      expect(items.map(({ textContent, ariaChecked }) => [textContent, ariaChecked])).toEqual([
        ['Light', 'false'],
        ['Dark', 'false'],
        ['System', 'true'],
      ])
      expect(button.getAttribute('aria-controls')).toBe(menu.closest('.MuiMenu-root')!.id)
      expect(document.activeElement).toBe(items[2])
      expect(await violations()).toEqual([])

      await user.keyboard('{ArrowUp}{Enter}')
      expect(states()).toEqual(['dark dark'])
      await expect.poll(() => screen.queryByRole('menu')).toBeNull()
      expect(document.activeElement).toBe(button)

      await user.keyboard('{Enter}')
      expect((await screen.findByRole('menuitemradio', { checked: true })).textContent).toBe('Dark')
      await user.keyboard('{Escape}')
      await expect.poll(() => screen.queryByRole('menu')).toBeNull()
      expect(states()).toEqual(['dark dark'])
    })

    test('a switch, on when the page is dark', async () => {
      mockSystem('dark')
      render(
        <MaterialThemeProvider>
          <ColorSchemeSelect variant="toggle" />
          <State />
        </MaterialThemeProvider>,
      )
      expect(await violations()).toEqual([])
      await userEvent.click(screen.getByRole('switch', { name: 'Dark', checked: true }))
      expect(states()).toEqual(['light light'])
      await userEvent.click(screen.getByRole('switch', { name: 'Dark', checked: false }))
      expect(states()).toEqual(['dark dark'])
    })

    test('segments, one of which is pressed', async () => {
      render(
        <MaterialThemeProvider>
          <ColorSchemeSelect variant="segmented" />
          <State />
        </MaterialThemeProvider>,
      )
      expect(screen.getByRole('group', { name: 'Colour scheme' })).toBeDefined()
      expect(await violations()).toEqual([])
      for (const choice of [ColorSchemeChoice.Dark, ColorSchemeChoice.Light, ColorSchemeChoice.System]) {
        const name = choice[0]!.toUpperCase() + choice.slice(1)
        await choose(name)
        await choose(name)
        expect(
          screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label')),
        ).toEqual([name])
        expect(localStorage.getItem('color-scheme')).toBe(choice)
      }
    })

    test('labels, icons and slot props can be replaced', async () => {
      const labels = { control: 'Farbschema', light: 'Hell', dark: 'Dunkel', system: 'Wie das System' }
      const icons = { light: <b>L</b>, dark: <b>D</b>, system: <b>S</b> }
      const slotProps = {
        button: { size: 'large', id: 'opener' },
        menu: { className: 'own-menu', slotProps: { list: { dense: true } } },
        item: { divider: true },
        segment: { color: 'primary' },
        group: { orientation: 'vertical' },
      } as const
      render(
        <MaterialThemeProvider>
          <ColorSchemeSelect labels={labels} icons={icons} slotProps={slotProps} />
          <ColorSchemeSelect variant="segmented" labels={{ dark: 'Dunkel' }} icons={icons} slotProps={slotProps} />
        </MaterialThemeProvider>,
      )
      expect(screen.getByRole('group').className).toContain('vertical')
      expect(screen.getByRole('button', { name: 'Dunkel' }).className).toContain('primary')
      expect(screen.getByRole('button', { name: 'Light' }).textContent).toBe('L')
      const button = screen.getByRole('button', { name: 'Farbschema' })
      expect([button.id, button.textContent]).toEqual(['opener', 'S'])
      expect(button.className).toContain('sizeLarge')
      await userEvent.click(button)
      const menu = await screen.findByRole('menu', { name: 'Farbschema' })
      expect(menu.closest('.own-menu')).not.toBeNull()
      expect(
        within(menu)
          .getAllByRole('menuitemradio')
          .map(({ textContent, className }) => [textContent, /divider/.test(className)]),
      ).toEqual([
        ['LHell', true],
        ['DDunkel', true],
        ['SWie das System', true],
      ])
    })

    test('two of them on a page have different ids', async () => {
      render(
        <MaterialThemeProvider>
          <ColorSchemeSelect labels={{ control: 'One' }} />
          <ColorSchemeSelect labels={{ control: 'Two' }} />
        </MaterialThemeProvider>,
      )
      const ids: string[] = []
      for (const name of ['One', 'Two']) {
        await userEvent.click(screen.getByRole('button', { name }))
        ids.push(screen.getByRole('button', { name, hidden: true }).getAttribute('aria-controls')!)
        await userEvent.keyboard('{Escape}')
        await expect.poll(() => screen.queryByRole('menu')).toBeNull()
      }
      expect(new Set(ids).size).toBe(2)
    })

    test('outside of a provider it is disabled', () => {
      render(
        <>
          <ColorSchemeSelect />
          <ColorSchemeSelect variant="toggle" />
          <ColorSchemeSelect variant="segmented" />
          <State />
        </>,
      )
      const controls = [...screen.getAllByRole('button'), screen.getByRole('switch')] as HTMLButtonElement[]
      expect(controls.map(({ disabled }) => disabled)).toEqual([true, true, true, true, true])
      expect(states()).toEqual(['unknown'])
    })
  })
}
