import type { Page } from '@playwright/test'
import { hold } from './hold.ts'
import { nextFrame, open } from './open.ts'
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
  await expect(sidebar).toBeVisible()
  await page.setViewportSize({ width: 995, height: 800 })
  await expect(sidebar).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/')
  await expect(sidebar).toHaveCount(0)
})

test('R2.1 the docs have the sidebar tutorialSidebar, and the API has api', async ({ request }) => {
  for (const [path, name] of [
    ['/docs/intro', 'tutorialSidebar'],
    ['/api/types', 'api'],
  ]) {
    expect(await (await request.get(`${path}.data`)).text()).toContain(`"sidebar","${name}"`)
  }
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
  await expect(sidebar.locator('summary').first()).toHaveText(/^Classes\d+$/)
  const hrefs = await sidebar
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(new Set(hrefs).size).toBe(hrefs.length)
  // The packages, then the lists of all of them.
  expect(hrefs.filter((href) => /^\/api\/[^/]+$/.test(href)).length).toBe(25 + 3)
  await sidebar.locator('details', { hasText: 'Functions' }).locator('summary').first().click()
  const symbol = sidebar.locator('details a[href*="/api/config/function/"]').first()
  await symbol.click()
  await expect(page).toHaveURL(/\/api\/config\/function\//)
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', new URL(page.url()).pathname)
})

test.describe('the tree of a package', () => {
  const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
  const functions = (page: Page) =>
    sidebar(page)
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: 'Functions' }) })
  const symbol = '/api/observable/function/combineLatest'

  test('R2.60 is in no document: only the place of the page is', async ({ request }) => {
    for (const path of ['/api', '/api/observable', symbol]) {
      const html = await (await request.get(path)).text()
      const links = Array.from(/<nav class="sidebar".*?<\/nav>/s.exec(html)![0].matchAll(/ href="([^"]+)"/g))
      expect(links.length, path).toBeLessThan(10)
    }
  })

  test('R2.60 is loaded once, and kept for the other pages of the package', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/sidebar/')) asked.push(request.url())
    })
    await open(page, symbol)
    await functions(page).getByRole('link', { name: 'batch', exact: true }).click()
    await expect(page).toHaveURL('/api/observable/function/batch')
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('batch')
    expect(new Set(asked).size).toBe(2)
    await sidebar(page).getByRole('link', { name: 'types', exact: true }).click()
    await expect(sidebar(page).locator('summary').first()).toBeVisible()
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('types')
    expect(new Set(asked).size).toBe(3)
  })

  test('R2.60 moves nothing on the page when it arrives', async ({ page }) => {
    const list = await hold(page, '**/sidebar/*.json')
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 })
      new PerformanceObserver((all) => {
        for (const entry of all.getEntries())
          Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, symbol)
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('combineLatest')
    await expect(functions(page)).toHaveCount(0)
    list.release()
    await expect(functions(page)).toHaveJSProperty('open', true)
    await expect(sidebar(page).locator('[aria-current=page]')).toBeInViewport()
    await nextFrame(page)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0)
  })

  test.describe('that cannot be loaded', () => {
    test.use({ expected: /Failed to load resource/ })
    test('R2.60 says so, links to the index, and can be asked for again', async ({ page }) => {
      let fails = true
      await page.route('**/sidebar/*.json', (route) => (fails ? route.abort() : route.continue()))
      await open(page, symbol)
      const alert = sidebar(page).getByRole('alert')
      await expect(alert).toContainText('could not be loaded')
      await expect(alert.getByRole('link', { name: 'Index of the package' })).toHaveAttribute('href', '/api/observable')
      fails = false
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(functions(page)).toHaveJSProperty('open', true)
      await expect(alert).toHaveCount(0)
    })
  })

  test('R2.60 has closed categories without their items, which open whole', async ({ page }) => {
    await open(page, '/api/config')
    const links = functions(page).locator('a')
    await expect(functions(page)).toHaveJSProperty('open', false)
    await expect(links).toHaveCount(0)
    await functions(page).locator('summary').click()
    await expect(links.first()).toBeVisible()
    expect(await links.count()).toBeGreaterThan(12)
    const list = functions(page).locator('ul')
    await expect.poll(() => list.evaluate((element) => element.getAnimations().length)).toBe(0)
    expect(await list.evaluate((element) => element.clientHeight === element.scrollHeight)).toBe(true)
  })

  test('R2.60 is passed over by the keyboard where a category has been closed again', async ({ page }) => {
    await open(page, '/api/config')
    const summary = functions(page).locator('summary')
    const links = functions(page).locator('a')
    await summary.press('Enter')
    await expect(links.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeFocused()
    await summary.press('Enter')
    await expect(functions(page)).toHaveJSProperty('open', false)
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('details') === null || document.activeElement?.localName === 'summary',
      ),
    ).toBe(true)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('R2.60 R10.8 gives way to package, kind and neighbours, and links to the index', async ({ page }) => {
      await page.goto(symbol)
      const links = sidebar(page).getByRole('link')
      await expect(links).toHaveText([
        'All packages',
        'observable',
        /^Functions \d+$/,
        'batch',
        'catchError',
        'combineLatest',
        'computed',
        'debounceTime',
      ])
      await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('combineLatest')
      await links.filter({ hasText: 'Functions' }).click()
      await expect(page).toHaveURL('/api/observable#function-list')
      await expect(page.locator('#function-list')).toBeInViewport()
      await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('observable')
    })
  })
})
