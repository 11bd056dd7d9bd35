import type { Locator, Page } from '@playwright/test'
import { findings } from './axe.ts'
import { hydrated, open } from './open.ts'
import { expect, test } from './versions-site.ts'

// One server for all tests of the file.
test.describe.configure({ mode: 'default' })

const key = 'docs-preferred-version-default'

const languages = {
  en: { prefix: '', bar: 'Main', menu: 'Versions', api: 'Docs versions', latest: 'latest version', badge: 'Version' },
  ro: {
    prefix: '/ro',
    bar: 'Principal',
    menu: 'Versiuni',
    api: 'Versiunile documentației',
    latest: 'cea mai recentă versiune',
    badge: 'Versiunea',
  },
} as const
type Language = keyof typeof languages

const bar = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('navigation', { name: languages[language].bar, exact: true })
const menu = (page: Page, language: Language = 'en'): Locator =>
  bar(page, language).getByRole('button', { name: new RegExp(`^${languages[language].menu}: `) })
const entry = (page: Page, label: string, language: Language = 'en'): Locator =>
  bar(page, language).getByRole('link', { name: label, exact: true, includeHidden: true })
const stored = (page: Page): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key)

for (const language of ['en', 'ro'] as const) {
  const { prefix, latest, badge, api, menu: title } = languages[language]

  test(`R2.51 in ${language}, the menu leads to the same doc of each version, with query and hash, and to the main doc of one that lacks it`, async ({
    page,
  }) => {
    for (const [path, label, hrefs] of [
      [
        '/docs/setup?x=1#first',
        '2.0',
        ['/docs/next/setup?x=1#first', '/docs/setup?x=1#first', '/docs/1.0/setup?x=1#first'],
      ],
      ['/docs/next/guide/newest', 'Next', ['/docs/next/guide/newest', '/docs/intro', '/docs/1.0/intro']],
      ['/docs/1.0/gone', '1.0', ['/docs/next/intro', '/docs/intro', '/docs/1.0/gone']],
      ['/docs/1.0/tags/start', '1.0', ['/docs/next/intro', '/docs/intro', '/docs/1.0/intro']],
    ] as const) {
      await open(page, prefix + path)
      await expect(menu(page, language)).toHaveText(`${title}: ${label}`)
      for (const [index, name] of ['Next', '2.0', '1.0'].entries()) {
        await expect(entry(page, name, language), path).toHaveAttribute('href', prefix + hrefs[index]!)
        if (name === label) await expect(entry(page, name, language)).toHaveAttribute('aria-current', 'true')
        else await expect(entry(page, name, language)).not.toHaveAttribute('aria-current')
      }
    }
  })

  test(`R2.51 in ${language}, the menu selects no docs version on pages of the API, also after a version was chosen`, async ({
    page,
  }) => {
    await open(page, `${prefix}/docs/1.0/setup`)
    await menu(page, language).click()
    await entry(page, '1.0', language).click()
    expect(await stored(page)).toBe('1.0')
    for (const path of ['/api', '/api/types', '/api/types/changes']) {
      await open(page, prefix + path)
      await expect(bar(page, language).getByRole('button', { name: api, exact: true }), path).toBeVisible()
      await expect(menu(page, language)).toHaveCount(0)
      for (const [index, name] of ['Next', '2.0', '1.0'].entries()) {
        const link = entry(page, name, language)
        await expect(link).toHaveAttribute(
          'href',
          prefix + ['/docs/next/intro', '/docs/intro', '/docs/1.0/intro'][index]!,
        )
        await expect(link).not.toHaveAttribute('aria-current')
      }
    }
  })

  test(`R2.52 in ${language}, other versions than the last say what they are and lead to the same doc of the last`, async ({
    page,
  }) => {
    const words = {
      en: ['unreleased', 'no longer actively maintained'],
      ro: ['încă nelansată', 'nu mai este întreținută'],
    }[language]
    for (const [path, version, said, href] of [
      ['/docs/next/setup', 'Next', words[0], '/docs/setup'],
      ['/docs/next/guide/newest', 'Next', words[0], '/docs/intro'],
      ['/docs/1.0/setup', '1.0', words[1], '/docs/setup'],
    ] as const) {
      await open(page, prefix + path)
      const banner = page.getByRole('note', { name: `${badge}: ${version}`, exact: true })
      await expect(banner).toContainText(said!)
      const link = banner.locator('b').getByRole('link', { name: latest })
      await expect(link).toHaveAttribute('href', prefix + href)
      await expect(page.getByRole('main').locator('.badge')).toHaveText(`${badge}: ${version}`)
      const order = await page
        .getByRole('main')
        .locator('.banner-version, .breadcrumbs, .badge, h1')
        .evaluateAll((all) => all.map(({ className, tagName }) => className || tagName))
      expect(order, 'R2.90').toEqual(['banner banner-version', 'breadcrumbs', 'badge doc-version', 'H1'])
    }
    await open(page, `${prefix}/docs/setup`)
    await expect(page.getByRole('note')).toHaveCount(0)
    await expect(page.getByRole('main').locator('.badge')).toHaveText(`${badge}: 2.0`)
  })
}

