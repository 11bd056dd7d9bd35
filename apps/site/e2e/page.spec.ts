import { open } from './open.ts'
import { expect, test } from './site.ts'

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
