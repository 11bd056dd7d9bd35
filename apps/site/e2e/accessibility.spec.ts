import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { open } from './open.ts'
import { expect, test } from './site.ts'
import { inLocale, templates } from './templates.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// Nothing is half way between two colours while it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// A large page takes seconds, and many of them on a machine with other work.
test.describe.configure({ timeout: 180_000 })

/** What axe finds on the page as it stands, by all rules or these: the rule, and the elements that break it. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const { violations: found } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`))
}

const docs = ['/docs/writing/pages', '/docs/writing/doc-comments', '/docs/tags', '/docs/tags/writing'].map((path) => ({ name: path, path }))

for (const { name, path } of [...templates, ...docs]) {
  test(`R10.9 R63 the ${name} has no finding in light and in dark`, async ({ page }) => {
    await open(page, path)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await violations(page), `in light at ${width} px`).toEqual([])
    }
    // The other mode has the same elements in other colours; the wide page shows the most of them.
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await open(page, path)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await violations(page, ['color-contrast', 'link-in-text-block']), 'in dark').toEqual([])
  })
}

for (const path of ['/', '/api/observable', '/api/observable/function/combineLatest']) {
  test(`R63 ${path} has no finding at 320 px and in Romanian`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page, inLocale(path, 'ro'))
    expect(await violations(page)).toEqual([])
  })
}

for (const theme of ['light', 'dark']) {
  test(`R63 the open drawer has no finding in ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/api/observable/class/Observable')
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await violations(page), 'the pages').toEqual([])
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    expect(await violations(page), 'the main menu').toEqual([])
  })

  test(`R63 the open menu of languages has no finding in ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
    await open(page, '/docs/intro')
    await page.getByRole('button', { name: 'Languages: English' }).click()
    expect(await violations(page)).toEqual([])
  })
}
