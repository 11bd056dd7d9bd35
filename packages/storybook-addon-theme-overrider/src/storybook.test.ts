import { join } from 'node:path'
import type { Frame, Page } from '@playwright/test'
import { browserRetries } from '@signpost/test-browser/chromium'
import { testStorybook } from '@signpost/test-browser/storybook'
import { color } from '@signpost/theme'
import { beforeEach, describe, expect, test } from 'vitest'
import { options, told } from '../test/storybook/options.ts'
import { EVENTS } from './events.ts'
import { resolveOptions } from './resolve-options.ts'
import * as selectors from './selectors.ts'

const themes = resolveOptions(options)

describe('a built Storybook in Chromium', { retry: browserRetries, timeout: 240_000 }, () => {
  const storybook = testStorybook({ source: join(import.meta.dirname, '..', 'test', 'storybook') })
  let page: Page

  beforeEach(() => {
    page = storybook.page
  })

  /** Opens a story or docs page, and waits for it. */
  async function open(path: string, globals = ''): Promise<Frame> {
    await page.goto(`${storybook.address}?path=/${path}&globals=${globals}`)
    await page.locator(selectors.TOOLBAR).first().waitFor()
    const frame = await storybook.frame(selectors.PREVIEW_FRAME)
    await frame.waitForSelector(path.startsWith('docs') ? selectors.DOCS_TITLE : 'output')
    return frame
  }

  /** Waits until an element has a computed value. */
  async function has(where: Page | Frame, selector: string, property: string, value: string): Promise<void> {
    const matches = ([selector, property, value]: readonly string[]): boolean => {
      // A docs page is detached and attached again when it is rendered again.
      const element = document.querySelector(selector!)
      return element !== null && getComputedStyle(element).getPropertyValue(property!) === value
    }
    await where
      .waitForFunction(matches, [selector, property, value], { timeout: 60_000 })
      .catch(async (error: Error) => {
        const found = await where
          .locator(selector)
          .first()
          .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property)
        throw new Error(`${selector} should have ${property} ${value}, not ${found}`, { cause: error })
      })
  }

  /** Sends the event from the manager. */
  const choose = (choice: string): Promise<void> =>
    page.evaluate(
      ([type, value]) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: { emit(type: string, value: string): void }
        }
        channel.emit(type!, value!)
      },
      [EVENTS.SET_SCHEME, choice],
    )

  const rgb = (text: string): string => {
    const { r, g, b } = color.parse(text)
    return `rgb(${[r, g, b].map((channel) => Math.round(channel * 255)).join(', ')})`
  }

  async function managerIs(scheme: 'light' | 'dark'): Promise<void> {
    const theme = themes[scheme]
    await has(page, 'body', 'background-color', rgb(theme.appBg))
    await has(page, ':root', 'color-scheme', scheme)
    await has(page, selectors.TOOLBAR, 'color', rgb(theme.barTextColor))
    await has(page, selectors.SIDEBAR, 'outline-color', rgb(theme.colorSecondary))
    await has(page, selectors.SEARCH, 'font-family', theme.fontBase)
  }

  async function docsAre(frame: Frame, scheme: 'light' | 'dark'): Promise<void> {
    const theme = themes[scheme]
    await has(frame, selectors.DOCS_PAGE, 'background-color', rgb(theme.appContentBg))
    await has(frame, 'body', 'background-color', rgb(theme.appContentBg))
    await has(frame, selectors.DOCS_TITLE, 'color', rgb(theme.textColor))
    await has(frame, selectors.DOCS_TITLE, 'outline-color', rgb(theme.textColor))
    await has(frame, ':root', 'color-scheme', scheme)
  }

  test('manager and docs are as the system prefers, and follow it', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const frame = await open('docs/greeting--docs')
    await managerIs('dark')
    await docsAre(frame, 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await managerIs('light')
    await docsAre(frame, 'light')
  })

  test('a global in the address overrides the system, and a toolbar changes both windows', async () => {
    const frame = await open('docs/greeting--docs', 'theme:night')
    await managerIs('dark')
    await docsAre(frame, 'dark')
    await page.getByRole('button', { name: /night/ }).click()
    await page.getByRole('option', { name: 'light' }).click()
    await managerIs('light')
    await docsAre(frame, 'light')
  })

  test('an event chooses in both windows', async () => {
    const frame = await open('docs/greeting--docs')
    await managerIs('light')
    await choose('dark')
    await managerIs('dark')
    await docsAre(frame, 'dark')
  })

  test('a reloaded preview shows the earlier choice', async () => {
    const frame = await open('docs/greeting--docs')
    await choose('dark')
    await docsAre(frame, 'dark')
    await frame.evaluate(() => location.reload())
    await frame.waitForSelector(selectors.DOCS_TITLE)
    await docsAre(frame, 'dark')
    await managerIs('dark')
  })

  test('a story outside of docs is not changed', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const frame = await open('story/greeting--plain')
    await managerIs('dark')
    await has(frame, ':root', 'color-scheme', 'normal')
    await has(frame, ':root', '--storybook-app-bg', themes.dark.appBg)
  })

  test('text in the options that would end its element is escaped', async () => {
    await open('story/greeting--plain')
    await has(page, selectors.SIDEBAR, '--told', told)
  })

  test('the selectors find something', async () => {
    await open('story/greeting--plain')
    const inManager = Object.entries(selectors).filter(([name]) => !name.startsWith('DOCS_'))
    for (const [name, selector] of inManager)
      await page.waitForSelector(selector, { state: 'attached' }).catch(() => expect.fail(`${name} finds nothing`))
  })

  test("the selectors find something in the docs of Storybook's addon", async () => {
    const frame = await open('docs/greeting--docs')
    const inDocs = Object.entries(selectors).filter(([name]) => name.startsWith('DOCS_'))
    for (const [name, selector] of inDocs)
      await frame.waitForSelector(selector, { state: 'attached' }).catch(() => expect.fail(`${name} finds nothing`))
  })
})
