import type { Page } from '@playwright/test'
import { hold } from './hold.ts'
import { hydrated, nextFrame, open } from './open.ts'
import { expect, test } from './site.ts'

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const navbarLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY)

for (const [what, pattern] of [
  ['code', /\/assets\/api-index-/],
  ['data', /\/api\.data/],
] as const) {
  test(`R4.50 the old page stays until the ${what} of the new one is there`, async ({ page }) => {
    await open(page, '/docs/intro')
    const before = (await h1(page).textContent())!
    const seen = page.evaluate(
      () =>
        new Promise<number[]>((done) => {
          const counts: number[] = []
          new MutationObserver((_, observer) => {
            counts.push(document.querySelectorAll('h1').length)
            if (document.querySelector('h1')?.textContent !== 'API') return
            observer.disconnect()
            done(counts)
          }).observe(document.body, { childList: true, subtree: true, characterData: true })
        }),
    )
    const held = await hold(page, pattern)
    await navbarLink(page, 'API Docs').click()
    await held.asked
    await nextFrame(page)
    await expect(h1(page)).toHaveText(before)
    held.release()
    await expect(h1(page)).toHaveText('API')
    expect(new Set(await seen)).toEqual(new Set([1]))
  })
}

test('R4.50 of two links the last one wins', async ({ page }) => {
  await open(page, '/')
  const held = await hold(page, /\/assets\/api-index-/)
  await navbarLink(page, 'API Docs').click()
  await held.asked
  await page.getByRole('main').getByRole('link', { name: 'Read the introduction' }).click()
  await expect(page).toHaveURL('/docs/intro')
  held.release()
  await page.evaluate(() => fetch('/robots.txt'))
  await nextFrame(page)
  await expect(page).toHaveURL('/docs/intro')
  await expect(h1(page)).not.toHaveText('API')
})

test.describe('a slow page', () => {
  test.use({ alone: true })

  test('R4.51 shows a bar after 200 ms, until it is there', async ({ page }) => {
    await open(page, '/')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const held = await hold(page, /\/assets\/api-index-|\/api\.data/)
    const bar = page.locator('#nprogress')
    await navbarLink(page, 'API Docs').click()
    await held.asked
    await page.clock.runFor(100)
    await expect(bar).toHaveCount(0)
    await page.clock.runFor(150)
    await expect(bar).toHaveCount(1)
    await expect(bar).toHaveCSS('height', '2px')
    await expect(bar).toHaveCSS('z-index', '1031')
    await expect(page.locator('html')).toHaveClass('nprogress-busy')
    held.release()
    await expect(h1(page)).toHaveText('API')
    await page.clock.runFor(600)
    await expect(bar).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveClass('nprogress-busy')
  })

  test('R4.51 a change of the place on the page shows none', async ({ page }) => {
    await open(page, '/docs/intro')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const held = await hold(page, /\.data/)
    await page
      .getByRole('main')
      .evaluate((main) => main.insertAdjacentHTML('afterbegin', '<a href="/docs/intro?x=1">a query</a>'))
    await page.getByRole('link', { name: 'a query' }).click()
    await held.asked
    await page.clock.runFor(1_000)
    await expect(page.locator('#nprogress')).toHaveCount(0)
    held.release()
    await expect(page).toHaveURL('/docs/intro?x=1')
  })
})

test('R4.53 Back and Forward restore where one was, and a link begins at the top', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  await page.evaluate(() => scrollTo(0, 700))
  await expect.poll(() => scrollTop(page)).toBe(700)
  await navbarLink(page, 'API Docs').focus()
  expect(await scrollTop(page), 'the focus in the bar moves nothing').toBe(700)
  await navbarLink(page, 'API Docs').click()
  await expect(h1(page)).toHaveText('API')
  expect(await scrollTop(page)).toBe(0)

  await page.goBack()
  await expect(h1(page)).toHaveText('Observable')
  await expect.poll(async () => Math.abs((await scrollTop(page)) - 700)).toBeLessThanOrEqual(5)
  await page.goForward()
  await expect(h1(page)).toHaveText('API')
  await expect.poll(() => scrollTop(page)).toBe(0)
})

