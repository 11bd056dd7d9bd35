import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { open } from './open.ts'
import { expect, test } from './site.ts'

const boxOf = (page: Page, selector: string) => page.locator(selector).first().boundingBox()

test('a union breaks between its arms, never inside a template literal', async ({ page }) => {
  await open(page, '/api/eslint-plugin-logical-properties/type/PhysicalProperty')
  const lines = await page.getByRole('figure', { name: 'Signature' }).locator('.ln').allTextContents()
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(line.split('`').length % 2, line).toBe(1)
})

test('members of a namespace are in the order of the alphabet, and the contents name their kinds', async ({ page }) => {
  await open(page, '/api/observable/namespace/operators')
  const names = await page.locator('.symbol-list a').allTextContents()
  expect(names).toEqual([...names].sort())
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Functions' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^Functions/ })).toBeInViewport()
})

test('the install command of a package is on its page once', async ({ page }) => {
  await open(page, '/api/observable')
  await expect(page.getByRole('main').getByText('npm install @signpost/observable', { exact: true })).toHaveCount(1)
})

test('the filter of a package shows the rows with its words, and the kinds that have some', async ({ page }) => {
  await open(page, '/api/observable')
  // Other names are in a list that is closed.
  const rows = page.getByRole('main').locator('.symbol-list > li')
  const all = await rows.filter({ visible: true }).count()
  const filter = page.getByRole('searchbox', { name: 'Filter by name or text' })
  await filter.fill('MAPCHANGE')
  await expect(rows.filter({ visible: true })).toHaveText([/MapChange/])
  await expect(page.getByRole('heading', { level: 2, name: /^Classes/ })).toBeHidden()
  await filter.fill('current value')
  await expect(rows.filter({ visible: true }).first()).toContainText('current value')
  await filter.fill('')
  await expect(rows.filter({ visible: true })).toHaveCount(all)
})

test('rows of an index have whole sentences, and 36 px where these fit on a line', async ({ page }) => {
  for (const path of ['/api/observable', '/api/types']) {
    await open(page, path)
    const rows = await page.locator('.symbol-list:not(.symbol-names) > li').evaluateAll((all) =>
      all.map((row) => {
        const summary = row.querySelector('.summary')
        return {
          name: row.querySelector('a')?.textContent,
          height: row.getBoundingClientRect().height,
          // Rows far down are laid out when they come into view.
          isEstimated: getComputedStyle(row).contentVisibility === 'auto',
          hasRoute: row.querySelector('.route') !== null,
          lines: Math.round((summary?.getBoundingClientRect().height ?? 0) / 22.5),
          isCut: (summary && summary.scrollWidth > summary.clientWidth) || summary?.textContent.endsWith('…'),
        }
      }),
    )
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter(({ isCut }) => isCut)).toEqual([])
    const short = rows.filter(({ lines, hasRoute, isEstimated }) => lines === 1 && !hasRoute && !isEstimated)
    expect(short.filter(({ height }) => height > 36)).toEqual([])
    expect(short.length).toBeGreaterThan(10)
  }
})

test('the source of a member is beside its type, which has no empty line', async ({ page }) => {
  await open(page, '/api/eslint-config/interface/Globs')
  const sources = page.locator('.is-whole > .member-line > a.source')
  const below = await sources.evaluateAll((all) =>
    all.flatMap((source) => {
      const type = source.parentElement!.querySelector('.member-name')!
      const [name, own] = [type.getBoundingClientRect(), source.getBoundingClientRect()]
      return own.top < name.bottom ? [] : [type.textContent]
    }),
  )
  expect(await sources.count()).toBeGreaterThan(5)
  expect(below).toEqual([])
})

test('the text column is at one place on all pages of the API', async ({ page }) => {
  await open(page, '/api')
  const list = await boxOf(page, 'main h1')
  await open(page, '/api/observable')
  const own = await boxOf(page, 'main h1')
  expect(own?.x).toBe(list?.x)
})

test('the guides are one click away', async ({ page }) => {
  await open(page, '/ro/api/observable')
  await page.getByRole('navigation', { name: 'Principal', exact: true }).getByRole('link', { name: 'Ghiduri' }).click()
  await expect(page).toHaveURL('/ro/docs/intro')
})

test('the name of a package without its scope leads to its page', async ({ page }) => {
  await page.goto('/api/use-local-storage')
  await expect(page).toHaveURL('/api/useLocalStorage')
})

test('a related symbol of another package names that package', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  const related = page
    .locator('.relations li')
    .filter({ has: page.locator('a[href^="/api/"]:not([href^="/api/observable/"])') })
  await expect(related.first()).toHaveText(/^\S+ \S+$/)
})

