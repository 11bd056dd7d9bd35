import { get } from '../server/test/get.ts'
import { open } from './open.ts'
import { expect, test } from './site.ts'

const forms = [
  ['/index.html', '/'],
  ['/ro/index.html', '/ro'],
  ['/ro.html', '/ro'],
  ['/ro/', '/ro'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/docs/intro/?a=1', '/docs/intro?a=1'],
  ['/ro/docs/intro/?a=1&b=%20', '/ro/docs/intro?a=1&b=%20'],
  ['/api.html', '/api'],
  ['/api/', '/api'],
  ['/api/types.html?x=1', '/api/types?x=1'],
  ['/api/observable/class/Observable/', '/api/observable/class/Observable'],
  ['/api/observable/class/Observable.html?x=1', '/api/observable/class/Observable?x=1'],
  ['/docs/intro.html?next=//evil.example', '/docs/intro?next=//evil.example'],
] as const

test('R2.10 R2.11 every other form of an address leads to its one clean form, query included', async ({ site }) => {
  for (const [from, to] of forms) {
    const { status, headers } = await get(site.port, from)
    expect([from, status, headers.location]).toEqual([from, 308, to])
    expect((await get(site.port, to)).status, to).toBe(200)
  }
})

test('a name of a package leads to its page, also when the browser asks for the data of that address', async ({
  site,
}) => {
  for (const locale of ['', '/ro']) {
    const name = await get(site.port, `${locale}/api/use-match-media`)
    expect([name.status, name.headers.location]).toEqual([308, `${locale}/api/useMatchMedia`])
    const data = await get(site.port, `${locale}/api/use-match-media.data`)
    expect(data.status).toBeLessThan(300)
    expect(data.body.toString()).toContain(`"${locale}/api/useMatchMedia"`)
  }
  expect((await get(site.port, '/api/use-nothing.data')).status).toBe(404)
})

test('R2.10 other forms of missing pages are missing, without a redirect', async ({ site }) => {
  for (const path of ['/docs/nope.html', '/docs/nope/', '/nope/index.html', '/en', '/en/docs/intro', '/API/Nope']) {
    expect([path, (await get(site.port, path)).status]).toEqual([path, 404])
  }
})

test('R2.10 the hash survives, and its heading is below the bar', async ({ page }) => {
  await open(page, '/docs/intro')
  const id = await page.getByRole('main').getByRole('heading', { level: 2 }).last().getAttribute('id')
  await open(page, `/docs/intro.html?x=1#${id}`)
  await expect(page).toHaveURL(`/docs/intro?x=1#${id}`)
  const heading = page.locator(`[id="${id}"]`)
  await expect(heading).toBeInViewport()
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(60)
})

test('R10.3 the canonical address has neither query nor hash, before and after hydration', async ({
  page,
  request,
}) => {
  const path = '/api/observable/class/Observable'
  const html = await (await request.get(`${path}?x=1`)).text()
  const [, written] = /<link rel="canonical" href="([^"]+)"/.exec(html)!
  expect(new URL(written!).pathname + new URL(written!).search).toBe(path)
  await open(page, `${path}?x=1#y`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', written!)
})

test('a malformed hash does no harm', async ({ page }) => {
  await open(page, '/docs/intro#%E0%A4%A')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('R2.10 R10.3 where a plain host answers another form of an address, the page puts its own in its place', async ({
  page,
}) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  for (const form of ['/docs/intro.html?x=1', '/docs/intro/index.html?x=1', '/docs/intro/?x=1']) {
    await page.route(
      (url) => url.href.endsWith(form),
      async (route) => {
        await route.fulfill({
          response: await route.fetch({ url: route.request().url().replace(form, '/docs/intro') }),
        })
      },
    )
    await open(page, form)
    await expect(page).toHaveURL('/docs/intro?x=1')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/intro$/)
  }
  expect(documents).toHaveLength(3)
})
