import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Locator, test } from '@playwright/test'
import { open } from './open.ts'
import { serve, type RunningSite } from './serve.ts'
import { searchOn } from './search-page.ts'
import { fewLibraries, smallRepository, type SmallRepository } from './small-repository.ts'
import { watch } from './watch.ts'

// `signpost build` of a small repository under another base URL, with a copy of the app; one build for all tests of the file.
test.describe.configure({ mode: 'serial' })

const program = fileURLToPath(new URL('../../../tooling/signpost/bin.js', import.meta.url))

/** Declarations of every release. */
const stages = `/** Not ready. @beta */
export declare function soon(): void;
/** Far from it. @alpha */
export declare const later: string;
/** Ready. @public */
export declare class Stage {
    /** Ready. */
    open(): void;
    /** Not ready. @beta */
    grow(): void;
    /** For those who extend it. */
    protected inner(): void;
}
export { Stage as Step };
`

let repository: SmallRepository
let site: RunningSite | undefined
let out: string

test.beforeAll(async () => {
  repository = smallRepository({
    title: 'Boxes',
    locales: { list: ['en', 'ro'] },
    url: 'https://boxes.example',
    baseUrl: '/site/',
    announcementBar: { content: 'New', textColor: 'white' },
    navbar: {
      items: [
        { to: '/api', label: 'API' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
  })
  repository.write('packages/stages/package.json', {
    name: '@boxes/stages',
    version: '1.0.0',
    type: 'module',
    exports: { '.': { types: './dist/index.d.ts' } },
  })
  repository.write('packages/stages/tsconfig.json', fewLibraries)
  repository.write('packages/stages/dist/index.d.ts', stages)
  out = join(repository.folder, 'out')
  await promisify(execFile)(process.execPath, [
    program,
    'build',
    '--root',
    repository.root,
    '--out',
    out,
    '--cache',
    join(repository.folder, 'cache'),
  ])
  site = await serve('static', { root: out })
})

test.afterAll(async () => {
  await site?.stop()
  repository?.remove()
})

test('R2.12 every internal address begins with the base URL, once', () => {
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(6)
  const wrong: string[] = []
  for (const file of pages) {
    const html = readFileSync(join(out, file), 'utf8')
    for (const [, address] of html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)) {
      if (!address!.startsWith('/site/') || address!.startsWith('/site/site/')) wrong.push(`${file}: ${address}`)
    }
    for (const [, path] of html.matchAll(/https:\/\/boxes\.example(\/[^"]*)"/g)) {
      if (!path!.startsWith('/site/') || path!.startsWith('/site/site/')) wrong.push(`${file}: ${path}`)
    }
  }
  expect(wrong).toEqual([])
})

test('R2.12 R2.43 R7.3 R10.5 one gets around below the base URL', async ({ page, context, request }) => {
  const { origin } = site!
  const problems = watch(context, origin, /^$/)
  await open(page, `${origin}/site/`)
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).hover()
  await expect(page.locator('link[rel=prefetch]')).toHaveAttribute('href', /^\/site\/api\.data/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click()
  await expect(page).toHaveURL(`${origin}/site/api`)
  await page.getByRole('main').getByRole('link', { name: '@boxes/box' }).click()
  await page.getByRole('main').locator('.symbol-list').getByRole('link', { name: 'Box' }).click()
  await expect(page).toHaveURL(`${origin}/site/api/box/class/Box`)
  await expect(page.locator('html')).toHaveAttribute('data-marked')
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCSS('color', 'rgb(255, 255, 255)')

  await page.getByRole('button', { name: 'Languages: English' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Română' }).click()
  await expect(page).toHaveURL(`${origin}/site/ro/api/box/class/Box`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
  expect((await request.get(origin + (await page.locator('link[rel=icon]').getAttribute('href'))!)).status()).toBe(200)
  expect(problems()).toEqual([])
})

test('R2.10 R2.12 other forms of an address lead to the clean one below the base URL', async ({ request }) => {
  for (const [from, to] of [
    ['/site/index.html', '/site/'],
    ['/site/docs/intro.html?x=1', '/site/docs/intro?x=1'],
    ['/site/ro/', '/site/ro'],
    ['/site/docs', '/site/docs/intro'],
  ] as const) {
    const { location } = (await request.get(site!.origin + from, { maxRedirects: 0 })).headers()
    expect([from, location]).toEqual([from, to])
  }
})

test('R2.12 R2.31 R75 the search works below the base URL, and has its slot where none was asked for', async ({
  page,
  context,
}) => {
  const { origin } = site!
  const problems = watch(context, origin, /^$/)
  await open(page, `${origin}/site/api`)
  await page.locator('.navbar-right > :last-child, .navbar-right > .search-wide').locator('visible=true').last().click()
  const { chosen, dialog } = searchOn(page)
  await page.keyboard.type('Box.level')
  await expect(chosen).toContainText('Box.level')
  await expect(dialog.getByRole('link', { name: 'The only result on the results page' })).toHaveAttribute(
    'href',
    '/site/search?q=Box.level',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/site\/api\/box\/class\/Box#/)
  await open(page, `${origin}/site/search?q=Box`)
  await expect(page.getByRole('main').getByRole('link', { name: /Box/ }).first()).toHaveAttribute(
    'href',
    '/site/api/box/class/Box',
  )
  expect(problems()).toEqual([])
})

test('what is not public yet, or protected, can be left out by its switch or by the address', async ({
  page,
  context,
}) => {
  const { origin } = site!
  const problems = watch(context, origin, /^$/)
  const list = page.locator('.symbol-list').getByRole('link')
  const choice = (name: string): Locator =>
    page.getByRole('group', { name: 'Show' }).getByRole('checkbox', { name: new RegExp(`^${name}`) })
  await open(page, `${origin}/site/api/stages?x=1`)
  await expect(list.locator('visible=true')).toHaveText(['Stage', 'soon', 'later'])
  await page.getByText('1 other name', { exact: true }).click()
  await expect(list.locator('visible=true')).toHaveText(['Stage', 'soon', 'later', 'Step'])
  await page.getByText('1 other name', { exact: true }).click()
  await choice('Alpha').click()
  await expect(list.locator('visible=true')).toHaveText(['Stage', 'soon'])
  await expect(page).toHaveURL(`${origin}/site/api/stages?x=1&release=beta`)
  await choice('Beta').click()
  await expect(list.locator('visible=true')).toHaveText(['Stage'])
  await expect(page).toHaveURL(`${origin}/site/api/stages?x=1&release=public`)
  await page.reload()
  await expect(list.locator('visible=true')).toHaveText(['Stage'])
  await expect(choice('Beta')).not.toBeChecked()
  await choice('Beta').click()
  await choice('Alpha').click()
  await expect(page).toHaveURL(`${origin}/site/api/stages?x=1`)

  const members = page.locator('.overview .member-name').locator('visible=true')
  await open(page, `${origin}/site/api/stages/class/Stage?release=public`)
  await expect(members).toHaveText(['open', 'inner'])
  await choice('Protected').click()
  await expect(members).toHaveText(['open'])
  await page.evaluate(() => location.assign('#inner'))
  await expect(members).toHaveText(['open', 'inner'])
  expect(problems()).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('R10.8 the switches work, and what a link leads to is shown', async ({ page }) => {
    await page.goto(`${site!.origin}/site/api/stages/class/Stage`)
    const members = page.locator('.overview .member-name').locator('visible=true')
    await expect(members).toHaveText(['open', 'grow', 'inner'])
    for (const name of [/^Protected/, /^Beta/]) await page.getByRole('checkbox', { name }).click()
    await expect(members).toHaveText(['open'])
    await page.goto(`${site!.origin}/site/api/stages/class/Stage#grow`)
    await expect(members).toHaveText(['open', 'grow'])
  })
})

test('R8.4 a home page without its files names the base URL it was built for', async ({ page }) => {
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
  await page.goto(`${site!.origin}/site/`)
  await expect(page.locator('body > :first-child')).toContainText('Current base URL: /site/')
})
