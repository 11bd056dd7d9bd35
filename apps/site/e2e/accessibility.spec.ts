import { findings } from './axe.ts'
import { open } from './open.ts'
import { expect, test } from './site.ts'
import { inLocale, locales, templates } from './templates.ts'

// Nothing is half way between two colours while it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// A large page takes seconds, and many of them on a machine with other work.
test.describe.configure({ timeout: 180_000 })

const docs = ['/docs/writing/pages', '/docs/writing/doc-comments', '/docs/tags', '/docs/tags/writing'].map((path) => ({ name: path, path }))

for (const { name, path } of [...templates, ...docs]) {
  for (const locale of locales) {
    test(`R10.9 R63 the ${name} has no finding in ${locale}, in light and dark, from a small telephone to a desk`, async ({ page }) => {
      await open(page, inLocale(path, locale))
      for (const theme of ['light', 'dark']) {
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
        // What is folded can be read too.
        await page.evaluate(() => document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')))
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 844 })
          expect(await findings(page), `in ${theme} at ${width} px`).toEqual([])
        }
        await page.locator('.navbar .theme-toggle').click()
      }
    })
  }
}
for (const theme of ['light', 'dark']) {
  test(`R63 the open drawer has no finding in ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/api/observable/class/Observable')
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findings(page), 'the pages').toEqual([])
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    expect(await findings(page), 'the main menu').toEqual([])
  })

  test(`R63 the open menu of languages has no finding in ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
    await open(page, '/docs/intro')
    await page.getByRole('button', { name: 'Languages: English' }).click()
    expect(await findings(page)).toEqual([])
  })
}
