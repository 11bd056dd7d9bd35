import { join } from 'node:path'
import type { Frame, Page } from '@playwright/test'
import { browserRetries } from '@signpost/test-browser/chromium'
import { testStorybook } from '@signpost/test-browser/storybook'
import { color } from '@signpost/theme'
import { beforeEach, describe, expect, test } from 'vitest'
import { storybookOptions } from '../test/storybook/options.ts'

const families = storybookOptions.families!

describe('a built Storybook in Chromium', { retry: browserRetries, timeout: 240_000 }, () => {
  const storybook = testStorybook({ source: join(import.meta.dirname, '..', 'test', 'storybook') })
  let page: Page

  beforeEach(() => {
    page = storybook.page
  })

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

  /** Opens a story, and waits for it. */
  async function open(story: string, globals = ''): Promise<Frame> {
    await page.goto(`${storybook.address}?path=/story/page--${story.toLowerCase()}&globals=${globals}`)
    await page
      .frameLocator('#storybook-preview-iframe')
      .getByText(`This is ${story}`, { exact: true })
      .waitFor({ timeout: 60_000 })
    return storybook.frame()
  }

  /** Waits until the root has these attributes and the matching accent, in the preview and in the manager. */
  async function shows(preview: Frame, scheme: 'light' | 'dark', family: 'red' | 'green' | 'blue'): Promise<void> {
    const accent = families.pick(family).resolve('accent', scheme)
    for (const frame of [preview, page.mainFrame()]) {
      await frame.waitForFunction(
        ([theme, name, value]) => {
          const { dataset } = document.documentElement
          return (
            dataset['colorScheme'] === theme &&
            dataset['themeFamily'] === name &&
            getComputedStyle(document.documentElement).getPropertyValue('--accent') === value
          )
        },
        [scheme, family, accent],
        { timeout: 60_000 },
      )
    }
  }

  test('the defaults apply, in the manager too', async () => {
    await shows(await open('Free'), 'light', 'red')
    await button('Colour scheme Light').waitFor()
    await button('Theme family red').waitFor()
  })

  test('a choice in the toolbar applies, and survives a reload', async () => {
    const preview = await open('Free')
    await button(/^Colour scheme/).click()
    await page.getByRole('option', { name: 'Dark' }).click()
    await shows(preview, 'dark', 'red')
    await button(/^Theme family/).click()
    await page.getByRole('option', { name: 'green' }).click()
    await shows(preview, 'dark', 'green')
    await page.waitForURL(
      (url) => url.searchParams.get('globals') === 'themeScheme:scheme--dark;themeFamily:family--green',
    )

    await page.reload()
    await page.frameLocator('#storybook-preview-iframe').getByText('This is Free', { exact: true }).waitFor()
    await shows(await storybook.frame(), 'dark', 'green')
  })

  test('the manager has its own theme in the chosen scheme', async () => {
    const background = (scheme: 'light' | 'dark') => {
      const channels = color.toHex(families.pick('red').resolve('paper', scheme)).match(/[\da-f]{2}/g)!
      return `rgb(${channels.map((channel) => Number.parseInt(channel, 16)).join(', ')})`
    }
    const preview = await open('Free')
    const paints = (value: string) =>
      page.waitForFunction((expected) => getComputedStyle(document.body).backgroundColor === expected, value, {
        timeout: 60_000,
      })
    await paints(background('light'))
    await button(/^Colour scheme/).click()
    await page.getByRole('option', { name: 'Dark' }).click()
    await shows(preview, 'dark', 'red')
    await paints(background('dark'))
  })

  test('a story that sets the theme gets it, and the next one gets the choice', async () => {
    const preview = await open('Fixed', 'themeFamily:green')
    await shows(preview, 'dark', 'blue')
    await page.getByRole('link', { name: 'Free' }).first().click()
    await page.frameLocator('#storybook-preview-iframe').getByText('This is Free', { exact: true }).waitFor()
    await shows(preview, 'light', 'green')
  })

  test('each part is loaded once', async () => {
    const preview = await open('Free')
    await shows(preview, 'light', 'red')
    const styles = (frame: Frame) => frame.locator('style[data-theme-storybook]').count()
    expect(await styles(preview)).toBe(1)
    expect(await button(/^Colour scheme/).count()).toBe(1)
    expect(await page.locator('[data-mirror-preview^="0:"]').count()).toBe(1)
  })
})
