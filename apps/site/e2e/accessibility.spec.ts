import { type Aspect, darkWidths, everything, findings, findingsOf, widths } from './axe.ts'
import { crash, crashed } from './crash.ts'
import { test as docsTest } from './docs-site.ts'
import { keepShapes } from './first-rows.ts'
import { isLong } from './long.ts'
import { open } from './open.ts'
import { openSearch } from './search-page.ts'
import { expect, test } from './site.ts'
import { inLocale, locales, templates } from './templates.ts'

// No colour transition runs during the check.
test.use({ still: true })

const docs = ['/docs/writing/pages', '/docs/writing/doc-comments', '/docs/tags', '/docs/tags/writing'].map((path) => ({
  name: path,
  path,
}))

/** Templates whose words are checked in Romanian too; in a long run, all of them. */
const translated = ['home', 'class', 'package']

for (const { name, path } of [...templates, ...docs]) {
  for (const locale of locales) {
    if (locale !== 'en' && !isLong && !translated.includes(name)) continue
    // A translated page has the same elements and colours: its longer words are checked where they have the least room.
    const [modes, at, rules] =
      locale === 'en' || isLong
        ? [['light', 'dark'] as const, widths, everything]
        : [['light'] as const, widths.slice(0, 1), ['document', 'layout'] as const]
    test(`R10.9 R63 the ${name} has no finding in ${locale}, in ${modes.join(' and ')}, at ${at.join(', ')} px`, async ({
      page,
    }) => {
      await open(page, inLocale(path, locale))
      if (!isLong) await keepShapes(page)
      expect(await findingsOf(page, modes, at, rules)).toEqual([])
    })
  }
}

/** Rules for a mode. The dark one changes the colours alone; everything else is checked in the light one. */
const dueIn = (theme: string): readonly Aspect[] => (theme === 'dark' ? ['colours'] : everything)

for (const theme of ['light', 'dark']) {
  test(`R63 the open drawer has no finding in ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/api/observable/class/Observable')
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findings(page, { due: dueIn(theme) }), 'the pages').toEqual([])
    await page.getByRole('button', { name: 'Back to main menu' }).click()
    expect(await findings(page, { due: dueIn(theme) }), 'the main menu').toEqual([])
  })

  test(`R63 the open menu of languages has no finding in ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
    await open(page, '/docs/intro')
    await page.getByRole('button', { name: 'Languages: English' }).click()
    expect(await findings(page, { due: dueIn(theme) })).toEqual([])
  })
}

for (const [locale, theme] of [
  ['en', 'light'],
  ['en', 'dark'],
  ['ro', 'light'],
] as const) {
  test(`R63 the open search has no finding in ${locale}, in ${theme}: empty, with hits of each type, and without`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme)
    const { field, options, dialog } = await openSearch(page, inLocale('/api/observable', locale))
    const noFinding = async (state: string): Promise<void> => {
      for (const width of locale === 'en' ? widths : widths.slice(0, 1)) {
        await page.setViewportSize({ width, height: 844 })
        const found = await findings(page, { part: 'dialog.search', due: dueIn(theme) })
        expect(found, `${state} at ${width} px`).toEqual([])
      }
    }
    expect(await findings(page, { due: dueIn(theme) }), 'with the page behind it').toEqual([])
    await noFinding('empty')
    await field.fill('observable')
    await expect(options.first()).toContainText('Observable')
    await noFinding('all')
    await dialog.getByRole('tab').last().click()
    await noFinding('guides')
    await field.fill('is:deprecated')
    await dialog.getByRole('tab').first().click()
    await noFinding('filtered')
    await field.fill('zzqqxxyy')
    await expect(options).toHaveCount(0)
    await noFinding('no hits')
  })
}

for (const [locale, modes, at] of [
  ['en', ['light', 'dark'], widths],
  ['ro', ['light'], widths.slice(0, 1)],
] as const) {
  test(`R63 the results of a search have no finding in ${locale}, in ${modes.join(' and ')}`, async ({ page }) => {
    await open(page, inLocale('/search?q=observable', locale))
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Observable/ })
        .first(),
    ).toBeVisible()
    expect(await findingsOf(page, modes, at)).toEqual([])
  })
}

test.describe('a page that crashes', () => {
  test.use({ expected: crashed })
  test('R63 has no finding', async ({ page }) => {
    await open(page, '/')
    await crash(page)
    expect(await findingsOf(page)).toEqual([])
  })
})

test('R63 a fault that only one width, one mode or one state has is found there', async ({ page }) => {
  await open(page, '/docs/tags')
  await page.evaluate(() => {
    document.querySelector('main')!.insertAdjacentHTML(
      'beforeend',
      `<div class="fault-name"><button></button></div>
      <p class="fault-size"><button>a</button><button>b</button></p>
      <p class="fault-region"><span>wide</span></p>
      <p class="fault-dark">dark</p>
      <p class="fault-light">light</p>`,
    )
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      .fault-name { display: none }
      .fault-name button { inline-size: 3rem; block-size: 3rem }
      @media (max-width: 350px) { .fault-name { display: block } }
      .fault-size button { inline-size: 3rem; block-size: 3rem; padding: 0; border: 0; margin: 0 }
      @media (max-width: 350px) { .fault-size button { inline-size: 10px; block-size: 10px } }
      @media (min-width: 1000px) {
        .fault-region { overflow: scroll; inline-size: 5rem; block-size: 1rem }
        .fault-region span { display: block; inline-size: 50rem; block-size: 50rem }
      }
      [data-theme=dark] .fault-dark { color: #444; background: #333 }
      @media (min-width: 1000px) { [data-theme=light] .fault-light { color: #eee; background: #fff } }`)
    document.adoptedStyleSheets.push(sheet)
    const button = document.querySelector('.navbar .theme-toggle')!
    new MutationObserver(() => {
      if (document.documentElement.dataset['theme'] !== 'dark') return
      button.removeAttribute('aria-label')
      button.removeAttribute('title')
    }).observe(button, { attributes: true })
  })
  const found = (await findingsOf(page)).map((finding) => /^.*? px: \S+ \S+|^in dark: \S+/.exec(finding)?.[0])
  expect(found).toEqual([
    'in light at 320 px: button-name: .fault-name',
    'in light at 320 px: target-size: .fault-size',
    'in light at 320 px: target-size: button:nth-child(2)',
    'in light at 1280 px: color-contrast: .fault-light',
    'in light at 1280 px: scrollable-region-focusable: .fault-region',
    ...darkWidths(widths).map((width) => `in dark at ${width} px: color-contrast: .fault-dark`),
    'in dark: button-name:',
  ])
})

docsTest.describe('what the site’s own docs do not have', () => {
  docsTest.use({ still: true })
  for (const path of ['/docs/markdown', '/docs/guide/hidden', '/ro/docs/tasks/one']) {
    docsTest(`R63 ${path} has no finding`, async ({ page }) => {
      await open(page, path)
      for (const second of await page.locator('.tabs label:nth-of-type(2)').all()) await second.click()
      expect(await findingsOf(page)).toEqual([])
    })
  }
})
