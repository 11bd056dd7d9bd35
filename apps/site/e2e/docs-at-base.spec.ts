import { open } from './open.ts'
import { expect, test } from './versions-site.ts'

// One server for all tests of the file.
test.describe.configure({ mode: 'default' })

test.use({ docs: { path: '/' } })

test('R2.1 docs at the base of the site stand beside its other pages', async ({ page, request }) => {
  for (const [path, status, location] of [
    ['/setup', 200, undefined],
    ['/ro/setup', 200, undefined],
    ['/tags/start', 200, undefined],
    ['/1.0', 302, '/1.0/intro'],
    ['/ro/next', 302, '/ro/next/intro'],
    ['/1.0/gone', 200, undefined],
    ['/gone', 404, undefined],
    ['/docs', 404, undefined],
    ['/api', 200, undefined],
    ['/api/nope', 404, undefined],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.status(), response.headers().location]).toEqual([path, status, location])
  }
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture')
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Read the introduction' }).click()
  await expect(page).toHaveURL('/intro')
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current=page]')).toHaveAttribute(
    'href',
    '/intro',
  )
})

test('R2.51 a version at the base does not hide the others', async ({ page }) => {
  for (const [path, label, hrefs] of [
    ['/setup', 'Versions: 2.0', ['/next/setup', '/setup', '/1.0/setup']],
    ['/ro/next/guide/newest', 'Versiuni: Next', ['/ro/next/guide/newest', '/ro/intro', '/ro/1.0/intro']],
    ['/1.0/gone', 'Versions: 1.0', ['/next/intro', '/intro', '/1.0/gone']],
    // No version of the docs describes the API.
    ['/api', 'Docs versions', ['/next/intro', '/intro', '/1.0/intro']],
  ] as const) {
    await open(page, path)
    const bar = page.getByRole('navigation').first()
    await expect(bar.getByRole('button', { name: label, exact: true })).toBeVisible()
    const links = bar.locator('.menu').first().getByRole('link', { includeHidden: true })
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))), path).toEqual(hrefs)
  }
})

test('R2.15 an unknown address is missing, and leads to the docs', async ({ page }) => {
  const response = await open(page, '/ro/setupp')
  expect(response.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Pagina nu a fost găsită')
  await expect(main.getByRole('link', { name: 'Documentație' })).toHaveAttribute('href', '/ro/intro')
  await expect(main.getByRole('status').getByRole('link').first()).toHaveAttribute('href', '/ro/setup')
  await expect(page.getByRole('navigation', { name: 'Bara laterală a documentației' })).toHaveCount(0)
})
