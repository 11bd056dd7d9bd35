import { ask } from './ask.ts'
import { isLong } from './long.ts'
import { sitemapPaths } from './sitemap.ts'
import { expect, test } from './site.ts'
import { inLocale, locales, templates } from './templates.ts'

/** One page of each kind in each language and every twentieth of all; in a long run, all of them. */
function chosen(all: readonly string[]): string[] {
  const kinds = templates.flatMap(({ path }) => locales.map((locale) => inLocale(path, locale)))
  return all.filter((path, at) => isLong || at % 20 === 0 || kinds.includes(path))
}

test('R80 rendered on request, pages and their data have the bytes of the prerendered files', async ({
  request,
  running,
}) => {
  // In a long run thousands of pages, each rendered twice.
  test.setTimeout(600_000)
  const [files, rendered] = [await running('static'), await running('ssr')]
  const different: string[] = []
  const pages = chosen(await sitemapPaths(request))
  expect(pages.length).toBeGreaterThan(templates.length * 2)
  const others = ['/sitemap.xml', '/robots.txt', '/nope', '/ro/nope', '/api/nope', '/docs.data']
  const data = pages.map((path) => (path === '/' ? '/_root.data' : `${path}.data`))
  for (const path of [...pages, ...data, ...others]) {
    const [file, answer] = await Promise.all([ask(files.origin + path), ask(rendered.origin + path)])
    if (file.status !== answer.status || file.text !== answer.text.replace(/ nonce="[\w-]{24,}"/g, ''))
      different.push(path)
    for (const header of ['content-type', 'x-remix-response']) {
      if (file.headers.get(header) !== answer.headers.get(header)) different.push(`${path} ${header}`)
    }
  }
  expect(different).toEqual([])
})

test('other forms, redirects and refusals are the same in both modes', async ({ request, running }) => {
  const [files, rendered] = [await running('static'), await running('ssr')]
  const paths = [
    '/index.html',
    '/ro/',
    '/docs',
    '/docs/intro/?a=1',
    '/api/useLocalStorage/namespace/useLocalStorage?x=1',
    '/nope.data',
    '/assets/nope.js',
    '/_signpost/sitemap.json',
    '/%E0%A4%A',
    '/api/__proto__',
    '/healthz',
  ]
  for (const path of paths) {
    const seen = await Promise.all(
      [files, rendered].map(async ({ origin }) => {
        const response = await request.get(origin + path, { maxRedirects: 0 })
        return [path, response.status(), response.headers().location, response.headers()['content-type']]
      }),
    )
    expect(seen[1]).toEqual(seen[0])
  }
})

test('R11 a nonce is new with every response, and no page tells it to its scripts', async ({
  request,
  running,
  page,
}) => {
  const { origin } = await running('ssr')
  const nonces = new Set<string>()
  for (let i = 0; i < 3; i++) {
    const response = await request.get(origin)
    const [, nonce] = /'nonce-([^']{22,})'/.exec(response.headers()['content-security-policy']!)!
    expect(response.headers()['cache-control']).toBe('private, no-store')
    nonces.add(nonce!)
  }
  expect(nonces.size).toBe(3)
  const data = await (await request.get(`${origin}/_root.data`)).text()
  expect(data).not.toContain('nonce')
  await page.goto('/')
  expect(await page.locator('[nonce]').count(), 'the prerendered page needs none').toBe(0)
})
