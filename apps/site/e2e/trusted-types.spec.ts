import type { Page } from '@playwright/test'
import { open } from './open.ts'
import { searchOn } from './search-page.ts'
import { expect, test } from './site.ts'
import { inLocale, locales, templates } from './templates.ts'

/** Trusted Types reports since the first document was loaded: sink and start of the text. */
function reported(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { reported: string[] }).reported)
}

/** Opens another page by client navigation, as a link does. */
function follow(page: Page, address: string): Promise<void> {
  return page.evaluate(
    (to) =>
      (window as unknown as { __remixRouter: { navigate: (to: string) => Promise<void> } }).__remixRouter.navigate(to),
    address,
  )
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { reported: [] })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      (window as unknown as { reported: string[] }).reported.push(`${violatedDirective} ${sample}`),
    )
  })
})

test('R14 Trusted Types are asked for and never enforced, on pages alone', async ({ request }) => {
  for (const [path, policy] of [
    ['/', "require-trusted-types-for 'script'"],
    ['/nope', "require-trusted-types-for 'script'"],
    ['/robots.txt', undefined],
    ['/docs/intro.data', undefined],
  ] as const) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy-report-only'], path).toBe(policy)
    expect(headers['content-security-policy'], path).not.toContain('trusted-types')
  }
})

for (const locale of locales) {
  test(`R14 no script writes an unchecked text, on the way through every template in ${locale} and in the search`, {
    // The scripts are the same in all languages.
    tag: locale === 'en' ? [] : '@any-server',
  }, async ({ page }) => {
    await open(page, inLocale('/', locale))
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
    // A missing page would be loaded as a document.
    for (const { path } of templates.filter(({ name }) => name !== 'missing page')) {
      const address = inLocale(path, locale)
      await follow(page, address)
      await expect(page).toHaveURL(address)
      expect(await reported(page), address).toEqual([])
    }
    const { field, options } = searchOn(page)
    await follow(page, inLocale('/docs/intro', locale))
    await page.keyboard.press('/')
    await field.fill('observable')
    await expect(options.first()).toBeVisible()
    expect(await reported(page), 'the search').toEqual([])
    await expect(page.locator('html'), 'one document all the way').toHaveAttribute('data-marked')
  })
}

test.describe('an unchecked text', () => {
  test.use({ expected: /\[Report Only\]/ })

  test('R14 is reported, so that the tests above can fail reported, so that the tests above can fail', async ({
    page,
  }) => {
    await open(page, '/')
    await page.evaluate(() => {
      const element = document.createElement('div')
      element.innerHTML = '<i>unchecked</i>'
    })
    expect(await reported(page)).toEqual(['require-trusted-types-for Element innerHTML|<i>unchecked</i>'])
  })
})
