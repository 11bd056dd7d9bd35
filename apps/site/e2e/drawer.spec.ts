import type { Locator, Page } from '@playwright/test'
import { nextFrame, open } from './open.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

const opener = (page: Page): Locator => page.getByRole('button', { name: 'Toggle navigation bar' })
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Menu' })

test('R2.68 the menu button is there below 996 px', async ({ page }) => {
  await open(page, '/docs/intro')
  for (const [width, visible] of [
    [390, true],
    [995, true],
    [996, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(opener(page), `at ${width} px`).toBeVisible({ visible })
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' }), `at ${width} px`).toBeVisible({
      visible: !visible,
    })
  }
})

test('R2.69 R2.71 the drawer opens with its close button focused, and closes by it and by Escape', async ({ page }) => {
  await open(page, '/')
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(drawer(page)).toHaveCount(0)

  for (const close of [
    () => page.keyboard.press('Escape'),
    () => drawer(page).getByRole('button', { name: 'Close navigation bar' }).click(),
  ]) {
    await opener(page).click()
    await expect(drawer(page)).toBeVisible()
    await expect(drawer(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused()
    await close()
    await expect(drawer(page)).toHaveCount(0)
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(opener(page)).toBeFocused()
  }
})

test('R2.71 the keyboard stays in the drawer', async ({ page }) => {
  await open(page, '/docs/intro')
  await opener(page).click()
  await expect(drawer(page)).toBeVisible()
  for (const key of [...Array<string>(30).fill('Tab'), ...Array<string>(30).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    // Between its last stop and its first, the browser itself may have the focus, so no element of the page has it.
    const isOutside = await drawer(page).evaluate(
      (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
    )
    expect(isOutside).toBe(false)
  }
})

test('R2.70 the page below neither scrolls nor takes a press while the drawer is open', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  await opener(page).click()
  await expect(drawer(page)).toBeVisible()
  await page.mouse.move(380, 600)
  await page.mouse.wheel(0, 600)
  await nextFrame(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.mouse.click(385, 700)
  await expect(drawer(page)).toHaveCount(0)
  await expect(page).toHaveURL('/api/observable/class/Observable')
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('R2.72 pages with a sidebar show it first, and the main menu behind it', async ({ page }) => {
  await open(page, '/docs/intro')
  for (const _ of ['first opening', 'second opening']) {
    await opener(page).click()
    const sidebar = drawer(page).getByRole('navigation', { name: 'Docs sidebar' })
    await expect(sidebar.locator('[aria-current=page]')).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Back to main menu' }).click()
    await expect(drawer(page).getByRole('link', { name: 'API Docs' })).toBeVisible()
    await expect(sidebar).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
  }
})

test('R2.63 the current line is in view within the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await open(page, '/api/website-theme')
  for (const opening of ['first opening', 'second opening']) {
    await opener(page).click()
    await expect(drawer(page).locator('.drawer-pages summary').first(), opening).toBeAttached()
    const current = drawer(page).locator('.drawer-pages [aria-current=page]')
    await expect(current, opening).toHaveText('website-theme')
    await expect(current, opening).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toHaveCount(0)
  }
})

test('R2.73 choosing a page closes the drawer', async ({ page }) => {
  await open(page, '/')
  await opener(page).click()
  await drawer(page).getByRole('link', { name: 'API Docs' }).click()
  await expect(page).toHaveURL('/api')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
  await expect(drawer(page)).toHaveCount(0)
})

test('R2.74 Back closes the drawer and stays on the page, and the next Back leaves it', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Browse the API' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
  await opener(page).click()
  await expect(drawer(page)).toBeVisible()
  await page.goBack()
  await expect(drawer(page)).toHaveCount(0)
  await expect(page).toHaveURL('/api')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
  await expect(opener(page)).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signpost')
})

test('R2.74 Forward closes the drawer too and stays on the page', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Browse the API' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signpost')
  await opener(page).click()
  await expect(drawer(page)).toBeVisible()
  await page.evaluate(() => history.forward())
  await expect(drawer(page)).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signpost')
})

test('R2.64 the drawer has the same tree as the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/api/config')
  const linksOf = async (tree: Locator): Promise<(string | null)[]> => {
    // A closed category renders its items when it opens.
    await expect(tree.locator('summary').first()).toBeVisible()
    const closed = tree.locator('details:not([open]) > summary')
    while ((await closed.count()) > 0) await closed.first().press('Enter')
    return tree
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => `${link.textContent} ${link.getAttribute('href')} ${link.getAttribute('aria-current')}`),
      )
  }
  const inSidebar = await linksOf(page.locator('.sidebar'))
  expect(inSidebar.length).toBeGreaterThan(25)
  await page.setViewportSize({ width: 390, height: 844 })
  await opener(page).click()
  expect(await linksOf(drawer(page).getByRole('navigation', { name: 'Docs sidebar' }))).toEqual(inSidebar)
})

test('R2.64 a narrow page loads the tree when the drawer opens', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/api/config')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(asked.filter((path) => path.startsWith('/sidebar/'))).toEqual([])
  await opener(page).click()
  await expect(drawer(page).locator('summary').first()).toBeVisible()
})

test('R2.75 the drawer closes where there is room for the whole bar', async ({ page }) => {
  await open(page, '/')
  await opener(page).click()
  await expect(drawer(page)).toBeVisible()
  await page.setViewportSize({ width: 995, height: 800 })
  await nextFrame(page)
  await expect(drawer(page)).toBeVisible()
  await page.setViewportSize({ width: 996, height: 800 })
  await expect(drawer(page)).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(drawer(page)).toHaveCount(0)
})
