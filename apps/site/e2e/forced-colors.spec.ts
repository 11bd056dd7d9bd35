import type { Locator, Page } from '@playwright/test'
import { test as docsTest } from './docs-site.ts'
import { open } from './open.ts'
import { openSearch } from './search-page.ts'
import { expect, test } from './site.ts'

// The system's colours replace all of the site's.
const system = { alone: true, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } } as const

const style = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

/** Value of a system colour. */
const systemColor = (page: Page, name: string): Promise<string> =>
  page.evaluate((keyword) => {
    const probe = document.body.appendChild(document.createElement('i'))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`i:last-child { color: ${keyword} }`)
    document.adoptedStyleSheets = [sheet]
    const { color } = getComputedStyle(probe)
    probe.remove()
    document.adoptedStyleSheets = []
    return color
  }, name)

async function expectBorder(element: Locator): Promise<void> {
  expect(await style(element, 'border-top-style'), String(element)).toBe('solid')
  expect(await style(element, 'border-top-color'), String(element)).not.toBe(
    await style(element.page().locator('body'), 'background-color'),
  )
}

async function expectMarked(element: Locator, others: Locator): Promise<void> {
  const highlight = await systemColor(element.page(), 'Highlight')
  expect(await style(element, 'background-color'), String(element)).toBe(highlight)
  expect(await style(others, 'background-color'), String(others)).not.toBe(highlight)
}

test.describe('in the colours of the system', () => {
  test.use(system)

  test('R64 code, signatures and buttons of a symbol’s page have a border, and the current places are marked', async ({
    page,
  }) => {
    await open(page, '/api/observable/class/Subject')
    for (const part of [
      '.signature',
      '.declared',
      '.code-block',
      '.copy',
      '.theme-toggle',
      '.menu-button',
      '.badge, .kind-letter',
    ]) {
      await expectBorder(page.locator(part).locator('visible=true').first())
    }
    await expectMarked(
      page.locator('.sidebar a[aria-current=page]'),
      page.locator('.sidebar a:not([aria-current])').first(),
    )
    await page.locator('.toc').getByRole('link', { name: 'Methods' }).click()
    await expectMarked(page.locator('.toc a[aria-current]'), page.locator('.toc a:not([aria-current])').first())
    await expectMarked(page.locator('.navbar-items > a[aria-current]'), page.locator('.navbar-right > a').first())
  })

  test('R64 the search has borders, and its chosen hit, type and filter are marked', async ({ page }) => {
    const { dialog, chosen, options } = await openSearch(page, '/api/observable')
    await page.keyboard.type('map kind:class')
    await expect(options.first()).toContainText('ObservableMap')
    await expectBorder(dialog)
    await expectBorder(dialog.locator('.chip').first())
    await expectBorder(page.locator('.search-wide'))
    await expectMarked(chosen, page.locator('.search-head'))
    await expectMarked(
      dialog.getByRole('tab', { selected: true }),
      dialog.getByRole('tab', { selected: false }).first(),
    )
    await expectMarked(dialog.locator('.chip[aria-pressed=true]'), dialog.locator('.chip[aria-pressed=false]').first())
    const ink = await systemColor(page, 'Highlight')
    expect(await style(page.locator('.search-head'), 'border-bottom-color')).toBe(ink)
  })

  test('R64 the focus is seen on every kind of control', async ({ page }) => {
    await open(page, '/api/observable/class/Subject')
    const ink = await systemColor(page, 'CanvasText')
    for (const control of [
      '.skip-link',
      '.brand',
      '.theme-toggle',
      '.sidebar summary',
      '.sidebar a',
      '.copy',
      'main a',
    ]) {
      // A key press before makes the focus visible, as with the keyboard.
      await page.keyboard.press('Shift')
      const element = page.locator(control).locator('visible=true').first()
      await element.focus()
      expect([control, await style(element, 'outline-style'), await style(element, 'outline-color')]).toEqual([
        control,
        'solid',
        ink,
      ])
    }
  })
})

docsTest.describe('in the colours of the system', () => {
  docsTest.use(system)

  docsTest('R64 callouts have a border, and the chosen tab and marked lines of code are marked', async ({ page }) => {
    await open(page, '/docs/markdown')
    for (const part of ['.admonition', '.prose details']) await expectBorder(page.locator(part).first())
    await expectMarked(page.locator('.tabs label').first(), page.locator('.tabs label').nth(1))
    expect(await style(page.locator('.highlighted').first(), 'border-inline-start-style')).toBe('solid')
  })
})
