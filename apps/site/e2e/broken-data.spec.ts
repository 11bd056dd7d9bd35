import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type APIRequestContext } from '@playwright/test'
import type { Manifest } from '@signpost/graph-model'
import { serve, type RunningSite } from './serve.ts'

const graph = new URL('../.graph', import.meta.url)
const page = '/api/observable/class/Observable'

let folder: string
let server: RunningSite

/** Starts the rendering server with a graph that the test creates later. */
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signpost-broken-'))
  server = await serve('ssr', { env: { SIGNPOST_GRAPH: join(folder, 'graph') } })
})

test.afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

async function becomesReady(request: APIRequestContext): Promise<void> {
  await expect.poll(async () => (await request.get(`${server.origin}/readyz`)).status(), { timeout: 30_000 }).toBe(200)
}

test('R72 R79 the rendering server starts without a graph, and serves when there is one, until a file of it breaks', async ({
  request,
}) => {
  const readiness = await request.get(`${server.origin}/readyz`)
  expect([readiness.status(), await readiness.json()]).toEqual([
    503,
    { status: 'not ready', reason: 'The symbol graph cannot be read.' },
  ])
  expect((await request.get(`${server.origin}/healthz`)).status()).toBe(200)
  const early = await request.get(server.origin + page)
  expect([early.status(), await early.text()]).toEqual([503, 'The site is not ready. Try again in a few seconds.\n'])

  cpSync(graph, join(folder, 'graph'), { recursive: true })
  await becomesReady(request)
  expect((await request.get(server.origin + page)).status()).toBe(200)

  const { packages } = JSON.parse(readFileSync(join(folder, 'graph', 'manifest.json'), 'utf8')) as Manifest
  const slices = join(folder, 'graph', packages.find(({ slug }) => slug === 'observable')!.files.slices)
  const whole = readFileSync(slices)
  writeFileSync(slices, whole.subarray(0, 100))
  const broken = await request.get(`${server.origin}/api/observable/class/Subject`)
  expect(broken.status()).toBe(500)
  expect(await broken.text()).not.toContain(folder)
  expect(await (await request.get(`${server.origin}/readyz`)).json()).toEqual({
    status: 'not ready',
    reason: 'The symbol graph cannot be read.',
  })
  expect((await request.get(`${server.origin}/docs/intro`)).status()).toBe(200)

  writeFileSync(slices, whole)
  await becomesReady(request)
  expect((await request.get(`${server.origin}/api/observable/class/Subject`)).status()).toBe(200)
})
