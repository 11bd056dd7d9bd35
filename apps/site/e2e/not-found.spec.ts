import { open } from './open.ts'
import { expect, test } from './site.ts'

const languages = [
  { prefix: '', lang: 'en', title: 'Page Not Found', home: 'Home page', docs: 'Docs' },
  { prefix: '/ro', lang: 'ro', title: 'Pagina nu a fost găsită', home: 'Pagina principală', docs: 'Documentație' },
]
const missing = ['/nope', '/docs/nope', '/api/nope', '/api/observable/class/nope', '/api/observable/nope/Observable']

for (const { prefix, lang, title, home, docs } of languages) {
  for (const path of missing) {
    test(`R2.15 ${prefix}${path} is missing, says so and leads on`, async ({ page }) => {
      const response = await open(page, prefix + path)

      expect(response.status()).toBe(404)
      await expect(page).toHaveURL(prefix + path)
      await expect(page).toHaveTitle(`${title} | Signpost`)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      for (const [name, href] of [
        [home, prefix || '/'],
        [docs, `${prefix}/docs`],
        ['API', `${prefix}/api`],
      ] as const) {
        await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      }
      await expect(page.getByRole('navigation').first()).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }
}

test.describe('following a broken link', () => {
  // The browser itself logs the 404 response to the router's data request.
  test.use({ expected: /status of 404 .*\/nope\.data/ })
  test('R2.15 shows the missing page without a reload, and Back returns', async ({ page }) => {
    await open(page, '/docs/intro')
    await page.evaluate(() => {
      document.documentElement.setAttribute('data-marked', '')
      document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<a href="/nope">a broken link</a>')
    })
    await page.getByRole('link', { name: 'a broken link' }).click()
    await expect(page).toHaveURL('/nope')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page).toHaveTitle('Page Not Found | Signpost')
    await expect(page.locator('html')).toHaveAttribute('data-marked')

    await page.goBack()
    await expect(page).toHaveURL('/docs/intro')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
  })
})

test.describe('a misspelt name', () => {
  for (const { prefix, words } of [
    { prefix: '', words: 'Did you mean' },
    { prefix: '/ro', words: 'Poate' },
  ]) {
    test(`R2.15 of a symbol ${prefix} gets the nearest ones of its package`, async ({ page }) => {
      await open(page, `${prefix}/api/observable/class/Observabel`)
      const near = page.getByRole('main').getByRole('status')
      await expect(near.getByRole('heading', { level: 2 })).toContainText(words)
      await expect(near.getByRole('link', { name: 'Observable', exact: true })).toHaveAttribute(
        'href',
        `${prefix}/api/observable/class/Observable`,
      )
      await expect(near.getByRole('link', { name: '@signpost/observable', exact: true })).toHaveAttribute(
        'href',
        `${prefix}/api/observable`,
      )
    })
  }

  test('R2.15 leads to the page that was meant', async ({ page }) => {
    await open(page, '/docs/introo')
    await page.getByRole('main').getByRole('status').getByRole('link').first().click()
    await expect(page).toHaveURL('/docs/intro')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page Not Found')
  })
})
