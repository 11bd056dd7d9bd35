import type { Locator, Page } from '@playwright/test'
import { hold } from './hold.ts'
import { open } from './open.ts'
import { expect, test } from './site.ts'

// One server for all tests of the file.
test.describe.configure({ mode: 'default' })

test.use({
  configuration: {
    title: 'Configured',
    locales: { list: ['en', 'ro'] },
    navbar: {
      hideOnScroll: true,
      logo: { src: './light.svg', srcDark: './dark.svg', alt: 'A signpost' },
      items: [
        { to: '/api', label: 'API' },
        { to: '/docs', label: 'Guide', activeBasePath: '/docs/' },
        {
          type: 'dropdown',
          label: 'More',
          position: 'right',
          items: [
            { to: '/api/types', label: 'Types' },
            { href: 'https://example.org', label: 'Elsewhere' },
          ],
        },
        { to: '/', label: 'Observables', position: 'right', activeBaseRegex: '/API/observable/' },
      ],
    },
  },
  files: {
    'light.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"/>',
    'dark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"/>',
  },
})

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })

test('R2.31 items without a position are on the left, in their order; the others on the right', async ({ page }) => {
  await open(page, '/')
  await expect(bar(page).locator('.navbar-left > *')).toHaveText(['API', 'Guide'])
  await expect(
    bar(page).locator(
      '.navbar-right > :is(a:not(.search-link), .menu) > :first-child, .navbar-right > a:not(.search-link)',
    ),
  ).toHaveText([/^More/, 'Observables'])
})

test('R2.32 the brand has one logo at a time, and leads home in its language', async ({ page }) => {
  await open(page, '/ro/docs/intro')
  const logo = page.getByRole('navigation', { name: 'Principal', exact: true }).getByRole('img', { name: 'A signpost' })
  await expect(logo).toHaveCount(1)
  await expect(logo).toHaveAttribute('src', /\/light\./)
  await page.getByRole('button', { name: /^Comută între/ }).click()
  await expect(logo).toHaveCount(1)
  await expect(logo).toHaveAttribute('src', /\/dark\./)
  await logo.click()
  await expect(page).toHaveURL('/ro')
})

test('R2.32 a logo that arrives late moves nothing', async ({ page }) => {
  const held = await hold(page, '**/light.*.svg')
  await page.goto('/', { waitUntil: 'commit' })
  await held.asked
  const logo = bar(page).getByRole('img', { name: 'A signpost' })
  const name = bar(page).getByText('Configured', { exact: true })
  const place = await name.boundingBox()
  held.release()
  await expect(logo).toHaveJSProperty('complete', true)
  await expect(logo).toHaveJSProperty('naturalWidth', 60)
  expect(await name.boundingBox()).toEqual(place)
})

test('R2.33 an item is marked by what it is configured with', async ({ page }) => {
  const current = async (): Promise<(string | null)[]> => {
    const items = ['API', 'Guide', 'Observables'].map((name) => bar(page).getByRole('link', { name, exact: true }))
    return Promise.all(items.map((item) => item.getAttribute('aria-current')))
  }
  for (const [path, marks] of [
    ['/api', ['page', null, null]],
    ['/api/observable/class/Observable', ['true', null, 'true']],
    ['/docs/intro', [null, 'true', null]],
    ['/', [null, null, 'page']],
  ] as const) {
    await open(page, path)
    expect([path, await current()]).toEqual([path, marks])
  }
})

test('R2.35 a menu of links opens by a press and closes when the focus leaves it', async ({ page }) => {
  await open(page, '/')
  const button = bar(page).getByRole('button', { name: 'More' })
  const link = bar(page).getByRole('link', { name: 'Types' })
  await expect(link).toBeHidden()
  await button.click()
  await expect(link).toBeVisible()
  for (const _ of ['Types', 'Elsewhere', 'what comes after']) await page.keyboard.press('Tab')
  await expect(link).toBeHidden()

  await button.click()
  await link.click()
  await expect(page).toHaveURL('/api/types')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('R2.81 the bar leaves on the way down, and comes back on the way up, by a link and by the keyboard', async ({
  page,
}) => {
  await open(page, '/api/observable/class/Observable')
  const wheel = async (by: number): Promise<void> => {
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, by)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + by)
  }
  await page.mouse.move(700, 400)
  await expect(bar(page)).toBeInViewport()
  // At the very top the first scroll event changes nothing.
  await wheel(200)
  await wheel(400)
  await expect(bar(page)).not.toBeInViewport()
  await wheel(-200)
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
  await wheel(200)
  await expect(bar(page)).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('link', { name: 'Configured' })).toBeFocused()
  await expect(bar(page)).toBeInViewport({ ratio: 1 })

  await page
    .getByRole('main')
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'API' })
    .evaluate((link) => (link as HTMLElement).click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
  await expect(bar(page)).toBeInViewport({ ratio: 1 })
})

test('R2.81 R2.102 a jump to a heading hides the bar and puts the heading at the top', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  const link = page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'subscribe', exact: true })
  await link.click()
  await expect(bar(page)).not.toBeInViewport()
  const { y } = (await page.getByRole('heading', { level: 3, name: 'subscribe', exact: true }).boundingBox())!
  expect(y).toBeGreaterThanOrEqual(0)
  expect(y).toBeLessThan(40)
  await expect(link).toHaveAttribute('aria-current', 'true')
})

test('R10.5 the icon is the configured one', async ({ page, request }) => {
  await open(page, '/')
  const icon = page.locator('link[rel=icon]')
  await expect(icon).toHaveCount(1)
  const response = await request.get((await icon.getAttribute('href'))!)
  expect([response.status(), response.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\/svg\+xml/),
  ])
})
