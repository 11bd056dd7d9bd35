import { misfits, sideways, spaceText } from './misfits.ts'
import { open } from './open.ts'
import { openSearch } from './search-page.ts'
import { expect, test } from './site.ts'
import { inLocale, locales } from './templates.ts'

for (const locale of locales) {
  test(`R64 the open search in ${locale} is whole at 200 % and at 400 %, with any spacing of its text`, async ({
    page,
  }) => {
    const { field, options } = await openSearch(page, inLocale('/api/observable', locale))
    for (const query of ['', 'observable', 'zzqqxxyy']) {
      await field.fill(query)
      if (query === 'observable') await expect(options.first()).toContainText('Observable')
      for (const [width, height] of [
        [640, 512],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height })
        // The page behind the search is covered, and the filter buttons are a row that scrolls.
        expect(await misfits(page, '.navbar, .content, .footer, .chips'), `"${query}" at ${width} px`).toEqual([])
        await expect(field).toBeInViewport()
        if (query === 'observable') {
          await page.keyboard.press('End')
          await expect(options.last()).toBeInViewport()
          await page.keyboard.press('Home')
        }
      }
    }
    await spaceText(page)
    expect(await misfits(page, '.navbar, .content, .footer, .chips'), 'spaced').toEqual([])
  })
}

test('the bar and the page are whole with text twice as large, which takes a second line', async ({ page }) => {
  for (const path of ['/ro/docs/intro', '/api/observable']) {
    await open(page, path)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.locator('.navbar')).toHaveCSS('height', '60px')
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect(await sideways(page), `${path} at ${width} px`).toBe('')
      await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    }
  }
})
