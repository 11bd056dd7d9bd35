import { readdirSync, readFileSync } from 'node:fs'
import { open } from './open.ts'
import { expect, test } from './site.ts'

// page.spec.ts: no page asks for anything that would have to be checked.

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
