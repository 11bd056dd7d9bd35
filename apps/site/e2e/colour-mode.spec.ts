import type { BrowserContext, Page } from '@playwright/test'
import { open } from './open.ts'
import { expect, test } from './site.ts'

const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('theme'))
const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** Average lightness of the painted page: 0 is black, 255 white. */
async function lightness(page: Page): Promise<number> {
  const colour = await background(page)
  return page.evaluate((fill) => {
    const canvas = document.createElement('canvas').getContext('2d')!
    canvas.fillStyle = fill
    canvas.fillRect(0, 0, 1, 1)
    return canvas.getImageData(0, 0, 1, 1).data[1]!
  }, colour)
}

test.describe('with a system that prefers dark', () => {
  test.use({ colorScheme: 'dark' })
  test('R4.1 the first visit is light', async ({ page }) => {
    await open(page, '/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await lightness(page)).toBeGreaterThan(200)
  })
})

test('R1.3 R4.3 R4.4 R4.5 the toggle flips the mode and keeps it', async ({ page }) => {
  await open(page, '/docs/intro')
  const html = page.locator('html')
  const toggle = page.getByRole('button', { name: /^Switch between dark and light mode/ })
  await expect(toggle).toHaveAccessibleName('Switch between dark and light mode (currently light mode)')
  expect(await stored(page)).toBeNull()

  await toggle.click()
  await expect(toggle).toHaveAccessibleName('Switch between dark and light mode (currently dark mode)')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  expect(await stored(page)).toBe('dark')
  expect(await lightness(page)).toBeLessThan(60)

  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(toggle).toHaveAccessibleName('Switch between dark and light mode (currently dark mode)')

  await toggle.press('Enter')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(toggle).toBeFocused()
  await toggle.press('Space')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await toggle.press('Space')
  await expect(html).toHaveAttribute('data-theme', 'light')
  expect(await stored(page)).toBe('light')
})

test('R4.2 an unknown stored mode is light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'banana'))
  await open(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('R4.2 a stored dark mode is never light while the page loads', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark')
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => seen.push(document.documentElement.dataset.theme ?? '')).observe(document, {
      subtree: true,
      attributeFilter: ['data-theme'],
    })
  })
  await open(page, '/api/observable/class/Observable')
  await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeEnabled()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect([...new Set(seen)]).toEqual(['dark'])
})

test.describe('while the site’s scripts do not load', () => {
  test.use({ expected: /ERR_FAILED/ })
  test('R4.2 a stored dark mode is painted dark', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await lightness(page)).toBeLessThan(60)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })
  test('R4.10 the page is light and offers no toggle', async ({ page }) => {
    await page.goto('/')
    const html = page.locator('html')
    await expect(html).not.toHaveAttribute('data-theme')
    await expect(html).toHaveCSS('color-scheme', 'light')
    await expect(page.getByRole('button', { name: /^Switch between dark and light mode/ })).toBeHidden()
  })
})

/** Counts the writes of a page to the storage from now on. */
function countWrites(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { setItem, removeItem } = Storage.prototype
    Object.assign(window, { writes: 0 })
    const count = (): void => void ((window as unknown as { writes: number }).writes += 1)
    Storage.prototype.setItem = function (...entry) {
      count()
      setItem.apply(this, entry)
    }
    Storage.prototype.removeItem = function (...key) {
      count()
      removeItem.apply(this, key)
    }
  })
}

test('R4.6 R4.7 a change in another tab shows at once, a cleared storage is light', async ({ context, page }) => {
  const other = await context.newPage()
  await open(page, '/')
  await open(other, '/api')
  await countWrites(page)
  const html = page.locator('html')

  await other.getByRole('button', { name: /^Switch between/ }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: /currently dark mode/ })).toBeVisible()

  await other.evaluate(() => localStorage.removeItem('theme'))
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('button', { name: /currently light mode/ })).toBeVisible()

  await other.evaluate(() => localStorage.setItem('theme', 'dark'))
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await other.evaluate(() => localStorage.clear())
  await expect(html).toHaveAttribute('data-theme', 'light')
  expect(
    await page.evaluate(() => (window as unknown as { writes: number }).writes),
    'writes of the tab that follows',
  ).toBe(0)
})

/** Makes every access to the storage throw, as when cookies are blocked. */
function refuseStorage(target: Page | BrowserContext): Promise<unknown> {
  return target.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    }),
  )
}

test.describe('where the storage is refused', () => {
  test.use({ expected: /storage is not available/ })
  test('R4.9 the toggle works for the page view', async ({ page }) => {
    await refuseStorage(page)
    await open(page, '/')
    await page.getByRole('button', { name: /^Switch between/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })

  test('R8.10 that is told once, and everything else works', async ({ page }) => {
    const told: string[] = []
    page.on('console', (message) => told.push(`${message.type()}: ${message.text()}`))
    await refuseStorage(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/docs/intro')
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('button', { name: /^Switch between/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await drawer.getByRole('button', { name: 'Back to main menu' }).click()
    await drawer.getByRole('link', { name: 'API Docs' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(told.filter((text) => text.startsWith('warning: The browser’s storage is not available.'))).toHaveLength(1)
    expect(told).toHaveLength(1)
  })
})

test.describe('where the storage is full', () => {
  test.use({ expected: /could not be stored/ })
  test('R8.10 the toggle works, and what failed is named with its key', async ({ page }) => {
    const told: string[] = []
    page.on('console', (message) => told.push(`${message.type()}: ${message.text()}`))
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await open(page, '/')
    await page.getByRole('button', { name: /^Switch between/ }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(told.filter((text) => text.startsWith('error: The value of "theme" could not be stored'))).toHaveLength(1)
  })
})

test('R4.12 paper stays white in print, in the dark mode too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await open(page, '/api/observable/class/Observable')
  expect(await lightness(page)).toBeLessThan(60)
  await page.emulateMedia({ media: 'print' })
  expect(await lightness(page)).toBe(255)
})

test.describe('the colour of the browser around the page', () => {
  const meta = (page: Page) => page.locator('meta[name=theme-color]')
  // The stylesheet omits leading zeros, but the token has them.
  const paper = (page: Page): Promise<string> =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement)
        .getPropertyValue('--paper')
        .trim()
        .replace(/(?<!\d)\./g, '0.'),
    )

  test('R4.2 R10.5 is that of the page, in each mode', async ({ page }) => {
    await open(page, '/docs/intro')
    const light = await paper(page)
    await expect(meta(page)).toHaveAttribute('content', light)
    await page.getByRole('button', { name: /^Switch between/ }).click()
    await expect.poll(() => paper(page)).not.toBe(light)
    await expect(meta(page)).toHaveAttribute('content', await paper(page))
    await page.reload()
    await expect(meta(page)).toHaveAttribute('content', await paper(page))
    expect(await paper(page)).not.toBe(light)
  })

  test('R4.2 is there before any other script', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto('/docs/intro')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(meta(page)).toHaveAttribute('content', await paper(page))
  })
})
