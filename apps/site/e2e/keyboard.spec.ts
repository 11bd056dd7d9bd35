import { open } from './open.ts'
import { expect, test } from './site.ts'
import { templates } from './templates.ts'

for (const { name, path } of templates) {
  test(`R2.20 R2.21 the first stop of the ${name} jumps to its content`, async ({ page }) => {
    await open(page, path)
    const skip = page.getByRole('region', { name: 'Skip to main content' }).getByRole('link')
    await expect(skip).not.toBeInViewport()

    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    const isOnTop = await skip.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === link
    })
    expect(isOnTop).toBe(true)

    // The attribute is removed at once, and with it the focus from the next frame on; the place in the tab order stays.
    await page.evaluate(() =>
      document.addEventListener('focusin', ({ target }) => {
        document.documentElement.dataset.focused = (target as Element).localName
      }),
    )
    const { hash } = new URL(page.url())
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-focused', 'main')
    const main = page.getByRole('main')
    await expect(main).not.toHaveAttribute('tabindex')
    expect(new URL(page.url()).hash).toBe(hash)

    await page.keyboard.press('Tab')
    expect(await main.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  })
}

test('R2.23 after a link, the next stop is the skip link again', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Docs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
})

test('R2.24 a page reached by a link is announced', async ({ page }) => {
  await open(page, '/')
  const announced = page.locator('[aria-live=polite]').filter({ hasText: '| Signpost' })
  await expect(announced).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Browse the API' }).click()
  await expect(announced).toHaveText('API | Signpost')
})

test('the bar is walked from left to right, and each stop shows that it has the focus', async ({ page }) => {
  await open(page, '/api')
  await page.keyboard.press('Tab')
  const stops: string[] = []
  let right = -1
  for (const expected of ['Signpost', 'API Docs', 'Guides', 'Next', 'GitHub', 'English', 'Search', 'Switch between']) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    const stop = await focused.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      const { x } = element.getBoundingClientRect()
      return { name: element.getAttribute('aria-label') ?? element.textContent ?? '', outlineStyle, outlineWidth, x }
    })
    stops.push(stop.name)
    expect(stop.name).toContain(expected)
    expect(stop.outlineStyle, `outline of ${stop.name}`).not.toBe('none')
    expect(parseFloat(stop.outlineWidth), `outline of ${stop.name}`).toBeGreaterThanOrEqual(2)
    expect(stop.x, `${stop.name} is to the right of the stop before`).toBeGreaterThan(right)
    right = stop.x
  }
  expect(new Set(stops).size).toBe(8)
})
