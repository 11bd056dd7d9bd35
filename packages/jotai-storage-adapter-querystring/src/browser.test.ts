import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { browserRetries } from '@signpost/test-browser/chromium'
import { complaintsOf, serveProgram } from '@signpost/test-browser/program'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Pager } from '../test/pager.tsx'

const program = `
  import { hydrateRoot } from 'react-dom/client'
  import { Pager } from './test/pager.tsx'

  hydrateRoot(document.getElementById('root'), <Pager />)
`

const served = serveProgram(
  join(import.meta.dirname, '..'),
  program,
  () => `<div id="root">${renderToString(createElement(Pager))}</div>`,
)

describe('a page in Chromium', { retry: browserRetries, timeout: 60_000 }, () => {
  let page: Page
  let complaints: readonly string[]

  beforeEach(async () => {
    page = await served.browser.newPage()
    complaints = complaintsOf(page.context())
  })

  afterEach(async () => {
    await page.close()
    expect(complaints).toEqual([])
  })

  async function open(query: string): Promise<void> {
    await page.goto(served.address + query)
    await page.getByText('mounted').waitFor()
  }

  const shows = (text: string) =>
    page
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${text}$`) })
      .waitFor({ timeout: 10_000 })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const where = () =>
    page.evaluate(() => ({
      url: location.search + location.hash,
      length: history.length,
      state: history.state as unknown,
    }))

  test('hydrates without an error, then shows the query', async () => {
    await open('?page=4&tags=a,b')
    await shows('page 4 4 tags a b')
  })

  test('back and forward, with the state of the history, the hash and other parameters as they were', async () => {
    await open('?flag&q=a%20b#here')
    await shows('page 1 1 tags ')
    await page.evaluate(() => history.replaceState({ router: 'first' }, ''))
    const { length } = await where()

    await press('next')
    await shows('page 2 2 tags ')
    expect(await where()).toEqual({ url: '?flag&q=a%20b&page=2#here', length: length + 1, state: { router: 'first' } })
    await page.evaluate(() => history.replaceState({ router: 'second' }, ''))
    await press('both')
    await shows('page 9 9 tags a&b ü\\+')
    expect(await where()).toEqual({
      url: '?flag&q=a%20b&page=9&tags=a%26b,%C3%BC%2B#here',
      length: length + 2,
      state: { router: 'second' },
    })

    await page.goBack()
    await shows('page 2 2 tags ')
    expect((await where()).state).toEqual({ router: 'second' })
    await page.goBack()
    await shows('page 1 1 tags ')
    expect(await where()).toEqual({ url: '?flag&q=a%20b#here', length: length + 2, state: { router: 'first' } })
    await page.goForward()
    await shows('page 2 2 tags ')

    await page.reload()
    await shows('page 2 2 tags ')
    await press('first')
    await shows('page 1 1 tags ')
    expect((await where()).url).toBe('?flag&q=a%20b#here')
  })

  test('follows history changes of another script', async () => {
    await open('')
    await page.evaluate(() => history.pushState(null, '', '?page=7'))
    await shows('page 7 7 tags ')
    await page.evaluate(() => history.replaceState(null, '', '?page=8&tags=x'))
    await shows('page 8 8 tags x')
    await page.goBack()
    await shows('page 1 1 tags ')
  })

  test('a write does not end up in the URL of the page that a router goes to', async () => {
    await open('?page=1')
    await page.evaluate(() => {
      document.querySelector('button')!.click()
      history.pushState(null, '', '/elsewhere')
    })
    await page.evaluate(() => new Promise<void>((done) => queueMicrotask(done)))
    expect(await page.evaluate(() => location.pathname + location.search)).toBe('/elsewhere')
  })
})
