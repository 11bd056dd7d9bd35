import { open } from './open.ts'
import { expect, test } from './site.ts'

test('R2.1 the docs section leads to the introduction', async ({ page, request }) => {
  for (const [from, to] of [
    ['/docs', '/docs/intro'],
    ['/docs?x=1', '/docs/intro?x=1'],
    ['/ro/docs', '/ro/docs/intro'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([from, response.status(), response.headers().location]).toEqual([from, 302, to])
  }
  await open(page, '/docs')
  await expect(page).toHaveURL('/docs/intro')
})

test('R2.1 the introduction has one title, its sidebar and its place in it', async ({ page }) => {
  await open(page, '/docs/intro')

  await expect(page).toHaveTitle(/^.+ \| Signpost$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await expect(sidebar).toBeVisible()
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', '/docs/intro')
})

test('R2.52 the only version has neither banner nor badge', async ({ page }) => {
  await open(page, '/docs/intro')
  await expect(page.getByText(/latest version|no longer actively maintained|^Version:/i)).toHaveCount(0)
})

test('R2.50 the only version is a plain link to the doc one reads, or to the main one', async ({ page }) => {
  for (const path of ['/api', '/docs/intro']) {
    await open(page, path)
    const version = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Next' })
    await expect(version).toHaveAttribute('href', '/docs/intro')
    await expect(version).not.toHaveAttribute('aria-haspopup')
  }
})

test('R2.100 a heading keeps its name and leads to itself', async ({ page }) => {
  await open(page, '/docs/intro')

  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  const name = (await heading.textContent())!.trim()
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(1)
  await page.getByRole('link', { name: `Direct link to ${name}`, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`#${await heading.getAttribute('id')}$`))
  const { y } = (await heading.boundingBox())!
  expect(y, 'the heading is below the bar').toBeGreaterThanOrEqual(60)
})
