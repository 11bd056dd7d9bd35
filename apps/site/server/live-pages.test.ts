import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Serving } from './answer.ts'
import { serveRendered } from './answer-ssr.ts'
import { dataHealth } from './data-health.ts'
import { createSiteServer } from './site-server.ts'
import { get, listen } from './test/get.ts'
import { app, writeSmallSite, type SmallSite } from './test/small-site.ts'

// Pages of an installed `signpost dev` follow changes of the data.

let site: SmallSite
let serving: Serving
let server: Server
let port: number
let isReplaced: boolean

beforeEach(() => {
  site = writeSmallSite()
  isReplaced = false
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
    { ...app, refresh },
    site.folder,
    dataHealth(() => undefined),
    isLive,
  )
  server = createSiteServer(serving, { readiness: serving.readiness })
  port = await listen(server)
}

const stateOfPage = async (): Promise<string | undefined> =>
  /<html data-live="([^"]*)"/.exec((await get(port, '/docs/intro')).body.toString())?.[1]

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

test('other servers have no changes, and mark no page', async () => {
  await start(false)
  expect(await stateOfPage()).toBeUndefined()
  expect((await get(port, '/_signpost/changes?since=x')).status).toBe(404)
})
