import { open } from './open.ts'
import { openSearch } from './search-page.ts'
import { expect, test } from './site.ts'

test('a search has an address, which Back returns to', async ({ page }) => {
  const { dialog } = await openSearch(page, '/api')
  await page.keyboard.type('Notif')
  await dialog.getByRole('link', { name: /^All \d+ results$/ }).click()
  await expect(page).toHaveURL('/search?q=Notif')
  const main = page.getByRole('main')
  await expect(main.getByRole('searchbox')).toHaveValue('Notif')
  await main
    .getByRole('link', { name: /NotificationKind/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/api\/observable\/enum\/NotificationKind/)
  await page.goBack()
  await expect(page).toHaveURL('/search?q=Notif')
  await expect(main.getByRole('searchbox')).toHaveValue('Notif')
  await expect(main.getByRole('link', { name: /NotificationKind/ }).first()).toBeVisible()
})

for (const { prefix, count } of [
  { prefix: '', count: /^\d+ results for “Observable”$/ },
  { prefix: '/ro', count: /^\d+ (?:de )?rezultate pentru „Observable”$/ },
]) {
  test(`an address of a search ${prefix} shows what it finds, and is not for search engines`, async ({ page }) => {
    await open(page, `${prefix}/search?q=Observable`)
    const main = page.getByRole('main')
    await expect(main.getByRole('status').first()).toHaveText(count)
    await expect(main.getByRole('link', { name: /Observable/ }).first()).toHaveAttribute(
      'href',
      `${prefix}/api/observable/class/Observable`,
    )
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await main.getByRole('searchbox').fill('NotificationKind')
    await expect(page).toHaveURL(`${prefix}/search?q=NotificationKind`)
    await expect(main.getByRole('status').first()).toHaveText(/NotificationKind/)
  })
}

test('it is in neither sitemap', async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/search<')
})

test('what is searched for may be anything', async ({ page }) => {
  for (const query of [
    '%3C/script%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
    '%00',
    '__proto__',
    'constructor',
    encodeURIComponent('x '.repeat(2500)),
  ]) {
    await open(page, `/search?q=${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search')
  }
})

test('R2.15 a missing page offers to search for the end of its address', async ({ page }) => {
  await open(page, '/api/observable/class/Observabel')
  const form = page.getByRole('main').getByRole('search')
  await expect(form.getByRole('searchbox')).toHaveValue('Observabel')
  await form.getByRole('button').click()
  await expect(page).toHaveURL('/search?q=Observabel')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Observable/ })
      .first(),
  ).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('R10.8 the bar leads to a form, and from there to results or to every package', async ({ page, mode }) => {
    await page.goto('/docs/intro')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search')
    const main = page.getByRole('main')
    expect(await main.locator('noscript').textContent()).toContain(
      'Without scripts, search works only if a server renders',
    )
    await expect(main.locator('noscript')).toBeVisible()
    await expect(main.getByRole('link', { name: '@signpost/observable' })).toHaveAttribute('href', '/api/observable')
    await main.getByRole('searchbox').fill('combineLatest')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=combineLatest')
    if (mode === 'ssr') {
      await expect(page).toHaveTitle('Search: combineLatest | Signpost')
      await expect(main.getByRole('link', { name: /combineLatest/ }).first()).toHaveAttribute(
        'href',
        '/api/observable/function/combineLatest',
      )
      await main.getByRole('link', { name: 'Class', exact: true }).click()
      await expect(page).toHaveURL('/search?q=combineLatest%20kind%3Aclass')
    } else {
      await expect(main.getByRole('link', { name: '@signpost/observable' })).toBeVisible()
    }
  })

  test('R10.8 the search is within reach on a telephone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/ro/docs/intro')
    const bar = page.getByRole('navigation', { name: 'Principal' })
    await expect(bar.getByRole('link', { name: 'Caută' })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Caută' })).toHaveCount(0)
  })
})
