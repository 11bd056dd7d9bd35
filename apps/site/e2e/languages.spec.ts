import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { open } from './open.ts'
import { serve, type RunningSite } from './serve.ts'
import { smallRepository, type SmallRepository } from './small-repository.ts'

// The repository and its servers are made once.
test.describe.configure({ mode: 'default' })

const run = promisify(execFile)
const program = fileURLToPath(new URL('../../../tooling/signpost/bin.js', import.meta.url))

const german: Readonly<Record<string, string>> = {
  skip: 'Zum Hauptinhalt springen',
  'search.title': 'Suche',
  'notFound.title': 'Seite nicht gefunden',
  'locale.label': 'Sprachen',
}

let repository: SmallRepository
let sites: RunningSite[] = []
let out: string

test.beforeAll(async () => {
  repository = smallRepository({
    title: 'Boxes',
    navbar: { items: [{ type: 'localeDropdown', position: 'right' }] },
    locales: {
      default: 'ro',
      list: ['ro', { code: 'de', strings: './strings.de.json' }, { code: 'ar', strings: './strings.ar.json' }, 'en'],
    },
  })
  const { root, folder } = repository
  for (const code of ['de', 'ar']) {
    await run(process.execPath, [program, 'strings', code, join(root, `strings.${code}.json`)])
  }
  const english = JSON.parse(readFileSync(join(root, 'strings.de.json'), 'utf8')) as Record<string, string>
  for (const key of Object.keys(german)) expect(english, key).toHaveProperty([key])
  repository.write('strings.de.json', { ...english, ...german })
  const cache = join(folder, 'cache')
  out = join(folder, 'out')
  // Without an address of the site there is nothing to write into its sitemap.
  const url = ['--url', 'https://boxes.example']
  await run(process.execPath, [program, 'build', '--root', root, '--out', out, '--cache', cache, ...url])
  const data = { SIGNPOST_GRAPH: join(cache, 'graph'), SIGNPOST_CONTENT: join(cache, 'content') }
  sites = [await serve('static', { root: out }), await serve('ssr', { env: data })]
})

test.afterAll(async () => {
  for (const site of sites) await site.stop()
  repository?.remove()
})

test('R2.41 R2.46 a language from a file of texts has its words on every page', async ({ page }) => {
  for (const { origin } of sites) {
    for (const path of ['/de', '/de/api/box/class/Box', '/de/search', '/de/docs/intro']) {
      await open(page, origin + path)
      await expect(page.locator('html'), path).toHaveAttribute('lang', 'de')
      await expect(page.locator('html'), path).toHaveAttribute('dir', 'ltr')
      await expect(page.getByRole('link', { name: german['skip']! }), path).toBeAttached()
      await expect(page.getByRole('button', { name: 'Sprachen: Deutsch' }), path).toBeVisible()
    }
    const missing = await open(page, `${origin}/de/nope`)
    expect(missing.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german['notFound.title']!)
  }
  expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain('hreflang="de"')
})

test('a link, the search and the menu of languages keep the language', async ({ page }) => {
  for (const { origin } of sites) {
    await open(page, `${origin}/de/api`)
    await page.getByRole('main').getByRole('link', { name: '@boxes/box' }).first().click()
    await expect(page).toHaveURL(`${origin}/de/api/box`)
    await page.keyboard.press('/')
    await page.keyboard.type('Box')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    // An arriving page closes the menu.
    await expect(page).toHaveURL(/\/de\/api\/box\/./)
    await page.getByRole('button', { name: 'Sprachen: Deutsch' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/en\/api\/box/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  }
})

test('R2.40 a language written from right to left has its direction', async ({ page }) => {
  for (const { origin } of sites) {
    await open(page, `${origin}/ar/api/box`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  }
})

test('R2.41 the default language has no prefix when it is not English', async ({ page }) => {
  for (const { origin } of sites) {
    for (const [path, lang] of [
      ['/api/box', 'ro'],
      ['/en/api/box', 'en'],
    ] as const) {
      await open(page, origin + path)
      await expect(page.locator('html'), path).toHaveAttribute('lang', lang)
    }
    expect((await page.goto(`${origin}/ro/api/box`))?.status()).toBe(404)
  }
  expect(existsSync(join(out, 'ro'))).toBe(false)
})
