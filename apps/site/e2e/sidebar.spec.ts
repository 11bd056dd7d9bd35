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

test('R2.59 a category opened by hand stays open, one that holds the page opens, and a reload forgets the first', async ({ page }) => {
  await open(page, '/api/config')
  const category = (name: string) => page.getByRole('navigation', { name: 'Docs sidebar' }).locator('details').filter({ has: page.locator('summary', { hasText: name }) })
  const [functions, interfaces] = [category('Functions'), category('Interfaces')]
  await expect(functions).toHaveJSProperty('open', false)
  await expect(interfaces).toHaveJSProperty('open', false)
  await functions.locator('summary').click()
  await expect(functions).toHaveJSProperty('open', true)

  await page.getByRole('main').locator('#interface-list ~ * .symbol-list a, .symbol-list a[href*="/interface/"]').first().click()
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
  const hrefs = await sidebar.getByRole('link', { includeHidden: true }).evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  expect(hrefs.filter((href) => /^\/api\/[^/]+$/.test(href)).length).toBe(25)
  await expect(sidebar.locator('summary').first()).toHaveText(/^Classes\d+$/)
  await sidebar.locator('details', { hasText: 'Functions' }).locator('summary').first().click()
  const symbol = sidebar.locator('details a[href*="/api/config/function/"]').first()
  await symbol.click()
  await expect(page).toHaveURL(/\/api\/config\/function\//)
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', new URL(page.url()).pathname)
})
