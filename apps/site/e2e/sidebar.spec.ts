import type { Page } from '@playwright/test'
import { open } from './open.ts'
import { expect, test } from './site.ts'

test('R2.55 the sidebar is a column of 300 px with its own scrolling, on wide screens only', async ({ page }) => {
  await open(page, '/api/types')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  expect((await sidebar.boundingBox())!.width).toBe(300)
  await page.mouse.move(100, 400)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => sidebar.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toHaveCount(0)

  await page.setViewportSize({ width: 996, height: 800 })
  await expect(sidebar).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/')
  await expect(sidebar).toHaveCount(0)
})

test('R2.56 exactly one line is the current page, whatever form its address has', async ({ page }) => {
  for (const path of ['/docs/intro', '/api/observable', '/api/observable/class/Observable']) {
    await open(page, path)
    const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current=page]')
    await expect(current).toHaveCount(1)
    await expect(current).toHaveAttribute('href', path)
  }
})

test('R2.59 a category opened by hand stays open, one that holds the page opens, and a reload forgets the first', async ({
  page,
}) => {
  await open(page, '/api/config')
  const category = (name: string) =>
    page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: name }) })
  const [functions, interfaces] = [category('Functions'), category('Interfaces')]
  await expect(functions).toHaveJSProperty('open', false)
  await expect(interfaces).toHaveJSProperty('open', false)
  await functions.locator('summary').click()
  await expect(functions).toHaveJSProperty('open', true)

  await page
    .getByRole('main')
    .locator('#interface-list ~ * .symbol-list a, .symbol-list a[href*="/interface/"]')
    .first()
    .click()
  await expect(page).toHaveURL(/\/api\/config\/interface\//)
  await expect(interfaces).toHaveJSProperty('open', true)
  await expect(functions).toHaveJSProperty('open', true)
  await page.reload()
  await expect(interfaces).toHaveJSProperty('open', true)
  await expect(functions).toHaveJSProperty('open', false)
})

test('R2.63 the current line is in view within the sidebar, and the page is not scrolled for it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await open(page, '/api/website-theme')
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current=page]')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('R2.116 the tree goes from package to kind to symbol, and a page is in one place', async ({ page }) => {
  await open(page, '/api/config')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  const hrefs = await sidebar
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  expect(hrefs.filter((href) => /^\/api\/[^/]+$/.test(href)).length).toBe(25)
  await expect(sidebar.locator('summary').first()).toHaveText(/^Classes\d+$/)
  await sidebar.locator('details', { hasText: 'Functions' }).locator('summary').first().click()
  const symbol = sidebar.locator('details a[href*="/api/config/function/"]').first()
  await symbol.click()
  await expect(page).toHaveURL(/\/api\/config\/function\//)
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', new URL(page.url()).pathname)
})

test.describe('R2.60 a closed category', () => {
  const closed = (page: Page) =>
    page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: 'Functions' }) })
  const links = (page: Page) => closed(page).locator('a')
  /** Whether an element is hydrated. */
  const isTaken = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'))

  test('R2.60 of another package is in no document', async ({ request }) => {
    const symbols = async (path: string): Promise<Set<string>> => {
      const sidebar = /<nav class="sidebar".*?<\/nav>/s.exec(await (await request.get(path)).text())![0]
      return new Set(Array.from(sidebar.matchAll(/href="\/api\/([^/"]+)\/[^"]+"/g), ([, slug]) => slug!))
    }
    expect(await symbols('/api')).toEqual(new Set())
    expect(await symbols('/api/config')).toEqual(new Set(['config']))
  })

  test('R2.60 of this package is in the document alone: no script knows of it until it is opened', async ({ page }) => {
    await open(page, '/api/config')
    await expect(closed(page)).toHaveJSProperty('open', false)
    expect(await links(page).count()).toBeGreaterThan(12)
    expect(
      await links(page).evaluateAll((all) =>
        all.flatMap((link) => Object.keys(link)).filter((key) => key.startsWith('__react')),
      ),
    ).toEqual([])
    expect(await page.locator('.sidebar > ul > li > a').first().evaluate(isTaken)).toBe(true)

    const before = await links(page).evaluateAll((all) => all.map((link) => link.outerHTML))
    await closed(page).locator('summary').click()
    await expect(links(page).first()).toBeVisible()
    expect(await links(page).evaluateAll((all) => all.map((link) => link.outerHTML))).toEqual(before)
    expect(await links(page).first().evaluate(isTaken)).toBe(true)
  })

  test('R2.60 is empty on a page that was not loaded as a document, and opens whole', async ({ page }) => {
    await open(page, '/api')
    await page.getByRole('main').getByRole('link', { name: '@signpost/config' }).click()
    await expect(page).toHaveURL('/api/config')
    await expect(closed(page)).toHaveJSProperty('open', false)
    await expect(links(page)).toHaveCount(0)
    await closed(page).locator('summary').click()
    await expect(links(page).first()).toBeVisible()
    expect(await links(page).count()).toBeGreaterThan(12)
    await expect
      .poll(() =>
        closed(page)
          .locator('ul')
          .evaluate((list) => list.getAnimations().length),
      )
      .toBe(0)
    expect(
      await closed(page)
        .locator('ul')
        .evaluate((list) => list.clientHeight === list.scrollHeight),
    ).toBe(true)
  })

  test('R2.60 is passed over by the keyboard once it has been closed again', async ({ page }) => {
    await open(page, '/api/config')
    const summary = closed(page).locator('summary')
    await summary.press('Enter')
    await expect(links(page).first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(links(page).first()).toBeFocused()
    await summary.press('Enter')
    await expect(closed(page)).toHaveJSProperty('open', false)
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('details') === null || document.activeElement?.localName === 'summary',
      ),
    ).toBe(true)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('R2.60 R10.8 is there all the same', async ({ page }) => {
      await page.goto('/api/config')
      await closed(page).locator('summary').click()
      await links(page).first().click()
      await expect(page).toHaveURL(/\/api\/config\/function\//)
    })
  })
})
