import type { Page } from '@playwright/test'
import { nextFrame, open } from './open.ts'
import { expect, test } from './site.ts'

const navbarLink = (page: Page, name: RegExp | string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

/** Files that a page requests from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

const ofApi = (paths: readonly string[]): string[] => paths.filter((path) => /api-index-|^\/api\.data/.test(path))

for (const [how, act] of [
  ['a pointer that rests on its link', (page: Page) => navbarLink(page, 'API Docs').hover()],
  ['the keyboard', (page: Page) => navbarLink(page, 'API Docs').focus()],
  ['a finger', (page: Page) => navbarLink(page, 'API Docs').dispatchEvent('touchstart')],
] as const) {
  test(`R7.3 a page is fetched ahead for ${how}, once`, async ({ page }) => {
    await open(page, '/')
    const paths = requestsOf(page)
    await act(page)
    await expect.poll(() => ofApi(paths).length).toBeGreaterThanOrEqual(2)
    const ahead = ofApi(paths)
    await navbarLink(page, 'API Docs').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
    const modules = ofApi(paths).filter((path) => path.endsWith('.js'))
    expect(modules, 'the code is not asked for again').toEqual(ahead.filter((path) => path.endsWith('.js')))
  })
}

test.describe('a visitor who is not to be fetched ahead for', () => {
  test.use({ alone: true })
  for (const [what, connection, isFetched] of [
    ['on a slow connection', { effectiveType: 'slow-2g' }, false],
    ['who saves data', { saveData: true }, false],
    ['of whose connection nothing is known', {}, true],
    ['whose browser knows no connections', undefined, true],
  ] as const) {
    test(`R7.4 ${what}: a link is fetched ahead: ${isFetched}, and leads on`, async ({ page }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { get: () => value }),
        connection,
      )
      await open(page, '/')
      await page.clock.install()
      const paths = requestsOf(page)
      await navbarLink(page, 'API Docs').hover()
      await page.clock.runFor(1_000)
      await nextFrame(page)
      if (isFetched) await expect.poll(() => ofApi(paths).length).toBeGreaterThan(0)
      else expect(ofApi(paths)).toEqual([])
      await navbarLink(page, 'API Docs').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
    })
  }

  test('R2.34 R7.3 links to other sites and to places of the page are not fetched', async ({ page }) => {
    await open(page, '/api/observable/class/Observable')
    await page.clock.install()
    const paths = requestsOf(page)
    await navbarLink(page, /^GitHub/).hover()
    await page.clock.runFor(1_000)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2).hover()
    await page.clock.runFor(1_000)
    await nextFrame(page)
    // The first move loads the cards of links.
    expect(paths.filter((path) => !path.includes('/reading-aids-'))).toEqual([])
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0)
  })
})

test.describe('links in view', () => {
  test.use({ alone: true })
  const packages = /\/assets\/package-[\w-]+\.js/

  /** A page with one link in its content to a package, far below the first screen. */
  async function openTall(page: Page): Promise<void> {
    await page.route('/docs/packages', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(
        /(<article class="doc".*?<\/h1>).*?<\/article>/s,
        `$1${'<p>Far away.</p>'.repeat(100)}<p id="far"><a href="/api/observable">there</a></p></article>`,
      )
      await route.fulfill({ response, body: html })
    })
    await open(page, '/docs/packages')
  }

  test('R7.2 the code of the page that a link of the content leads to is fetched once it is in view, its data is not', async ({
    page,
  }) => {
    const paths = requestsOf(page)
    await openTall(page)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(paths.filter((path) => packages.test(path))).toEqual([])
    await page.locator('#far').scrollIntoViewIfNeeded()
    await expect.poll(() => paths.filter((path) => packages.test(path)).length).toBe(1)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(paths.filter((path) => path.endsWith('.data'))).toEqual([])

    await page.locator('#far a').click()
    await expect(page).toHaveURL('/api/observable')
    expect(paths.filter((path) => packages.test(path))).toHaveLength(1)
  })

  test('R7.2 links of the bar, the sidebar, the contents and the footer wait for intent', async ({ page }) => {
    const paths = requestsOf(page)
    await openTall(page)
    await expect(navbarLink(page, 'API Docs')).toBeInViewport()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    expect(ofApi(paths)).toEqual([])
  })

  for (const [what, connection] of [
    ['on a slow connection', { effectiveType: '2g' }],
    ['who saves data', { saveData: true }],
  ] as const) {
    test(`R7.2 R7.4 nothing is fetched for a visitor ${what} who scrolls`, async ({ page }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { get: () => value }),
        connection,
      )
      const paths = requestsOf(page)
      await openTall(page)
      await page.locator('#far').scrollIntoViewIfNeeded()
      await nextFrame(page)
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
      expect(paths.filter((path) => packages.test(path))).toEqual([])
      await page.locator('#far a').click()
      await expect(page).toHaveURL('/api/observable')
    })
  }

  test.describe('whose code does not come', () => {
    test.use({ expected: /ERR_FAILED/ })
    test('R7.2 are followed all the same', async ({ page }) => {
      let refused = 0
      await page.route(packages, (route) => (refused++ === 0 ? route.abort() : route.continue()))
      await openTall(page)
      await page.locator('#far').scrollIntoViewIfNeeded()
      await expect.poll(() => refused).toBe(1)
      await page.locator('#far a').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('@signpost/observable')
    })
  })
})

test.describe('what is fetched ahead in vain', () => {
  test.use({ expected: /ERR_FAILED/ })
  test('R7.4 does no harm', async ({ page }) => {
    await open(page, '/')
    let isOff = true
    let refused = 0
    await page.route(/\/assets\/api-index-/, (route) => {
      if (isOff) refused += 1
      return isOff ? route.abort() : route.continue()
    })
    await navbarLink(page, 'API Docs').hover()
    await expect.poll(() => refused).toBeGreaterThan(0)
    isOff = false
    await navbarLink(page, 'API Docs').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
  })
})
