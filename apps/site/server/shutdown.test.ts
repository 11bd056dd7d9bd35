import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Serving } from './answer.ts'
import { serveRendered } from './answer-ssr.ts'
import { serveStatic } from './answer-static.ts'
import type { Limits } from './limits.ts'
import { shutdownOf, type Shutdown } from './shutdown.ts'
import { createSiteServer } from './site-server.ts'
import { get, listen } from './test/get.ts'
import { app, writeSmallSite, type SmallSite } from './test/small-site.ts'

let site: SmallSite
let serving: Serving
let server: Server
let shutdown: Shutdown
let port: number

beforeEach(() => {
  site = writeSmallSite()
})

afterEach(() => {
  serving.close()
  server.closeAllConnections()
  rmSync(site.folder, { recursive: true })
})

async function start(
  mode: Serving,
  { limit = 3_600_000, ...limits }: Partial<Limits> & { limit?: number } = {},
): Promise<void> {
  serving = mode
  server = createSiteServer(serving, {
    readiness: () => ({ ready: !shutdown.isStopping(), reason: 'stopping' }),
    limits,
  })
  shutdown = shutdownOf(server, limit)
  port = await listen(server)
}

/** A promise and what resolves it. */
function signal(): { promise: Promise<void>; give: () => void } {
  let give = (): void => undefined
  const promise = new Promise<void>((resolve) => (give = resolve))
  return { promise, give }
}

const request = 'GET /docs/intro HTTP/1.1\r\nHost: a\r\n\r\n'

/** Sends a request on an open connection and waits for the head of its answer. */
async function ask(socket: Socket): Promise<string> {
  socket.write(request)
  return String((await once(socket, 'data'))[0])
}

test('R70 readiness flips at once, and until the grace ends everything is served, on kept connections too', async () => {
  await start(serveStatic(site.folder))
  const kept = connect(port, '127.0.0.1')
  await ask(kept)
  const grace = signal()
  const drained = shutdown.drain(grace.promise)
  const { status, body } = await get(port, '/readyz')
  expect([status, body.toString()]).toEqual([503, '{"status":"not ready","reason":"stopping"}\n'])
  expect((await get(port, '/healthz')).status).toBe(200)
  expect(await ask(kept)).toMatch(/^HTTP\/1\.1 200[^]*\r\nConnection: keep-alive/)

  grace.give()
  await expect.poll(() => server.listening).toBe(false)
  await expect(get(port, '/healthz')).rejects.toThrow('ECONNREFUSED')
  // The idle connection is open until its next response.
  expect(await ask(kept)).toMatch(/^HTTP\/1\.1 200[^]*\r\nconnection: close/)
  await drained
})

test('R70 an idle connection that stays silent ends by the keep-alive timeout', async () => {
  await start(serveStatic(site.folder), { keepAlive: 200 })
  await ask(connect(port, '127.0.0.1'))
  await shutdown.drain(Promise.resolve())
})

test('R70 a request that was sent and not read yet is answered', async () => {
  await start(serveStatic(site.folder), { keepAlive: 1000 })
  const sockets = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      return socket
    }),
  )
  // All wait in the queue of the system when the grace ends: nothing below gives way to the event loop.
  const answers = sockets.map(ask)
  await shutdown.drain(Promise.resolve())
  for (const answer of answers) expect(await answer).toMatch(/^HTTP\/1\.1 200/)
})

test('R70 a page that is being rendered is sent whole', async () => {
  const held = signal()
  await start(
    await serveRendered(
      { ...app, handle: async (...asked) => held.promise.then(() => app.handle(...asked)) },
      site.folder,
    ),
  )
  const begun = once(server, 'request')
  const waiting = get(port, '/')
  await begun
  const drained = shutdown.drain(Promise.resolve())
  await expect.poll(() => server.listening).toBe(false)
  held.give()
  expect((await waiting).status).toBe(200)
  await drained
})

test('R70 what takes longer than the limit is cut off', async () => {
  await start(await serveRendered({ ...app, handle: () => new Promise<Response>(() => undefined) }, site.folder), {
    limit: 50,
  })
  const begun = once(server, 'request')
  const waiting = expect(get(port, '/')).rejects.toThrow()
  await begun
  await shutdown.drain(Promise.resolve())
  await waiting
})

test('R70 the end from a terminal closes idle connections and finishes what has begun', async () => {
  const held = signal()
  await start(
    await serveRendered(
      { ...app, handle: async (...asked) => held.promise.then(() => app.handle(...asked)) },
      site.folder,
    ),
  )
  const idle = connect(port, '127.0.0.1')
  idle.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(idle, 'data')
  const begun = once(server, 'request')
  const waiting = get(port, '/')
  await begun
  const ended = shutdown.end()
  await once(idle, 'close')
  held.give()
  expect((await waiting).status).toBe(200)
  await ended
})

test.each(['static', 'rendered'])('R70 no request is lost under load, %s', async (mode) => {
  await start(mode === 'static' ? serveStatic(site.folder) : await serveRendered(app, site.folder), {
    keepAlive: 3_600_000,
  })
  const closedLoop = { port, paths: ['/', '/docs/intro', '/assets/app-abc.js'], kept: 10, fresh: 10, warm: 500 }
  const clients = new Worker(new URL('test/closed-loop.js', import.meta.url), { workerData: { closedLoop } })
  const grace = signal()
  let drained: Promise<void> | undefined
  const result = await new Promise<{ answered: number; lost: string[] }>((resolve, reject) => {
    clients.on('error', reject)
    clients.on('message', (message: 'warm' | 'left' | { answered: number; lost: string[] }) => {
      if (message === 'warm') drained = shutdown.drain(grace.promise)
      else if (message === 'left') grace.give()
      else resolve(message)
    })
  })
  await drained
  expect(result.lost).toEqual([])
  expect(result.answered).toBeGreaterThan(500)
})
