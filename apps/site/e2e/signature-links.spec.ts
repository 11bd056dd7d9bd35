import type { Page } from '@playwright/test'
import { hydrated, open } from './open.ts'
import { expect, test } from './site.ts'

/** Marks the document, so that a test can detect a reload. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
}

test('a signature leads to the types it names, within the page', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  const isSameDocument = await mark(page)

  const subscribe = page.getByRole('figure', { name: 'Signature of subscribe' })
  await subscribe.getByRole('link', { name: 'Observer', exact: true }).click()

  await expect(page).toHaveURL('/api/observable/interface/Observer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Observer')
  expect(await isSameDocument()).toBe(true)
})

test('a signature leads to a type of another package, within the page, and Back returns', async ({ page }) => {
  const from = '/api/observable/function/combineLatest'
  await open(page, from)
  const isSameDocument = await mark(page)

  await page.getByRole('figure', { name: 'Signature, overload 2 of 2' }).getByRole('link', { name: 'Simplify' }).click()

  await expect(page).toHaveURL('/api/types/type/Simplify')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simplify')
  await expect(page).toHaveTitle('Simplify | @signpost/types | Signpost')
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current=page]')).toHaveText(
    'Simplify',
  )
  expect(await isSameDocument()).toBe(true)

  await page.goBack()
  await expect(page).toHaveURL(from)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('combineLatest')
  expect(await isSameDocument()).toBe(true)
})

test('links of a Romanian page stay Romanian', async ({ page }) => {
  await open(page, '/ro/api/observable/function/combineLatest')
  await page
    .getByRole('figure', { name: 'Semnătură, supraîncărcarea 2 din 2' })
    .getByRole('link', { name: 'Simplify' })
    .click()
  await expect(page).toHaveURL('/ro/api/types/type/Simplify')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
})

test('a page has the same content after client navigation and after loading', async ({ page }) => {
  const target = '/api/types/type/Simplify'
  await open(page, '/api/types')
  await page.getByRole('main').getByRole('link', { name: 'Simplify', exact: true }).click()
  await expect(page).toHaveURL(target)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simplify')
  const navigated = {
    title: await page.title(),
    text: await page.getByRole('main').textContent(),
    canonical: await canonical(page),
  }

  await page.reload()
  await hydrated(page)
  expect({
    title: await page.title(),
    text: await page.getByRole('main').textContent(),
    canonical: await canonical(page),
  }).toEqual(navigated)
})

function canonical(page: Page): Promise<string | null> {
  return page.locator('link[rel=canonical]').getAttribute('href')
}

test('a hovered link is prefetched once', async ({ page }) => {
  await open(page, '/docs/intro')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))

  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Docs' })
  await link.hover()
  await expect.poll(() => requests).toContain('/api.data')
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
  const modules = requests.filter((path) => path.startsWith('/assets/'))
  expect(modules).toEqual([...new Set(modules)])
})
