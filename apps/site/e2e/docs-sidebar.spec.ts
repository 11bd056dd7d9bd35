import type { Locator, Page } from '@playwright/test'
import { expect, test } from './docs-site.ts'
import { nextFrame, open } from './open.ts'

const sidebarOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs sidebar' })
const lineOf = (page: Page, name: string): Locator => sidebarOf(page).getByRole('link', { name, exact: true })

test('R2.57 a category without a link opens and closes, and the address stays', async ({ page }) => {
  await open(page, '/docs/intro')
  const category = sidebarOf(page).locator('details').filter({ hasText: 'Guide' })
  await expect(lineOf(page, 'First steps')).toBeHidden()

  for (const key of ['Enter', 'Space']) {
    await category.locator('summary').press(key)
    await expect(lineOf(page, 'First steps')).toBeVisible()
    await category.locator('summary').press(key)
    await expect(lineOf(page, 'First steps')).toBeHidden()
  }
  await category.locator('summary').click()
  await expect(lineOf(page, 'First steps')).toBeVisible()
  await expect(page).toHaveURL('/docs/intro')
})

test('R4.41 a category that is clicked many times in a row ends as it should', async ({ page }) => {
  await open(page, '/docs/intro')
  const summary = sidebarOf(page).locator('summary').filter({ hasText: 'Guide' })
  for (const [clicks, isOpen] of [
    [3, true],
    [2, true],
    [5, false],
  ] as const) {
    await summary.evaluate((element, times) => {
      for (let click = 0; click < times; click++) (element as HTMLElement).click()
    }, clicks)
    await nextFrame(page)
    await nextFrame(page)
    await expect(lineOf(page, 'First steps')).toBeVisible({ visible: isOpen })
  }
})

test('R2.58 a category with a link leads to its page and opens; there, its link opens and closes it', async ({
  page,
}) => {
  await open(page, '/docs/intro')
  await expect(lineOf(page, 'One task')).toBeHidden()
  const button = sidebarOf(page).getByRole('button', { name: "Expand sidebar category 'Tasks'" })
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  await lineOf(page, 'Tasks').click()
  await expect(page).toHaveURL('/docs/tasks')
  await expect(lineOf(page, 'One task')).toBeVisible()
  await lineOf(page, 'Tasks').click()
  await expect(lineOf(page, 'One task')).toBeHidden()
  await expect(page).toHaveURL('/docs/tasks')
  await button.click()
  await expect(lineOf(page, 'One task')).toBeVisible()
  await expect(sidebarOf(page).getByRole('button', { name: "Collapse sidebar category 'Tasks'" })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
})

test('R2.59 a category opens around its page, stays open for the visit, and is closed again after a reload', async ({
  page,
}) => {
  await open(page, '/docs/guide/first')
  await expect(lineOf(page, 'First steps')).toHaveAttribute('aria-current', 'page')
  await lineOf(page, 'Tasks').click()
  await expect(page).toHaveURL('/docs/tasks')
  await expect(lineOf(page, 'First steps')).toBeVisible()
  await expect(lineOf(page, 'One task')).toBeVisible()

  await page.reload()
  await expect(lineOf(page, 'One task')).toBeVisible()
  await expect(lineOf(page, 'First steps')).toBeHidden()
  await expect(lineOf(page, 'Always there'), 'a category that cannot be closed').toBeVisible()
})

test('R2.59 a closed category opens when its page is gone to by another way', async ({ page }) => {
  await open(page, '/docs/intro')
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click()
  await expect(page).toHaveURL('/docs/guide/first')
  await expect(lineOf(page, 'First steps')).toBeVisible()
})

test('R2.56 a line to another site opens a new tab, one to a page of this site does not', async ({ page }) => {
  await open(page, '/docs/intro')
  const external = sidebarOf(page).getByRole('link', { name: 'Elsewhere (opens in new tab)' })
  await expect(external).toHaveAttribute('target', '_blank')
  await expect(external).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(lineOf(page, 'Packages')).toHaveAttribute('href', '/api')
  await open(page, '/ro/docs/intro')
  await expect(
    page.getByRole('navigation', { name: 'Bara laterală' }).getByRole('link', { name: 'Packages' }),
  ).toHaveAttribute('href', '/ro/api')
})

test('R2.61 an unlisted doc is nowhere but on its own page', async ({ page, request }) => {
  for (const path of ['/docs/intro', '/docs/guide/first', '/docs/tags/basics', '/sitemap.xml', '/names.json']) {
    expect(await (await request.get(path)).text(), path).not.toContain('guide/hidden')
  }
  await open(page, '/docs/guide/first')
  await expect(
    page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }),
  ).toHaveAttribute('href', '/docs/guide/last')

  const response = await open(page, '/docs/guide/hidden')
  expect(response.status()).toBe(200)
  await expect(page.getByRole('note', { name: 'Unlisted page' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(lineOf(page, 'Hidden')).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(0)

  await lineOf(page, 'First steps').click()
  await expect(page).toHaveURL('/docs/guide/first')
  await expect(lineOf(page, 'Hidden')).toHaveCount(0)
})

test('R2.61 a draft does not exist', async ({ request }) => {
  expect((await request.get('/docs/draft')).status()).toBe(404)
  expect(await (await request.get('/_signpost/sitemap.json')).text()).not.toContain('draft')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('R2.57 R2.58 every page of a category can be reached', async ({ page }) => {
    await page.goto('/docs/intro')
    await sidebarOf(page).locator('summary').filter({ hasText: 'Guide' }).click()
    await expect(lineOf(page, 'First steps')).toBeVisible()
    await expect(lineOf(page, 'One task')).toBeVisible()
    await expect(sidebarOf(page).getByRole('button')).toHaveCount(0)
  })
})

for (const width of [390, 1280]) {
  test(`R2.55 a doc that displays no sidebar has none at ${width} px, and leads on without one`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/docs/alone')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alone')
    await expect(sidebarOf(page)).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Docs pages' })).toHaveCount(0)
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrollWidth).toBe(width)
    if (width > 996) {
      await open(page, '/docs/intro')
      await lineOf(page, 'Alone').click()
      await expect(page).toHaveURL('/docs/alone')
      await expect(sidebarOf(page)).toHaveCount(0)
      await page.goBack()
      await expect(sidebarOf(page)).toBeVisible()
      return
    }
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Start', exact: true })).toHaveCount(0)
    await expect(drawer.getByRole('button', { name: 'Back to main menu' })).toHaveCount(0)
  })
}
