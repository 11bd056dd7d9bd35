import { open } from './open.ts'
import { expect, test } from './versions-site.ts'

// One server for all tests of the file.
test.describe.configure({ mode: 'default' })

test.use({
  docs: {
    path: '/handbook',
    lastVersion: '1.0',
    versionPersistence: 'none',
    versions: { '1.0': { label: { en: 'One', ro: 'Unu' } }, '2.0': { banner: 'none' } },
  },
  bar: {
    items: [
      { type: 'docsVersionDropdown', versions: ['1.0', 'current'] },
      { type: 'doc', docId: 'setup' },
      { type: 'doc', docId: 'guide/added' },
    ],
  },
})

test('R2.1 docs live where the configuration says, and nowhere else', async ({ page, request }) => {
  for (const [path, status, location] of [
    ['/handbook', 302, '/handbook/intro'],
    ['/ro/handbook/next', 302, '/ro/handbook/next/intro'],
    ['/handbook/setup', 200, undefined],
    ['/ro/handbook/2.0/guide/added', 200, undefined],
    ['/handbook/tags/start', 200, undefined],
    ['/docs', 404, undefined],
    ['/docs/setup', 404, undefined],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.status(), response.headers().location]).toEqual([path, status, location])
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap).toContain('<loc>https://fixture.example/ro/handbook/next/setup</loc>')
  expect(sitemap).not.toContain('/docs/')

  await open(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Read the introduction' }).click()
  await expect(page).toHaveURL('/handbook/intro')
  await page.getByRole('main').getByRole('link', { name: 'Set it up' }).click()
  await expect(page).toHaveURL('/handbook/setup#first')
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current=page]')).toHaveText(
    'Set up 1.0',
  )
  await open(page, '/ro/handbok')
  await expect(page.getByRole('main').getByRole('link', { name: 'Documentație' })).toHaveAttribute(
    'href',
    '/ro/handbook',
  )
  await expect(page.getByRole('main').getByRole('status').getByRole('link').first()).toHaveAttribute(
    'href',
    '/ro/handbook',
  )
})

test('R2.51 the menu offers the versions that it is told to, by their labels', async ({ page }) => {
  await open(page, '/ro/handbook/2.0/setup')
  const bar = page.getByRole('navigation', { name: 'Principal', exact: true })
  await expect(bar.getByRole('button', { name: 'Versiuni: 2.0' })).toBeVisible()
  const links = bar.locator('.menu-list').getByRole('link', { includeHidden: true })
  expect(await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual([
    ['Unu', '/ro/handbook/setup'],
    ['Next', '/ro/handbook/next/setup'],
  ])
  await expect(page.getByRole('note'), 'a banner that is switched off').toHaveCount(0)
})

test('a doc in the navigation bar is from the last version, otherwise from the newest one that has it', async ({
  page,
}) => {
  await open(page, '/api')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link', { name: 'Set up 1.0' })).toHaveAttribute('href', '/handbook/setup')
  await expect(bar.getByRole('link', { name: 'Added in 2.0' })).toHaveAttribute('href', '/handbook/next/guide/added')
})

test('R4.30 nothing is kept where the configuration says so', async ({ page }) => {
  await open(page, '/handbook/next/setup')
  await page.getByRole('note').getByRole('link', { name: 'latest version' }).click()
  await expect(page).toHaveURL('/handbook/setup')
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Versions: One' })
  await menu.click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/handbook/next/setup')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fixture' }).click()
  await expect(page).toHaveURL('/')
  await expect(menu).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})
