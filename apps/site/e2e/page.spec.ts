import { open } from './open.ts'
import { expect, test } from './site.ts'
import { inLocale, locales, templates } from './templates.ts'

/** Elements that ask for input, and those with validation. The search accepts any text. */
const checked =
  'form:not([role=search][method=get]), textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=search]), :is([required], [pattern], [min], [max], [minlength], [maxlength], [aria-invalid], [aria-required])'

for (const locale of locales) {
  test(`R2.125 R2.18 R5.10 every page in ${locale} ends with the column of code and the copyright, has its landmarks in order, and asks for nothing that would have to be checked`, async ({
    page,
  }) => {
    const [code, api] = locale === 'en' ? ['Code', 'API Docs'] : ['Cod', 'Documentație API']
    for (const { name, path } of templates) {
      await open(page, inLocale(path, locale))
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('region', { name: code }).getByRole('link', { name: api }), name).toHaveAttribute(
        'href',
        inLocale('/api', locale),
      )
      await expect(footer, name).toContainText('2025')
      const order = await page
        .locator('.skip-link, .navbar, main, .footer')
        .evaluateAll((all) => all.map((element) => element.localName))
      expect(order, name).toEqual(['a', 'nav', 'main', 'footer'])
      expect(await page.locator(checked).evaluateAll((all) => all.map((element) => element.outerHTML)), name).toEqual(
        [],
      )
    }
  })
}

test('R10.4 the head begins with the encoding and has the viewport and the social tags', async ({ request }) => {
  for (const path of ['/', '/docs/intro', '/ro/api/observable/class/Observable']) {
    const head = /<head>(.*?)<\/head>/s.exec(await (await request.get(path)).text())![1]!
    expect(head, path).toMatch(/^<meta charset="utf-8"/i)
    for (const tag of [
      'name="viewport" content="width=device-width',
      'property="og:title"',
      'name="twitter:card" content="summary"',
    ]) {
      expect(head, path).toContain(tag)
    }
  }
})

test('R10.7 print shows the content alone, in the full width and wrapped', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.navbar', '.sidebar', '.toc', '.toc-fold', '.footer', '.copy', '.skip-link']) {
    for (const element of await page.locator(part).all()) await expect(element, part).toBeHidden()
  }
  const main = (await page.getByRole('main').boundingBox())!
  expect(main.width).toBe(await page.evaluate(() => document.documentElement.clientWidth))
  await expect(page.locator('.code-block pre').first()).toHaveCSS('white-space', 'pre-wrap')
  await page.emulateMedia({ media: null })
})

test('R2.110 the toggle changes the colours of code, whose elements stay', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await open(page, '/api/observable/class/Observable')
  const block = page.locator('.code-block').first()
  const token = block.locator('[class^=tok-]').first()
  const colours = (): Promise<string[]> =>
    Promise.all(
      [block, token].map((part) =>
        part.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor].join()),
      ),
    )
  const dark = await colours()
  await token.evaluate((element) => element.setAttribute('data-marked', ''))
  await page.getByRole('button', { name: /^Switch between/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect.poll(colours).not.toEqual(dark)
  await expect(token).toHaveAttribute('data-marked')
})

test('R2.119 the data of a symbol’s page names no symbol of another package but those it links to', async ({
  request,
}) => {
  const data = await (await request.get('/api/utils-path/function/join.data')).text()
  const packages = new Set(
    Array.from(
      data.matchAll(/\/api\/([\w-]+)\/(?:class|function|variable|interface|type|enum|namespace)\//g),
      ([, slug]) => slug,
    ),
  )
  expect([...packages]).toEqual(['utils-path'])
  for (const foreign of ['combineLatest', 'createStorageStore', 'MovingMesh'])
    expect(data.includes(foreign), foreign).toBe(false)
})