test('an anchor that is typed into the address bar is a step of the history, without a word in the console', async ({
  page,
}) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await open(page, '/api')
  await page.locator('main a[href="/api/observable"]').first().click()
  await expect(page).toHaveURL('/api/observable')
  await expect(h1(page)).toHaveText('@signpost/observable')
  await nextFrame(page)
  await page.evaluate(() => (location.hash = 'classes'))
  await expect.poll(() => page.evaluate(() => (history.state as { idx?: number } | null)?.idx)).toBe(2)
  const reloaded = page.waitForResponse(/\/api\/observable\.data/)
  await page.goBack()
  await expect(page).toHaveURL('/api/observable')
  // The way back from an anchor loads the data again; Remix writes to the console when the next step aborts that.
  await (await reloaded).finished()
  await nextFrame(page)
  await page.goBack()
  await expect(h1(page)).toHaveText('API')
  expect(said).toEqual([])
})

for (const [path, width, height] of [
  ['/api/observable/class/Observable', 1300, 600],
  ['/ro/api/observable/class/Observable', 390, 844],
] as const) {
  test(`R4.53 an anchor typed into the address bar of ${path} at ${width} px is shown, also the same one again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, path)
    const topOf = (id: string): Promise<number> =>
      page.evaluate((name) => document.getElementById(name)!.getBoundingClientRect().top, id)
    const expectShown = async (id: string): Promise<void> => {
      await expect.poll(() => topOf(id).then((top) => 60 <= top && top < 60 + 40)).toBe(true)
    }
    await page.evaluate(() => scrollTo(0, 700))
    await nextFrame(page)
    await page.goto(`${path}#connect`)
    await expectShown('connect')
    await page.evaluate(() => scrollTo(0, 300))
    await nextFrame(page)
    await page.evaluate(() => (location.href = '#connect'))
    await expectShown('connect')
    for (const written of ['%5BSymbol.asyncIterator%5D', '[Symbol.asyncIterator]']) {
      await page.goto(`${path}#${written}`)
      // It may be too near to the end of the page to reach its top.
      await expect(page.locator('[id="%5BSymbol.asyncIterator%5D"]')).toBeInViewport()
      await page.evaluate(() => scrollTo(0, 300))
      await nextFrame(page)
    }
    await page.goBack()
    await page.goBack()
    await expectShown('connect')
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect.poll(async () => Math.abs((await scrollTop(page)) - 700)).toBeLessThanOrEqual(5)
    await page.goForward()
    await expectShown('connect')
  })
}

test('R4.53 R4.43 an anchor typed into the address bar opens the sections around it, and closes a dialog', async ({
  page,
}) => {
  await open(page, '/docs/intro')
  await page
    .getByRole('main')
    .evaluate((main) =>
      main.insertAdjacentHTML('beforeend', '<details><summary>More</summary><p id="größe">folded</p></details>'),
    )
  await page.goto('/docs/intro#größe')
  await expect(page.getByText('folded')).toBeInViewport()

  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toBeVisible()
  const id = (await page.getByRole('main').locator('h2[id]').first().getAttribute('id'))!
  await page.goto(`/docs/intro#${id}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(`/docs/intro#${id}`)
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
})

test('R4.53 an anchor that is not there leaves the page where it is, typed or linked, and #top leads to its top', async ({
  page,
}) => {
  const path = '/api/observable/class/Observable'
  await open(page, path)
  await page
    .getByRole('main')
    .evaluate((main) => main.insertAdjacentHTML('beforeend', '<a href="#not-there">nowhere</a> <a href="#top">up</a>'))
  const settle = async (hash: string): Promise<number> => {
    await expect(page).toHaveURL(path + hash)
    await nextFrame(page)
    await nextFrame(page)
    return scrollTop(page)
  }
  await page.evaluate(() => scrollTo(0, 700))
  await nextFrame(page)
  for (const hash of ['#nope', '#nope', '#nope%20at%20all', '#n%C3%B6pe', '#topp']) {
    await page.evaluate((written) => (location.href = written), hash)
    expect(await settle(hash), hash).toBe(700)
  }
  await page.getByRole('link', { name: 'nowhere' }).evaluate((link: HTMLElement) => link.click())
  expect(await settle('#not-there'), 'a link').toBe(700)
  await page.goBack()
  expect(await settle('#topp'), 'Back').toBe(700)
  await page.goto(`${path}#top`)
  expect(await settle('#top'), 'typed').toBe(0)
  await page.evaluate(() => scrollTo(0, 700))
  await page.getByRole('link', { name: 'up', exact: true }).evaluate((link: HTMLElement) => link.click())
  expect(await settle('#top'), 'linked').toBe(0)
})

test('R4.53 a malformed anchor does no harm, typed or linked', async ({ page }) => {
  await open(page, '/api')
  await page
    .getByRole('main')
    .evaluate((main) =>
      main.insertAdjacentHTML(
        'afterbegin',
        '<a href="#100%">here</a> <a href="/docs/intro#%E0%A4%A">there</a><p id="100%">all of it</p>',
      ),
    )
  for (const hash of ['#%E0%A4%A', '#%', '#100%']) await page.goto(`/api${hash}`)
  await expect(page.locator('[data-target]')).toHaveText('all of it')
  await page.getByRole('link', { name: 'here', exact: true }).click()
  await expect(h1(page)).toHaveText('API')
  await page.getByRole('link', { name: 'there' }).click()
  await expect(h1(page)).not.toHaveText('API')
  await expect(page).toHaveURL(/\/docs\/intro#/)
  await page.goBack()
  await expect(h1(page)).toHaveText('API')
})

test('R4.53 a reload stays where one was', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  await page.evaluate(() => scrollTo(0, 700))
  await nextFrame(page)
  await page.reload()
  await hydrated(page)
  await expect.poll(async () => Math.abs((await scrollTop(page)) - 700)).toBeLessThanOrEqual(5)
})

test('R4.53 places of the page can be asked for again and again, and the keyboard goes on from there', async ({
  page,
}) => {
  await open(page, '/api/observable/class/Observable')
  for (const name of ['subscribe', 'pipe', 'subscribe', 'subscribe']) {
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name, exact: true })
    const heading = page.getByRole('heading', { level: 3, name, exact: true })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(heading).not.toBeInViewport()
    await link.click()
    await expect(heading).toBeInViewport()
    await expect(heading.locator('xpath=ancestor-or-self::*[@data-target]')).toHaveCount(1)
    await expect(page.locator('[data-target]')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: `Direct link to ${name}`, exact: true })).toBeFocused()
  }
})

