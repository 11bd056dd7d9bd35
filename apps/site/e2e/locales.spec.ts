import { open } from './open.ts'
import { expect, test } from './site.ts'

test('R2.42 the menu of languages names each in its own words', async ({ page }) => {
  await open(page, '/ro/docs/intro')
  await page.getByRole('button', { name: 'Limbi: Română' }).click()
  const items = page.getByRole('navigation', { name: 'Principal', exact: true }).locator('.menu-list a')
  const found = await items.evaluateAll((links) =>
    links.map((link) => ['lang', 'hreflang', 'aria-current'].map((name) => link.getAttribute(name))),
  )
  expect(await items.allTextContents()).toEqual(['English', 'Română'])
  expect(found).toEqual([
    ['en', 'en', null],
    ['ro', 'ro', 'true'],
  ])
})

test('R2.43 the other language keeps path, query and hash', async ({ page }) => {
  await open(page, '/api/observable/class/Observable?tab=a&x=1')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'subscribe', exact: true }).click()
  await expect(page).toHaveURL(/\?tab=a&x=1#.+/)
  const { search, hash } = new URL(page.url())

  await page.getByRole('button', { name: 'Languages: English' }).click()
  const romanian = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Română' })
  await expect(romanian).toHaveAttribute('lang', 'ro')
  await expect(romanian).toHaveAttribute('href', `/ro/api/observable/class/Observable${search}${hash}`)
  await romanian.click()

  await expect(page).toHaveURL(`/ro/api/observable/class/Observable${search}${hash}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
  await expect(page.getByRole('heading', { level: 3, name: 'subscribe', exact: true })).toBeInViewport()
})

test('R2.43 a missing page has a twin that is missing too', async ({ page }) => {
  await open(page, '/nope?x=1#a')
  await page.getByRole('button', { name: 'Languages: English' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Română' }).click()
  await expect(page).toHaveURL('/ro/nope?x=1#a')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina nu a fost găsită')
})

test('R2.35 the menu of languages opens, moves and closes by keyboard', async ({ page }) => {
  await open(page, '/')
  const button = page.getByRole('button', { name: 'Languages: English' })
  const romanian = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Română' })
  await expect(romanian).toBeHidden()

  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(romanian).toBeVisible()
  await button.press('End')
  await expect(romanian).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
  await expect(romanian).toBeHidden()

  await button.evaluate((element) => (element as HTMLElement).click())
  await expect(romanian).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(romanian).toBeHidden()
})

test.describe('a visitor whose browser speaks Romanian', () => {
  test.use({ locale: 'ro-RO' })
  test('R2.45 stays on the English page', async ({ page }) => {
    await open(page, '/')
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})