test('R2.61 nothing but an unlisted doc leads to one that is unlisted in another version', async ({ page }) => {
  await open(page, '/docs/next/quiet')
  await expect(entry(page, '2.0')).toHaveAttribute('href', '/docs/intro')
  await expect(page.getByRole('note').getByRole('link')).toHaveAttribute('href', '/docs/intro')
  await open(page, '/docs/quiet')
  await expect(entry(page, '2.0')).toHaveAttribute('href', '/docs/quiet')
  await expect(entry(page, 'Next')).toHaveAttribute('href', '/docs/next/quiet')
})

test('R2.52 R4.30 the link to the last version is a choice', async ({ page }) => {
  await open(page, '/docs/1.0/setup')
  await page.getByRole('note').getByRole('link', { name: 'latest version' }).click()
  await expect(page).toHaveURL('/docs/setup')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up 2.0')
  expect(await stored(page)).toBe('2.0')
})

test('R2.35 R2.51 the menu works by keyboard, and a choice is followed within the page', async ({ page }) => {
  await open(page, '/docs/setup?x=1')
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  await menu(page).press('ArrowDown')
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(entry(page, 'Next')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeFocused()
  await menu(page).press('Enter')
  await menu(page).press('End')
  await expect(entry(page, '1.0')).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/docs/1.0/setup?x=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up 1.0')
  await expect(menu(page)).toHaveText('Versions: 1.0')
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('html')).toHaveAttribute('data-marked')
})

test('R2.51 R2.72 the drawer of a narrow screen has the versions in a group', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/docs/setup')
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByRole('button', { name: '← Back to main menu' }).click()
  await expect(drawer.locator('.drawer-group').first()).toHaveText('Versions')
  await expect(drawer.getByRole('link', { name: '2.0' })).toHaveAttribute('aria-current', 'true')
  await drawer.getByRole('link', { name: '1.0' }).click()
  await expect(page).toHaveURL('/docs/1.0/setup')
  await expect(drawer).toHaveCount(0)
  expect(await stored(page)).toBe('1.0')
})

test('R4.30 a choice is kept for pages that are no docs, also after a reload; a visit is none', async ({ page }) => {
  await open(page, '/docs/1.0/setup')
  await open(page, '/')
  await expect(menu(page)).toHaveText('Versions: 2.0')
  expect(await stored(page)).toBeNull()

  await open(page, '/docs/setup')
  await menu(page).click()
  await entry(page, '1.0').click()
  await expect(page).toHaveURL('/docs/1.0/setup')
  await bar(page).getByRole('link', { name: 'Fixture' }).click()
  await expect(page).toHaveURL('/')
  await expect(menu(page)).toHaveText('Versions: 1.0')
  await expect(entry(page, '1.0')).not.toHaveAttribute('aria-current')
  expect(await stored(page)).toBe('1.0')
  await page.reload()
  await hydrated(page)
  await expect(menu(page)).toHaveText('Versions: 1.0')
  await open(page, '/docs/setup')
  await expect(menu(page), 'the page’s own version is first').toHaveText('Versions: 2.0')
})

