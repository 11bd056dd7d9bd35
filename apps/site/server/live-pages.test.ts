import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Sitemap } from '@signpost/site-output'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Serving } from './answer.ts'
import { serveRendered } from './answer-ssr.ts'
import { dataHealth } from './data-health.ts'
import { createSiteServer } from './site-server.ts'
import { refusedStranger } from './live/live-answers.ts'
import { get, listen } from './test/get.ts'
import { app, sitemap, writeSmallSite, type SmallSite } from './test/small-site.ts'

// Pages of an installed `signpost dev` follow changes of the data.

let site: SmallSite
let serving: Serving
let server: Server
let port: number
let isReplaced: boolean
/** List of the pages. */
let listed: Promise<Sitemap>

beforeEach(() => {
  site = writeSmallSite()
  isReplaced = false
  listed = Promise.resolve(sitemap)
})

afterEach(async () => {
  serving.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(site.folder, { recursive: true, force: true })
})

async function start(isLive: boolean): Promise<void> {
  const refresh = (): boolean => isReplaced && !(isReplaced = false)
  serving = await serveRendered(
    { ...app, refresh, sitemap: () => listed },
    site.folder,
    dataHealth(() => undefined),
    isLive ? (path) => Promise.resolve(`About ${path}.`) : undefined,
  )
  server = createSiteServer(serving, {
    readiness: serving.readiness,
    refuse: isLive ? (request) => refusedStranger(request, 'docs.test') : undefined,
  })
  port = await listen(server)
}

const stateOfPage = async (): Promise<string | undefined> =>
  /<html data-live="[^"]*live\.js\?since=([^"]*)"/.exec((await get(port, '/docs/intro')).body.toString())?.[1]

const next = async (state: string): Promise<string> => {
  const { status, body } = await get(port, `/_signpost/changes?since=${state}`)
  expect(status).toBe(200)
  return (JSON.parse(body.toString()) as { state: string }).state
}

test('a request for the next change is answered when the data is replaced, and pages then have its state', async () => {
  await start(true)
  const before = (await stateOfPage())!
  const answer = next(before)
  isReplaced = true
  const after = await answer
  expect(after).not.toBe(before)
  expect(await stateOfPage()).toBe(after)
})

test('a page that was rendered before the last change is told at once', async () => {
  await start(true)
  const before = (await stateOfPage())!
  isReplaced = true
  const after = await next(before)
  expect(await next(before)).toBe(after)
})

test('a page of another server is told at once', async () => {
  await start(true)
  expect(await next('another')).toBe(await stateOfPage())
})

test('a change is told before all pages are listed; a new page and the findings wait for the list', async () => {
  await start(true)
  const before = (await stateOfPage())!
  let end = (_: Sitemap): void => undefined
  listed = new Promise((resolve) => (end = resolve))
  isReplaced = true
  expect(await next(before)).not.toBe(before)
  expect((await get(port, '/docs/intro')).status).toBe(200)
  const later = ['/docs/new', '/docs/none', '/_signpost/findings?path=/docs/new'].map(async (path) => {
    const { status } = await get(port, path)
    return [path, status, serving.index().documents.has('/docs/new')]
  })
  end({ ...sitemap, documents: [...sitemap.documents, '/docs/new'] })
  expect(await Promise.all(later)).toEqual([
    ['/docs/new', 200, true],
    ['/docs/none', 404, true],
    ['/_signpost/findings?path=/docs/new', 200, true],
  ])
})

test('no browser keeps the data of a page, which would show the edit before the last one', async () => {
  await start(true)
  for (const path of ['/docs/intro', '/docs/intro.data'])
    expect((await get(port, path)).headers['cache-control'], path).toMatch(/no-store$/)
})

test('the findings about a page are those of the program that started the server', async () => {
  await start(true)
  const { body } = await get(port, '/_signpost/findings?path=/docs/intro?a=1')
  expect(JSON.parse(body.toString())).toEqual({ text: 'About /docs/intro.' })
  for (const path of ['', 'docs', 'https://other.example/'])
    expect((await get(port, `/_signpost/findings?path=${path}`)).status, path).toBe(400)
})

test.each(['localhost', 'localhost:5173', 'app.localhost', '127.0.0.1:80', '192.168.1.2', '[::1]:5173', 'DOCS.test:1'])(
  'R74 the host %s is answered',
  async (host) => {
    await start(true)
    expect((await get(port, '/docs/intro', { host })).status).toBe(200)
  },
)

test.each(['evil.com', 'localhost.evil.com', '127.0.0.1.evil.com', 'a.docs.test', '[evil]:1'])(
  'R74 the host %j, which may be a page of another site, is refused',
  async (host) => {
    await start(true)
    expect((await get(port, '/docs/intro', { host })).status).toBeOneOf([400, 403])
  },
)

test('a page of another site starts no check', async () => {
  await start(true)
  const path = '/_signpost/findings?path=/docs/intro'
  for (const site of ['cross-site', 'same-site']) {
    expect((await get(port, path, { 'sec-fetch-site': site })).status, site).toBe(403)
    expect((await get(port, '/docs/intro', { 'sec-fetch-site': site })).status, site).toBe(200)
  }
  expect((await get(port, path, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('other servers have no changes, mark no page, and answer for any host', async () => {
  await start(false)
  expect(await stateOfPage()).toBeUndefined()
  expect((await get(port, '/_signpost/changes?since=x')).status).toBe(404)
  expect((await get(port, '/docs/intro', { host: 'docs.example.com' })).status).toBe(200)
})
