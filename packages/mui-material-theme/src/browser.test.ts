import { join } from 'node:path'
import type { BrowserContext, Page as BrowserPage } from '@playwright/test'
import { browserRetries } from '@signpost/test-browser/chromium'
import { complaintsOf, serveProgram } from '@signpost/test-browser/program'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Page } from '../test/page.tsx'

declare global {
  var decided: number | undefined
  var seen: { color: string; widths: number[] } | undefined
  var colors: string[]
}

const nonce = 'r4nd0m'
const program = `
  import { hydrateRoot } from 'react-dom/client'
  import { Page } from './test/page.tsx'

  hydrateRoot(document.getElementById('root'), <Page nonce="${nonce}" />, { onRecoverableError: (error) => console.error(error) })
`

/** Records when the colour is set: content after the script may be painted before the parser continues. */
const clock = `<script nonce="${nonce}">
  new MutationObserver(() => { globalThis.decided ??= performance.now() }).observe(document.documentElement, { attributes: true })
</script>`

/** Records the page before hydration, and its colour whenever the root or the styles change. */
const observer = `<script nonce="${nonce}">
  globalThis.look = () => getComputedStyle(document.body).backgroundColor
  globalThis.measure = () => [...document.querySelectorAll('[data-variant]')].map((element) => element.getBoundingClientRect().width)
  globalThis.seen = { color: look(), widths: measure() }
  globalThis.colors = []
  const note = new MutationObserver(() => colors.push(look()))
  note.observe(document.documentElement, { attributes: true })
  note.observe(document, { childList: true, subtree: true })
</script>`

const html = renderToString(createElement(Page, { nonce }))
const served = serveProgram(
  join(import.meta.dirname, '..'),
  program,
  () =>
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'nonce-${nonce}'"><body>${clock}<div id="root">${html}</div>${observer}`,
)

const [light, dark] = ['rgb(255, 255, 255)', 'rgb(17, 17, 17)']

describe('a page from a server, in Chromium', { retry: browserRetries, timeout: 60_000 }, () => {
  let context: BrowserContext
  let complaints: readonly string[]

  beforeEach(async () => {
    context = await served.browser.newContext({ colorScheme: 'light' })
    complaints = complaintsOf(context)
  })

  afterEach(async () => {
    await context.close()
    expect(complaints).toEqual([])
  })

  async function open(stored?: string): Promise<BrowserPage> {
    const page = await context.newPage()
    if (stored !== undefined) {
      await page.addInitScript((value) => {
        if (!sessionStorage.getItem('stored')) localStorage.setItem('color-scheme', value)
        sessionStorage.setItem('stored', 'once')
      }, stored)
    }
    await page.goto(served.address)
    await page.getByText('hydrated').waitFor()
    return page
  }

  const shows = (page: BrowserPage, state: string) =>
    page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${state}$`) })
      .waitFor({ timeout: 10_000 })
  const colorOf = (page: BrowserPage) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  test('the server sends one script, before the content, and it is removed by hydration', async () => {
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.indexOf('</script>')).toBeLessThan(html.indexOf('<button'))
    expect(html).toMatch(/^<script nonce="r4nd0m">/)
    const page = await open()
    expect(await page.locator('#root script').count()).toBe(0)
  })

  test.each([
    ['dark', 'light', dark, 'dark dark'],
    ['dark', 'dark', dark, 'dark dark'],
    ['light', 'dark', light, 'light light'],
    ['system', 'dark', dark, 'system dark'],
    [undefined, 'dark', dark, 'system dark'],
    ['nonsense', 'dark', dark, 'system dark'],
    [undefined, 'light', light, 'system light'],
  ] as const)(
    'stored %s on a system that prefers %s: it has its colour before the first paint, and keeps it',
    async (stored, colorScheme, color, state) => {
      await context.close()
      context = await served.browser.newContext({ colorScheme })
      complaints = complaintsOf(context)
      const page = await open(stored)
      await shows(page, state)
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0)
      const { decided, seen, painted, colors, renders } = await page.evaluate(() => ({
        decided: globalThis.decided,
        seen: globalThis.seen!,
        painted: performance.getEntriesByName('first-paint')[0]!.startTime,
        colors: globalThis.colors,
        renders: globalThis.renders,
      }))
      expect(seen.color).toBe(color)
      expect(decided).toBeLessThanOrEqual(painted)
      expect(colors.length).toBeGreaterThan(0)
      expect(new Set([...colors, await colorOf(page)])).toEqual(new Set([color]))
      expect(renders[0]).toBe('undefined undefined')
      if (stored === 'nonsense') {
        expect(complaints.some((text) => text.includes('storage key "color-scheme" to work, found invalid'))).toBe(true)
        complaints = complaints.filter((text) => !text.includes('storage key "color-scheme" to work, found invalid'))
      }
    },
  )

  test('the controls have their final size before hydration', async () => {
    const page = await open('dark')
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll('[data-variant]')].map((element) => element.getBoundingClientRect().width),
    )
    expect(widths).toEqual((await page.evaluate(() => globalThis.seen!)).widths)
    expect(Math.min(...widths)).toBeGreaterThan(20)
  })

  test('a choice applies to other pages and survives a reload', async () => {
    const [one, two] = [await open(), await open()]
    await one.getByRole('button', { name: 'Colour scheme' }).press('Enter')
    await one.getByRole('menuitemradio', { name: 'Dark' }).press('Enter')
    for (const page of [one, two]) {
      await shows(page, 'dark dark')
      await expect.poll(() => colorOf(page)).toBe(dark)
    }
    await two.getByRole('switch', { name: 'Dark' }).click()
    for (const page of [one, two]) await shows(page, 'light light')
    await one.reload()
    await shows(one, 'light light')
    await one.emulateMedia({ colorScheme: 'dark' })
    await one.getByRole('button', { name: 'System' }).click()
    await shows(one, 'system dark')
    await shows(two, 'system light')
  })
})
