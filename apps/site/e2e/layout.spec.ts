import { open } from './open.ts'
import { expect, test } from './site.ts'

for (const [path, count] of [
  ['/api/observable/class/Observable', 2],
  ['/ro/api/observable/class/Observable', 3],
] as const) {
  test(`${path} loads ${count} fonts`, async ({ page }) => {
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    await open(page, path)
    await page.evaluate(() => document.fonts.ready)
    expect(fonts, fonts.join(' ')).toHaveLength(count)
  })
}

test('R2.18 a short page fills the viewport, its footer at the end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 })
  await open(page, '/nope')
  const { y, height } = (await page.getByRole('contentinfo').boundingBox())!
  expect(Math.abs(y + height - 1600)).toBeLessThanOrEqual(1)
})

test('R2.30 the bar stays at the top, 60 px high', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  await page.mouse.wheel(0, 1000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  const { y, height } = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!
  expect([y, height]).toEqual([0, 60])
})

test('R2.80 the bar never leaves, up or down', async ({ page }) => {
  await open(page, '/api/observable/class/Observable')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await page.mouse.move(700, 400)
  let before = 0
  for (const by of [300, 600, -200, 400]) {
    await page.mouse.wheel(0, by)
    before += by
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
    expect((await bar.boundingBox())!.y).toBe(0)
  }
  await expect(bar).not.toHaveAttribute('data-hidden')
})

test('R2.36 R2.31 the search is on the right of the bar, and nothing there takes room that is not seen', async ({
  page,
}) => {
  await open(page, '/')
  const items = page.locator('.navbar-right > *')
  const widths = await items.evaluateAll((all) =>
    all.filter((item) => getComputedStyle(item).display !== 'none').map((item) => item.getBoundingClientRect().width),
  )
  expect(widths).toHaveLength(5)
  for (const width of widths) expect(width).toBeGreaterThan(0)
  const places = await Promise.all(
    ['English', 'Search', 'Switch between'].map(
      async (name) => (await page.locator('.navbar-right').getByRole('button', { name }).boundingBox())!.x,
    ),
  )
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('R2.31 the bar has the API on the left and the rest on the right', async ({ page }) => {
  await open(page, '/')
  const navbar = page.getByRole('navigation', { name: 'Main' })
  const api = (await navbar.getByRole('link', { name: 'API Docs' }).boundingBox())!
  const source = navbar.getByRole('link', { name: 'GitHub' })
  expect(api.x).toBeLessThan(640)
  expect((await source.boundingBox())!.x).toBeGreaterThan(640)
  await expect(source).toHaveAttribute('target', '_blank')
  await expect(source).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(source).toHaveAccessibleName('GitHub (opens in new tab)')
})

test('a phone shows the signature of a symbol without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [
    '/api/observable/class/Observable',
    '/api/observable/variable/config',
    '/api/observable/enum/NotificationKind',
  ]) {
    await open(page, path)
    await expect(page.getByRole('figure', { name: 'Signature', exact: true }), path).toBeInViewport()
  }
})
