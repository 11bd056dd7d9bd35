import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { browserRetries } from '@signpost/test-browser/chromium'
import { testStorybook } from '@signpost/test-browser/storybook'
import { beforeEach, describe, expect, test } from 'vitest'

describe('a built Storybook in Chromium', { retry: browserRetries, timeout: 240_000 }, () => {
  const storybook = testStorybook({ source: join(import.meta.dirname, '..', 'test', 'storybook') })
  let page: Page

  beforeEach(() => {
    page = storybook.page
  })

  const button = (name: string) => page.getByRole('button', { name, exact: true })

  async function open(story: string, globals = ''): Promise<void> {
    await page.goto(`${storybook.address}?path=/story/choices--${story}&globals=${globals}`)
    await page.getByRole('button', { name: /^Light themes/ }).waitFor()
  }

  /** Waits until the story is rendered with these choices. */
  async function shows(theme: object | null, type: object): Promise<void> {
    const output = page
      .frameLocator('#storybook-preview-iframe')
      .getByText(JSON.stringify({ theme, type }), { exact: true })
    await output.waitFor({ timeout: 60_000 })
  }

  const parameterIs = (globals: string | null) =>
    page.waitForURL((url) => (url.searchParams.get('globals') || null) === globals)

  test('the manager loads the addon once', async () => {
    expect(await storybook.countScripts('sb-addons', 'signpost/split-toolbars')).toBe(1)
  })

  test('an item chosen by keyboard is in the URL and renders the story again', async () => {
    await open('free')
    await shows(null, { family: 'serif' })

    await button('Light themes').focus()
    await page.keyboard.press('Enter')
    await shows({ group: 'light', value: 'paper' }, { family: 'serif' })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await shows({ group: 'light', value: 'snow' }, { family: 'serif' })
    await parameterIs('theme:light--snow')
  })

  test('an exclusive toolbar has one choice in all menus, and a reset removes it from the URL', async () => {
    await open('free', 'theme:light--snow')
    await shows({ group: 'light', value: 'snow' }, { family: 'serif' })
    await button('Light themes snow').waitFor()

    await button('Dark themes').click()
    await page.getByRole('option', { name: 'Night' }).click()
    await shows({ group: 'dark', value: 'night' }, { family: 'serif' })
    await button('Dark themes Night').waitFor()
    await button('Light themes').click()

    await page.getByRole('option', { name: 'No theme' }).click()
    await shows(null, { family: 'serif' })
    await parameterIs(null)
  })

  test('any text is a value that the URL keeps', async () => {
    await open('free')
    await button('Dark themes').click()
    await page.getByRole('option', { name: 'Cäfé #1' }).click()
    await shows({ group: 'dark', value: 'Cäfé #1' }, { family: 'serif' })
    await parameterIs('theme:dark--C_xe4_f_xe9__x20__x23_1')
    await page.reload()
    await shows({ group: 'dark', value: 'Cäfé #1' }, { family: 'serif' })
    await button('Dark themes Cäfé #1').waitFor()
  })

  test('an independent toolbar has one choice in each menu, and a reset goes back to the initial one', async () => {
    await open('free')
    await button('Size').click()
    await page.getByRole('option', { name: 'large' }).click()
    await shows(null, { family: 'serif', size: 'large' })
    await button('Font serif').click()
    await page.getByRole('option', { name: 'sans' }).click()
    await shows(null, { family: 'sans', size: 'large' })
    await parameterIs('type:family--sans size--large')
    await page.reload()
    await shows(null, { family: 'sans', size: 'large' })

    await button('Font sans').click()
    await page.getByRole('option', { name: 'Reset selection' }).click()
    await shows(null, { family: 'serif', size: 'large' })
    await button('Size large').click()
    await page.getByRole('option', { name: 'Reset selection' }).click()
    await shows(null, { family: 'serif' })
    await parameterIs(null)
  })

  test('a shortcut chooses the next item, and after the last one the first', async () => {
    await open('free')
    await shows(null, { family: 'serif' })
    await page.keyboard.press('Alt+y')
    await shows(null, { family: 'sans' })
    await page.keyboard.press('Alt+y')
    await shows(null, { family: 'serif' })
  })

  test('a story that sets the global disables its menus, not those of others', async () => {
    await open('fixed', 'theme:light--snow')
    await shows({ group: 'dark', value: 'night' }, { family: 'serif' })
    for (const [name, disabled] of [
      ['Light themes', true],
      ['Dark themes Night', true],
      ['Font serif', false],
      ['Size', false],
    ] as const) {
      expect([name, await button(name).isDisabled()]).toEqual([name, disabled])
    }
  })
})
