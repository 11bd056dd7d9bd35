import { readFileSync } from 'node:fs'
import { open } from './open.ts'
import { expect, test } from './site.ts'
import { sitemapPaths } from './sitemap.ts'
import { inLocale } from './templates.ts'

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

test('R2.101 every doc has the same ids in both languages, each once', async ({ request }) => {
  const idsOf = async (path: string): Promise<string[]> => {
    const article = /<article class="doc".*?<\/article>/s.exec(await (await request.get(path)).text())![0]
    return Array.from(article.matchAll(/<h[2-6] id="([^"]+)"/g), ([, id]) => id!)
  }
  const docs = (await sitemapPaths(request)).filter(
    (path) => path.startsWith('/docs/') && !path.startsWith('/docs/tags'),
  )
  expect(docs.length).toBeGreaterThan(5)
  for (const path of docs) {
    const ids = await idsOf(path)
    expect(new Set(ids).size, path).toBe(ids.length)
    expect(await idsOf(`/ro${path}`), path).toEqual(ids)
  }
})

test('no doc is left untranslated', async ({ request }) => {
  const docs = (await sitemapPaths(request)).filter((path) => path.startsWith('/ro/docs/'))
  const untranslated: string[] = []
  for (const path of docs)
    if (/<article class="doc" lang="en"/.test(await (await request.get(path)).text())) untranslated.push(path)
  expect(untranslated).toEqual([])
})

test('a rendered doc comment in the docs looks like that on a symbol page', async ({ page }) => {
  await open(page, '/docs/writing/doc-comments')
  const samples = page.getByRole('group', { name: 'As readers see it' })
  const parameters = samples.filter({ hasText: 'Joins texts.' })
  await expect(parameters.getByRole('heading', { level: 4 })).toHaveText(['Type parameters', 'Parameters', 'Returns'])
  await expect(samples.filter({ hasText: 'Opens the box from below.' })).toContainText('Beta')
  await expect(samples.filter({ hasText: 'Counts the boxes.' })).not.toContainText('million')
  const since = samples.filter({ hasText: 'Adds days to a date.' }).locator('.block').first()
  await expect(since).toHaveText('Since 1.2.0')
  await samples.getByRole('link', { name: 'a subject' }).click()
  await expect(page).toHaveURL('/api/observable/class/Subject')
})

test('R3.1 the data of the docs names pages that answer and sidebars that exist', async ({ request }) => {
  const manifest = JSON.parse(readFileSync(new URL('../.content/manifest.json', import.meta.url), 'utf8')) as {
    config: { docs: { path: string } }
    locales: {
      locale: 'en' | 'ro'
      versions: { docs: { path: string; sidebar: string | null }[]; sidebars: { name: string }[] }[]
    }[]
  }
  expect(manifest.config.docs.path).toBe('/docs')
  for (const { locale, versions } of manifest.locales) {
    expect(versions).toMatchObject([
      { name: 'current', label: 'Next', isLast: true, path: '/docs', mainDocId: 'intro', draftIds: [] },
    ])
    const names = versions[0]!.sidebars.map(({ name }) => name)
    for (const { path, sidebar } of versions[0]!.docs) {
      expect((await request.get(inLocale(path, locale))).status(), path).toBe(200)
      if (sidebar !== null) expect(names).toContain(sidebar)
    }
  }
})