test('R4.53 R2.102 a link to a place on another page leads below the bar', async ({ page }) => {
  await open(page, '/api')
  await page
    .getByRole('main')
    .evaluate((main) =>
      main.insertAdjacentHTML('afterbegin', '<a href="/api/observable/class/Observable#subscribe">a member</a>'),
    )
  await page.getByRole('link', { name: 'a member' }).click()
  const heading = page.getByRole('heading', { level: 3, name: 'subscribe', exact: true })
  await expect(heading).toBeInViewport()
  const { y } = (await heading.boundingBox())!
  expect(y).toBeGreaterThanOrEqual(60)
  expect(y).toBeLessThan(60 + 40)
})

test('R2.23 Back and a jump on the page leave the focus alone', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  const focused = (): Promise<string[]> => page.evaluate(() => (window as unknown as { focused: string[] }).focused)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { focused: seen })
    document.addEventListener('focusin', ({ target }) =>
      seen.push((target as Element).getAttribute('role') ?? (target as Element).localName),
    )
  })
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'subscribe', exact: true })
    .click()
  await expect(page).toHaveURL(/#subscribe$/)
  await nextFrame(page)
  expect(await focused()).not.toContain('region')

  await navbarLink(page, 'API Docs').click()
  await expect(h1(page)).toHaveText('API')
  await expect.poll(focused).toContain('region')
  const before = (await focused()).length
  await page.goBack()
  await expect(h1(page)).toHaveText('Observable')
  await nextFrame(page)
  expect((await focused()).slice(before)).toEqual([])
})

test('R2.24 R10.1 the title of the new page is announced exactly once, and is that of the document', async ({
  page,
}) => {
  await open(page, '/')
  const said = page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const texts: string[] = []
        const region = Array.from(document.querySelectorAll('[aria-live=polite]')).find(
          (element) => !element.closest('figure'),
        )!
        new MutationObserver(() => {
          texts.push(region.textContent!)
          // A second announcement would come within the next frames.
          requestAnimationFrame(() => requestAnimationFrame(() => done(texts)))
        }).observe(region, { childList: true, subtree: true, characterData: true })
      }),
  )
  await page.getByRole('main').getByRole('link', { name: 'Read the introduction' }).click()
  await expect(page).toHaveURL('/docs/intro')
  // The address changes before the page does; the announcement is about the page.
  const announced = await said
  const title = await page.title()
  expect(announced).toEqual([title])
  expect(title).toMatch(/^.+ \| Signpost$/)
  await page.reload()
  await expect(page).toHaveTitle(title)
})
