import { join } from 'node:path'
import type { Page as BrowserPage } from '@playwright/test'
import { browserRetries } from '@signpost/test-browser/chromium'
import { complaintsOf, serveProgram } from '@signpost/test-browser/program'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Page } from '../test/page.tsx'
import { media } from './index.ts'

const program = `
  import { createRoot, hydrateRoot } from 'react-dom/client'
  import { Page } from './test/page.tsx'

  const root = document.getElementById('root')
  if (root.firstChild) hydrateRoot(root, <Page />)
  else createRoot(root).render(<Page />)
`

const served = serveProgram(
  join(import.meta.dirname, '..'),
  program,
  (path) => `<div id="root">${path === '/empty' ? '' : renderToString(createElement(Page))}</div>`,
)

describe('a page in Chromium', { retry: browserRetries, timeout: 60_000 }, () => {
  let page: BrowserPage
  let complaints: readonly string[]

  beforeEach(async () => {
    page = await served.browser.newPage({
      viewport: { width: 500, height: 400 },
      colorScheme: 'light',
      reducedMotion: 'no-preference',
    })
    complaints = complaintsOf(page.context())
  })

  afterEach(async () => {
    await page.close()
    expect(complaints).toEqual([])
  })

  async function open(path = ''): Promise<void> {
    await page.goto(served.address + path)
    await page.getByText('hydrated').waitFor()
  }

  /** Waits until the page shows exactly the expected state. */
  const shows = (state: string) =>
    page
      .getByLabel('state')
      .filter({ hasText: new RegExp(`^${state}$`) })
      .waitFor({ timeout: 10_000 })

  test('hydrates with the defaults without an error, then shows the actual result', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open()
    await shows('narrow other moving dark')
    expect(await page.evaluate(() => globalThis.renders)).toEqual([
      'wide other moving light',
      'narrow other moving dark',
    ])
  })

  test('rendered only in the browser, it shows the actual result at once', async () => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await open('empty')
    await shows('narrow other still dark')
    expect(await page.evaluate(() => globalThis.renders)).toEqual(['narrow other still dark'])
  })

  test('follows the size of the window', async () => {
    await open()
    await shows('narrow other moving light')
    for (const [width, state] of [
      [600, 'wide tablet'],
      [899, 'wide tablet'],
      [900, 'wide other'],
      [599, 'narrow other'],
    ] as const) {
      await page.setViewportSize({ width, height: 400 })
      await shows(`${state} moving light`)
    }
  })

  test('follows the preferences of the visitor', async () => {
    await open()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await shows('narrow other still light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await shows('narrow other still dark')
    await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' })
    await shows('narrow other moving light')
  })

  test('created queries are supported and correct', async () => {
    const { all, any, between, maxWidth, minWidth, not, orientation, prefers } = media
    const matching = [
      all(),
      not(any()),
      all('screen', maxWidth(500), minWidth(500)),
      between(500, 501),
      not(between(400, 500)),
      orientation('landscape'),
      any('print', all('screen', prefers('contrast', 'no-preference'))),
      all(any(minWidth(900), maxWidth(600)), not(orientation('portrait'))),
      not(all(minWidth(400), minWidth(900))),
      not('print'),
      not(not(minWidth('10em'))),
    ]
    const queries = [...matching, ...matching.map((query) => (query.includes(',') ? any() : not(query)))]
    const lists = await page.evaluate(
      (texts) => texts.map((text) => [text, matchMedia(text).media, matchMedia(text).matches] as const),
      queries,
    )
    expect(lists.map(([text, , matches]) => [text, matches])).toEqual(
      queries.map((text, index) => [text, index < matching.length]),
    )
    expect(lists.filter(([, read]) => read === 'not all')).toEqual([])
  })
})
