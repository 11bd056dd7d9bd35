import { readdirSync, readFileSync } from 'node:fs'
import { open } from './open.ts'
import { expect, test } from './site.ts'
import { inLocale, locales, templates } from './templates.ts'

/** Elements that ask for input, and those with validation. The search accepts any text. */
const checked =
  'form:not([role=search][method=get]), textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=search]), :is([required], [pattern], [min], [max], [minlength], [maxlength], [aria-invalid], [aria-required])'

for (const locale of locales) {
  test(`R5.10 no page in ${locale} asks its visitors for anything that would have to be checked`, async ({ page }) => {
    for (const { name, path } of templates) {
      await open(page, inLocale(path, locale))
      expect(await page.locator(checked).evaluateAll((all) => all.map((element) => element.outerHTML)), name).toEqual(
        [],
      )
    }
  })
}

test('R5.10 an address may ask for anything: what the site does not know is no error', async ({ page }) => {
  for (const search of ['?theme=banana', '?os=%00', '?x=%F0%9F%98%80&x=%3Cscript%3E', `?long=${'x'.repeat(2000)}`]) {
    expect((await open(page, `/docs/intro${search}`)).status(), search).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

test('R5.9 what the dev server tells of a page is in no file of the built site', () => {
  const folder = new URL('../build/client/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:js|css)$/.test(file))
  expect(files.length).toBeGreaterThan(10)
  expect(
    files.filter((file) =>
      /page-findings|_signpost\/findings/.test(file + readFileSync(new URL(file, folder), 'utf8')),
    ),
  ).toEqual([])
})
