import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findings } from './axe.ts'
import { open } from './open.ts'
import { serve, type RunningSite } from './serve.ts'
import { expect, test as siteTest } from './site.ts'
import { fewLibraries, smallRepository } from './small-repository.ts'

const program = fileURLToPath(new URL('../../../tooling/signpost/bin.js', import.meta.url))

const declarations = `
/** Holds things. */
export declare class Box {
    /** How full it is. */
    readonly level: number;
    /** Puts a thing in. */
    put(thing: Thing, at?: number): void;
}
/** Content of a box. */
export interface Thing {
    name: string;
}
/**
 * Makes a box.
 * @deprecated Use {@link Box}.
 */
export declare function makeBox(): Box;
/**
 * Counts.
 * @since 0.9.0
 */
export declare function count(): number;
`

const change = { level: 'major', role: 'caller', rules: ['parameter-added'] }
const names = { Thing: 'Thing', Box: 'Box' }
const history = {
  schema: 'signpost-api-history/1',
  package: '@boxes/box',
  versions: [
    {
      version: null,
      changes: [{ symbol: 'makeBox', change: 'deprecated', level: 'minor', role: 'caller', rules: ['deprecated'] }],
    },
    {
      version: '1.1.0',
      date: '2026-03-01T23:30:00Z',
      changes: [
        {
          symbol: 'Lid',
          change: 'removed',
          ...change,
          role: 'namer',
          rules: ['export-removed'],
          before: 'interface Lid',
          witness: 'type Value = L.Lid',
        },
        {
          symbol: 'Box.put',
          change: 'changed',
          ...change,
          before: 'put(thing: string): void',
          after: 'put(thing: Thing, at?: number): void',
          witness: 'const box: L.Box = null! as B.Box',
          names,
        },
        {
          symbol: 'Thing',
          change: 'added',
          level: 'minor',
          role: 'caller',
          rules: ['export-added'],
          after: 'interface Thing',
        },
      ],
    },
    { version: '1.0.1', changes: [] },
    { version: '1.0.0', changes: ['Box', 'Lid', 'count', 'makeBox'].map((symbol) => ({ symbol, change: 'added' })) },
  ],
}

/** 300 changes of one version, on two pages. */
const long = {
  schema: 'signpost-api-history/1',
  package: '@boxes/long',
  versions: [
    {
      version: '2.0.0',
      changes: Array.from({ length: 300 }, (_, at) => ({ symbol: `gone${at}`, change: 'removed', ...change })),
    },
    { version: '1.0.0', changes: [{ symbol: 'here', change: 'added' }] },
  ],
}

const test = siteTest.extend<object, { site: RunningSite }>({
  site: [
    async ({ mode }, use) => {
      // The build fails on a broken link.
      const { root, folder, write, remove } = smallRepository({
        title: 'Changes',
        locales: { list: ['en', 'ro'] },
        url: 'https://changes.example',
        onBrokenLinks: 'throw',
        onBrokenAnchors: 'throw',
      })
      for (const [slug, text] of [
        ['box', declarations],
        ['long', '/** Is here. */\nexport declare const here: 1;\n'],
        ['plain', '/** Has no history. */\nexport declare const plain: 1;\n'],
      ] as const) {
        write(`packages/${slug}/package.json`, {
          name: `@boxes/${slug}`,
          version: '1.1.0',
          type: 'module',
          exports: { '.': { types: './dist/index.d.ts' } },
        })
        write(`packages/${slug}/tsconfig.json`, fewLibraries)
        write(`packages/${slug}/dist/index.d.ts`, text)
      }
      write('packages/box/src/index.ts', '')
      write('api-reports/history/box.json', history)
      write('api-reports/history/long.json', long)
      write('content/docs/en/intro.md', '# Start\n')
      const [out, cache] = [join(folder, 'out'), join(folder, 'cache')]
      await promisify(execFile)(process.execPath, [program, 'build', '--root', root, '--out', out, '--cache', cache])
      const running = await serve(mode, { root: out })
      expect(existsSync(join(out, 'api/plain/changes.html'))).toBe(false)
      await use(running)
      await running.stop()
      remove()
    },
    { scope: 'worker' },
  ],
})

test.describe.configure({ mode: 'default' })

