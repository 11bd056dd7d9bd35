import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findings } from './axe.ts'
import { open } from './open.ts'
import { expect, test } from './site.ts'

const folder = fileURLToPath(new URL('../../../packages', import.meta.url))
const packages = readdirSync(folder).map((slug) => {
  const { name } = JSON.parse(readFileSync(`${folder}/${slug}/package.json`, 'utf8')) as { name: string }
  return { name, slug }
})

for (const prefix of ['', '/ro']) {
  test(`R2.115 ${prefix}/api lists every package with its version, in alphabetical order`, async ({ page }) => {
    await open(page, `${prefix}/api`)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('API')
    const links = page.getByRole('main').getByRole('link', { name: /^@signpost\/\S+ v\d+\.\d+\.\d+$/ })
    const found = await links.evaluateAll((elements) =>
      elements.map((link) => [link.textContent, link.getAttribute('href')]),
    )
    const names = found.map(([text]) => text!.replace(/ v\S+$/, ''))
    expect(names).toHaveLength(packages.length)
    expect(names).toEqual([...names].sort())
    // `100%` in English, `100 %` in Romanian: every public symbol has a summary.
    await expect(page.getByRole('main').locator('.coverage')).toContainText(/\(100\s?%\)/)
    await expect(page.getByRole('main').locator('.kind-counts')).toHaveCount(packages.length)
    for (const { name, slug } of packages)
      expect(found).toContainEqual([expect.stringMatching(`^${name} `), `${prefix}/api/${slug}`])
  })
}

for (const { name, slug } of packages) {
  test(`R2.117 the page of ${name} shows its symbols by kind, then its README`, async ({ page }) => {
    await open(page, `/api/${slug}`)

    await expect(page).toHaveTitle(`${name} | API | Signpost`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('figure', { name: 'Install' })).toContainText(`npm install ${name}`)
    const readme = page.getByRole('region', { name: 'Readme' })
    await expect(readme).toHaveAttribute('lang', 'en')
    await expect(readme.getByRole('heading').first()).toBeVisible()
    // Headings of the README are no names of members.
    const fonts = await page
      .locator('.toc li a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).fontFamily))
    expect(new Set(fonts).size).toBe(1)

    const headings = await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .evaluateAll((elements) => elements.map((heading) => (heading.closest('.readme') ? 'readme' : heading.id)))
    // Packages with several entry points have the kinds below these.
    const lists = headings.slice(0, headings.indexOf('readme'))
    const groups = headings.filter((id) => id !== 'readme' && !id.startsWith('entry-:'))
    expect(lists).not.toEqual([])
    const kinds = ['class', 'function', 'variable', 'interface', 'type', 'enum', 'namespace'].map(
      (kind) => `${kind}-list`,
    )
    const order = [...kinds, 'other-names', 'live', 'entry-points', 'augments', 'package-graph']
    expect(groups).toEqual(order.filter((id) => groups.includes(id)))
    expect(lists.every((id) => [...kinds, 'other-names', 'live'].includes(id) || id.startsWith('entry-:'))).toBe(true)

    // The first symbols are on the first screen, of a phone too.
    const list = page.getByRole('main').locator('.symbol-list').first().getByRole('link').first()
    await expect(list).toBeInViewport()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(list).toBeInViewport()
  })
}

test('the contents of a package lead to the comment of its entry point', async ({ page }) => {
  await open(page, '/api/config')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.locator('a[href="#entry-@signpost/config"]').click()

  await expect(page.getByRole('heading', { level: 3, name: '@signpost/config', exact: true })).toBeInViewport()
  const section = page.locator('.entry-points')
  await expect(section.getByText('Typed settings resolved from layers')).toBeVisible()
  const inText = section.locator('p').getByRole('link', { name: 'defineConfig' })
  await expect(inText).toHaveAttribute('href', /^\/api\/config\/function\/defineConfig#/)
})

test('R2.33 R2.56 R2.63 a package leads to its symbols, and its sidebar shows where one is', async ({ page }) => {
  await open(page, '/api/utils-primitives')
  await page.getByRole('main').locator('.symbol-list').getByRole('link', { name: 'isBrowser', exact: true }).click()

  await expect(page).toHaveURL('/api/utils-primitives/variable/isBrowser')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('isBrowser')
  await expect(sidebar.locator('[aria-current=page]')).toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Docs' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('the page of a visual package leads to its stories in the workbench, which is served beside the site', async ({
  page,
}) => {
  await open(page, '/api/useMatchMedia')
  await page.getByRole('link', { name: 'Try it in Storybook' }).click()
  await expect(page).toHaveURL(/\/workbench\/\?path=\/docs\/usematchmedia--docs/)
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 })).toHaveText(
    'useMatchMedia',
  )

  await open(page, '/api/observable')
  await expect(page.getByRole('link', { name: 'Try it in Storybook' })).toHaveCount(0)
})

