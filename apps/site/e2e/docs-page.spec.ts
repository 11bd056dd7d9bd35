import { expect, test } from './docs-site.ts'
import { open } from './open.ts'

test('R2.85 the contents have the second and third level', async ({ page }) => {
  await open(page, '/docs/intro')
  const lines = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  expect(await lines.allTextContents()).toEqual(['First', 'Second'])
})

test('R2.90 the parts of a doc come in a fixed order', async ({ page }) => {
  const parts = [
    '[role=note]',
    '[aria-label=Breadcrumbs]',
    '.toc-fold',
    'article',
    '.doc-footer',
    '[aria-label="Docs pages"]',
  ]
  const order = (): Promise<string[]> =>
    page
      .getByRole('main')
      .locator(parts.join())
      .evaluateAll(
        (all, selectors) => all.map((element) => selectors.find((selector) => element.matches(selector))!),
        parts,
      )
  await open(page, '/docs/intro')
  expect(await order()).toEqual(parts.slice(1))
  await open(page, '/docs/guide/hidden')
  expect(await order()).toEqual(parts.slice(0, -1))
  await expect(page.getByRole('article').locator(':scope > :first-child')).toHaveJSProperty('localName', 'h1')
})

test('R2.92 the breadcrumbs are the way through the sidebar', async ({ page }) => {
  await open(page, '/docs/tasks/one')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
  await expect(crumbs).toHaveText(['', 'Tasks', 'One task'])
  await expect(crumbs.nth(1).getByRole('link')).toHaveAttribute('href', '/docs/tasks')
  await expect(crumbs.last().locator('[aria-current=page]')).toBeVisible()
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as {
    itemListElement: { item: string }[]
  }
  expect(data.itemListElement.map(({ item }) => item)).toEqual([
    'https://fixture.example/docs/tasks',
    'https://fixture.example/docs/tasks/one',
  ])
})

test('R2.93 the edit link leads to the source of the page in its language', async ({ page }) => {
  for (const [path, name, href] of [
    ['/docs/guide/first', 'Edit this page (opens in new tab)', 'https://edit.example/docs/en/guide/first.md'],
    [
      '/ro/docs/intro',
      'Modifică această pagină (se deschide într-o filă nouă)',
      'https://edit.example/docs/ro/intro.md',
    ],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test.describe('a reader far from Greenwich', () => {
  test.use({ contextOptions: { timezoneId: 'Pacific/Honolulu' } })
  test('R2.94 the last update is told in the language of the page, by the day of UTC', async ({ page }) => {
    for (const [path, text] of [
      ['/docs/intro', 'Last updated on Nov 21, 2025 by Ana Pop'],
      ['/docs/guide/first', 'Last updated by Ana Pop'],
      ['/ro/docs/intro', 'Ultima actualizare: 20 nov. 2025'],
    ] as const) {
      await open(page, path)
      await expect(page.locator('.last-update')).toHaveText(text)
    }
    await open(page, '/docs/intro')
    await expect(page.locator('.last-update time')).toHaveAttribute('datetime', '2025-11-20T23:30:00-05:00')
  })
})

test('R2.95 a tag leads to the docs that carry it, and to all tags', async ({ page }) => {
  await open(page, '/docs/intro')
  const tags = page.getByRole('list', { name: 'Tags:' }).getByRole('link')
  await expect(tags).toHaveText(['Basics', 'Zebra'])
  await expect(tags.first()).toHaveAttribute('rel', 'tag')
  await tags.first().click()

  await expect(page).toHaveURL('/docs/tags/basics')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 docs tagged with “Basics”')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'First steps' })).toHaveAttribute('href', '/docs/guide/first')
  await expect(main).toContainText('To begin with.')
  await main.getByRole('link', { name: 'View all tags' }).click()

  await expect(page).toHaveURL('/docs/tags')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['B', 'Z'])
  await open(page, '/ro/docs/tags/zebra')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un document cu eticheta „Zebra”')
})

test('R2.95 the pages of tags are in the sitemap, and no others are', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/docs/tags', '/docs/tags/basics', '/ro/docs/tags/zebra'])
    expect(sitemap).toContain(`<loc>https://fixture.example${path}</loc>`)
  expect((await request.get('/docs/tags/nope')).status()).toBe(404)
})

test('R2.96 previous and next follow the sidebar', async ({ page }) => {
  const pages = page.getByRole('navigation', { name: 'Docs pages' })
  await open(page, '/docs/intro')
  await expect(pages.getByRole('link')).toHaveText(['NextFirst steps'])
  await open(page, '/docs/guide/last')
  await expect(pages.getByRole('link')).toHaveText(['PreviousFirst steps', 'NextTasks'])
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await pages.getByRole('link', { name: /^Next/ }).click()
  // The address changes before the page does, so wait for the page's title at the top.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasks')
  await expect(page).toHaveURL('/docs/tasks')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('R2.41 a doc that is not translated says so, and is marked as English', async ({ page }) => {
  await open(page, '/ro/docs/tasks/one')
  await expect(page.locator('.banner')).toHaveText('Această pagină nu este tradusă încă; o citești în engleză.')
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
})

test('R2.101 the ids of headings are the same in both languages', async ({ page }) => {
  const ids = async (path: string): Promise<string[]> => {
    await open(page, path)
    return page
      .getByRole('article')
      .locator(':is(h2, h3, h4)')
      .evaluateAll((headings) => headings.map(({ id }) => id))
  }
  expect(await ids('/ro/docs/intro')).toEqual(['first', 'second', 'third'])
  expect(await ids('/docs/intro')).toEqual(['first', 'second', 'third'])
})
