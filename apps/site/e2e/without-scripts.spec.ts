import { expect, test } from './site.ts'

test.use({ javaScriptEnabled: false })

test('R10.8 a reader gets from the home page to a symbol, its source package and its other language', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Browse the API' }).click()
  await page.getByRole('main').getByRole('link', { name: '@signpost/observable' }).click()
  await page.getByRole('main').locator('.symbol-list').getByRole('link', { name: 'combineLatest', exact: true }).click()
  await expect(page).toHaveURL('/api/observable/function/combineLatest')
  await page.getByRole('figure', { name: 'Signature, overload 2 of 2' }).getByRole('link', { name: 'Simplify' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simplify')
  const navbar = page.getByRole('navigation', { name: 'Main' })
  await navbar.getByRole('button', { name: 'Languages: English' }).hover()
  await navbar.getByRole('link', { name: 'Română' }).click()
  await expect(page).toHaveURL('/ro/api/types/type/Simplify')
})

test('R2.22 the skip link leads to the content', async ({ page }) => {
  await page.goto('/docs/intro')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
  expect(id).not.toBe('')
  await expect(page.locator(`[id="${id}"]`).getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('R2.76 the API is one link away, and nothing offers what does not work', async ({ page }) => {
    await page.goto('/docs/intro')
    await page.getByRole('contentinfo').getByRole('link', { name: 'API Docs' }).click()
    await expect(page).toHaveURL('/api')
    await expect(page.getByRole('button', { name: 'Copy code to clipboard' })).toHaveCount(0)
  })
})