test('a class names those that extend it through others', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  const extended = page.locator('.relations > dl > div').filter({ has: page.getByText('Extended by', { exact: true }) })
  await expect(extended.getByRole('link', { name: 'ValueSubject' })).toBeVisible()
})

test('a printed signature has no addresses in it', async ({ page }) => {
  await open(page, '/api/observable/class/ObservableMap')
  await page.emulateMedia({ media: 'print' })
  const written = await page
    .locator('.signature a[href^="http"], a.source')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
  expect(written.length).toBeGreaterThan(0)
  expect(new Set(written)).toEqual(new Set(['none']))
})

test('the workbench has the mode of the site, and leads back to it', async ({ page }) => {
  await open(page, '/api/useMatchMedia')
  await page.getByRole('button', { name: /^Switch between/ }).click()
  await page.getByRole('link', { name: 'Try it in Storybook' }).click()
  await expect(page).toHaveURL(/globals=themeScheme(?::|%3A)scheme--dark/)
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark')
  await page.getByRole('link', { name: 'Signpost workbench' }).click()
  await expect(page).toHaveURL('/')
})

test('a package says what it is once, and its README does not link to the page that shows it', async ({ page }) => {
  await open(page, '/api/observable')
  const main = page.getByRole('main')
  const { description } = JSON.parse(
    readFileSync(new URL('../../../packages/observable/package.json', import.meta.url), 'utf8'),
  ) as { description: string }
  const lead = (await main.locator('.lead').textContent())!
  expect(lead).toMatch(/^Values over time/)
  const text = (await main.textContent())!
  expect(text.split(lead)).toHaveLength(2)
  expect(text).not.toContain(description)
  await expect(main.locator('.readme a[href$="/api/observable"]')).toHaveCount(0)
})

test('no name in a list or in the sidebar is broken inside a word', async ({ page }) => {
  await open(page, '/api/mui-material-theme')
  const names = page.locator('.symbol-list a code, .sidebar a')
  await expect(names.filter({ hasText: 'ColorSchemeSelect.SlotProps' }).first()).toBeVisible()
  const broken = await names.evaluateAll((all) =>
    all.flatMap((element) => {
      const range = document.createRange()
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        for (const { index, 0: word } of node.textContent!.matchAll(/[A-Z]?[a-z]+/g)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (range.getClientRects().length > 1) words.push(`${word} in ${element.textContent}`)
        }
      }
      return words
    }),
  )
  expect(broken).toEqual([])
})

test('the box of the packages says what it searches', async ({ page }) => {
  await open(page, '/ro/api')
  const box = page.getByRole('main').getByRole('searchbox')
  await expect(box).toBeVisible()
  await expect(box).toHaveAccessibleName(/./)
  await expect(box).toHaveAttribute('placeholder', /./)
})

for (const address of ['/api/observable/class/Observable', '/docs/intro']) {
  test.describe(`text of twice the size on ${address}`, () => {
    test.use({ alone: true })

    test('has wider columns and icons of twice the size, or no columns', async ({ page }) => {
      const column = page.getByRole('navigation', { name: 'Docs sidebar' })
      const icon = page.locator('.navbar .theme-toggle svg:visible')
      const isWhole = async (): Promise<void> => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        const text = (await page.getByRole('main').locator('p').first().boundingBox())!
        expect(text.width, 'room for the text').toBeGreaterThan(700)
      }
      await page.setViewportSize({ width: 2000, height: 900 })
      await open(page, address)
      const before = { column: (await column.boundingBox())!.width, icon: (await icon.boundingBox())!.width }
      const browser = await page.context().newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      await expect.poll(async () => (await icon.boundingBox())!.width).toBe(2 * before.icon)
      expect((await column.boundingBox())!.width).toBeGreaterThan(1.5 * before.column)
      await isWhole()
      await page.setViewportSize({ width: 1280, height: 900 })
      await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeVisible()
      await expect(column).toBeHidden()
      await isWhole()
    })
  })
}

test('the link to the source is beside the heading of what it leads to', async ({ page }) => {
  for (const address of ['/api/useMatchMedia/function/useMatchMedia', '/api/stylesheet/function/StyleTag']) {
    await open(page, address)
    const links = page.getByRole('main').locator('a.source')
    expect(await links.count()).toBeGreaterThan(0)
    const beside = page
      .getByRole('main')
      .locator(':is(.symbol-title, .overload-head, .heading:has(:is(h2, h3))) > a.source')
    expect(await beside.count()).toBe(await links.count())
  }
})

