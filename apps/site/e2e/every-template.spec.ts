import type { Page } from '@playwright/test'
import { keepFirstRows } from './first-rows.ts'
import { isLong } from './long.ts'
import { misfits, sideways, spaceText } from './misfits.ts'
import { open } from './open.ts'
import { expect, test } from './site.ts'
import { inLocale, locales, templates } from './templates.ts'

// What every page has. Each is loaded once for all of it: loading takes most of the time of a test.

/** Elements that ask for input, and those with validation. The search accepts any text. */
const checked =
  'form:not([role=search][method=get]), textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=search]), :is([required], [pattern], [min], [max], [minlength], [maxlength], [aria-invalid], [aria-required])'

/** The landmarks in order, the footer with its column of code and the copyright, and nothing that asks for input. */
async function expectParts(page: Page, locale: (typeof locales)[number]): Promise<void> {
  const [code, api] = locale === 'en' ? ['Code', 'API Docs'] : ['Cod', 'Documentație API']
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('region', { name: code }).getByRole('link', { name: api })).toHaveAttribute(
    'href',
    inLocale('/api', locale),
  )
  await expect(footer).toContainText('2025')
  const order = await page
    .locator('.skip-link, .navbar, main, .footer')
    .evaluateAll((all) => all.map((element) => element.localName))
  expect(order).toEqual(['a', 'nav', 'main', 'footer'])
  expect(await page.locator(checked).evaluateAll((all) => all.map((element) => element.outerHTML))).toEqual([])
}

/** Romanian chrome, and none in English. */
async function expectRomanian(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByRole('link', { name: 'Sari la conținutul principal' })).toBeAttached()
  const navbar = page.getByRole('navigation', { name: 'Principal', exact: true })
  await expect(navbar.getByRole('button', { name: 'Limbi: Română' })).toBeVisible()
  await expect(navbar.getByRole('button', { name: 'Comută între modul întunecat și cel luminos' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Cod')
  const english = [
    'Skip to main content',
    'Docs sidebar',
    'On this page',
    'Breadcrumbs',
    'Copy code to clipboard',
    'Languages',
  ]
  for (const words of english) {
    await expect(page.getByText(words, { exact: true }), words).toHaveCount(0)
    await expect(page.getByLabel(words, { exact: true }), words).toHaveCount(0)
  }
}

const docs = [
  { name: 'doc with everything', path: '/docs/writing/pages' },
  { name: 'list of tags', path: '/docs/tags' },
]

for (const { name, path } of [...templates, ...docs]) {
  for (const locale of locales) {
    test(`R2.18 R2.41 R2.46 R2.125 R5.10 R10.9 R64 the ${name} in ${locale} has its parts in order and in that language, asks for nothing that would have to be checked, and is whole at 200 % and at 400 %, with any spacing of its text`, async ({
      page,
    }) => {
      await open(page, inLocale(path, locale))
      await test.step('its parts', () => expectParts(page, locale))
      if (locale === 'ro') await test.step('its language', () => expectRomanian(page))
      if (!isLong) await keepFirstRows(page)
      // The Romanian words are longer.
      for (const width of locale === 'ro' ? [390, 995, 996] : []) {
        await page.setViewportSize({ width, height: 800 })
        expect(await sideways(page), `at ${width} px`).toBe('')
      }
      await page.evaluate(() =>
        document.querySelectorAll('main details').forEach((details) => details.setAttribute('open', '')),
      )
      // The longer Romanian words are checked at each of them.
      for (const spaced of locale === 'ro' || isLong ? [false, true] : [true]) {
        if (spaced) await spaceText(page)
        // Windows of half and a quarter of 1280 by 1024.
        for (const [width, height] of [
          [640, 512],
          [320, 256],
        ] as const) {
          await page.setViewportSize({ width, height })
          expect(await misfits(page), `at ${width} px${spaced ? ', spaced' : ''}`).toEqual([])
        }
      }
      await page.setViewportSize({ width: 1280, height: 1024 })
      // An overview cuts what does not fit on a line; the section of the member shows it whole.
      expect(await misfits(page, '.member-row:not(.is-whole)'), 'at 1280 px, spaced').toEqual([])
    })
  }
}
