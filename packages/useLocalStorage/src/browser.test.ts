import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { browserRetries } from '@signpost/test-browser/chromium'
import { complaintsOf, serveProgram } from '@signpost/test-browser/program'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Counters } from '../test/counters.tsx'

const program = `
  import { hydrateRoot } from 'react-dom/client'
  import { Counters } from './test/counters.tsx'

  hydrateRoot(document.getElementById('root'), <Counters />)
`

const served = serveProgram(
  join(import.meta.dirname, '..'),
  program,
  () => `<div id="root">${renderToString(createElement(Counters))}</div>`,
)

describe('two pages of one origin in Chromium', { retry: browserRetries, timeout: 60_000 }, () => {
  let context: BrowserContext
  let complaints: readonly string[]

  beforeEach(async () => {
    context = await served.browser.newContext()
    complaints = complaintsOf(context)
  })

  afterEach(async () => {
    await context.close()
    expect(complaints).toEqual([])
  })

  async function open(): Promise<Page> {
    const page = await context.newPage()
    await page.goto(served.address)
    await page.getByText('hydrated').waitFor()
    return page
  }

  /** Waits until the outputs of the page show the texts, by label. */
  async function shows(page: Page, expected: Record<string, string>): Promise<void> {
    for (const [label, text] of Object.entries(expected)) {
      const output = page.getByLabel(label, { exact: true }).filter({ hasText: new RegExp(`^${text}$`) })
      await output.waitFor({ timeout: 10_000 })
    }
  }

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

  test('a value set by one is shown by the other, in each of its components; updates of both accumulate', async () => {
    const [one, two] = [await open(), await open()]
    await press(one, 'add two')
    await shows(one, { first: '2', second: '2' })
    await shows(two, { first: '2', second: '2' })
    await press(two, 'add two')
    await shows(one, { first: '4', second: '4' })

    await one.reload()
    await shows(one, { first: '4', second: '4' })
  })

  test('remove and clear restore the initial value everywhere', async () => {
    const [one, two] = [await open(), await open()]
    await press(one, 'add two')
    await shows(two, { first: '2' })
    await press(two, 'remove')
    await shows(one, { first: '0' })

    await press(one, 'add two')
    await shows(two, { first: '2' })
    await two.evaluate(() => localStorage.clear())
    await shows(one, { first: '0' })
  })

  test('sessionStorage stays in its page', async () => {
    const [one, two] = [await open(), await open()]
    await press(one, 'add to session')
    await shows(one, { session: '1' })
    await press(one, 'add two')
    await shows(two, { first: '2', session: '0' })
  })

  test('a full storage: the value is kept in its page and the failure shown', async () => {
    const [one, two] = [await open(), await open()]
    await press(one, 'add two')
    await shows(two, { first: '2' })
    // Leaves room for the current entries, but not for a longer text. A long filler has an entry of its own: lengthening one
    // would write all of it again each time.
    await one.evaluate(() => {
      for (let length = 2 ** 23; length >= 1; length /= 2) {
        const name = length > 1024 ? `filler-${length}` : 'filler'
        try {
          localStorage.setItem(name, (localStorage.getItem(name) ?? '') + 'x'.repeat(length))
        } catch {
          continue
        }
      }
    })
    await press(one, 'set 1000')
    await shows(one, { first: '1000', second: '1000', failure: 'quota' })
    await shows(two, { first: '2' })
    await press(one, 'set 5')
    await shows(one, { first: '5', second: '5' })
    await shows(two, { first: '5' })
  })
})

test('a blocked storage: the components of a page still share the value', { timeout: 60_000 }, async () => {
  const page = await served.browser.newPage()
  // An opaque origin, as in a sandboxed frame, must not access storage.
  await page.route(served.address, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': 'sandbox allow-scripts' }
    await route.fulfill({ response, headers })
  })
  await page.route(`${served.address}program.js`, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' }
    await route.fulfill({ response, headers })
  })
  await page.goto(served.address)
  await page.getByText('hydrated').waitFor()
  await page.getByRole('button', { name: 'add two' }).click()
  await page.getByLabel('second').filter({ hasText: /^2$/ }).waitFor({ timeout: 10_000 })
  await page
    .getByLabel('failure')
    .filter({ hasText: /^unavailable$/ })
    .waitFor({ timeout: 10_000 })
  await page.close()
})
