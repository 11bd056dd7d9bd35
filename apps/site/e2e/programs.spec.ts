import type { APIRequestContext } from '@playwright/test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { open } from './open.ts'
import { expect, test } from './site.ts'
import { sitemapPaths } from './sitemap.ts'

/** Text of an address, which must answer with 200. */
async function textAt(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(address)
  expect(response.status(), address).toBe(200)
  return response.text()
}

const page = '/api/observable/class/Observable'

test('a page names its Markdown and its JSON, and the Markdown has its signature, docs and links to other Markdown', async ({
  request,
}) => {
  const html = await textAt(request, page)
  expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${page}.md"/>`)
  expect(html).toContain(`<link rel="alternate" type="application/json" href="${page}.json"/>`)
  const markdown = await textAt(request, `${page}.md`)
  expect(markdown).toMatch(/^# `Observable`\n\nclass of `@signpost\/observable@[\d.]+` · id `observable!Observable`/)
  expect(markdown).toContain("```ts\nimport { Observable } from '@signpost/observable'\n```")
  expect(markdown).toMatch(/\]\(https?:\/\/[^)]+\/api\/observable\/interface\/Subscription\.md\)/)
})

test('every page as JSON fits the published schema', async ({ request }) => {
  const fits = new Ajv2020({ strict: false }).compile(
    JSON.parse(await textAt(request, '/api/page.schema.json')) as object,
  )
  const pages = (await sitemapPaths(request)).filter((path) => /^\/(?:docs|api)(?:\/|$)/.test(path))
  const first = pages.filter((path) => !/\/(?:\d+|relations(?:-\d+)?|tags(?:\/.*)?)$/.test(path))
  // A sample: each of them takes 10 ms.
  for (const path of first.filter((one, at) => at % 20 === 0 || !/^\/api\/[^/]+\//.test(one))) {
    const json: unknown = JSON.parse(await textAt(request, `${path}.json`))
    expect(fits(json), `${path}: ${JSON.stringify(fits.errors?.slice(-1))}`).toBe(true)
  }
})

test('llms.txt lists the docs and the packages, and the files with everything are 1 MB at most', async ({
  request,
}) => {
  const text = await textAt(request, '/llms.txt')
  expect(text).toMatch(/^# Signpost\n\n> /)
  expect(text).toMatch(/^- \[Introduction\]\(.*\/docs\/intro\.md\)/m)
  expect(text).toMatch(/^- \[@signpost\/observable\]\(.*\/api\/observable\.md\)/m)
  const full = await textAt(request, '/api/observable/llms-full.txt')
  expect(full.length).toBeLessThan(1_000_000)
  expect(full).toContain('# `Observable`')
})

test('a feed of the changes of each package, and the search for browsers', async ({ request }) => {
  const html = await textAt(request, '/api/observable')
  expect(html).toContain('type="application/atom+xml" href="/api/observable/changes.xml"')
  expect(await textAt(request, '/api/changes.xml')).toContain('<feed xmlns="http://www.w3.org/2005/Atom">')
  expect(html).toContain('<link rel="search" type="application/opensearchdescription+xml" href="/opensearch.xml"')
  expect(await textAt(request, '/opensearch.xml')).toMatch(/template="https?:\/\/[^"]+\/search\?q=\{searchTerms\}"/)
})

test.describe('with access to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('the page is copied as Markdown', async ({ page: visitor }) => {
    await open(visitor, page)
    await visitor.getByRole('link', { name: 'Copy page as Markdown' }).click()
    await expect.poll(() => visitor.evaluate(() => navigator.clipboard.readText())).toMatch(/^# `Observable`\n/)
    await expect(visitor).toHaveURL(page)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the button is a link to the Markdown', async ({ page: visitor }) => {
    await visitor.goto(`/ro${page}`)
    await expect(visitor.getByRole('link', { name: 'Copiază pagina ca Markdown' })).toHaveAttribute(
      'href',
      `${page}.md`,
    )
  })
})
