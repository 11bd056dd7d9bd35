import type { Locator, Page } from '@playwright/test'
import { findingsOf } from './axe.ts'
import { open } from './open.ts'
import { expect, test } from './site.ts'

const id = 'docusaurus.announcement.id'
const dismiss = 'docusaurus.announcement.dismiss'

// One server for all tests of the file.
test.describe.configure({ mode: 'default' })

test.use({
  configuration: {
    title: 'Signpost',
    locales: { list: ['en', 'ro'] },
    announcementBar: {
      id: 'second',
      content: {
        en: 'Version 2 is <a href="/docs/intro">here</a>',
        ro: 'Versiunea 2 este <a href="/ro/docs/intro">aici</a>',
      },
      backgroundColor: 'rgb(32, 35, 42)',
      textColor: '#fff',
    },
  },
})

const bar = (page: Page): Locator => page.getByRole('complementary', { name: 'Announcement' })
const closing = (page: Page): Locator => bar(page).getByRole('button', { name: 'Close', exact: true })

/** Storage of a returning visitor. */
async function store(page: Page, entries: Record<string, string>): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, entries)
}

const stored = (page: Page): Promise<(string | null)[]> =>
  page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [id, dismiss])

test('R2.28 the bar comes after the skip link, in its own colours, and scrolls away', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  await expect(bar(page)).toContainText('Version 2 is here')
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(32, 35, 42)')
  await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(bar(page).getByRole('link')).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(bar(page).getByRole('link')).toHaveCSS('text-decoration-line', 'underline')
  const order = await page
    .locator('.skip-link, .announcement, .navbar, main, .footer')
    .evaluateAll((all) => all.map(({ className }) => className))
  expect(order).toEqual(['skip-link', 'announcement', 'navbar', 'page', 'footer'])
  expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 30 })
  expect((await closing(page).boundingBox())!.width).toBe(50)

  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await expect(bar(page)).not.toBeInViewport()
  expect((await page.getByRole('navigation', { name: 'Main' }).boundingBox())!.y).toBe(0)

  await page.emulateMedia({ media: 'print' })
  await expect(bar(page)).toBeHidden()
  await page.emulateMedia({ media: null })
})

test('R2.28 a narrow bar is as high as its words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/ro')
  const romanian = page.getByRole('complementary', { name: 'Anunț' })
  await expect(romanian).toContainText('Versiunea 2 este aici')
  expect((await romanian.getByRole('button', { name: 'Închide' }).boundingBox())!.width).toBe(30)
  await romanian
    .getByRole('link')
    .evaluate((link) => (link.textContent = 'aici, cu multe lucruri noi despre care se poate citi pe larg'))
  expect((await romanian.boundingBox())!.height).toBeGreaterThan(40)
})

test('R4.20 an announcement that nobody closed is there from the first paint', async ({ page, request }) => {
  expect(await (await request.get('/')).text()).toContain('<aside class="announcement"')
  await open(page, '/')
  await expect(bar(page)).toBeVisible()
  expect(await stored(page)).toEqual(['second', 'false'])
})

test.describe('while the site’s scripts do not load', () => {
  test.use({ expected: /ERR_FAILED/ })
  test('R4.20 a closed one is not painted', async ({ page }) => {
    await store(page, { [id]: 'second', [dismiss]: 'true' })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar(page)).toBeHidden()
  })

  test('R4.22 a new one is painted in the first load', async ({ page }) => {
    await store(page, { [id]: 'first', [dismiss]: 'true' })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await expect(bar(page)).toBeVisible()
  })
})

test('R4.21 a closed one stays closed, and the focus goes on to the navigation bar', async ({ page }) => {
  await open(page, '/')
  await closing(page).focus()
  await page.keyboard.press('Enter')
  await expect(bar(page)).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Signpost' })).toBeFocused()
  expect(await stored(page)).toEqual(['second', 'true'])

  await page.getByRole('main').getByRole('link', { name: 'Browse the API' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
  await expect(bar(page)).toHaveCount(0)
  await open(page, '/docs/intro')
  await expect(bar(page)).toHaveCount(0)
})

test('R4.21 R7.6 closing reaches the other tabs, and clearing the storage brings it back there', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await open(page, '/')
  await open(other, '/docs/intro')
  await closing(other).click()
  await expect(bar(page)).toHaveCount(0)
  await other.evaluate(() => localStorage.clear())
  await expect(bar(page)).toBeVisible()
})

test('R4.22 a changed id resets the dismissal', async ({ page }) => {
  await store(page, { [id]: 'first', [dismiss]: 'true' })
  await open(page, '/')
  await expect(bar(page)).toBeVisible()
  expect(await stored(page)).toEqual(['second', 'false'])
})

test.describe('where the storage is refused', () => {
  test.use({ expected: /storage is not available/ })
  test('R4.24 it closes for the page view', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      }),
    )
    await open(page, '/')
    await closing(page).click()
    await expect(bar(page)).toHaveCount(0)
    await open(page, '/')
    await expect(bar(page)).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('R4.25 it is there and offers no button', async ({ page }) => {
    await page.goto('/')
    await expect(bar(page)).toBeVisible()
    await expect(closing(page)).toHaveCount(0)
  })
})

test('R7.5 toggling and closing store exactly the known keys', async ({ page }) => {
  await open(page, '/')
  await closing(page).click()
  await page.getByRole('button', { name: /^Switch between/ }).click()
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([dismiss, id, 'theme'])
})

test('R63 the bar has no finding in either mode', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/docs/intro')
  await expect(bar(page)).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.emulateMedia({ reducedMotion: null })
})