test('every package that the site links to the workbench has a page there', async ({ request }) => {
  const index = (await (await request.get('/workbench/index.json')).json()) as { entries: Record<string, unknown> }
  const linked = []
  for (const { slug } of packages) {
    const html = await (await request.get(`/ro/api/${slug}`)).text()
    const [, id] = /href="\/workbench\/\?path=\/docs\/([^"]+)"[^>]*>Încearcă în Storybook</.exec(html) ?? []
    if (id !== undefined) linked.push(id)
  }
  const pages = Object.keys(index.entries).filter((id) => id.endsWith('--docs'))
  expect(linked.sort()).toEqual(pages.sort())
})

test('the packages around a package are linked, and drawn where there is room', async ({ page }) => {
  await open(page, '/api/observable')
  const around = page.locator('.package-graph')
  const usedBy = around.getByRole('listitem').filter({ has: page.getByRole('link', { name: '@signpost/config' }) })
  await expect(usedBy.getByRole('link')).toHaveAttribute('href', '/api/config')
  await expect(around.getByRole('link', { name: '@signpost/types' })).toHaveAttribute('href', '/api/types')
  // Each line begins at the middle of its row.
  const ends = await around
    .locator('svg')
    .first()
    .evaluate((svg) => {
      const { top, height } = svg.getBoundingClientRect()
      const paths = Array.from(svg.querySelectorAll('path'), (path) => path.getPointAtLength(0).y)
      return paths.map((y) => Math.round(top + (y * height) / (svg as SVGSVGElement).viewBox.baseVal.height))
    })
  const rows = await around.getByRole('list').first().getByRole('listitem').all()
  const middles = await Promise.all(
    rows
      .map(async (row) => (await row.boundingBox())!)
      .map(async (box) => Math.round((await box).y + (await box).height / 2)),
  )
  expect(ends).toEqual(middles)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(around.locator('svg').first()).toBeHidden()
  await expect(usedBy).toBeVisible()
})

test('the page of the ESLint plugin has an editor, in the colours of the page, where scripts run', async ({
  page,
  browser,
}) => {
  await open(page, '/api/eslint-plugin-logical-properties')
  const shifts = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        addEventListener('shown', () => resolve(sum))
      }),
  )
  const frame = page.frameLocator('iframe[title="Try it here"]')
  await page.locator('.toc').getByRole('link', { name: 'Try it here' }).first().click()
  await frame.getByLabel('Your styles').fill('style({ marginLeft: 8 })')
  await expect(frame.locator('pre.printed')).toHaveText('style({ marginInlineStart: 8 })')
  await expect(frame.locator('output')).toHaveText(/^1 report/)
  const root = frame.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: /^Switch between/ }).click()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.evaluate(() => dispatchEvent(new Event('shown')))
  expect(await shifts).toBe(0)
  expect(await findings(page)).toEqual([])

  await open(page, '/ro/api/eslint-plugin-logical-properties')
  await page.locator('.live-story').scrollIntoViewIfNeeded()
  const romanian = page.frameLocator('.live-story iframe')
  await romanian.getByLabel('Stilurile dumneavoastră').fill('style({ marginLeft: 8 })')
  await expect(romanian.locator('output')).toHaveText('1 raport, 0 cu o sugestie, care poate schimba pagina.')

  // Without scripts the examples of the README are all there is.
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(page.url())
  await expect(plain.locator('.live-story')).toBeHidden()
  await expect(plain.locator("[href='#live']").first()).toBeHidden()
  await expect(plain.locator('.readme').getByText('marginBlock').first()).toBeVisible()
  await context.close()
})

test('entry points after that of the package are shown by what follows its name, and read out in full', async ({
  page,
}) => {
  await open(page, '/api/theme')
  const links = page.getByRole('navigation', { name: 'Entry points' }).getByRole('link')
  const shown = await links.evaluateAll((all) =>
    all.map((link) => [...link.querySelectorAll('code')].map((code) => code.lastChild!.textContent).join()),
  )
  expect(shown).toEqual(['@signpost/theme', '/color', '/css-color', '/scale'])
  await expect(links.nth(1)).toHaveText(/^@signpost\/theme\/color \d+$/)
})
