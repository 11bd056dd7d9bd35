import { findings, findingsInBothModes } from './axe.ts'
import { crash, crashed } from './crash.ts'
import { test as docsTest } from './docs-site.ts'
import { open } from './open.ts'
import { openSearch } from './search-page.ts'
import { expect, test } from './site.ts'
import { inLocale, locales, templates } from './templates.ts'

// No colour transition runs during the check.
test.use({ still: true })

// A large page takes seconds, and several times as long on a busy machine.
test.describe.configure({ timeout: 180_000 })

const docs = ['/docs/writing/pages', '/docs/writing/doc-comments', '/docs/tags', '/docs/tags/writing'].map((path) => ({
  name: path,
  path,
}))

for (const { name, path } of [...templates, ...docs]) {
  for (const locale of locales) {
    test(`R10.9 R63 the ${name} has no finding in ${locale}, in light and dark, from a small telephone to a desk`, async ({
      page,
    }) => {
      await open(page, inLocale(path, locale))
      expect(await findingsInBothModes(page)).toEqual([])
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

for (const theme of ['light', 'dark']) {
  for (const locale of locales) {
    test(`R63 the open search has no finding in ${locale}, in ${theme}: empty, with hits of each type, and without`, async ({
      page,
    }) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
      const { field, options, dialog } = await openSearch(page, inLocale('/api/observable', locale))
      const noFinding = async (state: string): Promise<void> => {
        for (const width of [320, 390, 1280]) {
          await page.setViewportSize({ width, height: 844 })
          expect(await findings(page), `${state} at ${width} px`).toEqual([])
        }
      }
      await noFinding('empty')
      await field.fill('observable')
      await expect(options.first()).toContainText('Observable')
      await noFinding('all')
      await dialog.getByRole('tab').last().click()
      await noFinding('guides')
      await field.fill('is:deprecated')
      await dialog.getByRole('tab').first().click()
      await noFinding('filtered')
      await field.fill('zzqqxxyy')
      await expect(options).toHaveCount(0)
      await noFinding('no hits')
    })

    test(`R63 the results of a search have no finding in ${locale}, in ${theme}`, async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
      await open(page, inLocale('/search?q=observable', locale))
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Observable/ })
          .first(),
      ).toBeVisible()
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await findings(page), `at ${width} px`).toEqual([])
      }
    })
  }
}

test.describe('a page that crashes', () => {
  test.use({ expected: crashed })
  test('R63 has no finding', async ({ page }) => {
    await open(page, '/')
    await crash(page)
    expect(await findingsInBothModes(page)).toEqual([])
  })
})

docsTest.describe('what the site’s own docs do not have', () => {
  docsTest.use({ still: true })
  for (const path of ['/docs/markdown', '/docs/guide/hidden', '/ro/docs/tasks/one']) {
    docsTest(`R63 ${path} has no finding`, async ({ page }) => {
      await open(page, path)
      for (const second of await page.locator('.tabs label:nth-of-type(2)').all()) await second.click()
      expect(await findingsInBothModes(page)).toEqual([])
    })
  }
})
