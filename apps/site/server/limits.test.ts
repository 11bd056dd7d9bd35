import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { plainAnswer, type Serving } from './answer.ts'
import { serveStatic } from './answer-static.ts'
import type { Limits } from './limits.ts'
import { createSiteServer } from './site-server.ts'
import { get, listen } from './test/get.ts'
import { writeSmallSite, type SmallSite } from './test/small-site.ts'

let site: SmallSite
let serving: Serving
let server: Server
let port: number
let clients: Socket[]

beforeEach(() => {
  site = writeSmallSite()
  clients = []
})

afterEach(async () => {
  for (const client of clients) client.destroy()
  serving.close()
  await new Promise((resolve) => server.close(resolve))
  rmSync(site.folder, { recursive: true })
})

/** No limit is met in an hour but those that a test gives. */
async function start(limits: Partial<Limits>): Promise<void> {
  const hour = 3_600_000
  serving = serveStatic(site.folder)
  const none = { headers: hour, request: hour, silence: hour, keepAlive: hour, linger: 50, check: 20 }
  server = createSiteServer(serving, { readiness: serving.readiness, limits: { ...none, ...limits } })
  port = await listen(server)
}

/** Connects and sends a text; the client never closes its side by itself, and reads only when it is asked to. */
async function client(text = ''): Promise<Socket> {
  const accepted = once(server, 'connection')
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  clients.push(socket)
  await accepted
  if (text !== '') socket.write(text)
  return socket
}

/** Waits until the server holds no connection any more. */
const allClosed = (): Promise<unknown> =>
  expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(0)

describe('R53 the server closes the connection of a client', () => {
  test.each<[name: string, limits: Partial<Limits>, text: string]>([
    ['that never sends a byte', { silence: 100 }, ''],
    ['that never sends a byte, by the time for headers', { headers: 100 }, ''],
    ['that stops within its headers', { headers: 100 }, 'GET / HT'],
    [
      'that stops within its body',
      { headers: 100, request: 100 },
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n123',
    ],
    ['that asks for nothing more', { keepAlive: 100 }, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['that was told that it sends no HTTP, and stays', {}, 'hello\r\n\r\n'],
    ['that was refused a tunnel, and stays', {}, 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('%s', async (_, limits, text) => {
    await start(limits)
    await client(text)
    await allClosed()
  })

  test('that drips its headers', async () => {
    await start({ headers: 200 })
    const socket = await client('GET / HTTP/1.1\r\nHost: a\r\n')
    const drip = setInterval(() => socket.write('X: y\r\n'), 20)
    await allClosed().finally(() => clearInterval(drip))
  })

  test('that reads no response', async () => {
    // Larger than what the system buffers on both sides.
    site.write('large.txt', 'x'.repeat(20_000_000))
    await start({ silence: 200 })
    const socket = await client()
    socket.pause()
    socket.write('GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n')
    await allClosed()
  })
})

test('R53 requests on more connections than allowed get a 503, those of probes an answer, and twice as many are closed', async () => {
  await start({ connections: 2 })
  await client()
  const second = await client()
  const { status, headers } = await get(port, '/')
  expect([status, headers['retry-after'], headers.connection]).toEqual([503, '1', 'close'])
  expect((await get(port, '/healthz')).status).toBe(200)
  expect((await get(port, '/readyz')).status).toBe(200)

  await client()
  await client()
  const dropped = once(server, 'drop')
  await expect(get(port, '/healthz')).rejects.toThrow(/ECONNRESET|socket hang up/)
  await dropped

  for (const socket of clients) if (socket !== second) socket.destroy()
  second.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(String((await once(second, 'data'))[0])).toMatch(/^HTTP\/1\.1 200/)
  await expect.poll(async () => (await get(port, '/')).status).toBe(200)
})

describe('R53 requests that are sent without waiting for responses', () => {
  const request = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

  /** Starts a server whose responses are sent when a test asks for them. */
  async function startHeld(): Promise<{ started: string[]; answer: () => void }> {
    const started: string[] = []
    const held: (() => void)[] = []
    await start({ pipelined: 4 })
    serving.answer = (decision) =>
      new Promise((resolve) => {
        started.push('path' in decision ? decision.path : decision.kind)
        held.push(() => resolve(plainAnswer(200, started.at(-1)!)))
      })
    return { started, answer: () => held.shift()?.() }
  }

  test('are answered in order, one at a time', async () => {
    const { started, answer } = await startHeld()
    const socket = await client(request('/') + request('/docs/intro') + request('/ro'))
    let received = ''
    socket.on('data', (chunk) => (received += String(chunk)))
    const all = ['/', '/docs/intro', '/ro']
    for (let count = 1; count <= 3; count++) {
      await expect.poll(() => started).toEqual(all.slice(0, count))
      answer()
    }
    await expect.poll(() => received.match(/^\/.*$/gm)).toEqual(all)
    // The connection is read again.
    socket.write(request('/sitemap.xml'))
    await expect.poll(() => started).toEqual([...all, '/sitemap.xml'])
    answer()
  })

  test('on a connection with too many of them, end the connection; others are answered', async () => {
    const { started, answer } = await startHeld()
    await client(request('/').repeat(1500))
    await allClosed()
    expect(started).toEqual([])
    await client(request('/ro'))
    await expect.poll(() => started).toEqual(['/ro'])
    answer()
  })

  test('are not read while earlier ones wait', async () => {
    const { started, answer } = await startHeld()
    const socket = await client(request('/').repeat(4))
    await expect.poll(() => started).toHaveLength(1)
    // More than the limit in all, but never more than the limit at once.
    for (let count = 0; count < 3; count++) socket.write(request('/ro'))
    for (let count = 1; count <= 7; count++) {
      await expect.poll(() => started).toHaveLength(count)
      answer()
    }
    expect(started).toEqual([...Array<string>(4).fill('/'), ...Array<string>(3).fill('/ro')])
  })
})