test('R4.30 a stored version that is gone is forgotten', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate((name) => localStorage.setItem(name, '9.9'), key)
  await open(page, '/')
  await expect.poll(() => stored(page)).toBeNull()
  await expect(menu(page)).toHaveText('Versions: 2.0')
})

test('R4.30 other tabs keep theirs', async ({ page, context }) => {
  const other = await context.newPage()
  await open(page, '/')
  await open(other, '/docs/setup')
  await menu(other).click()
  await entry(other, '1.0').click()
  await expect(other).toHaveURL('/docs/1.0/setup')
  await menu(page).click()
  await expect(menu(page)).toHaveText('Versions: 2.0')
  await page.reload()
  await expect(menu(page)).toHaveText('Versions: 1.0')
})

test('R7.5 a choice of everything stores exactly the known keys', async ({ page }) => {
  await open(page, '/docs/1.0/setup')
  await page.getByRole('note').getByRole('link', { name: 'latest version' }).click()
  await expect(page).toHaveURL('/docs/setup')
  await page.getByRole('button', { name: /^Switch between/ }).click()
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual([key, 'theme'])
})

test.describe('where the storage is refused', () => {
  test.use({ alone: true, expected: /storage is not available/ })
  test('R4.30 a choice holds for the page view', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      }),
    )
    await open(page, '/docs/setup')
    await menu(page).click()
    await entry(page, '1.0').click()
    await expect(page).toHaveURL('/docs/1.0/setup')
    await bar(page).getByRole('link', { name: 'Fixture' }).click()
    await expect(page).toHaveURL('/')
    await expect(menu(page)).toHaveText('Versions: 1.0')
    await page.reload()
    await hydrated(page)
    await expect(menu(page)).toHaveText('Versions: 2.0')
  })
})

