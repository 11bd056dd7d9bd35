import { open } from './open.ts'
import { expect, test } from './site.ts'

const homes = [
  { path: '/', intro: 'Read the introduction', api: 'Browse the API', below: '' },
  { path: '/ro', intro: 'Citește introducerea', api: 'Răsfoiește API-ul', below: '/ro' },
]

for (const { path, intro, api, below } of homes) {
  test(`R2.6 ${path} names the site and leads to the introduction and the API`, async ({ page, request }) => {
    await open(page, path)

    await expect(page).toHaveTitle('Signpost')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signpost')
    const main = page.getByRole('main')
    for (const [name, href] of [
      [intro, `${below}/docs/intro`],
      [api, `${below}/api`],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
      expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200)
    }
  })

  test(`R2.6 ${path} has neither a docs sidebar nor a table of contents`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('navigation')).toHaveCount(1)
  })
}

test('R2.32 the brand leads to the home page of the language', async ({ page }) => {
  await open(page, '/ro/api')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Signpost' }).click()
  await expect(page).toHaveURL('/ro')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signpost')
})

test.describe('in another year', () => {
  test.use({ alone: true })

  test('R1.5 the copyright year does not follow the clock', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'))
    await open(page, '/')
    await expect(page.getByRole('contentinfo')).toContainText('2025')
    await expect(page.getByRole('contentinfo')).not.toContainText('2031')
  })
})