test('a member leads to its lines at the commit of the build', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  const file = /\/blob\/[^/]+\/packages\/observable\/src\/observable\.ts#L(?<line>\d+)$/
  const heading = page.locator('.member', { has: page.locator('#subscribe') }).locator('.heading-3')
  const href = await heading.getByRole('link', { name: /^Source/ }).getAttribute('href')
  const line = Number(file.exec(href ?? '')?.groups?.['line'])
  const source = readFileSync(new URL('../../../packages/observable/src/observable.ts', import.meta.url), 'utf8')
  expect(source.split('\n')[line - 1]).toContain('subscribe(')
  const [own] = (await page.locator('.symbol-title a.source').getAttribute('href'))!.split('#')
  expect(href!.split('#')[0]).toBe(own)
})

for (const [prefix, name, required] of [
  ['', 'Props', 'required'],
  ['/ro', 'Proprietăți', 'obligatorie'],
] as const) {
  test(`the page of a component lists its props at ${prefix}/api`, async ({ page }) => {
    await open(page, `${prefix}/api/moving-mesh-background/function/MovingMeshBackground`)
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    await expect(page.locator('.symbol-title .kind-name')).toHaveText(prefix === '' ? 'Component' : 'Componentă')
    await open(page, `${prefix}/api/stylesheet/function/StyleTag`)
    const props = page.locator('.props > div')
    await expect(props.filter({ hasText: required })).toHaveCount(1)
    await expect(props.filter({ hasText: required })).toContainText('Stylesheet')
    await expect(page.locator('.props > #sheet')).toBeVisible()
  })
}

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a long signature is copied over several lines', async ({ page }) => {
    await open(page, '/api/types/type/Paths')
    const figure = page.getByRole('figure', { name: 'Signature', exact: true })
    const lines = await figure.locator('.ln').count()
    await figure.getByRole('button').click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('type Paths<')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n')).toHaveLength(lines)
    expect(copied.replace(/\s+/g, '')).toBe((await figure.locator('code').textContent())!.replace(/\s+/g, ''))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, alone: true })

  test('the drawer leads to the guides and to the API', async ({ page }) => {
    await open(page, '/api/observable')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    for (const [name, address] of [
      ['Guides', '/docs/intro'],
      ['API Docs', '/api'],
    ] as const) {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).tap()
      await drawer.getByRole('button', { name: 'Back to main menu' }).tap()
      await drawer.getByRole('link', { name, exact: true }).tap()
      await expect(page).toHaveURL(address)
    }
  })

  test('a row of an enum has a link to itself', async ({ page }) => {
    await open(page, '/api/observable/enum/NotificationKind')
    await page.locator('.overview').getByRole('link', { name: 'Error', exact: true }).tap()
    await expect(page).toHaveURL('/api/observable/enum/NotificationKind#Error')
  })

  test('props of a component are a list that fits', async ({ page }) => {
    await open(page, '/api/moving-mesh-background/function/MovingMeshBackground')
    const widths = await page
      .locator('.props > div')
      .evaluateAll((all) => all.map((one) => one.scrollWidth - innerWidth))
    expect(widths.length).toBeGreaterThan(1)
    expect(Math.max(...widths)).toBeLessThanOrEqual(0)
  })

  test('links to headings show, and buttons are above the code', async ({ page }) => {
    await open(page, '/api/observable')
    await expect(page.locator('main .permalink').first()).toHaveCSS('opacity', '1')
    const block = page
      .locator('.code-block')
      .filter({ has: page.locator('.copy') })
      .first()
    const button = (await block.locator('.copy').boundingBox())!
    const line = (await block.locator('.line').first().boundingBox())!
    expect(line.y).toBeGreaterThanOrEqual(button.y + button.height)
  })

  test('rows of a table with many columns are lists', async ({ page }) => {
    await open(page, '/docs/reference/configuration')
    const table = page
      .locator('.table')
      .filter({ has: page.locator('[data-label]') })
      .first()
    expect(await table.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    const [first, second] = await table
      .locator('tbody tr')
      .first()
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()))
    expect(second!.top).toBeGreaterThanOrEqual(first!.bottom)
  })

  test('each breadcrumb is large enough to be touched', async ({ page }) => {
    await open(page, '/api/jotai-storage-adapter-querystring/function/atomWithQuery')
    const heights = await page
      .locator('.breadcrumbs a')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
  })
})

for (const [address, target] of [
  ['/docs/Intro?from=mail', '/docs/intro?from=mail'],
  ['/api/Observable', '/api/observable'],
  ['/api/observable/Observable', '/api/observable/class/Observable'],
  ['/ro/api/observable/class/observable', '/ro/api/observable/class/Observable'],
] as const) {
  test(`${address} leads to the page of another letter case`, async ({ page }) => {
    await open(page, address)
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