test('the address of a version leads to its main doc, and one that it lacks is missing', async ({ page, request }) => {
  for (const [from, to] of [
    ['/docs', '/docs/intro'],
    ['/docs/next', '/docs/next/intro'],
    ['/docs/1.0?x=1', '/docs/1.0/intro?x=1'],
    ['/ro/docs/1.0/', '/ro/docs/1.0/intro'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([from, response.status(), response.headers().location]).toEqual([from, 302, to])
  }
  for (const path of [
    '/docs/gone',
    '/docs/2.0/intro',
    '/docs/1.0/guide/added',
    '/docs/next/gone',
    '/docs/current/intro',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
  await open(page, '/docs/1.0/setupp')
  const near = page.getByRole('main').getByRole('status').getByRole('link')
  await expect(near.first()).toHaveAttribute('href', '/docs/1.0/setup')
})

test.describe('following a broken link', () => {
  test.use({ expected: /status of 404 .*\/nope\.data/ })
  test('R2.15 within the docs shows the missing page without a reload', async ({ page }) => {
    await open(page, '/docs/1.0/setup')
    await page.evaluate(() =>
      document.querySelector('main')!.insertAdjacentHTML('afterbegin', '<a href="/docs/1.0/nope">a broken link</a>'),
    )
    await page.getByRole('link', { name: 'a broken link' }).click()
    await expect(page).toHaveURL('/docs/1.0/nope')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up 1.0')
  })
})

test('R10.3 R2.44 every page of a version is its own canonical, may be indexed, and has its twin in the other language', async ({
  page,
}) => {
  for (const path of ['/docs/setup', '/docs/next/setup', '/docs/1.0/setup']) {
    await open(page, `/ro${path}?x=1`)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://fixture.example/ro${path}`)
    await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', `https://fixture.example${path}`)
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  }
})

test('R10.6 the sitemap has the pages of all versions, in both languages, each once', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const docs = Array.from(xml.matchAll(/<loc>https:\/\/fixture\.example(\/docs\/[^<]*)<\/loc>/g), ([, path]) => path)
  expect(docs).toEqual([
    ...['guide/added', 'guide/newest', 'intro', 'quiet', 'setup', 'tags', 'tags/start'].map(
      (path) => `/docs/next/${path}`,
    ),
    ...['guide/added', 'intro', 'setup', 'tags', 'tags/start'].map((path) => `/docs/${path}`),
    ...['gone', 'intro', 'setup', 'tags', 'tags/start'].map((path) => `/docs/1.0/${path}`),
  ])
  const romanian = Array.from(
    xml.matchAll(/<loc>https:\/\/fixture\.example\/ro(\/docs\/[^<]*)<\/loc>/g),
    ([, path]) => path,
  )
  expect(romanian).toEqual(docs)
  for (const path of docs) expect((await request.get(path!, { maxRedirects: 0 })).status(), path).toBe(200)
})

test('R2.92 R2.93 R2.95 R2.96 everything on a page stays in its version', async ({ page }) => {
  await open(page, '/docs/1.0/intro')
  const main = page.getByRole('main')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await expect(main.getByRole('link', { name: 'Set it up' })).toHaveAttribute('href', '/docs/1.0/setup#first')
  await expect(main.getByRole('link', { name: 'Start', exact: true })).toHaveAttribute('href', '/docs/1.0/tags/start')
  await expect(main.getByRole('link', { name: /^Next/ })).toHaveAttribute('href', '/docs/1.0/setup')
  await expect(main.getByRole('link', { name: /^Edit this page/ })).toHaveAttribute(
    'href',
    'https://edit.example/content/docs-1.0/en/intro.md',
  )
  await expect(sidebar.getByRole('link')).toHaveText(['Start', 'Set up 1.0', 'Gone since'])
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', '/docs/1.0/intro')

  await main.getByRole('link', { name: 'Start', exact: true }).click()
  await expect(page).toHaveURL('/docs/1.0/tags/start')
  await expect(main.getByRole('link', { name: 'Set up 1.0' })).toHaveAttribute('href', '/docs/1.0/setup')
  await expect(
    main.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Tags' }),
  ).toHaveAttribute('href', '/docs/1.0/tags')
  await main.getByRole('link', { name: 'View all tags' }).click()
  await expect(page).toHaveURL('/docs/1.0/tags')
  await expect(sidebar.getByRole('link')).toHaveText(['Start', 'Set up 1.0', 'Gone since'])
})

test('R2.43 the other language is that of the same version', async ({ page }) => {
  await open(page, '/docs/1.0/intro?x=1')
  await bar(page).getByRole('button', { name: 'Languages: English' }).click()
  await entry(page, 'Română').click()
  await expect(page).toHaveURL('/ro/docs/1.0/intro?x=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Început')
  await expect(menu(page, 'ro')).toHaveText('Versiuni: 1.0')
})

test('R10.9 the menu and the banner are accessible', async ({ page }) => {
  await open(page, '/docs/1.0/intro')
  await menu(page).click()
  await expect(entry(page, '1.0')).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const language of ['en', 'ro'] as const) {
    test(`R2.35 R2.51 in ${language}, every version can be reached`, async ({ page }) => {
      const { prefix } = languages[language]
      await page.goto(`${prefix}/docs/setup`)
      await expect(entry(page, '1.0', language)).toBeHidden()
      await menu(page, language).focus()
      await expect(entry(page, '1.0', language)).toBeVisible()
      await entry(page, '1.0', language).click()
      await expect(page).toHaveURL(`${prefix}/docs/1.0/setup`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up 1.0')
      await page.getByRole('note').getByRole('link').click()
      await expect(page).toHaveURL(`${prefix}/docs/setup`)
    })
  }
})
