import { join } from 'node:path'
import type { Page as BrowserPage } from '@playwright/test'
import { browserRetries } from '@signpost/test-browser/chromium'
import { complaintsOf, serveProgram } from '@signpost/test-browser/program'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Page } from '../test/page.tsx'

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
    page = await served.browser.newPage({ reducedMotion: 'no-preference' })
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

  test('hydrates with reduced motion without an error, then shows the actual result', async () => {
    await open()
    await shows('moving slides')
    expect(await page.evaluate(() => globalThis.renders)).toEqual(['still appears', 'moving slides'])
  })

  test('shows only reduced motion to a user who prefers it', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open()
    expect(await page.evaluate(() => globalThis.renders)).toEqual(['still appears'])
  })

  test.each([
    ['reduce', 'still appears'],
    ['no-preference', 'moving slides'],
  ] as const)('rendered in the browser alone, %s is shown at once', async (reducedMotion, state) => {
    await page.emulateMedia({ reducedMotion })
    await open('empty')
    expect(await page.evaluate(() => globalThis.renders)).toEqual([state])
  })

  test('follows the user, except where a preference is set', async () => {
    await open()
    await shows('moving slides')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await shows('still appears')
    expect(await page.getByLabel('forced').textContent()).toBe('no-preference')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await shows('moving slides')
  })
})