test('a page lists the changes of a package, the newest version first and the worst change first', async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}/api/box/changes`)
  await expect(page.locator('.version h2')).toHaveText(['Unreleased', '1.1.0', '1.0.1', '1.0.0'])
  await expect(page.locator('.change h3')).toHaveText(['makeBox', 'Lid', 'Box.put', 'Thing'])
  const put = page.locator('.change', { has: page.getByRole('heading', { name: 'Box.put' }) })
  await expect(put).toContainText('Breaks code that calls it')
  await expect(put.locator('del b')).toHaveText(['string'])
  await expect(put.locator('ins')).toContainText('put(thing: Thing, at?: number): void')
  await put.locator('ins').getByRole('link', { name: 'Thing' }).click()
  await expect(page).toHaveURL(`${site.origin}/api/box/interface/Thing`)
})

test('what is gone has no link, and its page shows the code that breaks', async ({ page, site }) => {
  await open(page, `${site.origin}/ro/api/box/changes`)
  const lid = page.locator('.change', { has: page.getByRole('heading', { name: 'Lid' }) })
  await expect(lid).toContainText('Strică codul care se referă la el prin nume')
  await expect(lid.locator('h3 a')).toHaveCount(0)
  await lid.getByText('Cod care nu se mai compilează').click()
  await expect(lid.locator('pre')).toContainText("import * as L from '@boxes/box'")
  const put = page.locator('.change', { has: page.getByRole('heading', { name: 'Box.put' }) })
  await put.getByText('Cod care nu se mai compilează').click()
  await expect(put.locator('pre')).toContainText("import * as B from '@boxes/box-before' // the version before")
})

test('a symbol names the versions that added and changed it, beside its kind', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${site.origin}/api/box/class/Box`)
  const history = page.locator('.symbol-history')
  await expect(history.getByRole('link')).toHaveText(['Since 1.0.0', 'Changed in 1.1.0'])
  const signature = await page.locator('.signature').first().boundingBox()
  expect(signature!.y + signature!.height).toBeLessThan(844)
  await history.getByRole('link', { name: 'Changed in 1.1.0' }).click()
  await expect(page).toHaveURL(`${site.origin}/api/box/changes#v1.1.0-Box.put`)
})

test("an author's @since replaces the computed version", async ({ page, site }) => {
  await open(page, `${site.origin}/api/box/function/count`)
  await expect(page.locator('.symbol-history')).toHaveCount(0)
  await expect(page.locator('article')).toContainText('0.9.0')
})

test('the tree marks the package whose changes a page lists', async ({ page, site }) => {
  for (const [path, line] of [
    ['/api/box/changes', '/api/box'],
    ['/ro/api/long/changes/2', '/ro/api/long'],
  ] as const) {
    await open(page, site.origin + path)
    const tree = page.locator('.sidebar')
    await expect(tree.locator('summary').first()).toBeAttached()
    await expect(tree.locator('[aria-current=page]')).toHaveCount(1)
    await expect(tree.locator('[aria-current=page]')).toHaveAttribute('href', line)
  }
})

test('a package links to its changes, and one without history has none', async ({ page, site }) => {
  await open(page, `${site.origin}/api/box`)
  await expect(page.locator('.package-facts')).toContainText('with unreleased changes')
  await page.locator('.package-facts').getByRole('link', { name: 'Changes' }).click()
  await expect(page).toHaveURL(`${site.origin}/api/box/changes`)
  await open(page, `${site.origin}/api/plain`)
  await expect(page.locator('.package-facts').getByRole('link', { name: 'Changes' })).toHaveCount(0)
  for (const path of ['plain', 'long']) {
    await open(page, `${site.origin}/api/${path}`)
    await expect(page.locator('.package-facts')).not.toContainText('unreleased')
  }
})

test('dates of versions are on the page and in the feed, and none is made up', async ({ page, site }) => {
  await open(page, `${site.origin}/ro/api/box/changes`)
  await expect(page.locator('.version time')).toHaveText(['1 mar. 2026'])
  const feed = (path: string): Promise<string> => page.request.get(site.origin + path).then((found) => found.text())
  const link = page.locator('link[rel=alternate][type="application/atom+xml"]')
  await expect(link).toHaveAttribute('href', '/api/box/changes.xml')
  const atom = await feed('/api/box/changes.xml')
  expect(atom).toContain('<updated>2026-03-01T23:30:00Z</updated>')
  expect(atom).toContain('Left out, with no known date: 1</subtitle>')
  expect(atom.match(/<id>.*?<\/id>/g)).toEqual([
    '<id>https://changes.example/api/box/changes.xml</id>',
    '<id>pkg:npm/%40boxes/box@1.1.0</id>',
  ])
  expect(await feed('/api/changes.xml')).toContain('Left out, with no known date: 3</subtitle>')
  expect(await feed('/api/long/changes.xml')).toContain('<rss version="2.0"')
  await page.goto(`${site.origin}/api/long`)
  await expect(page.locator('link[rel=alternate][type="application/rss+xml"]')).toHaveCount(1)
})

test('many changes are on several pages', async ({ page, site }) => {
  await open(page, `${site.origin}/api/long/changes`)
  await expect(page.locator('.change')).toHaveCount(200)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(`${site.origin}/api/long/changes/2`)
  await expect(page.locator('.change')).toHaveCount(100)
  expect((await page.request.get(`${site.origin}/api/long/changes/3`)).status()).toBe(404)
})

for (const colours of ['light', 'dark'] as const) {
  test(`the page of changes is accessible, ${colours}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: colours })
    await open(page, `${site.origin}/api/box/changes`)
    expect(await findings(page)).toEqual([])
  })
}
